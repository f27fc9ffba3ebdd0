import { cubeOf, deadzone, specialRules, type Setup, type State } from '@escarmouche/deadzone';
import { openSession, PERSON } from '@escarmouche/session';
import { figureOf } from '@escarmouche/skirmish';
import { nameOfCube, placeIn } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import type { Overlay } from '../../boards/plane/overlay.ts';
import { i18n } from '../../i18n/index.svelte.ts';
import { createBots } from '../../table/bots.ts';
import { pointing } from '../../table/pointing.ts';
import { readBattle } from '../../table/read-battle.ts';
import { seatsOf } from '../../table/seats.svelte.ts';
import { createTable } from '../../table/table.svelte.ts';
import { createReader } from '../../text/reader.ts';
import type { Intent } from '../preview.ts';
import { offerSystems } from '../index.ts';
import { systems } from '../offered.ts';
import { advice } from './advice/advice.ts';
import { cube, facingSetup, ground, spot } from './testing.ts';

type Position = NonNullable<Setup['position']>;
const AMMO = specialRules.all().find(({ title }) => title.en === 'Ammo')?.id ?? '';

/** A figure in C2R4 that carries something, with two cubes to a Move, and a friend in C3R4. */
const carrying = (figures: Position['figures'] = {}, more: Partial<Position> = {}) =>
  facingSetup(
    {},
    {
      ...more,
      figures: {
        ...figures,
        a3: { ...placeIn(cube('C2R4'), 0.5, 0.5), carried: [{ id: 'token-1', item: AMMO }] },
        a2: placeIn(cube('C3R4'), 0.5, 0.5),
      },
    },
    { speed: [2, 3] },
  );
const state: State = deadzone.setup(carrying());
const SUBJECT = { figure: 'a3', reaction: false };
const preview = (intent: Omit<Intent, 'subject'>) => advice.preview(state, 'a', { subject: SUBJECT, ...intent }, 'en');
const given = (intent: Omit<Intent, 'subject'>) => {
  const seen = preview(intent);
  expect(seen?.refusal).toBeUndefined();
  return seen?.commands.at(-1);
};

test('DZ-ITEM-KEEP-DROP-DESTROY: an item is dropped in a cube of the way, the first one too, and the Move goes on to the place pointed at next', () => {
  expect(given({ action: 'drop' })).toMatchObject({ path: [], drop: 'C2R4L1' });
  expect(given({ action: 'drop', target: ground('C3R4') })).toMatchObject({ path: ['C3R4L1'], drop: 'C3R4L1' });
  expect(given({ action: 'drop', via: [spot('C3R4')] })).toMatchObject({ path: ['C3R4L1'], drop: 'C3R4L1' });
  expect(given({ action: 'drop', via: [spot('C3R4')], target: ground('C4R4') })).toMatchObject({
    path: ['C3R4L1', 'C4R4L1'],
    drop: 'C3R4L1',
  });
  expect(given({ action: 'drop', via: [spot('C2R4')], target: ground('C3R5') })).toMatchObject({ path: ['C3R5L1'], drop: 'C2R4L1' });
  expect(given({ action: 'drop', via: [spot('C3R4')], target: ground('C2R4') })).toMatchObject({
    path: ['C3R4L1', 'C2R4L1'],
    drop: 'C3R4L1',
  });
});

test('DZ-ITEM-KEEP-DROP-DESTROY: a place to drop is kept until it is told where the Move ends, and the preview says both', () => {
  const here = preview({ action: 'drop', target: ground('C3R4') });
  expect(here?.keeps).toEqual(spot('C3R4'));
  expect(here?.panel.facts.map(({ label }) => label)).toContain('Another cube: end the Move there');
  const passing = preview({ action: 'drop', via: [spot('C3R4')], target: ground('C4R4') });
  expect(passing?.keeps).toBeUndefined();
  expect(passing?.panel).toMatchObject({ title: 'Drop → C3R4', detail: 'Ammo', facts: [{}, { label: 'The Move ends in', value: 'C4R4' }] });
  const overlay = passing?.overlay as Overlay;
  expect(overlay.trail?.points).toHaveLength(3);
  expect(overlay.cells?.filter(({ aimed }) => aimed)).toHaveLength(1);
});

test('DZ-ITEM-KEEP-DROP-DESTROY, DZ-MOVE-MOVE: what lies too far on the way is refused as a Move is', () => {
  const far = preview({ action: 'drop', via: [spot('C3R4')], target: ground('C5R6') });
  expect(far?.refusal?.rule).toBe('DZ-MOVE-MOVE');
  expect(far?.keeps).toBeUndefined();
});

test('DZ-ITEM-EXCHANGE: an item is handed over in passing, to the friend in a cube that the way goes through', () => {
  const friend = { kind: 'figure', id: 'a2' } as const;
  expect(given({ action: 'give', target: friend })).toMatchObject({ path: ['C3R4L1'], give: 'a2' });
  expect(given({ action: 'give', via: [spot('C3R4')], target: ground('C4R4') })).toMatchObject({ path: ['C3R4L1', 'C4R4L1'], give: 'a2' });
  expect(preview({ action: 'give', via: [spot('C3R4')], target: ground('C4R4') })?.panel.facts).toMatchObject([{}, { value: 'C4R4' }]);
  expect(preview({ action: 'give', target: friend })?.overlay).toMatchObject({ ghost: { figure: 'a3' } });
  expect(preview({ action: 'give', via: [spot('C2R3')], target: ground('C3R3') }), 'nobody stands there').toBeUndefined();
});

