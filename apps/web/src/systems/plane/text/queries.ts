import type { Language } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { nameOfSpot, spotOfName } from '../../../boards/plane/grid.ts';
import type { Banner } from '../../game-adapter.ts';
import type { TextQueries } from '../../text-queries.ts';
import type { PlaneAdvice } from '../advice.ts';
import { landmarkFrom } from './landmarks.ts';
import { placedPlaces } from './placed.ts';
import { objectivesSaid } from './objectives.ts';
import { lineOf, scanOf } from './scan.ts';
import { measureSaid, oddsSaid, reachSaid, sightSaid } from './sight.ts';
import { spotsAround, spotsByPlace } from './spots.ts';
import { terrainCard } from './terrain.ts';
import { bearingOf, compassOf, placesOf, towardsOf, whereOf } from './where.ts';
import { queryWords } from './words.ts';

/** Answers of a system's own. */
type Own<S> = Pick<TextQueries<S>, 'verbs' | 'lesson' | 'manual' | 'chain'> & { banner(state: S, language: Language): Banner };

/** Questions in words about a table on a plane. */
export function planeQueries<S extends PlaneState, C>(game: PlaneAdvice<S, C>, { banner, ...own }: Own<S>): TextQueries<S> {
  return {
    ...own,
    spotNames: (language) => queryWords(language).spots,
    spotOf(state, name) {
      const spot = spotOfName(name);
      const { width, height } = state.scene.table;
      return spot && spot.x <= width && spot.y <= height ? spot : undefined;
    },
    nameOf: (_state, at) => nameOfSpot(at),
    places: (state, language) => [...placesOf(state, language), ...placedPlaces(game, state, language)],
    spotsBy: (state, figure, place, relation) => spotsByPlace(game, state, figure, place, relation),
    spotsAround,
    towards: (state, figure, goal, length) => towardsOf(game, state, figure, goal, length),
    terrain: (state, what, language) => terrainCard(game, state, what, language),
    where: whereOf,
    heading: (direction, language) => `${queryWords(language).facing(compassOf(direction, language))} (${bearingOf(direction)}°)`,
    line: (state, figure, language) => lineOf(game, state, figure, language),
    objectives: (state, seat, language) => objectivesSaid(game, state, seat, language),
    scan: (state, seat, language) => scanOf(game, state, banner(state, language), seat, language),
    measure: (state, from, to, language) => measureSaid(game, state, from, to, language),
    sight: (state, figure, language, target) => sightSaid(game, state, figure, language, target),
    reach: (state, figure, language) => reachSaid(game, state, figure, language),
    odds: (state, figure, other, language) => oddsSaid(game, state, figure, other, language),
    landmark: (state, seat, subject, from, direction, language) => landmarkFrom(game, state, seat, subject, from, direction, language),
  };
}
