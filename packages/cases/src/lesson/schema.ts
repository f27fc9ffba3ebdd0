import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import { reject } from '../problem.ts';
import { text } from '../text.ts';

/** A sentence in both languages. */
const sentence = keyed({ fr: z.string().min(1).max(500), en: z.string().min(1).max(500) });

/** Sentences of a step; a step without any is played by the guide by itself. */
export const stepSentences = {
  /** The act to do, and why. */
  say: sentence.optional(),
  /** The question put to the learner, while a question of the step waits. */
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
const sentencesOfAll = {
  minutes: z.int().min(1).max(60).optional(),
  /** Seat of the learner. */
  seat: z.string().min(1).max(60).optional(),
  say: sentence.optional(),
  end: sentence.optional(),
  dice: inSteps,
  draws: inSteps,
};

const spellingsOfAll = {
  seat: ['siège'],
  say: ['dire', 'dis'],
  end: ['fin'],
  dice: ['dés'],
  draws: ['tirages'],
};

const steps = z.array(keyed(stepSentences, stepSentenceSpellings)).min(1);
const stepsSpelt = ['étapes', 'steps', 'faire'];

export const lessonSentences = { lesson: sentence, ...sentencesOfAll };
export const lessonSpellings = { lesson: ['leçon'], ...spellingsOfAll };

const lesson = keyed({ ...lessonSentences, do: steps }, { ...lessonSpellings, do: stepsSpelt });

/** An exact chance: "21/36"; or "48.71%", of dice that explode without end, as far as its digits go. */
const chance = z.union([z.string(), z.number()]).transform((written, context) => {
  const [, ways, all] = /^(\d{1,40})\s*\/\s*(\d{1,40})$/.exec(String(written)) ?? [];
  if (ways !== undefined && all !== undefined && BigInt(all) > 0n) return { ways: BigInt(ways), all: BigInt(all), about: false };
  const [, whole, decimals] = /^(\d{1,2})[.,](\d{1,6})\s?%$/.exec(String(written)) ?? [];
  if (whole !== undefined && decimals !== undefined)
    return { ways: BigInt(`${whole}${decimals}`), all: BigInt(`100${'0'.repeat(decimals.length)}`), about: true };
  return reject(context, text('chance attendue, comme 21/36 ou 48,71 %', 'expected a chance, such as 21/36 or 48.71%'));
});
export type WrittenChance = z.output<typeof chance>;

/** Another line, up to the decision whose chance under best play is told, and a sentence about it. Commands are the game's. */
const instead = keyed(
  { do: z.array(z.unknown()).min(1), chance, say: sentence.optional() },
  { do: stepsSpelt, chance: ['chances'], say: ['dire', 'dis'] },
);

export const puzzleSentences = {
  puzzle: sentence,
  ...sentencesOfAll,
  goal: sentence,
  within: word({ activation: ['l’activation'], turn: ['tour', 'le tour'] }),
  chance,
  instead: z.array(instead).min(1),
};
export const puzzleSpellings = {
  puzzle: ['problème'],
  ...spellingsOfAll,
  goal: ['but'],
  within: ['pendant', 'en'],
  chance: ['chances'],
  instead: ['au lieu', 'plutôt'],
};

/** A puzzle has the title of a lesson; goal, time and chances stand together. */
const puzzle = keyed({ ...puzzleSentences, do: steps }, { ...puzzleSpellings, do: stepsSpelt }).transform(
  ({ puzzle: title, goal, within, chance: best, instead: others, ...said }) => ({
    lesson: title,
    ...said,
    puzzle: { goal, within, chance: best, instead: others },
  }),
);

export const sentences = { lesson, puzzle };

/** The sentences of a lesson, apart from the case that it is; those of a puzzle have `puzzle`. */
export type Sentences = z.output<typeof lesson> & Partial<Pick<z.output<typeof puzzle>, 'puzzle'>>;
