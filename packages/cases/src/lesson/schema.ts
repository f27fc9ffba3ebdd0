import { z } from 'zod';
import { keyed } from '../keyed.ts';
import { reject } from '../problem.ts';
import { text } from '../text.ts';

/** A sentence in both languages. */
const sentence = keyed({ fr: z.string().min(1).max(500), en: z.string().min(1).max(500) });

/** Sentences of a step; a step without any is played by the guide by itself. */
export const stepSentences = {
  /** What is to be done, and why. */
  say: sentence.optional(),
  /** What is asked, while a question of the step waits. */
  ask: sentence.optional(),
  /** Said once the step is done as it is written; authors write `then`, which in a program would make a promise of a step. */
  afterwards: sentence.optional(),
};

export const stepSentenceSpellings = { say: ['dire', 'dis'], ask: ['demander', 'question'], afterwards: ['then', 'puis', 'ensuite'] };

/** A learner may do otherwise at any step: dice of the whole lesson would fall to other rolls. */
const inSteps = z
  .unknown()
  .transform((_, context): undefined =>
    reject(context, text('les dés d’une leçon sont dans ses étapes', 'the dice of a lesson stand in its steps')),
  )
  .optional();

/** Sentences of a lesson as a whole. */
export const headSentences = {
  lesson: sentence,
  minutes: z.int().min(1).max(60).optional(),
  /** Seat of the learner. */
  seat: z.string().min(1).max(60).optional(),
  say: sentence.optional(),
  end: sentence.optional(),
  dice: inSteps,
  draws: inSteps,
};

export const headSentenceSpellings = {
  lesson: ['leçon'],
  seat: ['siège'],
  say: ['dire', 'dis'],
  end: ['fin'],
  dice: ['dés'],
  draws: ['tirages'],
};

export const sentences = keyed(
  { ...headSentences, do: z.array(keyed(stepSentences, stepSentenceSpellings)).min(1) },
  { ...headSentenceSpellings, do: ['étapes', 'steps', 'faire'] },
);

/** The sentences of a lesson, apart from the case that it is. */
export type Sentences = z.output<typeof sentences>;
