import { copy, randomFrom, resolve, seededDice, type Random, type Source } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { zombies } from './system.ts';
import { baseOf } from './testing.ts';

/** Offers that end a step early: taken one time in eight. */
const IDLE: ReadonlySet<Command['type']> = new Set(['stay', 'halt', 'discard']);

const anyOf = <T>(list: readonly T[], random: Random): T | undefined => (list.length === 0 ? undefined : list[random(list.length)]);

/** Some allowed command; a card rather than anything else. */
function anyCommand(state: State, random: Random): Command | undefined {
  const [seat = ''] = zombies.active(state);
  const offers = zombies.offers(state, seat).filter(({ refusal }) => !refusal);
  const cards = offers.filter(({ type }) => type === 'play' || type === 'use');
  const lively = offers.filter(({ type }) => !IDLE.has(type as Command['type']));
  const offer = anyOf(cards.length > 0 ? cards : lively.length > 0 && random(8) > 0 ? lively : offers, random);
  return offer?.command ?? offer?.sample?.(random);
}

/** Answers at random; in a window a card rather than a pass. */
const anyAnswer =
  (random: Random): Source<State> =>
  (question) => {
    if (question.kind !== 'choice' || !question.options) return undefined;
    const [, , ...cards] = question.options;
    return anyOf(question.purpose === 'window' && random(2) > 0 ? cards : question.options, random);
  };

/** The events of a game at random, in place: until it is over, or so many commands. `look` sees each state. */
export function run(seed: number, seats: readonly string[], most: number, look: (state: State) => void = () => undefined): Event[] {
  const random = randomFrom(seed);
  const answer = anyAnswer(random);
  const state = copy(zombies.setup(baseOf(seats)));
  const events: Event[] = [];
  for (let entry = 0; entry < most && !zombies.outcome(state); entry++) {
    const [seat = ''] = zombies.active(state);
    const command = anyCommand(state, random);
    if (!command) throw new Error(`seed ${seed}, entry ${entry}: nothing can be done in step ${state.turn.step}`);
    const dice = seededDice(seed, entry);
    const done = resolve(
      zombies,
      state,
      seat,
      command,
      (question, index, now) => dice(question, index, now) ?? answer(question, index, now),
    );
    if (done.status !== 'done') throw new Error(`seed ${seed}, entry ${entry}: ${JSON.stringify(command)} is ${done.status}`);
    events.push(...done.events);
    look(state);
  }
  return events;
}