/** The table of a battle as a person sits down at it. */
async function sitDown(setup: Setup) {
  offerSystems(systems);
  await i18n.choose('en');
  const session = openSession(deadzone, setup, {
    seed: 'hands',
    dice: {},
    seats: { a: PERSON, b: PERSON },
    notes: { map: 'raffinerie' },
  });
  const opened = await readBattle(await session.save(), { fr: '', en: '' });
  if (!opened.ok) throw new Error(opened.reason.en);
  const { game, host } = opened.battle;
  return { game, table: createTable(game, seatsOf(game, host), createBots(game, host), () => true) };
}

test('DZ-ITEM-EXCHANGE: by pointer alone, the friend pointed at is kept, and the Move goes on to the place pointed at next', async () => {
  // Two friends stand in one cube: the one pointed at is meant.
  const { table } = await sitDown(carrying({ a1: placeIn(cube('C3R4'), 0.2, 0.2) }));
  const { pick } = pointing(table);
  await table.advised();
  table.acts.choose('give');
  await pick({ kind: 'figure', id: 'a1' });
  expect(table.aim.via).toHaveLength(1);
  expect(table.aimed.preview?.panel.facts.map(({ label }) => label)).toContain('Another cube: end the Move there');
  expect(table.aimed.preview?.commands).toMatchObject([{ path: ['C3R4L1'], give: 'a1' }]);
  await pick(ground('C4R4'));
  expect(table.aimed.preview?.commands).toMatchObject([{ path: ['C3R4L1', 'C4R4L1'], give: 'a1' }]);
  await pick(ground('C4R4'));
  const after = table.snapshot.state as unknown as State;
  expect(after.figures).toMatchObject({ a3: { carried: [] }, a1: { carried: [{ item: AMMO }] }, a2: { carried: [] } });
  expect(nameOfCube(cubeOf(figureOf(after, 'a3')))).toBe('C4R4L1');
});

const offered = (at: State) => advice.actions(at, 'a', SUBJECT, 'en').map(({ id }) => id);

test('DZ-ITEM-EXCHANGE, DZ-CMD-FREE-ACTIONS: in the free Move of a command die an item is dropped or handed over as in any other, one cube far', () => {
  const paid = deadzone.setup(carrying({}, { pools: { a: ['move'], b: [] } }));
  expect(offered(paid)).toEqual(expect.arrayContaining(['drop', 'give', 'free drop', 'free give']));
  expect(offered(state)).not.toContain('free drop');
  const freely = (intent: Omit<Intent, 'subject'>) => advice.preview(paid, 'a', { subject: SUBJECT, ...intent }, 'en');
  const friend = { kind: 'figure', id: 'a2' } as const;
  expect(freely({ action: 'free give', target: friend })?.commands).toMatchObject([{ path: ['C3R4L1'], give: 'a2', free: true }]);
  expect(freely({ action: 'free drop' })?.commands).toMatchObject([{ path: [], drop: 'C2R4L1', free: true }]);
  expect(freely({ action: 'free drop', target: ground('C3R4') })?.refusal).toBeUndefined();
  expect(freely({ action: 'free give', via: [spot('C3R4')], target: ground('C4R4') })?.refusal?.rule).toBe('DZ-MOVE-MOVE');
});

/** Answers to typed lines. */
async function typing(setup = carrying()): Promise<(line: string) => Promise<string>> {
  const { game, table } = await sitDown(setup);
  const reader = await createReader(table, game);
  reader.greeting();
  return async (line) => (await reader.read(line)).said.join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('DZ-ITEM-KEEP-DROP-DESTROY, DZ-ITEM-EXCHANGE: typed, an item is dropped where it is said, in passing too', async () => {
  const say = await typing();
  expect(await say('preview drop C3R4')).toMatch(/^Drop on C3R4, Ammo/);
  expect(await say('preview drop')).toMatch(/^Drop on C2R4, Ammo/);
  expect(await say('preview drop C4R4 via C3R4')).toMatch(/^Drop on C3R4, Ammo[^]*The Move ends in C4R4/);
  expect(await say('preview hand over C4R4 via C3R4')).toMatch(/The Move ends in C4R4/);
  expect(await say('drop C4R4 via C3R4')).toMatch(/leaves/);
});

test('DZ-ITEM-KEEP-DROP-DESTROY, DZ-ITEM-EXCHANGE, DZ-CMD-FREE-ACTIONS: typed, what a command die pays for is called free', async () => {
  const say = await typing(carrying({}, { pools: { a: ['move'], b: [] } }));
  expect(await say('preview free drop C3R4')).toMatch(/^Drop on C3R4, Ammo, free/);
  expect(await say('preview donner gratuitement à A2')).toMatch(/Ammo, free/);
  expect(await say('preview free move C3R4')).toMatch(/Move, free/);
  expect(await say('free hand over A2')).toMatch(/a command die spent[^]*gives/);
});
