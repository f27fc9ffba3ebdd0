import type { GameAnalysis } from '../../game-analysis.ts';
import type { UrssState } from '../game.ts';
import { attemptsOf, isRoll, type Fact } from './rolls.ts';
import { isLoss, storyOf } from './story.ts';
import { ANALYSIS_WORDS } from './words.ts';

const factsOf = (events: readonly Fact[]): readonly Fact[] => events;

/** The analysis of a battle of either document. `worth`: the strength of each side. */
export const analysisOf = <S extends UrssState, E extends Fact>(worth: (state: S) => readonly number[]): GameAnalysis<S, E> => ({
  worth,
  rolls: attemptsOf,
  dice: (events) =>
    factsOf(events)
      .filter(isRoll)
      .map(({ figure, roll }) => ({ figure, faces: roll.pool.faces, values: roll.faces })),
  harm: (events) =>
    factsOf(events)
      .filter(isLoss)
      .map(({ figure, by, points, left }) => ({ figure, by, points, lost: left === 0 })),
  story: storyOf,
  words: (language) => ANALYSIS_WORDS[language],
});
