import type { Event, State } from '@escarmouche/urss-classic';
import type { Study } from '../study.ts';
import { attemptsOf } from './study-rolls.ts';
import { storyOf } from './study-story.ts';
import { STUDY_WORDS } from './study-words.ts';
import { worthOf } from './study-worth.ts';

/** What a battle of URSS classic is weighed by. */
export const study: Study<State, Event> = {
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
  words: (language) => STUDY_WORDS[language],
};
