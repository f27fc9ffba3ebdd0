import { line, notation, type Link, type Sentence, type Text } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import type { Armour, Weapon } from '../content.ts';
import type { BaseRoll, Event, RollPurpose } from '../events.ts';
import { specialRules, type Rule } from '../rule.ts';
import type { Words } from './words.ts';

type Rolled = Extract<Event, { type: 'rolled' }>;

interface Purpose extends Text {
  readonly yes?: Text;
  readonly no?: Text;
}

const PURPOSES: Readonly<Record<BaseRoll, Purpose>> = {
  order: { fr: 'ordre de jeu', en: 'order of play' },
  combat: { fr: 'combat', en: 'combat' },
  shooting: { fr: 'tir', en: 'shot', yes: { fr: 'touché', en: 'hit' }, no: { fr: 'manqué', en: 'missed' } },
  damage: {
    fr: 'dégâts',
    en: 'damage',
    yes: { fr: 'un point de dégât', en: 'one point of damage' },
    no: { fr: 'sans effet', en: 'no effect' },
  },
  save: {
    fr: 'sauvegarde',
    en: 'save',
    yes: { fr: 'réussie, le point de dégât est annulé', en: 'passed, the damage is cancelled' },
    no: { fr: 'ratée', en: 'failed' },
  },
  morale: { fr: 'test de Moral', en: 'morale test' },
  d3: { fr: '1D3', en: '1D3' },
  power: { fr: 'test de pouvoir', en: 'power test' },
  scatter: { fr: 'tirage', en: 'draw' },
};

/** What a special rule rolls for. */
const ownRoll = (purpose: RollPurpose): Rule['rolls'] => (specialRules.has(purpose) ? specialRules.get(purpose).rolls : undefined);

function purposeOf(purpose: RollPurpose): Purpose {
  const own = ownRoll(purpose);
  return own ? own.told : PURPOSES[purpose as BaseRoll];
}

/** "2d6>=7, 3 5 = 8"; dice that do not count stand in parentheses. Some are not added up. */
function diceText({ roll, purpose }: Rolled): string {
  const dice = roll.faces.map((face, i) => (roll.kept[i] ? String(face) : `(${face})`)).join(' ');
  return `${notation(roll.pool)}, ${dice}${ownRoll(purpose)?.apart ? '' : ` = ${roll.score}`}`;
}

/** Whose equipment a roll may name: of who rolls. */
function carriedBy({ state }: Words, { figure }: Rolled): readonly (Weapon | Armour)[] {
  const sheet = figure === undefined ? undefined : sheetOf(state, figure);
  return sheet ? [...sheet.weapons, ...sheet.armour] : [];
}

/** A rule, or a piece of equipment of who rolls by its own name. */
function sourceOf(words: Words, event: Rolled, id: string): Link {
  const carried = carriedBy(words, event).find(({ cites }) => cites === id);
  return carried ? { kind: 'rule', id, text: carried.name[words.language] } : words.rule(id);
}

/** What a roll was made with or for: the weapon, armour or rule that the event names, bare hands, the power or the fall that hurts, what is tested. */
function withWhat(words: Words, event: Rolled): Link | undefined {
  const { of, purpose, rule, roll } = event;
  const carried = carriedBy(words, event).find(({ id, cites }) => id === of || cites === of);
  if (carried) return sourceOf(words, event, carried.cites);
  if (of !== undefined) return words.rule(of);
  if (purpose === 'morale') return words.rule(rule);
  const bare = rule === 'UC-MELEE-RESULT' || roll.pool.modifiers.some((modifier) => modifier.rule === 'UC-MELEE-BARE');
  if (purpose === 'combat' || (purpose === 'damage' && bare)) return words.rule('UC-MELEE-BARE');
  return purpose === 'damage' ? words.rule(rule) : undefined;
}

const PROFILE: Text = { fr: 'profil', en: 'profile' };

/** What a figure brings to its rolls itself, by rules whose titles do not say so: the signs of its profile, and its wounds. */
const OWN: Readonly<Record<string, Text>> = {
  'UC-SYS-SKILLS': PROFILE,
  'UC-DMG-ROLL': PROFILE,
  'UC-DMG-STATES': { fr: 'blessure', en: 'wounds' },
};

/** What made it a bonus or a malus; left out where that is only the level of what it was made with. */
function because(words: Words, event: Rolled, tool: Link | undefined): Sentence {
  const { modifiers } = event.roll.pool;
  if (modifiers.every(({ rule }) => rule === tool?.id)) return [];
  const reasons = modifiers.flatMap(({ effect, rule }, i) => [
    `${i === 0 ? '' : ', '}${effect === 'bonus' ? '+' : '−'} `,
    OWN[rule] ? { kind: 'rule', id: rule, text: OWN[rule][words.language] } : sourceOf(words, event, rule),
  ]);
  return line` [${reasons}]`;
}

export function describeRoll(words: Words, event: Rolled): Sentence {
  const purpose = purposeOf(event.purpose);
  const { roll } = event;
  const who = event.figure !== undefined ? words.figure(event.figure) : event.group !== undefined ? words.group(event.group) : undefined;
  const whom = event.target === undefined || event.target === event.figure ? undefined : words.figure(event.target);
  const tool = withWhat(words, event);
  const passed = { yes: purpose.yes ?? { fr: 'réussi', en: 'passed' }, no: purpose.no ?? { fr: 'échoué', en: 'failed' } };
  const result = roll.success === undefined ? undefined : (roll.success ? passed.yes : passed.no)[words.language];
  return line`${who}${whom && (who ? line` → ${whom}` : whom)}${(who ?? whom) ? words.say([' : '], [': ']) : undefined}${purpose[words.language]}${
    tool && line` (${tool})`
  }, ${diceText(event)}${because(words, event, tool)}${result === undefined ? undefined : line`, ${result}`}`;
}
