import { openMatch, type Json, type Match, type Question, type Source } from '@escarmouche/referee';
import { squareAt } from '@escarmouche/space/tiles';
import { drawable, townOf, zombies, type Command, type Event, type Setup, type State } from '@escarmouche/zombies';
import { fold, text, type Text } from '../../text.ts';
import type { Verdict } from '../contract.ts';
import { answerTo } from './answers.ts';
import { build } from './build.ts';
import { wrongFacts } from './facts.ts';
import { findCard, findKind } from './names.ts';
import type { Choice, Step, ZombiesCase } from './schema.ts';
import type { Spot } from './values.ts';

type Game = Match<Setup, State, Command, Event>;

export function runCase(one: ZombiesCase): Verdict {
  const built = build(one);
  if (!built.ok) return { problems: built.problems };
  try {
    return { failures: play(one, built.setup) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { failures: [text(`le moteur s’est arrêté : ${reason}`, `the engine broke down: ${reason}`)] };
  }
}

/** The dice and draws of a case in their order; what is missing is noted. */
function scripted(one: ZombiesCase, faults: Text[]) {
  const dice = [...one.dice];
  const draws = [...one.draws];
  const source: Source<State> = (question, _index, state) => {
    if (question.kind !== 'roll') return undefined;
    if (question.blind) return drawn(question.purpose, state, draws, faults);
    if (dice.length < question.faces.length) {
      faults.push(text(`plus assez de dés pour : ${question.purpose}`, `not enough dice left for: ${question.purpose}`));
      return undefined;
    }
    return dice.splice(0, question.faces.length);
  };
  return { source, left: () => ({ dice, draws }) };
}

function drawn(purpose: string, state: State, draws: string[], faults: Text[]): Json | undefined {
  const written = draws.shift();
  if (written === undefined) {
    faults.push(text(`plus de tirage pour : ${purpose}`, `no draw left for: ${purpose}`));
    return undefined;
  }
  const [pile, wanted] = purpose === 'tile' ? [drawable(state), findKind(written)] : [state.deck, findCard(written)];
  const index = pile.indexOf(wanted ?? '');
  if (index >= 0) return [index + 1];
  faults.push(text(`tirage impossible : « ${written} » (${purpose})`, `impossible draw: "${written}" (${purpose})`));
  return undefined;
}

function play(one: ZombiesCase, setup: Setup): Text[] {
  const faults: Text[] = [];
  const script = scripted(one, faults);
  const match = openMatch(zombies, setup, () => script.source);
  const events: Event[] = [];
  for (const [i, step] of one.do.entries()) {
    const before = events.length;
    const failures = runStep(match, step, events);
    failures.unshift(...faults.splice(0));
    if (failures.length === 0 && step.given.expect) failures.push(...wrongFacts(step.given.expect, match.state, events.slice(before)));
    if (failures.length > 0) {
      return failures.map(({ fr, en }) => text(`étape ${i + 1} (${step.command}) : ${fr}`, `step ${i + 1} (${step.command}): ${en}`));
    }
  }
  const { dice, draws } = script.left();
  const failures: Text[] = [];
  if (dice.length > 0) failures.push(text(`dés non utilisés : ${dice.join(', ')}`, `unused dice: ${dice.join(', ')}`));
  if (draws.length > 0) failures.push(text(`tirages non utilisés : ${draws.join(', ')}`, `unused draws: ${draws.join(', ')}`));
  return one.expect ? [...failures, ...wrongFacts(one.expect, match.state, events)] : failures;
}

function runStep(match: Game, step: Step, events: Event[]): Text[] {
  const choices = [...step.choices];
  const commands = commandsOf(step, match.state);
  if ('problem' in commands) return [commands.problem];
  for (const [i, command] of commands.list.entries()) {
    const seat = step.given.by ?? zombies.active(match.state)[0] ?? '';
    const failed = submit(match, seat, command, choices, events, i === commands.list.length - 1 ? step.given.refused : undefined);
    if (failed) return failed;
  }
  return choices.length > 0 ? [text(`${choices.length} réponse(s) sans question`, `${choices.length} answer(s) to no question`)] : [];
}

type Made = { readonly list: readonly Command[] } | { readonly problem: Text };

/** What a step commands, one after the other. */
function commandsOf({ command, given }: Step, state: State): Made {
  const off: string[] = [];
  const square = ({ east, south }: Spot): number => {
    const found = squareAt(townOf(state), east, south);
    if (found === undefined) off.push(`${east}E ${south}S`);
    return found ?? 0;
  };
  const leave = given.leave ? ({ leave: true } as const) : {};
  const list = ((): readonly Command[] => {
    switch (command) {
      case 'walk':
        return (given.walk ?? []).map((to) => ({ type: 'step', to: square(to), ...leave }));
      case 'shift': {
        const [from, to] = given.shift ?? [];
        return from && to ? [{ type: 'shift', from: square(from), to: square(to) }] : [];
      }
      case 'place':
        return given.place ? [{ type: 'place', ...given.place }] : [];
      case 'stock': {
        const { zombies: there, bullets, lives } = given.stock ?? { zombies: [], bullets: [], lives: [] };
        return [{ type: 'stock', zombies: there.map(square), bullets: bullets.map(square), lives: lives.map(square) }];
      }
      case 'play':
      case 'use':
      case 'discard':
        return [{ type: command, card: findCard(given[command] ?? '') ?? '' }];
      case 'face':
        return [{ type: 'face', ...leave }];
      default:
        return [{ type: command }];
    }
  })();
  return off.length > 0 ? { problem: text(`aucune tuile : ${off.join(', ')}`, `no tile lies at: ${off.join(', ')}`) } : { list };
}

type Refused = Step['given']['refused'];

/** Gives a command and answers its questions; the failures when it ends the step, undefined when it went as told. */
function submit(match: Game, seat: string, command: Command, choices: Choice[], events: Event[], refused: Refused): Text[] | undefined {
  let progress = match.submit(seat, command);
  while (progress.status === 'waiting') {
    const { question } = progress;
    const answer = respond(match, question, choices);
    if ('problem' in answer) {
      match.undo();
      return answer.problem ? [answer.problem] : [];
    }
    progress = match.answer(answer.value, question.kind === 'choice' ? question.seat : undefined);
  }
  if (progress.status === 'refused') {
    const { rule = '–', reason } = progress.refusal;
    if (refused === true || refused?.some((one) => fold(one) === fold(rule))) return undefined;
    return [text(`refus ${rule} (${reason.fr})`, `refusal ${rule} (${reason.en})`)];
  }
  events.push(...progress.events);
  if (refused === undefined) return undefined;
  const rules = refused === true ? '' : ` ${refused.join(' | ')}`;
  return [text(`attendu : refus${rules} ; trouvé : acceptée`, `expected: refusal${rules}; found: accepted`)];
}

type Response = { readonly value: Json } | { readonly problem: Text | undefined };

/** Dice that are missing have been noted; a window that the case does not name is passed. */
function respond(match: Game, question: Question, choices: Choice[]): Response {
  if (question.kind !== 'choice') return { problem: undefined };
  const state = match.pending?.state ?? match.state;
  const [next] = choices;
  const answer = next === undefined ? undefined : answerTo(next, question, state);
  if (answer !== undefined) {
    choices.shift();
    return { value: answer };
  }
  if (question.purpose === 'window') return { value: { pass: 'window' } };
  const asked = `${question.seat}: ${question.purpose} ${JSON.stringify(question.options ?? [])}`;
  return next === undefined
    ? { problem: text(`question sans réponse : ${asked}`, `unanswered question: ${asked}`) }
    : {
        problem: text(
          `réponse impossible (${JSON.stringify(next)}) à : ${asked}`,
          `impossible answer (${JSON.stringify(next)}) to: ${asked}`,
        ),
      };
}
