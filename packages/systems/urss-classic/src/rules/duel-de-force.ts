import type { Pool } from '@escarmouche/referee';
import { groupOf } from '@escarmouche/skirmish';
import { opposedPool, signOf } from '../dice.ts';
import type { Granted, PowerUse, Rule, Turn } from '../rule.ts';
import type { Figure, FigureId } from '../state.ts';

const ID = 'duel-de-force';
const RULE = 'UC-SW-PWR-DUEL-DE-FORCE';

/** Whether a power is answered by a duel. */
export type DuelQuestion = {
  readonly duel: {
    readonly about: { readonly figure: FigureId; readonly against: FigureId; readonly power: string; readonly score: number };
    readonly answer: boolean;
  };
};

const duelPool = ({ grant }: Granted): Pool => opposedPool(signOf(grant.level ?? 'normal', RULE));

function duel(turn: Turn, bearer: Figure, { power, user, score }: PowerUse, granted: Granted): boolean {
  const { seat } = groupOf(turn.state, bearer.id);
  const about = { figure: bearer.id, against: user, power, score };
  if (!turn.choose('duel', { seat, about, options: [true, false] })) return false;
  const roll = turn.roll(ID, duelPool(granted), about, seat);
  turn.emit({ type: 'rolled', purpose: ID, roll, rule: RULE, figure: bearer.id, target: user });
  return roll.score > score;
}

/** Attacked by a power that can be parried, it may roll: a higher score turns the effects on the user (UC-SW-PWR-DUEL-DE-FORCE, UC-ATTR-PARADE-DUEL). */
export const forceDuel: Rule = {
  id: ID,
  cites: [RULE],
  rolls: {
    title: { fr: 'Duel de Force', en: 'Force duel' },
    told: { fr: 'duel', en: 'duel' },
    written: ['duel', 'duel de force', 'force duel', 'parry', 'parade'],
  },
  asks: { title: () => ({ fr: 'Tenter un Duel de Force ?', en: 'Try a Force duel?' }), purpose: 'duel' },
  formerly: { roll: 'duel' },
  parry: { pool: duelPool, turnsBack: duel },
};
