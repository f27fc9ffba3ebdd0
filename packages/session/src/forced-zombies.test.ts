import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { randomFrom } from '@escarmouche/referee';
import { mustFight, zombies, type Command, type Setup } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { BOT, PERSON } from './holder.ts';
import { openSession } from './host.ts';
import { seatSession } from './seat.ts';

const inPassing = ({ type }: Command): boolean => type === 'play' || type === 'use';

test('ZB-TURN-ORDER: a person is not asked to go on where nothing is met, nor to fill a full hand, though a bot may play a card', async () => {
  const setup: Setup = { seats: ['a', 'b'].map((seat) => ({ seat, name: seat })), kinds: zombieTiles, deck: zombieCards, options: {} };
  const session = openSession(zombies, setup, { seed: 'idle', dice: {}, seats: { a: PERSON, b: BOT }, notes: {} });
  const person = seatSession(session, 'a');
  const random = randomFrom(7);
  const asked = { encounter: 0, refill: 0, free: 0 };
  for (let moves = 0; moves < 300; moves++) {
    const { waiting, active, state } = session.snapshot();
    const [seat = ''] = waiting?.asked ?? active;
    if (waiting?.question.kind === 'choice') {
      const [pass = null] = waiting.question.options ?? [];
      await session.answer(pass, seat);
      continue;
    }
    const { square = 0, hand = [] } = state.players.a ?? {};
    const idle =
      (state.turn.step === 'encounter' && !mustFight(state, square) && !state.tokens[square]) ||
      (state.turn.step === 'refill' && hand.length === 3);
    if (seat === 'a' && idle) {
      asked[state.turn.step === 'refill' ? 'refill' : 'encounter']++;
      if (person.undoable()?.free) asked.free++;
      expect(await person.forced(inPassing)).toMatchObject({
        seat: 'a',
        command: { type: state.turn.step === 'refill' ? 'refill' : 'face' },
      });
    }
    const commands = zombies
      .offers(state, seat)
      .flatMap(({ refusal, command, sample }) => (refusal ? [] : (command ?? sample?.(random) ?? [])))
      .filter((command) => !inPassing(command));
    const command = commands[random(commands.length)];
    if (command) await session.submit(seat, command);
  }
  expect(Math.min(asked.encounter, asked.refill, asked.free)).toBeGreaterThan(0);
});
