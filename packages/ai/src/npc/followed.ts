import type { FigureIn } from '@escarmouche/skirmish';
import type { Manned } from './game.ts';
import type { Attack, Result } from './strikes.ts';

/**
 * Exact results of an attack and of another one after it (AI-MDA-DAMAGE). `losses`: chances of the points that the first takes from its target; `then`:
 * results of the second with the target as it is then, with the vitality that it has left or out of combat.
 */
export function followed<S extends Manned>(
  first: Pick<Attack<S, unknown>, 'target' | 'damage' | 'out'>,
  losses: readonly number[],
  then: (target: FigureIn<S>) => Result | undefined,
): Result {
  const { target } = first;
  let { damage } = first;
  let stays = 0;
  let survives = 0;
  for (const [lost, chance] of losses.entries()) {
    if (chance === 0) continue;
    const vitality = target.vitality - lost;
    const second = then({ ...target, vitality, ...(vitality === 0 && { posture: 'out' }) });
    damage += chance * (second?.damage ?? 0);
    if (vitality === 0) continue;
    stays += chance;
    survives += chance * (1 - (second?.out ?? 0));
  }
  return { damage, out: stays === 0 ? 1 : 1 - ((1 - first.out) * survives) / stays };
}
