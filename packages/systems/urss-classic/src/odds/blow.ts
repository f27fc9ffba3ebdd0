import { passes, share, successes, type Impact, type ChainRoll as StepOf } from '@escarmouche/skirmish';
import type { Attack } from '../attack.ts';
import { damagePool, pointsDie, savePool } from '../damage.ts';
import type { RollPurpose } from '../events.ts';
import { savesAgainst } from '../saves.ts';
import type { State } from '../state.ts';

export type ChainRoll = StepOf<RollPurpose>;

/** The possible results of a blow. */
export interface Blow extends Impact {
  readonly attack: Attack;
  /** The damage roll, then the saves in their order. */
  readonly steps: readonly ChainRoll[];
}

/** chances[n] of n points. */
const ONE_POINT: readonly number[] = [0, 1];
const D3_POINTS: readonly number[] = [0, 1 / 3, 1 / 3, 1 / 3];

/** The exact chances of a blow: damage roll, each save in turn, vitality points (UC-DMG-ROLL, UC-SAVE-STACK). */
export function blowOdds(state: State, attack: Attack): Blow {
  const pool = damagePool(state, attack);
  const damage: ChainRoll = { purpose: 'damage', pool, figure: attack.by, of: attack.weapon?.id, ...successes(pool) };
  const saves = savesAgainst(state, attack).map((save): ChainRoll => {
    const roll = savePool(save);
    return { purpose: 'save', pool: roll, figure: attack.target, of: save.source, ...successes(roll) };
  });
  const hurts = saves.reduce((left, save) => left * (1 - share(save)), share(damage));
  return { attack, steps: [damage, ...saves], hurts, points: pointsOf(state, attack) };
}

/** The result of a blow, without the steps that lead to it. */
export function impactOf(state: State, attack: Attack): Impact {
  let hurts = passes(damagePool(state, attack));
  for (const save of savesAgainst(state, attack)) hurts *= 1 - passes(savePool(save));
  return { hurts, points: pointsOf(state, attack) };
}

function pointsOf(state: State, attack: Attack): readonly number[] {
  return pointsDie(state, attack).of === 3 ? D3_POINTS : ONE_POINT;
}
