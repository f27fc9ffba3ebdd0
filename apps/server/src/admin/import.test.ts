import { gameOf } from '@escarmouche/games/game';
import { choiceOf, openMatch, randomFrom, saveMatch, seededDice } from '@escarmouche/referee';
import { PERSON, settingsToMeta } from '@escarmouche/session';
import { expect, onTestFinished, test } from 'vitest';
import { isAsked, personAt, playOn } from '../testing-person.ts';
import { testHost, verified } from '../testing.ts';
import { askedIn } from './files.ts';
import { operationsOf } from './operations.ts';

const game = await gameOf('zombies');
const { system, bots } = game;
const bot = bots['random']?.();
const SEATS = ['a', 'b'];

/** The file of a battle at one table, in which a command waits for an answer after a roll of its own. */
function played(): string {
  const random = randomFrom(4);
  const match = openMatch(system, game.sample() as never, (entry) => seededDice(5, entry));
  for (;;) {
    const { pending, state } = match;
    if (pending?.answers.some(({ answer }) => Array.isArray(answer))) break;
    const [seat = ''] = askedIn(match as never);
    const question = pending && choiceOf(pending.question, seat, [seat]);
    if (question) match.answer(bot?.answer(state, question, random) ?? null, seat);
    else match.submit(seat, bot?.decide(state, seat, random).command as never);
  }
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, PERSON]));
  return saveMatch(match, settingsToMeta({ seed: 'x', dice: {}, seats, notes: {} }));
}

test('of a battle that was brought in, dice from then on are found again; those before are counted as not proven', async () => {
  const host = await testHost();
  onTestFinished(() => host.close());
  const operations = operationsOf(host.engine, host.now);
  const file = played();
  const { battle, invitations } = await operations.import({ file });
  const before = verified(game, (await operations.export({ battle })).file).dice;
  expect([before.unseeded > 2, before.proven]).toEqual([true, 0]);

  const person = await personAt(await host.app.listen({ host: '127.0.0.1', port: 0 }));
  onTestFinished(() => person.leave());
  for (const seat of SEATS) await person.claim(battle, seat, invitations[seat] ?? '');
  for (const seat of SEATS) await person.show(battle, seat);
  const seats = await Promise.all(SEATS.map((seat) => person.come('zombies', battle, seat)));
  const random = randomFrom(9);
  for (let act = 0; act < 12; act++) {
    await expect.poll(() => seats.some(isAsked), { interval: 5 }).toBe(true);
    for (const seat of seats.filter(isAsked).slice(0, 1))
      expect((await playOn('zombies', seat, random, 'random')).status).not.toBe('refused');
    await expect.poll(() => new Set(seats.map(({ heard }) => heard)).size, { interval: 5 }).toBe(1);
  }
  await seats[0]?.propose('concession');
  await expect.poll(() => seats[1]?.snapshot().proposal).toBeDefined();
  await seats[1]?.consent(true);
  const over = (await operations.export({ battle })).file;
  await expect(operations.import({ file: over })).rejects.toMatchObject({
    reason: { en: 'this battle is over: nothing is left to play in it' },
  });
  const { dice, fault } = verified(game, over);
  expect({ fault, unseeded: dice.unseeded, seeded: dice.seeded }).toEqual({ fault: undefined, unseeded: before.unseeded, seeded: 0 });
  expect(dice.proven).toBeGreaterThan(2);
});

test('a file that is too long is not read', async () => {
  const host = await testHost();
  onTestFinished(() => host.close());
  const file = 'x'.repeat(4_000_001);
  await expect(operationsOf(host.engine, host.now).import({ file })).rejects.toMatchObject({ statusCode: 413 });
});
