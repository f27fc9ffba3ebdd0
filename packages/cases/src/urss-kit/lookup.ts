import { kit, readProfile, vocabularyOf, type Vocabulary, type WrittenProfile } from '@escarmouche/content/kit';
import { rulebook } from '@escarmouche/content/rulebook/urss-kit';
import { specialRules, type RuleGrant, type Sheet } from '@escarmouche/urss-kit';
import { fold, meant, text, type Text } from '../text.ts';
import { isCalled, named, ruleNames, spellingsOf, unknown, type Named } from '../plane/names.ts';
import { namingOf } from '../words.ts';

export const isText = (found: object): found is Text => 'fr' in found;

const titles = new Map(rulebook.rules.map(({ id, title }) => [id, title]));
export const titleOf = (cite: string): Text | undefined => titles.get(cite);

const names = ruleNames(specialRules.all(), titleOf);

/** The slug of a special rule by any of its names. */
export const ruleNamed = (written: string): string | undefined => names.get(fold(written));

/** Title of a special rule, by its slug. */
export const ruleTitle = (id: string): Text | undefined => (specialRules.has(id) ? titleOf(specialRules.get(id).cites[0]) : undefined);

/** Purposes of rolls and questions: a special rule's own words, else those of every game. */
export const naming = namingOf((id) => (specialRules.has(id) ? (specialRules.get(id).rolls?.told ?? ruleTitle(id)) : undefined));

export const ruleSpellings = (rule: string): ReadonlySet<string> => spellingsOf(names, rule);

const base = vocabularyOf(kit, specialRules.all(), titleOf);

/** Case files may name things by their catalogue ids as well. */
const withCites = <T extends { readonly id: string; readonly names: readonly Text[] }>(
  list: readonly T[],
  cites: (id: string) => readonly string[],
) => list.map((one) => ({ ...one, names: [...one.names, ...cites(one.id).map((cite) => text(cite, cite))] }) as T);

const citesIn = (list: Readonly<Record<string, Named>>) => (id: string) => [list[id]?.cites ?? id];

const vocabulary: Vocabulary = {
  rules: withCites(base.rules, (id) => specialRules.get(id).cites),
  weapons: withCites(base.weapons, citesIn(kit.weapons)),
  upgrades: withCites(base.upgrades, citesIn(kit.upgrades)),
  armour: withCites(base.armour, citesIn(kit.armour)),
  shields: withCites(base.shields, citesIn(kit.shields)),
  objects: withCites(base.objects, citesIn(kit.objects)),
};

const rulesOnly: Vocabulary = { ...vocabulary, weapons: [], upgrades: [], armour: [], shields: [], objects: [] };

/** Entries of a profile's text, or the fault in the first wrong one (UK-PROFILE-FORMAT). */
function read(written: string, words: Vocabulary): WrittenProfile | Text {
  const found = readProfile(written, words);
  if (found.ok) return found.profile;
  const [fault] = found.faults;
  const known = [...words.rules, ...words.weapons, ...words.upgrades, ...words.armour, ...words.shields, ...words.objects];
  const hint = meant(
    fault?.entry ?? written,
    known.flatMap((one) => one.names.flatMap(({ fr, en }) => [fr, en])),
  );
  return text(`${fault?.fr ?? ''}${hint.fr}`, `${fault?.en ?? ''}${hint.en}`);
}

/** A profile of the pack by any of its names; a written one; or why there is none. */
export function findProfile(written: string): WrittenProfile | Text {
  const profile = named(Object.values(kit.profiles), written);
  if (profile) {
    const { id: _id, cites: _cites, name: _name, ...rest } = profile;
    return rest;
  }
  const found = read(written, vocabulary);
  const single = !/[,;:\n]/.test(written);
  return isText(found) && single ? unknown(text('profil inconnu :', 'unknown profile'), written, Object.values(kit.profiles)) : found;
}

