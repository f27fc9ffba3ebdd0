import { readdirSync, readFileSync } from 'node:fs';
import { choiceOf, randomFrom, type ChoiceQuestion, type Json, type Random } from '@escarmouche/referee';
import { describe, expect, test } from 'vitest';
import { readCases } from '../document.ts';
import { failuresOf, problemsIn } from '../testing.ts';
import { actsOf } from './acts.ts';
import type { Lesson } from './lesson.ts';
import { loadLesson } from './load.ts';
import { atMatch, carryOut } from './play-through.ts';
import { followerOf } from './progress.ts';
import { trialOf, wayTo } from './way.ts';

const FOLDER = new URL('../../../content/lessons/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const sourceOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

async function lessonIn(name: string): Promise<Lesson> {
  const made = await loadLesson(sourceOf(name));
  if (!made.ok) throw new Error(made.reason.en);
  return made.lesson;
}

describe('the lessons of the program', () => {
  test.each(files)('%s is played by its script: every die is used, every expectation holds', (name) => {
    const source = sourceOf(name);
    expect(problemsIn(source)).toEqual([]);
    expect(failuresOf(source)).toEqual([]);
  });

  test.each(files)('%s is named after its game', (name) => {
    const [one] = readCases(sourceOf(name)).cases;
    expect(one?.sentences).toBeDefined();
    expect(name.startsWith(one?.system ?? '–')).toBe(true);
  });

  test.each(files)('%s comes to its end by its own steps, each of which holds', async (name) => {
    const lesson = await lessonIn(name);
    const follow = followerOf(lesson);
    const trial = trialOf(lesson, [], follow);
    for (const [index] of lesson.steps.entries()) {
      expect(follow(trial.match.entries)).toMatchObject({ passed: index, current: index });
      expect(trial.play(index), `step ${index + 1}`).toBe(true);
      expect(follow(trial.match.entries).held, `step ${index + 1}`).toBe(index);
    }
    expect(follow(trial.match.entries)).toMatchObject({ passed: lesson.steps.length, current: undefined });
  });

  test.each(files)('%s stays at a step while a question of it waits, the rules’ own after its command too', async (name) => {
    const lesson = await lessonIn(name);
    const follow = followerOf(lesson);
    const { match, deal } = trialOf(lesson, []);
    const playable = lesson.playable();
    for (const index of lesson.steps.keys()) {
      for (const act of actsOf(playable, index, () => atMatch(match))) {
        expect(carryOut(match, act), `step ${index + 1}`).toBe(true);
        deal();
        if (match.pending) expect(follow(match.entries).current, `step ${index + 1}`).toBe(index);
      }
    }
  });

  test.each(files)('%s is never stuck: something else is done at every step, then the rest is shown', async (name) => {
    const lesson = await lessonIn(name);
    for (const [index] of lesson.steps.entries()) doneWrong(lesson, [index], randomFrom(index));
    doneWrong(lesson, [...lesson.steps.keys()], randomFrom(99));
  });
});

/** Has everything shown, and does something else before the steps of these numbers. */
function doneWrong(lesson: Lesson, wrongAt: readonly number[], random: Random): void {
  const follow = followerOf(lesson);
  const left = new Set(wrongAt);
  let trial = trialOf(lesson, [], follow);
  for (let shown = 0; ; shown++) {
    if (left.delete(follow(trial.match.entries).passed)) doSomething(lesson, trial, random);
    const { match } = trial;
    const { passed, current } = follow(match.entries);
    if (passed === lesson.steps.length) return;
    expect(shown, `something else before ${wrongAt.join(', ')}`).toBeLessThan(2 * lesson.steps.length);
    const target = current ?? passed;
    const way = wayTo(lesson, match.entries, match.pending !== undefined, target, follow);
    trial = trialOf(lesson, match.entries.slice(0, way.entries), follow);
    for (let step = way.step; step <= target; step++) trial.play(step);
    expect(follow(trial.match.entries).passed, `step ${target + 1} was shown`).toBeGreaterThan(target);
  }
}

/** One legal command of the learner at random, and any answers to its questions, but perhaps for the last. */
function doSomething({ learner }: Lesson, { match, deal }: ReturnType<typeof trialOf>, random: Random): void {
  if (!match.system.active(match.state).includes(learner)) return;
  const offers = match.system.offers(match.state, learner).filter(({ refusal }) => !refusal);
  const offer = offers[random(Math.max(1, offers.length))];
  const command = offer?.command ?? offer?.sample?.(random);
  if (command === undefined || match.submit(learner, command).status === 'refused') return;
  for (deal(); match.pending && random(4) > 0; deal()) {
    const { question, state } = match.pending;
    const seat = question.kind === 'commit' ? question.parts[0]?.seat : question.seat;
    const part = seat === undefined ? undefined : choiceOf(question, seat);
    if (!part) return;
    if (match.answer(answerTo(match.system, part, state, random), part.seat).status === 'refused') return;
  }
}

function answerTo(system: ReturnType<Lesson['playable']>['system'], question: ChoiceQuestion, state: unknown, random: Random): Json {
  return question.options?.[random(question.options.length)] ?? system.sampleAnswer?.(state, question, random) ?? null;
}
