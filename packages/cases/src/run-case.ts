import {
  openMatch,
  type ChoiceQuestion,
  type Json,
  type Match,
  type Progress,
  type Question,
  type Rejection,
  type RollQuestion,
  type Seat,
} from '@escarmouche/referee';
import { fold, text, type Text } from './text.ts';
import type { AnyChoice, AnyStep, Playable, Refused } from './playable.ts';
import type { Problem } from './problem.ts';

/** Verdict on a case: faults, with the dice and questions on the way; or the reason why the case cannot be played at all. */
export type Verdict =
  | { readonly failures: readonly Text[]; readonly log: readonly Text[]; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

const inWords = (one: Text | string): Text => (typeof one === 'string' ? text(one, one) : one);

/** "what: expected …, found …" */
export function differs(what: Text | string, expected: Text | string, found: Text | string): Text {
  const [w, e, f] = [what, expected, found].map(inWords);
  return text(`${w?.fr} : attendu ${e?.fr}, obtenu ${f?.fr}`, `${w?.en}: expected ${e?.en}, found ${f?.en}`);
}

/** Most commands that go without saying in a row. */
const MOST_BETWEEN = 10;

const COMMAND = text('commande', 'command');
const ACCEPTED = text('acceptée', 'accepted');

const told = ({ rule = '–', reason }: Rejection): Text => text(`refus ${rule} (${reason.fr})`, `refusal ${rule} (${reason.en})`);

function fits(expected: Refused, { rule }: Rejection): boolean {
  return expected === true || (rule !== undefined && expected.some((one) => fold(one) === fold(rule)));
}

function refusalText(expected: Refused): Text {
  const rules = expected === true ? '' : ` ${expected.join(' | ')}`;
  return text(`refus${rules}`, `refusal${rules}`);
}

const unanswered = (choices: readonly unknown[]): Text[] =>
  choices.length === 0 ? [] : [text(`${choices.length} réponse(s) sans question`, `${choices.length} answer(s) to no question`)];

/** Plays a case: what is not as it expects, and what was rolled and asked on the way. `opened`: takes the match, which then holds what is played. */
export function runCase<Step extends AnyStep<Choice, Expected>, Choice extends AnyChoice, Expected, Setup, S, C, E>(
  playable: Playable<Step, Choice, Expected, Setup, S, C, E>,
  opened?: (match: Match<Setup, S, C, E>) => void,
): Verdict {
  const log: Text[] = [];
  try {
    return { failures: play(playable, log, opened), log };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { failures: [text(`le moteur s’est arrêté : ${reason}`, `the engine broke down: ${reason}`)], log };
  }
}

function play<Step extends AnyStep<Choice, Expected>, Choice extends AnyChoice, Expected, Setup, S, C, E>(
  playable: Playable<Step, Choice, Expected, Setup, S, C, E>,
  log: Text[],
  opened?: (match: Match<Setup, S, C, E>) => void,
): Text[] {
  const { system, setup, steps, script, expect } = playable;
  const events: E[] = [];
  const questions: ChoiceQuestion[] = [];
  const thrown: RollQuestion[] = [];
  const match: Match<Setup, S, C, E> = openMatch(system, setup, () => (question, index, state) => {
    const answer = script.source(question, index, state);
    log.push(...script.handed.splice(0));
    if (question.kind === 'roll' && !question.blind && answer !== undefined) thrown.push(question);
    return answer;
  });
  opened?.(match);

  /** Rest of a command's work: nothing (`true`) or faults to tell. */
  type Ending = true | Text[];

  function runStep(step: Step): Text[] {
    const before = match.state;
    const [eventsBefore, questionsBefore, thrownBefore] = [events.length, questions.length, thrown.length];
    script.useOnly(step.dice, step.draws);
    const choices = [...step.choices];
    const failures = [...carryOut(step, choices), ...script.faults.splice(0)];
    if (failures.length === 0) failures.push(...goBetween(choices));
    if (failures.length === 0 && step.refused === undefined) failures.push(...unanswered(choices));
    const happened = events.slice(eventsBefore);
    if (failures.length === 0) failures.push(...(playable.after?.(happened, match.state) ?? []));
    if (failures.length === 0 && (step.dice || step.draws)) failures.push(...script.left());
    script.useOnly(undefined, undefined);
    if (failures.length === 0 && step.expect !== undefined)
      failures.push(
        ...playable.wrong(step.expect, {
          before,
          state: match.state,
          events: happened,
          past: events,
          questions: questions.slice(questionsBefore),
          thrown: thrown.slice(thrownBefore),
        }),
      );
    return failures;
  }

  function carryOut(step: Step, choices: Choice[]): Text[] {
    let before = events.length;
    for (const given of playable.commands(
      step,
      () => match.state,
      () => events.slice(before),
    )) {
      before = events.length;
      if (given.problem) return [given.problem];
      const refused = given.refusable ? step.refused : undefined;
      const seat = given.seat ?? system.active(match.state)[0] ?? '';
      if (given.own && step.allowed !== undefined)
        return allowed(step.allowed, given.refusal ?? system.check(match.state, seat, given.command));
      const ending = given.refusal ? refusedWith(given.refusal, refused, choices) : submit(seat, given.command, choices, refused);
      if (ending !== true) return ending;
    }
    return step.refused === undefined ? [] : [differs(COMMAND, refusalText(step.refused), ACCEPTED)];
  }

  /** The commands that go without saying between two steps. */
  function goBetween(choices: Choice[]): Text[] {
    for (let most = MOST_BETWEEN; most > 0; most--) {
      const given = playable.between?.(match.state);
      const count = match.entries.length;
      if (!given || match.pending || match.submit(given.seat, given.command).status !== 'done') return [];
      const ending = answerAll(count, choices);
      if (ending !== true) return ending;
    }
    return [];
  }

  /** Gives a command and answers its questions. */
  function submit(seat: Seat, command: C, choices: Choice[], refused: Refused | undefined): Ending {
    const count = match.entries.length;
    const progress = match.submit(seat, command);
    return progress.status === 'refused' ? refusedWith(progress.refusal, refused, choices) : answerAll(count, choices);
  }

  /** Answers the questions of a command, and of what the rules then do by themselves. */
  function answerAll(count: number, choices: Choice[]): Ending {
    while (match.pending) {
      const failures = respond(match.pending.question, choices);
      if (failures.length === 0 && script.faults.length === 0) continue;
      match.undo();
      return failures;
    }
    events.push(...match.entries.slice(count).flatMap((entry) => entry.events));
    return true;
  }

  function refusedWith(refusal: Rejection, refused: Refused | undefined, choices: readonly Choice[]): Text[] {
    if (refused === undefined) return [differs(COMMAND, ACCEPTED, told(refusal))];
    return fits(refused, refusal) ? unanswered(choices) : [differs(COMMAND, refusalText(refused), told(refusal))];
  }

  /** Answers one question: what must be chosen is taken from the step, in order; dice that are missing have been noted. */
  function respond(question: Question, choices: Choice[]): Text[] {
    if (question.kind === 'roll') return script.faults.length > 0 ? [] : [text('plus assez de dés', 'not enough dice')];
    const part = question.kind === 'choice' ? question : openPart(question.parts, match.pending?.partial ?? {});
    const state = match.pending?.state ?? match.state;
    questions.push(part);
    const asked = askedText(part, playable.naming?.(part.purpose) ?? inWords(part.purpose), (option) =>
      inWords(playable.optionText(option, part, state)),
    );
    for (;;) {
      const unasked = playable.unasked?.(part, choices[0], state, past);
      const choice = unasked ? undefined : choices.shift();
      const answer = unasked ?? (choice && playable.answer(choice, part, state));
      if (!answer) return [text(`question sans réponse : ${asked.fr}`, `unanswered question: ${asked.en}`)];
      const refused = choice?.refused;
      if (answer.problem) return [atQuestion(asked, answer.problem)];
      if (!answer.refusal) log.push(answerText(asked, inWords(playable.optionText(answer.value, part, state))));
      const progress: Progress<E> = answer.refusal ? { status: 'refused', refusal: answer.refusal } : match.answer(answer.value, part.seat);
      if (progress.status === 'refused') {
        const failures = unexpected(asked, refused, progress.refusal);
        if (failures.length > 0) return failures;
        continue;
      }
      if (refused !== undefined) return [differs(COMMAND, refusalText(refused), ACCEPTED)];
      if (choice) playable.taken?.(choice, part);
      return [];
    }
  }

  const past = (): readonly E[] => [...match.entries.flatMap((entry) => entry.events), ...(match.pending?.events ?? [])];

  const atFirst = system.setup(setup);
  const beginning = answerAll(0, []);
  if (beginning !== true) return [...beginning, ...script.faults.splice(0)];
  const amiss = playable.after?.(events, match.state) ?? [];
  if (amiss.length > 0) return amiss;
  for (const [i, step] of steps.entries()) {
    const { fr, en } = step.title ?? inWords(step.name);
    const heading = text(`étape ${i + 1} (${fr})`, `step ${i + 1} (${en})`);
    log.push(heading);
    const failures = runStep(step);
    if (failures.length > 0) return failures.map((failure) => text(`${heading.fr} : ${failure.fr}`, `${heading.en}: ${failure.en}`));
  }
  return [
    ...script.left(),
    ...(expect === undefined
      ? []
      : playable.wrong(expect, { before: atFirst, state: match.state, events, past: events, questions, thrown })),
  ];
}

const atQuestion = (asked: Text, { fr, en }: Text): Text => text(`à la question ${asked.fr} : ${fr}`, `to the question ${asked.en}: ${en}`);

const answerText = (asked: Text, chosen: Text): Text => text(`${asked.fr} → ${chosen.fr}`, `${asked.en} → ${chosen.en}`);

/** Faults in the refusal of an answer; none where the case expects the refusal. */
function unexpected(asked: Text, refused: Refused | undefined, refusal: Rejection): Text[] {
  if (refused !== undefined) return fits(refused, refusal) ? [] : [differs(asked, refusalText(refused), told(refusal))];
  if (refusal.rule === undefined) return [atQuestion(asked, refusal.reason)];
  return [differs(asked, text('réponse acceptée', 'answer accepted'), told(refusal))];
}

function allowed(expected: boolean, refusal: Rejection | undefined): Text[] {
  if ((refusal === undefined) === expected) return [];
  const [yes, no] = [text('permise', 'allowed'), text('refusée', 'refused')];
  return [differs(COMMAND, expected ? yes : no, refusal ? told(refusal) : yes)];
}

/** The first part of a secret choice that has no answer yet. */
function openPart(parts: readonly ChoiceQuestion[], partial: Readonly<Record<number, Json>>): ChoiceQuestion {
  const part = parts.find((_, i) => !(i in partial));
  if (!part) throw new Error('a secret choice waits, and every part of it has its answer');
  return part;
}

/** "A: next target (B, none)" */
function askedText({ seat, options }: ChoiceQuestion, what: Text, written: (option: Json) => Text): Text {
  const all = options?.map(written);
  const offered = all ? text(` (${all.map(({ fr }) => fr).join(', ')})`, ` (${all.map(({ en }) => en).join(', ')})`) : text('', '');
  return text(`${seat} : ${what.fr}${offered.fr}`, `${seat}: ${what.en}${offered.en}`);
}
