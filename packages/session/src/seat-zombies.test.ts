import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { randomFrom } from '@escarmouche/referee';
import { zombies, type Setup, type State } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { PERSON } from './holder.ts';
import { openSession } from './host.ts';
import { readBy } from './testing.ts';

/** Cards that a seat cannot know anything of: all copies are in the deck or in hands, and none in its own (ZB-SET-PLAYER, ZB-CARD-DECK). */
function hiddenFrom(viewer: string, { scene, deck, players }: State): readonly string[] {
  const unseen = [deck, ...Object.values(players).map(({ hand }) => hand)].flat();
  const own = players[viewer]?.hand ?? [];
  return scene.deck
    .filter(({ id, copies }) => !own.includes(id) && unseen.filter((one) => one === id).length === copies)
    .map(({ id }) => id);
}

/** The scene holds the cards of the box, which all know. */
const textOf = (read: unknown): string => JSON.stringify(read, (key, value: unknown) => (key === 'scene' ? undefined : value));

test('ZB-SET-PLAYER, ZB-CARD-DECK: no card of a hand or of the deck is read from another seat, nor in the past', async () => {
  const seats = ['a', 'b', 'c'];
  const setup: Setup = { seats: seats.map((seat) => ({ seat, name: seat })), kinds: zombieTiles, deck: zombieCards, options: {} };
  const session = openSession(zombies, setup, { seed: 'town', dice: {}, seats: { a: PERSON, b: PERSON, c: PERSON }, notes: {} });
  const random = randomFrom(5);
  for (let step = 0; step < 40; step++) {
    const { waiting, active, state } = session.snapshot();
    const [seat = ''] = waiting?.asked ?? active;
    const question = waiting?.question;
    if (question?.kind === 'choice') {
      const answers = question.options ?? [zombies.sampleAnswer?.(state, question as never, random) ?? null];
      await session.answer(answers[random(answers.length)] ?? null, seat);
    } else {
      const commands = zombies
        .offers(state, seat)
        .flatMap(({ refusal, command, sample }) => (refusal ? [] : (command ?? sample?.(random) ?? [])));
      const command = commands[random(commands.length)];
      if (command) await session.submit(seat, command);
    }
    for (const viewer of [...seats, '']) {
      const read = textOf(await readBy(session, viewer));
      const found = hiddenFrom(viewer, session.snapshot().state).filter((card) => read.includes(`"${card}"`));
      expect({ step, viewer, found }).toEqual({ step, viewer, found: [] });
    }
  }
  expect(session.snapshot().entries.length).toBeGreaterThan(20);
});
