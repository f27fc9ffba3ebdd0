import { deadzone, specialRules, type State } from '@escarmouche/deadzone';
import { openSession, PERSON } from '@escarmouche/session';
import { cubeNamed, placeIn, type Cube } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import type { Overlay } from '../../boards/plane/overlay.ts';
import { i18n } from '../../i18n/index.svelte.ts';
import { createBots } from '../../table/bots.ts';
import { readBattle } from '../../table/read-battle.ts';
import { seatsOf } from '../../table/seats.svelte.ts';
import { createTable } from '../../table/table.svelte.ts';
import { createReader } from '../../text/reader.ts';
import type { Intent } from '../preview.ts';
import { offerSystems } from '../index.ts';
import { systems } from '../offered.ts';
import { advice } from './advice/advice.ts';
import { middleOf, toBoard } from './scale.ts';
import { facingSetup } from './testing.ts';

const cube = (name: string): Cube => cubeNamed(name) ?? { column: 1, row: 1, level: 1 };
const spot = (name: string) => toBoard(middleOf(cube(name)));
const ground = (name: string) => ({ kind: 'ground', at: spot(name) }) as const;
const AMMO = specialRules.all().find(({ title }) => title.en === 'Ammo')?.id ?? '';

/** A figure in C2R4 that carries something, with two cubes to a Move, and a friend in C3R4. */
const carrying = () =>
  facingSetup(
    {},
    {
      figures: {
        a3: { ...placeIn(cube('C2R4'), 0.5, 0.5), carried: [{ id: 'token-1', item: AMMO }] },
        a2: placeIn(cube('C3R4'), 0.5, 0.5),
      },
    },
    { speed: [2, 3] },
  );
const state: State = deadzone.setup(carrying());
const preview = (intent: Omit<Intent, 'subject'>) =>
  advice.preview(state, 'a', { subject: { figure: 'a3', reaction: false }, ...intent }, 'en');
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
  expect(here?.keeps).toBe(true);
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

/** Answers to typed lines. */
async function typing(): Promise<(line: string) => Promise<string>> {
  offerSystems(systems);
  await i18n.choose('en');
  const session = openSession(deadzone, carrying(), {
    seed: 'hands',
    dice: {},
    seats: { a: PERSON, b: PERSON },
    notes: { map: 'raffinerie' },
  });
  const opened = await readBattle(await session.save(), { fr: '', en: '' });
  if (!opened.ok) throw new Error(opened.reason.en);
  const { game, host } = opened.battle;
  const table = createTable(game, seatsOf(game, host), createBots(game, host), () => true);
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
