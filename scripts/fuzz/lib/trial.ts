import {
  copy,
  digest,
  firstOf,
  mix,
  NOBODY,
  randomFrom,
  resolve,
  seededDice,
  type Answer,
  type Json,
  type Question,
  type Random,
  type System,
} from '@escarmouche/referee';
import { spoil } from './hostile.ts';
import { refusalFlaw, soundness } from './soundness.ts';
import { concluded, failed, timed, told, underWay } from './world.ts';

/** A game as the fuzzer of commands needs it. */
export interface Trial<Setup, S, C, E> {
  /** The fuzzer's own name, for the line that shows a failure again. */
  readonly name: string;
  readonly system: System<Setup, S, C, E>;
  setup(random: Random): Setup;
  /** A command of the right form that nobody offered. */
  invented(state: S, random: Random): C;
  /** A correction by persons beside a real table: of the right form, possible or not. */
  corrected(state: S, random: Random): C;
  /** Commands of one battle. */
  readonly steps: number;
  /** Offered all the time: tried one time in four. */
  readonly rarely: ReadonlySet<string>;
  /** Flaw of a state in the eyes of the game. */
  flaw(state: S): string | undefined;
}

type Choice = Exclude<Question, { readonly kind: 'roll' }>;

const INVENTED = 16;
/** Corrections that are tried at every state, and their types: a battle goes on from one now and then. */
const CORRECTED = 2;
const CORRECTIONS: ReadonlySet<string> = new Set(['correct', 'tell']);

const tally = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
const typeOf = (command: unknown): string =>
  typeof command === 'object' && command !== null && 'type' in command && typeof command.type === 'string' && command.type.length < 20
    ? command.type
    : '?';
const broken = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
const shown = (state: object): object => ({ ...state, scene: 0 });
const list = (counts: Map<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 24)
    .map(([type, times]) => `${type} ${times}`)
    .join(', ');

/**
 * Random and hostile commands. At every state of a drawn battle what is due by itself is played, else something of every kind offered is played, each on a copy, and many commands that
 * nobody offered are tried: spoilt ones, those of other moments, right ones with a wrong place or target. Nothing may crash or take long; a refusal
 * names a rule of the rulebook and a reason in both languages; a check changes nothing; whatever is accepted is played to a sound state.
 */
