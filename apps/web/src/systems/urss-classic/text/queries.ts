import type { State } from '@escarmouche/urss-classic';
import { nameOfSpot, spotOfName } from '../../../boards/plane/grid.ts';
import type { TextQueries } from '../../text-queries.ts';
import { landmarkFrom } from './landmarks.ts';
import { lineOf, scanOf } from './scan.ts';
import { measureSaid, oddsSaid, reachSaid, sightSaid } from './sight.ts';
import { spotsAround, spotsByPlace } from './spots.ts';
import { terrainOf } from './terrain.ts';
import { bearingOf, compassOf, placesOf, towardsOf, whereOf } from './where.ts';
import { lessonOf, manualOf } from './lesson.ts';
import { VERBS, queryWords } from './words.ts';

/** What a table of URSS classic can be asked about in words. */
export const queries: TextQueries<State> = {
  verbs: VERBS,
  lesson: lessonOf,
  manual: manualOf,
  spotNames: (language) => queryWords(language).spots,
  spotOf(state, name) {
    const spot = spotOfName(name);
    const { width, height } = state.scene.table;
    return spot && spot.x <= width && spot.y <= height ? spot : undefined;
  },
  nameOf: (_state, at) => nameOfSpot(at),
  places: placesOf,
  spotsBy: spotsByPlace,
  spotsAround,
  towards: towardsOf,
  terrain: terrainOf,
  where: whereOf,
  heading: (direction, language) => `${queryWords(language).facing(compassOf(direction, language))} (${bearingOf(direction)}°)`,
  line: lineOf,
  scan: scanOf,
  measure: measureSaid,
  sight: sightSaid,
  reach: reachSaid,
  odds: oddsSaid,
  landmark: landmarkFrom,
};
