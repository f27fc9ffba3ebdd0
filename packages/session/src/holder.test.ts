import type { Header } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { branchOf } from './branch.ts';
import { BOT, isMachines, NPC, PERSON, personsOf } from './holder.ts';
import { settingsFromMeta } from './load-settings.ts';
import { settingsToMeta } from './match-settings.ts';
import { played, reloaded } from './turns.fixture.ts';

const read = (meta: Header['meta']) => settingsFromMeta(meta);

test('holders stand in the header of a file, each seat with its own', async () => {
  const seats = { a: PERSON, b: { by: 'bot', level: 'hard' }, c: NPC } as const;
  const session = await played(['step'], seats);
  expect(reloaded(session).matchSettings.seats).toEqual(seats);
  expect(read(settingsToMeta(session.matchSettings)).seats).toEqual(seats);
});

test('older files say person or machine, and keep the level of a bot in a note', () => {
  const { seats, notes } = read({ seats: { a: 'person', b: 'machine', c: 'machine' }, notes: { 'level.c': 'easy', map: 'quai-sept' } });
  expect(seats).toEqual({ a: PERSON, b: BOT, c: { by: 'bot', level: 'easy' } });
  expect(notes).toEqual({ map: 'quai-sept' });
});

test.each([null, 7, 'ghost', [], ['person'], {}, { by: 'ghost' }, { by: ['bot'] }])('a seat held by %j is held by nobody', (holder) => {
  expect(read({ seats: { a: holder, b: 'person' } }).seats).toEqual({ b: PERSON });
});

test('nothing but a level comes along with a holder', () => {
  const seats = { a: { by: 'bot', level: 3 }, b: { by: 'npc', level: 'hard', x: 1 }, c: { by: 'bot', level: 'hard', x: 1 } };
  expect(read({ seats }).seats).toEqual({ a: BOT, b: NPC, c: { by: 'bot', level: 'hard' } });
});

test('NPCs are no persons: dice of their seats are the program’s, and seats that are not listed are persons’', () => {
  const seats = { a: PERSON, b: BOT, c: NPC };
  expect(personsOf(seats)).toEqual(['a']);
  expect(['a', 'b', 'c', 'd'].filter((seat) => isMachines(seats, seat))).toEqual(['b', 'c']);
  expect(read({ seats, dice: 'typed' }).dice).toEqual({ a: 'typed' });
});

test('two persons against NPCs: what one proposes asks the other and, of a draw, the NPCs as well', async () => {
  const session = await played(['step', 'step', 'step'], { a: PERSON, b: PERSON, c: NPC });
  await session.propose('b', 'takeBack');
  expect(session.snapshot().proposal?.asked).toEqual(['a']);
  await session.consent('a', true);
  await session.propose('a', 'draw');
  expect(session.snapshot().proposal?.asked).toEqual(['b', 'c']);
});

test('a branch of a battle keeps its holders, and leaves before the last decision of a person', async () => {
  const session = await played(['step', 'step', 'step'], { a: PERSON, b: NPC, c: NPC });
  const branch = branchOf(session, 3, 'new');
  expect(branch.snapshot().entries).toHaveLength(0);
  expect(branch.matchSettings.seats).toEqual(session.matchSettings.seats);
});
