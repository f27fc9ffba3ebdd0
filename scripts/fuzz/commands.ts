/**
 * Random and hostile commands. At every state of a drawn battle something of every kind offered is played, each on a copy, and many commands that
 * nobody offered are tried: spoilt ones, those of other figures and moments, right ones with a wrong place or target. Nothing may crash or take
 * long; a refusal names a rule of the rulebook and a reason in both languages; a check changes nothing; whatever is accepted is played to a sound
 * state. `count`: commands.
 */
import {
  copy,
  digest,
  firstOf,
  mix,
  randomFrom,
  resolve,
  seededDice,
  type Answer,
  type Json,
  type Random,
  type Recorded,
} from '@escarmouche/referee';
import { urssClassic, type Command, type Event, type State } from '@escarmouche/urss-classic';
import { drawnBattle } from './lib/battles.ts';
import { spoil } from './lib/hostile.ts';
import { refusalFlaw, stepFlaw } from './lib/soundness.ts';
import { inventedCommand } from './lib/invented.ts';
import { concluded, failed, timed, told } from './lib/world.ts';

interface Played {
  readonly state: State;
  readonly type: string;
}

const { count, seed, from } = told();
const STEPS = 60;
const INVENTED = 16;
/** Offered all the time: tried one time in four. */
const RARELY: ReadonlySet<string> = new Set(['pass', 'endGroup', 'alert', 'deploy']);

const accepted = new Map<string, number>();
const refused = new Map<string, number>();
let tried = 0;

const tally = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
const typeOf = (command: unknown): string =>
  typeof command === 'object' && command !== null && 'type' in command && typeof command.type === 'string' && command.type.length < 20
    ? command.type
    : '?';

/** Some answer that the rules allow; now and then a hostile one, once. */
function answers(random: Random, hostile: { asked: number; given?: Answer }) {
  return (question: Parameters<ReturnType<typeof seededDice>>[0], _index: number, state: State): Answer | undefined => {
    if (question.kind !== 'choice') return undefined;
    const right = question.options
      ? question.options[random(question.options.length)]
      : urssClassic.sampleAnswer?.(state, question, random);
    if (hostile.asked === 0 || --hostile.asked > 0) return right;
    hostile.given = copy(spoil(right, random) ?? null) as Json;
    return hostile.given;
  };
}

