import { passes, share, successes, type Blow as ChainBlow, type Impact, type Step as StepOf } from '@escarmouche/skirmish';
import type { Attack } from '../attack.ts';
import { damagePool, isUnharmed, pointsDie, pointsOn } from '../damage.ts';
import type { RollPurpose } from '../events.ts';
import { saveAgainst } from '../saves.ts';
import type { State } from '../state.ts';

export type Step = StepOf<RollPurpose>;

/** What a blow may come to. */
export interface Blow extends ChainBlow {
  readonly attack: Attack;
  /** The save and the damage roll, in their order; none where the blow does nothing (UK-SAVE-ORDER). */
  readonly steps: readonly Step[];
}

const NOTHING: Impact = { hurts: 0, points: [0, 1] };
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The exact chances of a blow: save, damage roll, vitality points (UK-DMG-ROLL, UK-SAVE-STACK). */
export function blowOdds(state: State, attack: Attack): Blow {
  if (isUnharmed(state, attack)) return { attack, steps: [], ...NOTHING };
  const pool = damagePool(state, attack);
  const damage: Step = { purpose: 'damage', pool, figure: attack.by, of: attack.arm?.id, ...successes(pool) };
  const saving = saveAgainst(state, attack)?.pool;
  const saves: readonly Step[] = saving ? [{ purpose: 'save', pool: saving, figure: attack.target, ...successes(saving) }] : [];
  const hurts = saves.reduce((left, save) => left * (1 - share(save)), share(damage));
  const first = state.scene.options['save.order'] === 'before-damage';
  return { attack, steps: first ? [...saves, damage] : [damage, ...saves], hurts, points: pointChances(state, attack) };
}

/** What a blow does, without the steps that lead to it. */
export function impactOf(state: State, attack: Attack): Impact {
  if (isUnharmed(state, attack)) return NOTHING;
  const saving = saveAgainst(state, attack)?.pool;
  const hurts = passes(damagePool(state, attack)) * (saving ? 1 - passes(saving) : 1);
  return { hurts, points: pointChances(state, attack) };
}

/** chances[n] of n points. */
function pointChances(state: State, attack: Attack): readonly number[] {
  const { of } = pointsDie(state, attack);
  const chances = new Array<number>(of + 1).fill(0);
  for (const face of FACES) chances[pointsOn(face, of)] = (chances[pointsOn(face, of)] ?? 0) + 1 / FACES.length;
  return chances;
}
