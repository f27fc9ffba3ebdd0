import { passes, share, successes, type Blow as ChainBlow, type Impact, type ChainRoll as StepOf } from '@escarmouche/skirmish';
import type { Attack } from '../attack.ts';
import { damagePool, isUnharmed, pointsDie, pointsOn } from '../damage.ts';
import type { RollPurpose } from '../events.ts';
import { saveAgainst } from '../saves.ts';
import type { State } from '../state.ts';

export type ChainRoll = StepOf<RollPurpose>;

/** The possible results of a blow. */
export interface Blow extends ChainBlow {
  readonly attack: Attack;
  /** The save and the damage roll, in their order; none where the blow does nothing (UK-SAVE-ORDER). */
  readonly steps: readonly ChainRoll[];
}

const NOTHING: Impact = { hurts: 0, points: [0, 1] };
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Chances of n points, at [n], by a die of so many faces. */
const chancesOf = (of: 1 | 2 | 3 | 6): readonly number[] =>
  Array.from({ length: of + 1 }, (_, n) => FACES.filter((face) => pointsOn(face, of) === n).length / FACES.length);
const POINTS = { 1: chancesOf(1), 2: chancesOf(2), 3: chancesOf(3), 6: chancesOf(6) };

/** The exact chances of a blow: save, damage roll, vitality points (UK-DMG-ROLL, UK-SAVE-STACK). */
export function blowOdds(state: State, attack: Attack): Blow {
  if (isUnharmed(state, attack)) return { attack, steps: [], ...NOTHING };
  const pool = damagePool(state, attack);
  const damage: ChainRoll = { purpose: 'damage', pool, figure: attack.by, of: attack.arm?.id, ...successes(pool) };
  const saving = saveAgainst(state, attack)?.pool;
  const saves: readonly ChainRoll[] = saving ? [{ purpose: 'save', pool: saving, figure: attack.target, ...successes(saving) }] : [];
  const hurts = saves.reduce((left, save) => left * (1 - share(save)), share(damage));
  const first = state.scene.options['save.order'] === 'before-damage';
  return { attack, steps: first ? [...saves, damage] : [damage, ...saves], hurts, points: POINTS[pointsDie(state, attack).of] };
}

/** The result of a blow, without the steps that lead to it. */
export function impactOf(state: State, attack: Attack): Impact {
  if (isUnharmed(state, attack)) return NOTHING;
  const saving = saveAgainst(state, attack)?.pool;
  const hurts = passes(damagePool(state, attack)) * (saving ? 1 - passes(saving) : 1);
  return { hurts, points: POINTS[pointsDie(state, attack).of] };
}