export function tryCommands<Setup, S extends object, C extends { readonly type: string }, E extends { readonly type: string }>(
  trial: Trial<Setup, S, C, E>,
): void {
  const { name, system, rarely } = trial;
  const { count, seed, from } = told();
  const stepFlaw = soundness(system, (state) => trial.flaw(state));
  const accepted = new Map<string, number>();
  const refused = new Map<string, number>();
  let tried = 0;

  /** Some answer that the rules allow; now and then a hostile one, once. */
  function answers(random: Random, hostile: { asked: number; given?: Answer }) {
    return (question: Parameters<ReturnType<typeof seededDice>>[0], _index: number, state: S): Answer | undefined => {
      if (question.kind === 'roll') return undefined;
      const right = rightAnswer(question, state, random);
      if (hostile.asked === 0 || --hostile.asked > 0) return right;
      hostile.given = copy(spoil(right, random) ?? null) as Json;
      return hostile.given;
    };
  }

  /** One of its options, or what the rules give as an example; of a question to several at once, an answer of each. */
  function rightAnswer(question: Choice, state: S, random: Random): Answer | undefined {
    if (question.kind === 'commit') return question.parts.map((part) => rightAnswer(part, state, random) ?? null);
    return question.options ? question.options[random(question.options.length)] : system.sampleAnswer?.(state, question, random);
  }

  /** Plays a command that has been accepted on a copy of the state; the state after it, unless something is wrong. */
  function play(battle: number, state: S, seat: string, command: C, random: Random): S | undefined {
    const draft = copy(state);
    const dice = random(1_000_000);
    const hostile: { asked: number; given?: Answer } = { asked: random(6) === 0 ? 1 + random(3) : 0 };
    const source = firstOf(seededDice(dice, 0), answers(random, hostile));
    const input = { seat, command, hostile, state: shown(state) };
    try {
      const result = timed(name, command, battle, () => resolve(system, draft, seat, command, source));
      if (result.status === 'refused') {
        const flaw = hostile.given === undefined ? 'an accepted command is refused' : refusalFlaw(result.refusal);
        if (flaw !== undefined) failed(name, `${flaw} (${typeOf(command)})`, { ...input, refusal: result.refusal }, battle);
        tally(refused, 'answer');
        return undefined;
      }
      if (result.status === 'waiting') {
        failed(name, `nothing answers ${result.question.kind} ${result.question.purpose}`, input, battle);
        return undefined;
      }
      const flaw = stepFlaw(state, result.events, draft);
      if (flaw !== undefined) failed(name, `${flaw} (${typeOf(command)})`, { ...input, events: result.events }, battle);
      tally(accepted, typeOf(command));
      return flaw === undefined ? draft : undefined;
    } catch (error) {
      failed(name, broken(error), input, battle);
      return undefined;
    }
  }

  /** Asks for a refusal, and holds it to its form. */
  function check(battle: number, state: S, seat: string, command: unknown): boolean {
    tried++;
    try {
      const refusal = timed(name, command, battle, () => system.check(state, seat, command as C));
      if (!refusal) return true;
      const flaw = refusalFlaw(refusal);
      if (flaw !== undefined) failed(name, `a refusal of ${typeOf(command)} ${flaw}`, { refusal, command }, battle);
      tally(refused, typeOf(command));
    } catch (error) {
      failed(name, broken(error), { seat, command, state: shown(state) }, battle);
    }
    return false;
  }

  /** One command of each kind offered. */
  function offered(battle: number, state: S, seat: string, random: Random): C[] {
    const offers = timed(name, 'offers', battle, () => system.offers(state, seat));
    const open = offers.filter(({ refusal }) => !refusal);
    const kinds = [...new Set(open.map(({ type }) => type))].map((type) => open.filter((offer) => offer.type === type));
    for (const { refusal, id } of offers) {
      const flaw = refusal && refusalFlaw(refusal);
      if (flaw !== undefined) failed(name, `the refusal of the offer ${id} ${flaw}`, refusal, battle);
    }
    return kinds.flatMap((kind) => {
      const one = kind[random(kind.length)];
      const command = one?.command ?? timed(name, one?.id, battle, () => one?.sample?.(random));
      return command === undefined ? [] : [command];
    });
  }

  function step(battle: number, state: S, recent: C[], random: Random): S | undefined {
    const due = system.due?.(state);
    if (due !== undefined) return play(battle, state, NOBODY, due, random);
    const seat = system.active(state)[0];
    if (seat === undefined) return undefined;
    const before = digest(state);
    const played: { readonly state: S; readonly type: string }[] = [];
    const tryOut = (command: C): void => {
      const after = play(battle, state, seat, command, random);
      if (after) played.push({ state: after, type: command.type });
    };
    for (const command of offered(battle, state, seat, random)) {
      if (!check(battle, state, seat, command)) failed(name, `what is offered is refused (${command.type})`, command, battle);
      else if (!rarely.has(command.type) || played.length === 0 || random(4) === 0) tryOut(command);
      recent.push(command);
    }
    for (let i = 0; i < INVENTED; i++) {
      const known = recent[random(Math.max(1, recent.length))];
      const command = known && random(4) === 0 ? spoil(known, random) : known && random(3) === 0 ? known : trial.invented(state, random);
      if (check(battle, state, seat, command)) {
        if (!rarely.has(typeOf(command)) || random(4) === 0) tryOut(copy(command) as C);
      } else if (random(16) === 0 && !system.check(state, 'nobody', command as C)) failed(name, 'a stranger may command', command, battle);
    }
    for (let i = 0; i < CORRECTED; i++) {
      const command = trial.corrected(state, random);
      if (check(battle, state, seat, command)) tryOut(copy(command) as C);
    }
    recent.splice(0, Math.max(0, recent.length - 60));
    if (digest(state) !== before) failed(name, 'what was tried changed the state', { state: shown(state) }, battle);
    const often = played.filter(({ type }) => !rarely.has(type) && !CORRECTIONS.has(type));
    const choice = often.length > 0 && random(8) > 0 ? often : played;
    return choice[random(Math.max(1, choice.length))]?.state;
  }

  let battle = from;
  for (; tried < count; battle++) {
    const random = randomFrom(mix(seed, battle));
    let state: S | undefined;
    try {
      state = system.setup(trial.setup(random));
    } catch (error) {
      failed(name, `set-up: ${broken(error)}`, {}, battle);
    }
    const recent: C[] = [];
    for (let steps = 0; state && steps < trial.steps; steps++) state = step(battle, state, recent, random);
    underWay(name, tried, battle + 1);
  }
  const sum = [...accepted.values()].reduce((total, times) => total + times, 0);
  const battles = `${battle - from} battles, the next is --from ${battle}`;
  concluded(name, tried, `${battles}; ${sum} played: ${list(accepted)}; refused: ${list(refused)}`);
}
