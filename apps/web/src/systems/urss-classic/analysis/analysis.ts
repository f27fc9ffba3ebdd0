import type { Event, State } from '@escarmouche/urss-classic';
import type { GameAnalysis } from '../../game-analysis.ts';
import { attemptsOf } from './rolls.ts';
import { storyOf } from './story.ts';
import { ANALYSIS_WORDS } from './words.ts';
import { worthOf } from './worth.ts';

/** What a battle of URSS classic is weighed by. */
export const analysis: GameAnalysis<State, Event> = {
  worth: worthOf,
  rolls: attemptsOf,
  dice: (events) =>
    events.flatMap((event) =>
      event.type === 'rolled' ? [{ figure: event.figure, faces: event.roll.pool.faces, values: event.roll.faces }] : [],
    ),
  harm: (events) =>
    events.flatMap((event) =>
      event.type === 'vitalityLost' ? [{ figure: event.figure, by: event.by, points: event.points, lost: event.left === 0 }] : [],
    ),
  story: storyOf,
  words: (language) => ANALYSIS_WORDS[language],
};
