import { figureOf } from '@escarmouche/skirmish';
import { withFigureAt } from '@escarmouche/skirmish/placed';
import { mixedBy, type MixedWay, type State } from '@escarmouche/urss-kit';
import type { Point } from '@escarmouche/space';
import { exactNameOfSpot } from '../../../boards/plane/grid.ts';
import type { Chain } from '../../text-queries.ts';
import { actionLabel } from '../../urss/advice/action-words.ts';
import { advised } from '../advice/plane-advice.ts';

const wayOf = (state: State, id: string, spots: readonly Point[]): MixedWay => mixedBy(state, figureOf(state, id), spots);

/** A movement of several kinds in words: the same way from point to point as in a preview on the board (UK-ACT-ONE-THING). */
export const chain: Chain<State> = {
  action: 'mixed',
  parts: { move: 'to', swim: 'to', climb: 'on', ladder: 'on' },
  label: (part, language) => actionLabel(advised, part, language).toLowerCase(),
  nameOf: exactNameOfSpot,
  stretches(state, id, spots) {
    const { legs, ways } = wayOf(state, id, spots);
    return ways.map(({ end }, i) => ({ part: legs[i]?.type ?? '', end }));
  },
  after(state, id, spots) {
    const { after, ways } = wayOf(state, id, spots);
    const figure = figureOf(after, id);
    return withFigureAt(after, { ...figure, facing: ways.at(-1)?.facing ?? figure.facing }, figure);
  },
};