/** Plays a command that has been accepted on a copy of the state. */
function play(battle: number, state: State, seat: string, command: Command, random: Random): Played | undefined {
  const draft = copy(state);
  const dice = random(1_000_000);
  const hostile: { asked: number; given?: Answer } = { asked: random(6) === 0 ? 1 + random(3) : 0 };
  const given: Recorded[] = [];
  const source = firstOf(seededDice(dice, 0), answers(random, hostile));
  const input = { seat, command, hostile, state: { ...state, scene: 0 } };
  try {
    const result = timed('commands', command, battle, () =>
      resolve<unknown, State, Command, Event>(urssClassic as never, draft, seat, command, (question, index, now) => {
        const answer = source(question, index, now);
        if (answer !== undefined) given.push({ question: '', answer });
        return answer;
      }),
    );
    if (result.status === 'refused') {
      const flaw = hostile.given === undefined ? 'an accepted command is refused' : refusalFlaw(result.refusal);
      if (flaw !== undefined) failed('commands', `${flaw} (${typeOf(command)})`, { ...input, refusal: result.refusal }, battle);
      tally(refused, 'answer');
      return undefined;
    }
    if (result.status === 'waiting') {
      failed('commands', `nothing answers ${result.question.kind} ${result.question.purpose}`, input, battle);
      return undefined;
    }
    const flaw = stepFlaw(state, result.events, draft);
    if (flaw !== undefined) failed('commands', `${flaw} (${typeOf(command)})`, { ...input, events: result.events }, battle);
    tally(accepted, typeOf(command));
    return flaw === undefined ? { state: draft, type: command.type } : undefined;
  } catch (error) {
    failed('commands', `${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, input, battle);
    return undefined;
  }
}

/** Asks for a refusal, and holds it to its form. */
function check(battle: number, state: State, seat: string, command: unknown): boolean {
  tried++;
  try {
    const refusal = timed('commands', command, battle, () => urssClassic.check(state, seat, command as Command));
    if (!refusal) return true;
    const flaw = refusalFlaw(refusal);
    if (flaw !== undefined) failed('commands', `a refusal of ${typeOf(command)} ${flaw}`, { refusal, command }, battle);
    tally(refused, typeOf(command));
  } catch (error) {
    failed(
      'commands',
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      { seat, command, state: { ...state, scene: 0 } },
      battle,
    );
  }
  return false;
}

/** One command of each kind offered, two of those that move. */
function offered(battle: number, state: State, seat: string, random: Random): Command[] {
  const offers = timed('commands', 'offers', battle, () => urssClassic.offers(state, seat));
  const open = offers.filter(({ refusal }) => !refusal);
  const kinds = [...new Set(open.map(({ type }) => type))].map((type) => open.filter((offer) => offer.type === type));
  for (const { refusal, id } of offers) {
    const flaw = refusal && refusalFlaw(refusal);
    if (flaw !== undefined) failed('commands', `the refusal of the offer ${id} ${flaw}`, refusal, battle);
  }
  return kinds.flatMap((kind) => {
    const one = kind[random(kind.length)];
    const command = one?.command ?? timed('commands', one?.id, battle, () => one?.sample?.(random));
    return command === undefined ? [] : [command];
  });
}

function step(battle: number, state: State, recent: Command[], random: Random): State | undefined {
  const seat = urssClassic.active(state)[0];
  if (seat === undefined) return undefined;
  const before = digest(state);
  const played: Played[] = [];
  const tryOut = (command: Command): void => {
    const one = play(battle, state, seat, command, random);
    if (one) played.push(one);
  };
  for (const command of offered(battle, state, seat, random)) {
    if (!check(battle, state, seat, command)) failed('commands', `what is offered is refused (${command.type})`, command, battle);
    else if (!RARELY.has(command.type) || played.length === 0 || random(4) === 0) tryOut(command);
    recent.push(command);
  }
  for (let i = 0; i < INVENTED; i++) {
    const known = recent[random(Math.max(1, recent.length))];
    const command = known && random(4) === 0 ? spoil(known, random) : known && random(3) === 0 ? known : inventedCommand(state, random);
    if (check(battle, state, seat, command)) {
      if (!RARELY.has(typeOf(command)) || random(4) === 0) tryOut(copy(command) as Command);
    } else if (random(16) === 0 && !urssClassic.check(state, 'nobody', command as Command))
      failed('commands', 'a stranger may command', command, battle);
  }
  recent.splice(0, Math.max(0, recent.length - 60));
  if (digest(state) !== before) failed('commands', 'what was tried changed the state', { state: { ...state, scene: 0 } }, battle);
  const often = played.filter(({ type }) => !RARELY.has(type));
  const list = often.length > 0 && random(8) > 0 ? often : played;
  return list[random(Math.max(1, list.length))]?.state;
}

let battle = from;
for (; tried < count; battle++) {
  const random = randomFrom(mix(seed, battle));
  let state: State | undefined;
  try {
    state = urssClassic.setup(drawnBattle(random));
  } catch (error) {
    failed('commands', `set-up: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, {}, battle);
  }
  const recent: Command[] = [];
  for (let steps = 0; state && steps < STEPS; steps++) state = step(battle, state, recent, random);
}
const list = (counts: Map<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 24)
    .map(([type, times]) => `${type} ${times}`)
    .join(', ');
const sum = [...accepted.values()].reduce((total, times) => total + times, 0);
concluded('commands', tried, `${battle - from} battles; ${sum} played: ${list(accepted)}; refused: ${list(refused)}`);
