import type { Content } from '@escarmouche/urss-classic';
import { playsItself, type NamedFigure } from '@escarmouche/urss-classic/bands';
import { bandsFor } from './bundled.ts';
import type { ScenarioBands } from './scenario-bands.ts';
import { bandWorth } from './worth/index.ts';

/** The bands of a world of URSS classic, for its scenarios. */
export const classicBands = (content: Content): ScenarioBands<NamedFigure> => ({
  ready: bandsFor(content.adaptation),
  worth: (figures) => bandWorth(content, figures),
  playsItself: (figures) => playsItself(content, figures),
});
