import { contents, generic, medFan, parameters, starWars, survivants } from '@escarmouche/content';
import { rulebook } from '@escarmouche/content/rulebook/urss-classic';
import { specialRules, type Armour, type Content, type Profile, type RuleGrant, type Sheet, type Weapon } from '@escarmouche/urss-classic';
import { fold, meant, slug, text, type Text } from '../text.ts';
import { named, ruleNames, spellingsOf, unknown, type Named } from '../plane/names.ts';
import { namingOf } from '../words.ts';
import { toLevel } from './values.ts';

/** The lists that a case draws from. */
export interface Lists {
  /** Lists whose things are found by any of their names, in the first list that has one. */
  readonly named: readonly Content[];
  /** Lists whose things are found by catalogue id alone, for two worlds may call different things by one name (UC-SYS-SCOPE). */
  readonly mixedIn: readonly Content[];
}

/** A case that names no adaptation finds everything, Star Wars and the generic list before the other worlds. */
const EVERYTHING: Lists = { named: [starWars, generic, medFan, survivants], mixedIn: [] };

/** The lists of a case of this adaptation; `mixed`: the case may use those of the others as well. */
export function listsOf(adaptation: string | undefined, mixed: boolean): Lists {
  if (adaptation === undefined) return EVERYTHING;
  const own = contents.filter((content) => content.adaptation === adaptation);
  return { named: own, mixedIn: mixed ? contents.filter((content) => !own.includes(content)) : [] };
}

type ListsOf<T> = (content: Content) => Readonly<Record<string, T>>;

/** The thing of this name: by id, by catalogue id, by French or English name; or why there is none. */
function find<T extends Named>({ named: own, mixedIn }: Lists, listOf: ListsOf<T>, written: string, what: Text): T | Text {
  const all = (some: readonly Content[]): readonly T[] => some.flatMap((content) => Object.values(listOf(content)));
  const mixed = all(mixedIn).find(({ cites }) => fold(cites) === fold(written));
  return named(all(own), written) ?? mixed ?? unknown(what, written, all(own));
}

export const findProfile = (lists: Lists, written: string): Profile | Text =>
  find(lists, ({ profiles }) => profiles, written, text('profil inconnu :', 'unknown profile'));

export const findWeapon = (lists: Lists, written: string): Weapon | Text =>
  find(lists, ({ weapons }) => weapons, written, text('arme inconnue :', 'unknown weapon'));

export const findArmour = (lists: Lists, written: string): Armour | Text =>
  find(lists, ({ armour }) => armour, written, text('armure inconnue :', 'unknown armour'));

const names = ruleNames(specialRules.all(), (cite) => rulebook.entry(cite)?.title);

/** Title of a special rule, by its slug. */
export const ruleTitle = (id: string): Text | undefined =>
  specialRules.has(id) ? rulebook.entry(specialRules.get(id).cites[0] ?? '')?.title : undefined;

/** Purposes of rolls and questions: a special rule's own words, else those of every game. */
export const naming = namingOf((id) => (specialRules.has(id) ? (specialRules.get(id).rolls?.told ?? ruleTitle(id)) : undefined));

export const ruleSpellings = (rule: string): ReadonlySet<string> => spellingsOf(names, rule);

/** "Cadence 2", "Héros +", "Tueur de Trolls": the rule and what it is given with; or why there is none. */
export function findRule(written: string): RuleGrant | Text {
  const [, name = '', value, sign] = /^\s*(.*?)\s*(?:(\d+)|([+\-−]))?\s*$/.exec(written) ?? [];
  const found = names.get(fold(name)) ?? names.get(fold(slug(written)));
  if (found !== undefined) return complete(written, found, value, sign);
  const [, first = '', kind] = /^(\S+?)[\s-]+(?:de\s+|d['’]|of\s+)?(.+)$/.exec(written.trim()) ?? [];
  const ofKind = names.get(fold(first));
  if (kind !== undefined && ofKind !== undefined && parameters[ofKind] === 'kind') return { id: ofKind, kind };
  const hint = meant(name, names.values());
  return text(`règle spéciale inconnue : « ${written} »${hint.fr}`, `unknown special rule "${written}"${hint.en}`);
}

/** A skill without a sign is at its normal level (UC-SYS-SKILLS); a number cannot be guessed. */
function complete(written: string, id: string, value: string | undefined, sign: string | undefined): RuleGrant | Text {
  const needed = Object.hasOwn(parameters, id) ? parameters[id] : undefined;
  if (needed === 'value' && value === undefined) {
    return text(`« ${written} » demande un nombre : « ${written} 2 »`, `"${written}" needs a number: "${written} 2"`);
  }
  if (needed === 'kind') return text(`« ${written} » de quoi ? « ${written} de Troll »`, `"${written}" of what? "${written} of Troll"`);
  const level = needed === 'level' ? toLevel(sign ?? '') : undefined;
  return { id, ...(value === undefined ? {} : { value: Number(value) }), ...(level === undefined ? {} : { level }) };
}

/** The id of a weapon of a figure by id, French or English name. */
export const weaponNamed = (sheet: Sheet, written: string): string | undefined => named(sheet.weapons, written)?.id;

const actionTypes: Readonly<Record<string, string>> = {
  move: 'move',
  sedeplacer: 'move',
  run: 'run',
  courir: 'run',
  fight: 'fight',
  combattre: 'fight',
  shoot: 'shoot',
  tirer: 'shoot',
  jump: 'jump',
  sauter: 'jump',
  climb: 'climb',
  escalader: 'climb',
  swim: 'climb',
  nager: 'climb',
  ladder: 'ladder',
  grimper: 'ladder',
  getup: 'getUp',
  serelever: 'getUp',
};

/** Type of an action for UC-ACT-ONCE by the name of its command; powers by name. */
export function actionType(written: string): string | undefined {
  const known = actionTypes[fold(written)];
  if (known !== undefined) return known;
  const own = specialRules.all().find(({ action }) => action?.special?.words.written.some((word) => fold(word) === fold(written)));
  if (own) return own.action?.type ?? own.id;
  const rule = findRule(written);
  return 'fr' in rule ? undefined : rule.id;
}
