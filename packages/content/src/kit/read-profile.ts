import type { Text } from '@escarmouche/referee';
import type { ChosenUpgrade, Profile, RuleGrant, Skills } from '@escarmouche/urss-kit';
import { numbered } from '@escarmouche/urss-kit/bands';
import { FARTHEST_LEVEL, MOST_VALUE } from '@escarmouche/urss-kit/content';
import { entriesOf, kindAfter, marked, type Marked } from './entry.ts';
import {
  keyOf,
  NUMBER_NAMES,
  SKILL_NAMES,
  TYPE_NAME,
  type Named,
  type NamedRule,
  type NamedUpgrade,
  type Vocabulary,
} from './vocabulary.ts';

/** A profile as a text says it: "Combat 2+, Tir, Moral -, Personnage, Robuste, Sabre laser" (UK-PROFILE-FORMAT). */
export interface WrittenProfile extends Omit<Profile, 'id' | 'cites' | 'name'> {
  /** The text before a colon. */
  readonly name?: string;
}

/** An entry that cannot be read: its number, its text, the reason. */
interface WrittenFault {
  readonly place: number;
  readonly entry: string;
  readonly rule: string;
  readonly fr: string;
  readonly en: string;
}

export type ReadProfile =
  | { readonly ok: true; readonly profile: WrittenProfile }
  | { readonly ok: false; readonly faults: readonly WrittenFault[] };

/** Why an entry is refused; the entry itself is told before it. */
type Refused = readonly [fr: string, en: string];

type Draft = {
  skills: { -readonly [K in keyof Skills]: number };
  types: string[];
  rules: RuleGrant[];
  weapons: string[];
  armour: string[];
  shields: string[];
  objects: string[];
  upgrades: { upgrade: string; weapon: number; value?: number }[];
  vitality?: number;
  hands?: number;
};

/** Reads a profile, or gives every entry of it that is wrong. */
export function readProfile(text: string, vocabulary: Vocabulary): ReadProfile {
  const { name, entries } = entriesOf(text);
  const draft: Draft = { skills: {}, types: [], rules: [], weapons: [], armour: [], shields: [], objects: [], upgrades: [] };
  const faults = entries.flatMap((entry, place): readonly WrittenFault[] => {
    const refused = take(draft, marked(entry), vocabulary);
    return refused
      ? [{ place, entry, rule: 'UK-PROFILE-FORMAT', fr: `« ${entry} » : ${refused[0]}`, en: `"${entry}": ${refused[1]}` }]
      : [];
  });
  if (faults.length > 0) return { ok: false, faults };
  const { upgrades, ...rest } = draft;
  const ids = numbered(draft.weapons);
  const chosen = upgrades.map((one): ChosenUpgrade => ({ ...one, weapon: ids[one.weapon] ?? '' }));
  return { ok: true, profile: { ...(name !== undefined && { name }), ...rest, ...(chosen.length > 0 && { upgrades: chosen }) } };
}

/** Names with two meanings are, in this order, skills, equipment and special rules: Lancer is the skill, Armure en Phrik the armour. Other names are refused. */
function take(draft: Draft, entry: Marked, vocabulary: Vocabulary): Refused | undefined {
  const key = keyOf(entry.name);
  const called = <T extends Named>(list: readonly T[]): T | undefined =>
    list.find(({ names }) => names.some(({ fr, en }) => keyOf(fr) === key || keyOf(en) === key));

  for (const skill of keysOf(SKILL_NAMES)) if (called([{ id: skill, names: SKILL_NAMES[skill] }])) return takeSkill(draft, skill, entry);
  for (const kind of ['weapons', 'armour', 'shields', 'objects'] as const) {
    const found = called<Named>(vocabulary[kind]);
    if (found) return takeThing(draft, kind, found, entry);
  }
  const upgrade = called(vocabulary.upgrades);
  if (upgrade) return takeUpgrade(draft, upgrade, entry, vocabulary);
  for (const name of keysOf(NUMBER_NAMES)) if (called([{ id: name, names: NUMBER_NAMES[name] }])) return takeNumber(draft, name, entry);
  const rule = called(vocabulary.rules);
  if (rule) return takeRule(draft, rule, entry);
  return takeKind(draft, entry, vocabulary);
}

const keysOf = <T extends object>(of: T): (keyof T & string)[] => Object.keys(of) as (keyof T & string)[];

