import { boxAround, contains, featuresNear } from '@escarmouche/space';
import type { Figure, State } from './state.ts';

/** Is the centre of the figure's base in deep water, at its level (UC-ACT-CLIMB-SWIM)? */
export function inDeepWater(state: State, figure: Figure): boolean {
  return featuresNear(state.scene.table, boxAround(figure, 0)).some(
    (feature) => feature.kind === 'water' && figure.z <= feature.top && contains(feature.shape, figure),
  );
}
