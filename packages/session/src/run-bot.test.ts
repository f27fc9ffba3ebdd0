import type { ChoiceQuestion } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { BOT, PERSON } from './holder.ts';
import { openSession } from './host.ts';
import { runBot } from './run-bot.ts';
import { seatSession } from './seat.ts';
import { turns, type State } from './turns.fixture.ts';

/** Two groups of b's choose in secret beside one of a's. */
const councils: typeof turns = {
  ...turns,
  play(turn, seat) {
    const chosen = turn.commit('duel', [
      { seat: 'a', options: [1, 2] },
      { seat: 'b', options: [3, 4] },
      { seat: 'b', options: [5, 6] },
    ]);
    turn.emit(`chosen ${chosen.join(' ')}`);
    turn.emit(`${seat} step`);
  },
};

test('a bot makes every part of a secret choice that is its seat’s', async () => {
  const session = openSession(councils, null, { seed: 'parts', generator: 'sfc32', dice: {}, seats: { a: PERSON, b: BOT }, notes: {} });
  const bot = {
    decide: () => Promise.resolve(undefined),
    answer: (_state: State, { options }: ChoiceQuestion) => Promise.resolve(options?.[1]),
  };
  const running = runBot(
    seatSession(session, 'b'),
    bot,
    () => Promise.resolve(),
    (reason) => expect.fail(String(reason)),
  );
  running.resume();
  await session.submit('a', { type: 'step' });
  await expect.poll(() => session.snapshot().waiting?.asked).toEqual(['a']);
  await session.answer(1, 'a');
  expect(session.snapshot().state.done).toEqual(['chosen 1 4 6', 'a step']);
  running.stop();
});
