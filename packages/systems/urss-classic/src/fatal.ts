import type { Pool } from '@escarmouche/referee';
import { groupOf } from '@escarmouche/skirmish';
import type { Attack } from './attack.ts';
import { d3 } from './dice.ts';
import type { Turn } from './rule.ts';

const die: Pool = { dice: 1, faces: 6, modifiers: [] };

/** The 1D3 vitality points that one damage point takes (UC-DICE-D3). `rule` calls for the roll. */
export function fatalPoints(turn: Turn, attack: Attack, rule: string): number {
  const seat = attack.by === undefined ? undefined : groupOf(turn.state, attack.by).seat;
  const roll = turn.roll('d3', die, { rule, by: attack.by, target: attack.target }, seat);
  turn.emit({ type: 'rolled', purpose: 'd3', roll, rule, figure: attack.by, target: attack.target });
  return d3(roll.score);
}

/** chances[n] of n points. */
export const fatalChances: readonly number[] = [0, 1 / 3, 1 / 3, 1 / 3];
