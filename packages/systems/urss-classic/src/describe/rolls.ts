import { notation, type Link, type Roll, type Sentence } from '@escarmouche/referee';
import type { Event, RollPurpose } from '../events.ts';
import { sheetOf } from '../figures.ts';
import { line, type Words } from './sentence.ts';

type Rolled = Extract<Event, { type: 'rolled' }>;

const PURPOSES: Record<RollPurpose, { fr: string; en: string; yes?: { fr: string; en: string }; no?: { fr: string; en: string } }> = {
  order: { fr: 'ordre de jeu', en: 'order of play' },
  combat: { fr: 'combat', en: 'combat' },
  shooting: { fr: 'tir', en: 'shot', yes: { fr: 'touché', en: 'hit' }, no: { fr: 'manqué', en: 'missed' } },
  damage: {
    fr: 'dégâts',
    en: 'damage',
    yes: { fr: 'un point de dégât', en: 'one damage point' },
    no: { fr: 'sans effet', en: 'no effect' },
  },
  save: { fr: 'sauvegarde', en: 'save', yes: { fr: 'annulé', en: 'cancelled' }, no: { fr: 'ratée', en: 'failed' } },
  morale: { fr: 'test de Moral', en: 'morale test' },
  duel: { fr: 'duel', en: 'duel' },
  d3: { fr: '1D3', en: '1D3' },
  deviation: { fr: 'déviation', en: 'deviation' },
  power: { fr: 'test de pouvoir', en: 'power test' },
  hero: { fr: 'test de Héros', en: 'hero test' },
  scatter: { fr: 'tirage', en: 'draw' },
};

/** "2d6>=7, 3 5 = 8"; dice that do not count stand in parentheses. */
export function diceText(roll: Roll): string {
  const dice = roll.faces.map((face, i) => (roll.kept[i] ? String(face) : `(${face})`)).join(' ');
  return `${notation(roll.pool)}, ${dice} = ${roll.score}`;
}

/** What a roll was made with: the weapon, armour or rule that the event names. */
function withWhat(words: Words, { of, figure }: Rolled): Link | undefined {
  if (of === undefined) return undefined;
  const sheet = figure === undefined ? undefined : sheetOf(words.state, figure);
  const weapon = sheet?.weapons.find(({ id }) => id === of);
  if (weapon) return { kind: 'rule', id: weapon.cites, text: weapon.name[words.language] };
  const armour = sheet?.armour.find(({ cites }) => cites === of);
  return armour ? { kind: 'rule', id: armour.cites, text: armour.name[words.language] } : words.rule(of);
}

function because(words: Words, roll: Roll): Sentence {
  const { modifiers } = roll.pool;
  if (modifiers.length === 0) return [];
  const reasons = modifiers.flatMap(({ effect, rule }, i) => [i === 0 ? '' : ', ', effect === 'bonus' ? '+ ' : '- ', words.rule(rule)]);
  return line` [${reasons.filter((part) => part !== '')}]`;
}

export function describeRoll(words: Words, event: Rolled): Sentence {
  const purpose = PURPOSES[event.purpose];
  const { roll } = event;
  const who = event.figure !== undefined ? words.figure(event.figure) : event.group !== undefined ? words.group(event.group) : undefined;
  const whom = event.target === undefined || event.target === event.figure ? undefined : words.figure(event.target);
  const tool = withWhat(words, event);
  const passed = { yes: purpose.yes ?? { fr: 'réussi', en: 'passed' }, no: purpose.no ?? { fr: 'échoué', en: 'failed' } };
  const result = roll.success === undefined ? undefined : (roll.success ? passed.yes : passed.no)[words.language];
  return line`${who}${whom && (who ? line` → ${whom}` : whom)}${(who ?? whom) ? words.say([' : '], [': ']) : undefined}${purpose[words.language]}${
    tool && line` (${tool})`
  }, ${diceText(roll)}${because(words, roll)}${result === undefined ? undefined : line`, ${result}`}`;
}
