import type { NamedFigure } from '@escarmouche/urss-kit/bands';
import type { ScenarioBands } from '../scenario-bands.ts';
import { kitBands } from './ready.ts';
import { kitBandWorth } from './worth.ts';

/** The bands of the kit, for its scenarios; none plays itself. */
export const kitScenarioBands: ScenarioBands<NamedFigure> = { ready: kitBands, worth: kitBandWorth };
