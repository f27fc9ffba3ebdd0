import { openMatch, type ChoiceQuestion, type Progress, type Question, type Rejection } from '@escarmouche/referee';
import { urssClassic, type Command, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import type { Match } from '@escarmouche/referee';
import { fold, text, type Text } from '../../text.ts';
import { toAnswer } from './answers.ts';
import { build, type Scenario } from './build.ts';
import type { Verdict } from '../contract.ts';
import { differs, wrongFacts } from './facts.ts';
import type { Case } from './schema.ts';
import type { ChoiceSpec, Step } from './schema-step.ts';
import { scriptDice } from './script.ts';
import { toCommand } from './steps.ts';
import { notWielded, weaponAnswer, wieldingOf, type Wielding } from './wielding.ts';

const STEERING = new Set(['rollOrder', 'deploy', 'endDeployment', 'activate', 'endGroup']);

export function runCase(one: Case): Verdict {
  const built = build(one);
  if (!built.ok) return { problems: built.problems };
  try {
    return { failures: play(one, built.scenario) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { failures: [text(`le moteur s’est arrêté : ${reason}`, `the engine broke down: ${reason}`)] };
  }
}

interface Table {
  readonly match: Match<Setup, State, Command, Event>;
  readonly scenario: Scenario;
  readonly script: ReturnType<typeof scriptDice>;
  readonly events: Event[];
  readonly questions: ChoiceQuestion[];
  /** Fights of the step whose weapon is named beforehand. */
  readonly wieldings: Wielding[];
}

function play(one: Case, scenario: Scenario): Text[] {
  const script = scriptDice(one.dice ?? []);
  const match = openMatch(urssClassic, scenario.setup, () => script.source);
  const table: Table = { match, scenario, script, events: [], questions: [], wieldings: [] };
  for (const [i, step] of one.do.entries()) {
    const failures = runStep(table, step);
    const where = (failure: Text): Text =>
      text(`étape ${i + 1} (${step.action.name}) : ${failure.fr}`, `step ${i + 1} (${step.action.name}): ${failure.en}`);
    if (failures.length > 0) return failures.map(where);
  }
  const failures: Text[] = [];
  const left = script.left();
  if (left.length > 0) failures.push(text(`dés non utilisés : ${left.join(', ')}`, `unused dice: ${left.join(', ')}`));
  if (one.expect) failures.push(...wrongFacts(one.expect, happened(table, table.events, table.questions)));
  return failures;
}

function happened({ match, scenario }: Table, events: readonly Event[], questions: readonly ChoiceQuestion[]) {
  return { state: match.state, frame: scenario.frame, events, questions, witnesses: scenario.witnesses };
}

function runStep(table: Table, step: Step): Text[] {
  const { match, script, scenario } = table;
  const [events, questions] = [table.events.length, table.questions.length];
  script.useOnly(step.dice);
  const failures = command(table, step);
  failures.push(...script.faults.splice(0));
  const wieldings = table.wieldings.splice(0);
  if (failures.length === 0) failures.push(...notWielded(wieldings, table.events.slice(events), match.state));
  const unused = step.dice ? script.left() : [];
  if (failures.length === 0 && unused.length > 0)
    failures.push(text(`dés non utilisés : ${unused.join(', ')}`, `unused dice: ${unused.join(', ')}`));
  script.useOnly(undefined);
  passWitnesses(match, scenario);
  if (failures.length === 0 && step.expect) {
    failures.push(...wrongFacts(step.expect, happened(table, table.events.slice(events), table.questions.slice(questions))));
  }
  return failures;
}

/** Groups of ours play no part: their turn is over at once. */
function passWitnesses(match: Table['match'], { witnesses }: Scenario): void {
  for (let turns = 0; turns < witnesses.length && !match.pending && witnesses.includes(match.state.group); turns++) {
    match.submit(match.state.group, { type: 'endGroup' });
  }
}

function command(table: Table, step: Step): Text[] {
  const { match, scenario } = table;
  const choices = [...step.choices];
  if (step.by !== undefined && !STEERING.has(step.action.name)) {
    const begun = bringOn(table, step, step.by, choices);
    if (begun) return begun;
  }
  const actor = step.by ?? match.state.activation?.figure;
  const made = toCommand(step.action, match.state, actor, scenario.frame);
  if (made.problem) return [made.problem];
  table.wieldings.push(...wieldingOf(step.action, actor));
  if (step.allowed !== undefined) return allowed(table, step, made.command);
  const failed = submit(table, step, made.command, choices);
  return failed ?? (step.refused === undefined ? spent(choices) : [notRefused(step.refused)]);
}

/** Longest way to a figure's activation: every group ends its play, twice over. */
const MOST_PASSES = 60;

/**
 * Brings it about that a figure is activated: passes the activation under way, ends the play of other groups. A step that is to be refused is
 * tried in this turn; another one may have to wait for the next.
 */
function bringOn(table: Table, step: Step, by: string, choices: ChoiceSpec[]): Text[] | undefined {
  const { match } = table;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const { activation, figures, group, scene, phase } = match.state;
    if (activation?.figure === by || phase !== 'play') return undefined;
    const inGroup = scene.groups.find((one) => one.id === group)?.figures.includes(by) ?? false;
    const ready = inGroup && figures[by]?.activated === false;
    const out = figures[by]?.posture === 'out' || figures[by]?.posture === 'fled';
    if (!activation && (ready || out || step.refused !== undefined)) return submit(table, step, { type: 'activate', figure: by }, choices);
    const given: Command = activation ? { type: 'pass' } : { type: 'endGroup' };
    const failed = submit(table, { ...step, seat: undefined }, given, choices);
    if (failed) return failed;
  }
  return undefined;
}

/** Only looks whether the command may be given. */
function allowed({ match }: Table, step: Step, given: Command): Text[] {
  const refusal = urssClassic.check(match.state, seatOf(match.state, step), given);
  if ((refusal === undefined) === step.allowed) return [];
  return [
    differs(
      text('commande', 'command'),
      step.allowed ? text('permise', 'allowed') : text('refusée', 'refused'),
      refusal ? told(refusal) : text('permise', 'allowed'),
    ),
  ];
}

const seatOf = (state: State, step: Step): string => step.seat ?? urssClassic.active(state)[0] ?? '';

const told = ({ rule = '–', reason }: Rejection): Text => text(`refus ${rule} (${reason.fr})`, `refusal ${rule} (${reason.en})`);

function fits(expected: true | readonly string[], { rule }: Rejection): boolean {
  return expected === true || (rule !== undefined && expected.some((one) => fold(one) === fold(rule)));
}

const wanted = (expected: true | readonly string[]): Text => {
  const rules = expected === true ? '' : ` ${expected.join(' | ')}`;
  return text(`refus${rules}`, `refusal${rules}`);
};

function notRefused(expected: true | readonly string[]): Text {
  return differs(text('commande', 'command'), wanted(expected), text('acceptée', 'accepted'));
}

function spent(choices: readonly ChoiceSpec[]): Text[] {
  if (choices.length === 0) return [];
  return [text(`${choices.length} réponse(s) sans question`, `${choices.length} answer(s) to no question`)];
}

/** Gives a command and answers its questions; the failures when it ends the step, undefined when it was carried out. */
function submit(table: Table, step: Step, given: Command, choices: ChoiceSpec[]): Text[] | undefined {
  const { match } = table;
  let progress: Progress<Event> = match.submit(seatOf(match.state, step), given);
  while (progress.status === 'waiting') {
    const answered = respond(table, progress.question, choices);
    if ('failure' in answered) return [answered.failure];
    progress = answered.progress;
  }
  if (progress.status === 'refused') {
    if (step.refused === undefined) return [differs(text('commande', 'command'), text('acceptée', 'accepted'), told(progress.refusal))];
    if (fits(step.refused, progress.refusal)) return spent(choices);
    return [differs(text('commande', 'command'), wanted(step.refused), told(progress.refusal))];
  }
  table.events.push(...progress.events);
  return undefined;
}

type Response = { readonly progress: Progress<Event> } | { readonly failure: Text };

/** Answers one question: what must be chosen is taken from the step, in order. Missing dice are named by the script. */
function respond(table: Table, question: Question, choices: ChoiceSpec[]): Response {
  const { match, scenario, script } = table;
  if (question.kind === 'roll') {
    match.undo();
    return { failure: script.faults.splice(0, 1)[0] ?? text('plus assez de dés', 'not enough dice') };
  }
  if (question.kind === 'commit') return { failure: text('question secrète inattendue', 'unexpected secret question') };
  table.questions.push(question);
  for (;;) {
    const choice = weaponAnswer(table.wieldings, question) ?? choices.shift();
    const asked = askedText(question);
    if (!choice) return abandon(match, text(`question sans réponse : ${asked}`, `unanswered question: ${asked}`));
    if (
      (choice.seat !== undefined && choice.seat !== question.seat) ||
      (choice.purpose !== undefined && fold(choice.purpose) !== fold(question.purpose))
    ) {
      return abandon(match, differs(text('question', 'question'), [choice.seat, choice.purpose].filter(Boolean).join(': '), asked));
    }
    const answer = toAnswer(choice.answer, question, match.pending?.state ?? match.state, scenario.frame);
    if (answer.problem)
      return abandon(match, text(`à la question ${asked} : ${answer.problem.fr}`, `to the question ${asked}: ${answer.problem.en}`));
    const progress = match.answer(answer.value, question.seat);
    if (progress.status === 'refused' && choice.refused !== undefined && fits(choice.refused, progress.refusal)) continue;
    if (progress.status === 'refused') {
      return abandon(
        match,
        differs(
          asked,
          choice.refused === undefined ? text('réponse acceptée', 'answer accepted') : wanted(choice.refused),
          told(progress.refusal),
        ),
      );
    }
    if (choice.refused !== undefined) return abandon(match, notRefused(choice.refused));
    const { figure } = (question.about ?? {}) as { figure?: string };
    if (choice.answer.kind === 'react') table.wieldings.push(...wieldingOf(choice.answer.action, figure));
    return { progress };
  }
}

function abandon(match: Table['match'], failure: Text): Response {
  if (match.pending) match.undo();
  return { failure };
}

function askedText({ seat, purpose, options }: ChoiceQuestion): string {
  return `${seat}: ${purpose}${options ? ` ${JSON.stringify(options)}` : ''}`;
}
