import { contentFor, parameters, ruleEntry } from '@escarmouche/content';
import { specialRules, type Armour, type Content, type Profile, type RuleGrant, type Sheet, type Weapon } from '@escarmouche/urss-classic';
import { fold, meant, slug, text, type Text } from '../../text.ts';
import { toLevel } from './values.ts';

/** The adaptations that lists are known of; a case that names none is of the first. */
export const ADAPTATIONS = ['star-wars', 'generic'] as const;

/** The adaptation that an author means; or why there is none. */
export function findAdaptation(written: string): string | Text {
  const found = ADAPTATIONS.find((name) => fold(name) === fold(written));
  if (found !== undefined) return found;
  const hint = meant(written, ADAPTATIONS);
  const all = ADAPTATIONS.join(', ');
  return text(
    `adaptation inconnue : « ${written} »${hint.fr} ; il y a : ${all}`,
    `unknown adaptation "${written}"${hint.en}; there are: ${all}`,
  );
}

/** The lists a case draws from: those of its adaptation first, then the others. */
export function listsOf(adaptation: string): readonly Content[] {
  return [...new Set([adaptation, ...ADAPTATIONS])].flatMap((name) => contentFor(name) ?? []);
}

interface Named {
  readonly id: string;
  readonly cites: string;
  readonly name: Text;
}

/** The thing of this name: by id, by catalogue id, by French or English name; or why there is none. */
function find<T extends Named>(lists: readonly Readonly<Record<string, T>>[], written: string, what: Text): T | Text {
  const wanted = fold(written);
  for (const list of lists) {
    for (const one of Object.values(list)) {
      if ([one.id, one.cites, one.name.fr, one.name.en].some((name) => fold(name) === wanted)) return one;
    }
  }
  const names = lists.flatMap((list) => Object.values(list).flatMap(({ name }) => [name.fr, name.en]));
  const hint = meant(written, names);
  return text(`${what.fr} « ${written} »${hint.fr}`, `${what.en} "${written}"${hint.en}`);
}

export function findProfile(lists: readonly Content[], written: string): Profile | Text {
  return find(
    lists.map(({ profiles }) => profiles),
    written,
    text('profil inconnu :', 'unknown profile'),
  );
}

export function findWeapon(lists: readonly Content[], written: string): Weapon | Text {
  return find(
    lists.map(({ weapons }) => weapons),
    written,
    text('arme inconnue :', 'unknown weapon'),
  );
}

export function findArmour(lists: readonly Content[], written: string): Armour | Text {
  return find(
    lists.map(({ armour }) => armour),
    written,
    text('armure inconnue :', 'unknown armour'),
  );
}

/** Slugs of the special rules under every name they have: slug, French and English title, catalogue id. */
function ruleNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const id of specialRules.ids()) {
    for (const name of [id, ...(specialRules.get(id).also ?? [])]) names.set(fold(name), id);
    for (const cite of specialRules.get(id).cites) {
      names.set(fold(cite), id);
      const title = ruleEntry(cite)?.title;
      if (!title) continue;
      for (const name of [title.fr, title.en]) {
        const plain = fold(name.replace(/\(.*\)/, '').replace(/\s+(de\s+|of\s+)?X$/, ''));
        if (!names.has(plain)) names.set(plain, id);
      }
    }
  }
  return names;
}

/** Every spelling, folded, of a rule given by slug or by catalogue id. */
export function ruleSpellings(rule: string): ReadonlySet<string> {
  const names = ruleNames();
  const id = names.get(fold(rule));
  return new Set([fold(rule), ...[...names].flatMap(([name, slugged]) => (slugged === id ? name : []))]);
}

/** "Cadence 2", "Héros +", "Tueur de Trolls": the rule and what it is given with; or why there is none. */
export function findRule(written: string): RuleGrant | Text {
  const names = ruleNames();
  const [, name = '', value, sign] = /^\s*(.*?)\s*(?:(\d+)|([+\-−]))?\s*$/.exec(written) ?? [];
  const found = names.get(fold(name)) ?? names.get(fold(slug(written)));
  if (found !== undefined) return complete(written, found, value, sign);
  const [, first = '', kind] = /^(\S+?)[\s-]+(?:de\s+|d['’]|of\s+)?(.+)$/.exec(written.trim()) ?? [];
  const ofKind = names.get(fold(first));
  if (kind !== undefined && ofKind !== undefined && parameters[ofKind] === 'kind') return { id: ofKind, kind };
  const hint = meant(name, names.values());
  return text(`règle spéciale inconnue : « ${written} »${hint.fr}`, `unknown special rule "${written}"${hint.en}`);
}

/** A skill without a sign is at its normal level (UC-SYS-SKILLS); a number cannot be guessed. */
function complete(written: string, id: string, value: string | undefined, sign: string | undefined): RuleGrant | Text {
  const needed = Object.hasOwn(parameters, id) ? parameters[id] : undefined;
  if (needed === 'value' && value === undefined) {
    return text(`« ${written} » demande un nombre : « ${written} 2 »`, `"${written}" needs a number: "${written} 2"`);
  }
  if (needed === 'kind') return text(`« ${written} » de quoi ? « ${written} de Troll »`, `"${written}" of what? "${written} of Troll"`);
  const level = needed === 'level' ? toLevel(sign ?? '') : undefined;
  return { id, ...(value === undefined ? {} : { value: Number(value) }), ...(level === undefined ? {} : { level }) };
}

const bareHands = new Set(['barehands', 'mainsnues', 'amainsnues', 'none', 'aucune']);

/** Is it the choice to fight without a weapon? */
export function isBareHands(written: string): boolean {
  return bareHands.has(fold(written));
}

/** The id of a weapon of a figure by id, French or English name. */
export function weaponNamed(sheet: Sheet, written: string): string | undefined {
  const wanted = fold(written);
  return sheet.weapons.find(({ id, name, cites }) => [id, name.fr, name.en, cites].some((known) => fold(known) === wanted))?.id;
}

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