const UNKNOWN: Refused = ['nom inconnu', 'unknown name'];
const TWICE: Refused = ['déjà dit', 'said before'];
const NO_NUMBER: Refused = ['un nombre sans signe n’est pas un niveau', 'a number without a sign is no level'];
const NOTHING_MORE: Refused = ['ne prend ni signe ni nombre', 'takes neither a sign nor a number'];
const NUMBER: Refused = [`un nombre de 1 à ${MOST_VALUE} est attendu`, `it takes a number from 1 to ${MOST_VALUE}`];
const TOO_FAR: Refused = [`niveau au-delà de ${FARTHEST_LEVEL}`, `level beyond ${FARTHEST_LEVEL}`];

const beyond = ({ level = 0 }: Marked): boolean => level > FARTHEST_LEVEL || level < -FARTHEST_LEVEL;
const counted = ({ number = 0, level }: Marked): boolean => level === undefined && number >= 1 && number <= MOST_VALUE;

function takeSkill(draft: Draft, skill: keyof Skills, entry: Marked): Refused | undefined {
  if (draft.skills[skill] !== undefined) return TWICE;
  if (entry.number !== undefined) return NO_NUMBER;
  if (beyond(entry)) return TOO_FAR;
  draft.skills[skill] = entry.level ?? 0;
  return undefined;
}

function takeThing(draft: Draft, kind: 'weapons' | 'armour' | 'shields' | 'objects', { id }: Named, entry: Marked): Refused | undefined {
  if (entry.level !== undefined || entry.number !== undefined) return NOTHING_MORE;
  draft[kind].push(id);
  return undefined;
}

/** An upgrade is of the shooting weapon named last before it. */
function takeUpgrade(draft: Draft, { id, takesRange }: NamedUpgrade, entry: Marked, { weapons }: Vocabulary): Refused | undefined {
  const weapon = draft.weapons.findLastIndex((name) => weapons.some((one) => one.id === name && one.shoots));
  if (weapon < 0) return ['s’écrit après l’arme de tir qu’elle améliore', 'is written after the shooting weapon that it improves'];
  if (takesRange && !counted(entry)) return NUMBER;
  if (!takesRange && (entry.level !== undefined || entry.number !== undefined)) return NOTHING_MORE;
  draft.upgrades.push({ upgrade: id, weapon, ...(entry.number !== undefined && { value: entry.number }) });
  return undefined;
}

function takeNumber(draft: Draft, name: keyof typeof NUMBER_NAMES, entry: Marked): Refused | undefined {
  if (draft[name] !== undefined) return TWICE;
  if (!counted(entry) || entry.number === undefined) return NUMBER;
  draft[name] = entry.number;
  return undefined;
}

function takeRule(draft: Draft, { id, takes, usual }: NamedRule, entry: Marked): Refused | undefined {
  if (draft.rules.some((one) => one.id === id)) return TWICE;
  const { level, number } = entry;
  if (takes === 'kind') return ['un type de figurine est attendu', 'it takes a type of figure'];
  if (takes === 'value') {
    const value = number ?? usual;
    if (!counted({ ...entry, number: value }) || value === undefined) return NUMBER;
    draft.rules.push({ id, value });
    return undefined;
  }
  if (takes === undefined && (level !== undefined || number !== undefined)) return NOTHING_MORE;
  if (number !== undefined) return NO_NUMBER;
  if (beyond(entry)) return TOO_FAR;
  draft.rules.push(takes === 'level' ? { id, level: level ?? 0 } : { id });
  return undefined;
}

/** The type that goes by this name in either language: one that an attribute gives, the usual one, else as it is written (UK-ATTR-GEN-TYPES). */
function kindCalled(written: string, rules: readonly NamedRule[]): string {
  const known = [...rules.map(({ names }): readonly Text[] => names), [{ fr: 'Humain', en: 'Human' }]];
  const called = known.find((names) => names.some(({ fr, en }) => [fr, en].some((name) => keyOf(name) === keyOf(written))));
  return called?.[0]?.fr ?? written;
}

/** A rule that bears on a type of figure, "Tueur de Lycan", or a type of the figure itself, "Type Droïde". */
function takeKind(draft: Draft, { text }: Marked, { rules }: Vocabulary): Refused | undefined {
  const ofType = kindAfter(text, [TYPE_NAME]);
  if (ofType !== undefined) {
    const type = kindCalled(ofType, rules);
    if (draft.types.includes(type)) return TWICE;
    draft.types.push(type);
    return undefined;
  }
  for (const { id, takes, names } of rules) {
    const written = takes === 'kind' ? kindAfter(text, names) : undefined;
    if (written === undefined) continue;
    const kind = kindCalled(written, rules);
    if (draft.rules.some((one) => one.id === id && one.kind === kind)) return TWICE;
    draft.rules.push({ id, kind });
    return undefined;
  }
  return UNKNOWN;
}
