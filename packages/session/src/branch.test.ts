import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { zombies } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { BOT, PERSON } from './holder.ts';
import { branchOf } from './branch.ts';
import { openSession } from './host.ts';
import { done, parse, played, reloaded, turns } from './turns.fixture.ts';
import { verifyMatch } from './verify.ts';

test('a branch begins before the last decision of a person', async () => {
  const session = await played(['step', 'step', 'step', 'step'], { a: PERSON, b: BOT, c: BOT });
  const length = (entries: number): number => branchOf(session, entries, 'new').snapshot().entries.length;
  expect([4, 3, 2, 1, 0].map(length)).toEqual([3, 0, 0, 0, 0]);
});

test('or before a person’s answer to what a bot has commanded', async () => {
  const session = await played(['dare'], { a: BOT, b: PERSON, c: BOT });
  await session.answer(true, 'b');
  expect(branchOf(session, 1, 'new').snapshot()).toMatchObject({ entries: [], waiting: { seat: 'a', asked: ['b'] } });
});

test('a branch rolls its own dice: neither what the first battle shows next nor what it showed', async () => {
  const session = await played(['step', 'roll']);
  const [, rolled] = session.snapshot().entries;
  const seen = new Set<string>();
  for (const seed of ['one', 'two', 'three']) {
    const branch = branchOf(session, 2, seed);
    expect(branch.snapshot().entries).toHaveLength(1);
    await branch.submit('b', { type: 'roll' });
    seen.add(done(branch)[1] ?? '');
  }
  expect(seen.size).toBe(3);
  expect([...seen]).not.toContain(rolled?.events[0]);
});

test('its file knows nothing of the first seed, reads, replays and verifies: its past is of another battle, its dice are its own', async () => {
  const session = await played(['roll', 'roll', 'dare']);
  await session.answer(true, 'a');
  const branch = branchOf(session, 3, 'its own');
  await branch.answer(false, 'a');
  await branch.submit('a', { type: 'roll' });
  const file = branch.save();
  expect(file).not.toContain('by consent');
  expect(reloaded(branch).snapshot()).toMatchObject({ entries: branch.snapshot().entries });
  expect(verifyMatch(turns, file, parse)).toMatchObject({ ok: true, verified: { dice: { earlier: 2, seeded: 1 }, fault: undefined } });
  const forged = file.replace(
    /"answer":\[(\d+)\]\}\],"events":\["a rolls \1","a roll"\]\}\n(?=\{"digest")/,
    (_, face: string) => `"answer":[${(Number(face) % 1000) + 1}]}],"events":["a rolls ${(Number(face) % 1000) + 1}","a roll"]}\n`,
  );
  expect(forged).not.toBe(file);
  expect(verifyMatch(turns, forged, parse)).toMatchObject({ verified: { fault: { entry: 3 } } });
});

test('a branch of a branch has its dice from where it left', async () => {
  const session = await played(['roll', 'step', 'step']);
  const branch = branchOf(session, 3, 'second');
  await branch.submit('c', { type: 'roll' });
  await branch.submit('a', { type: 'roll' });
  const third = branchOf(branch, 4, 'third');
  expect(third.matchSettings).toMatchObject({ seed: 'third', branched: { entries: 3 } });
  await third.submit('a', { type: 'roll' });
  expect(verifyMatch(turns, third.save(), parse)).toMatchObject({ verified: { dice: { earlier: 2, seeded: 1 }, fault: undefined } });
});

test('ZB-TILE-DRAW: the next tile of a town is not told by a branch, for nothing of it lies ready before it is drawn', async () => {
  const setup = { seats: ['a', 'b'].map((seat) => ({ seat, name: seat })), kinds: zombieTiles, deck: zombieCards, options: {} };
  const settings = { seed: 'town', generator: 'sfc32', dice: {}, seats: { a: PERSON, b: PERSON }, notes: {} } as const;
  const session = openSession(zombies, setup, settings);
  const drawn = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const branch = branchOf(session, 0, String(seed));
    const [seat = ''] = branch.snapshot().active;
    const [offer] = zombies.offers(branch.snapshot().state, seat);
    if (offer?.command) await branch.submit(seat, offer.command);
    drawn.add(JSON.stringify(branch.snapshot().entries.at(-1)?.events));
  }
  expect(drawn.size).toBeGreaterThan(3);
});
