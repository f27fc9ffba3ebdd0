import { concealed } from './asked.ts';
import type { Entry } from './match.ts';
import type { Question, Seat, System } from './types.ts';

/** A command that waits for an answer, as a table tells of it. */
export interface WaitingCommand<C, E> {
  readonly seat: Seat;
  readonly command: C;
  readonly question: Question;
  /** Seats that have yet to answer; none when anybody may (dice of nobody). */
  readonly asked: readonly Seat[];
  readonly events: readonly E[];
}

/** An entry of the record as a seat may know it: no answers (a die may have drawn a card), and the command and events as told to the seat. */
export function toldEntry<Setup, S, C, E>(system: System<Setup, S, C, E>, entry: Entry<C, E>, seat: Seat): Entry<C, E> {
  const { command, events } = entry;
  return { ...entry, command: toldCommand(system, entry.seat, command, seat), answers: [], events: toldEvents(system, events, seat) };
}

/** A waiting command as a seat may know it. */
export function toldWaiting<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  waiting: WaitingCommand<C, E>,
  seat: Seat,
): WaitingCommand<C, E> {
  const command = toldCommand(system, waiting.seat, waiting.command, seat);
  return {
    seat: waiting.seat,
    command,
    ...concealed(waiting.question, waiting.asked, seat),
    events: toldEvents(system, waiting.events, seat),
  };
}

const toldEvents = <Setup, S, C, E>(system: System<Setup, S, C, E>, events: readonly E[], seat: Seat): readonly E[] =>
  events.flatMap((event) => system.redact(event, seat) ?? []);

const toldCommand = <Setup, S, C, E>(system: System<Setup, S, C, E>, by: Seat, command: C, seat: Seat): C =>
  by === seat || !system.redactCommand ? command : system.redactCommand(command, seat);
