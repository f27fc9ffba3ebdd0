import type { Pool } from '@escarmouche/referee';
import type { Attack } from '../attack.ts';
import { attackRules } from '../attack-rules.ts';
import { damagePool, savePool } from '../damage.ts';
import type { RollPurpose } from '../events.ts';
import { figureOf } from '../figures.ts';
import { savesAgainst } from '../saves.ts';
import type { FigureId, State } from '../state.ts';
import { passes, share, successes, type Fraction } from './fraction.ts';

/** One roll of a chain: the chance that it succeeds. */
export interface Step extends Fraction {
  readonly purpose: RollPurpose;
  readonly pool: Pool;
  /** Who rolls; nobody in a fall. */
  readonly figure?: FigureId;
  /** What a save comes from, or the weapon. */
  readonly of?: string;
}

/** What a blow does to its target. */
export interface Impact {
  /** The chance of a damage point that no save cancels. */
  readonly hurts: number;
  /** Chances of the vitality points it then takes from a target that has them: points[n] of n. */
  readonly points: readonly number[];
}

/** What a blow may come to. */
export interface Blow extends Impact {
  readonly attack: Attack;
  /** The damage roll, then the saves in their order. */
  readonly steps: readonly Step[];
}

const ONE_POINT: readonly number[] = [0, 1];

/** The exact chances of a blow: damage roll, each save in turn, vitality points (UC-DMG-ROLL, UC-SAVE-STACK, UC-ATTR-COUP-FATAL). */
export function blowOdds(state: State, attack: Attack): Blow {
  const pool = damagePool(state, attack);
  const damage: Step = { purpose: 'damage', pool, figure: attack.by, of: attack.weapon?.id, ...successes(pool) };
  const saves = savesAgainst(state, attack).map((save): Step => {
    const roll = savePool(save);
    return { purpose: 'save', pool: roll, figure: attack.target, of: save.source, ...successes(roll) };
  });
  const hurts = saves.reduce((left, save) => left * (1 - share(save)), share(damage));
  return { attack, steps: [damage, ...saves], hurts, points: pointsOf(state, attack) };
}

/** What a blow does, without the steps that lead to it. */
export function impactOf(state: State, attack: Attack): Impact {
  let hurts = passes(damagePool(state, attack));
  for (const save of savesAgainst(state, attack)) hurts *= 1 - passes(savePool(save));
  return { hurts, points: pointsOf(state, attack) };
}

function pointsOf(state: State, attack: Attack): readonly number[] {
  const target = figureOf(state, attack.target);
  for (const granted of attackRules(state, attack)) {
    const chances = granted.rule.pointChances?.(state, attack, target, granted);
    if (chances) return chances;
  }
  return ONE_POINT;
}

/** Chances of the vitality points that a blow takes from a target with so many left: [n] of n (UC-DMG-POINT). */
export function lossOf({ hurts, points }: Impact, left: number): readonly number[] {
  const lost = new Array<number>(left + 1).fill(0);
  lost[0] = 1;
  if (left === 0) return lost;
  lost[0] = 1 - hurts;
  points.forEach((chance, n) => {
    const taken = Math.min(n, left);
    lost[taken] = (lost[taken] ?? 0) + hurts * chance;
  });
  return lost;
}