/** "Cadence 2", "Combat +", "Tueur de Lycan": what a profile with that attribute has; or why there is none. */
export function findAttribute(written: string): WrittenProfile | Text {
  const slug = ruleNamed(written);
  const exact = slug !== undefined && specialRules.get(slug).takes === undefined;
  // Names of skills are skills, unless they are meant as rules by their catalogue id.
  return exact && isText(read(written, { ...rulesOnly, rules: [] })) ? { ...NOTHING, rules: [{ id: slug }] } : read(written, rulesOnly);
}

/** A special rule as a weapon has it; a name that is a skill's as well is the rule's here. */
export function findGrants(written: string): readonly RuleGrant[] | Text {
  const slug = ruleNamed(written);
  if (slug !== undefined && specialRules.get(slug).takes === undefined) return [{ id: slug }];
  const found = read(written, rulesOnly);
  return isText(found) ? found : found.rules;
}

/** Weapons and other equipment as a written profile lists them: "Pistolet, Portée améliorée 2". */
export const findEquipment = (written: string): WrittenProfile | Text => read(written, vocabulary);

export const NOTHING: WrittenProfile = { skills: {}, types: [], rules: [], weapons: [], armour: [], shields: [], objects: [] };

/** A weapon or shield of a figure by any of its names; two of a kind are called by their ids. */
export function itemNamed({ weapons, shields }: Pick<Sheet, 'weapons' | 'shields'>, written: string): string | undefined {
  return named([...weapons, ...shields], written)?.id;
}

/** Any thing that a figure carries, by its id or catalogue id. */
export function thingsCalled({ weapons, armour, shields, objects }: Sheet, id: string): readonly Named[] {
  return [...weapons, ...armour, ...shields, ...objects].filter((one) => isCalled(one, id));
}

/** The catalogue id that an author means: itself, of a rule, or of a piece of equipment. */
export function citeOf(written: string): string {
  const slug = ruleNamed(written);
  if (titles.has(written)) return written;
  if (slug !== undefined) return specialRules.get(slug).cites[0];
  const { weapons, armour, shields, objects, upgrades } = kit;
  const things = [weapons, armour, shields, objects, upgrades].flatMap((list): readonly Named[] => Object.values(list));
  return named(things, written)?.cites ?? written;
}

const MOVEMENTS = new Set(['move', 'run', 'crawl', 'jump', 'climb', 'ladder', 'swim', 'movement']);
const TYPES: Readonly<Record<string, readonly string[]>> = {
  move: ['se déplacer', 'déplacement', 'charge'],
  run: ['courir', 'course'],
  crawl: ['ramper'],
  jump: ['sauter', 'saut'],
  climb: ['escalader'],
  ladder: ['grimper'],
  swim: ['nager'],
  movement: ['mouvement', 'action de déplacement'],
  fight: ['combattre', 'combat'],
  shoot: ['tirer', 'tir'],
  aim: ['viser'],
  standUp: ['se relever', 'se remettre debout', 'getUp'],
  nothing: ['ne rien faire'],
  draw: ['dégainer'],
  pickUp: ['ramasser'],
};

/** An action that has been taken, by the name of its command or of its rule: the types that it uses up, and what it has cost. */
export function actionTaken(written: string): { readonly types: readonly string[]; readonly cost: number } | undefined {
  const word = Object.keys(TYPES).find((key) => [key, ...(TYPES[key] ?? [])].some((name) => fold(name) === fold(written)));
  if (word !== undefined) return { types: [MOVEMENTS.has(word) ? 'movement' : word], cost: word === 'run' ? 2 : 1 };
  const rules = specialRules.all();
  const own = rules.find(({ action }) => action?.special?.words.written.some((name) => fold(name) === fold(written)));
  const slug = own?.id ?? ruleNamed(written);
  if (slug === undefined) return undefined;
  const { action } = specialRules.get(slug);
  const types = typeof action?.types === 'object' ? action.types : [slug];
  return { types, cost: specialRules.get(slug).power?.cost ?? 1 };
}
