import { deadzone, type Setup, type State } from '@escarmouche/deadzone';
import { openSession, PERSON } from '@escarmouche/session';
import { placeIn } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import type { PlaneBoard } from '../../boards/plane/model.ts';
import type { Overlay } from '../../boards/plane/overlay.ts';
import { i18n } from '../../i18n/index.svelte.ts';
import { createBots } from '../../table/bots.ts';
import { readBattle } from '../../table/read-battle.ts';
import { seatsOf } from '../../table/seats.svelte.ts';
import { createTable } from '../../table/table.svelte.ts';
import { createReader } from '../../text/reader.ts';
import { offerSystems } from '../index.ts';
import { systems } from '../offered.ts';
import type { Intent } from '../preview.ts';
import { advice } from './advice/advice.ts';
import { game } from './index.ts';
import { cube, facingSetup, ground, spot } from './testing.ts';
import { queries } from './text/queries.ts';

type Position = NonNullable<Setup['position']>;
const LATER = { 'setup.noRoom': 'later' } as const;
const OFF = { ...placeIn(cube('C8R8'), 0.5, 0.5), posture: 'reserve' } as const;

/** A battle in which a3 waits off the board, to come in by the red zone. */
const waits = (figures: Position['figures'] = {}, more: Partial<Position> = {}): Setup =>
  facingSetup(LATER, { zones: { a: 'red', b: 'blue' }, ...more, figures: { ...figures, a3: OFF } }, { speed: [1, 2] });

const stateOf = (setup: Setup): State => deadzone.setup(setup);
const SUBJECT = { figure: 'a3', reaction: false };
const preview = (state: State, intent: Omit<Intent, 'subject'>) => advice.preview(state, 'a', { subject: SUBJECT, ...intent }, 'en');

test('DZ-SETUP-DEPLOY: a figure off the board is said to be so, may be chosen, and stands on no cube', () => {
  const state = stateOf(waits());
  const figures = game.roster(state, 'en').flatMap((group) => group.figures);
  expect(figures.find(({ id }) => id === 'a3')).toMatchObject({ state: 'off the board', gone: false });
  expect(game.roster(state, 'fr')[0]?.figures.find(({ id }) => id === 'a3')?.state).toBe('hors du plateau');
  const board = game.board(state, { notes: { map: 'quartier-fortifie' } } as never, 'en') as PlaneBoard;
  expect(board.figures.map(({ id }) => id)).not.toContain('a3');
  const choosing = { ...state, activation: undefined } as unknown as State;
  expect(game.selectable(choosing, 'a')).toEqual(expect.arrayContaining(['a1', 'a3']));
  expect(game.actor(choosing, 'a3')).toBe('a3');
  expect(queries.scan(state, 'a', 'en').join()).toContain('off the board');
});

test('DZ-SETUP-DEPLOY: the cubes that it may come to are shown, and pointing at one brings it there', () => {
  const state = stateOf(waits({ b2: placeIn(cube('C2R1'), 0.5, 0.5) }));
  const { cells = [] } = advice.outlook(state, 'a', SUBJECT, undefined, 'en') as Overlay;
  expect(cells).toHaveLength(10);
  const near = preview(state, { target: ground('C3R1') });
  expect(near).toMatchObject({ commands: [{ type: 'move', path: ['C3R1L1'] }] });
  expect(near?.overlay).not.toHaveProperty('trail');
  const far = preview(state, { target: ground('C4R2') });
  expect(far?.refusal).toBeUndefined();
  expect(far?.commands).toMatchObject([{ type: 'sprint' }]);
  expect(preview(state, { via: [spot('C4R1')], target: ground('C5R2') })?.commands).toMatchObject([{ path: ['C4R1L1', 'C5R2L1'] }]);
  expect(preview(state, { via: [spot('C5R1')], target: ground('C5R2') })?.refusal?.rule).toBe('DZ-MOVE-MOVE');
  expect(preview(state, { target: ground('C6R6') })?.refusal?.rule).toBe('DZ-MOVE-MOVE');
  expect(preview(state, { target: ground('C8R8') })?.refusal?.rule).toBe('DZ-MOVE-MOVE');
  const charge = preview(state, { target: ground('C2R1') });
  expect(charge).toMatchObject({ commands: [{ type: 'move', target: 'b2' }] });
  expect(charge?.panel.odds).toBeDefined();
});

test('DZ-SETUP-DEPLOY: its other actions are refused with the reason', () => {
  const state = stateOf(waits());
  const actions = advice.actions(state, 'a', SUBJECT, 'en');
  const open = actions.filter(({ refusal }) => !refusal).map(({ id }) => id);
  expect(open).toEqual(['move', 'sprint']);
  expect(actions.find(({ id }) => id.startsWith('shoot'))?.refusal?.rule).toBe('DZ-SETUP-DEPLOY');
});

test('DZ-SETUP-DEPLOY: where no room is left, the deployment may end', () => {
  const state = {
    ...stateOf(waits()),
    phase: 'deployment',
    deployed: [],
    activation: undefined,
    turn: undefined,
    zones: { a: 'red', b: 'blue' },
  } as unknown as State;
  const [first] = game.steps(state, 'a', undefined, 'en');
  expect(first?.id).toBe('autoPlace');
  expect(game.hint(state, 'a', undefined, 'en')).toMatch(/zone/);
  const mission = { ...state.scene.mission, zones: state.scene.mission.zones.map((zone) => ({ ...zone, squares: [] })) };
  const full = { ...state, scene: { ...state.scene, mission } } as State;
  expect(game.steps(full, 'a', undefined, 'en').map(({ id }) => id)).toEqual(['ready']);
  expect(game.hint(full, 'a', undefined, 'en')).toContain('may still be moved');
});

async function typing(setup: Setup): Promise<(line: string) => Promise<string>> {
  offerSystems(systems);
  await i18n.choose('en');
  const session = openSession(deadzone, setup, {
    seed: 'off',
    dice: {},
    seats: { a: PERSON, b: PERSON },
    notes: { map: 'quartier-fortifie' },
  });
  const opened = await readBattle(await session.save(), { fr: '', en: '' });
  if (!opened.ok) throw new Error(opened.reason.en);
  const { game: own, host } = opened.battle;
  const table = createTable(own, seatsOf(own, host), createBots(own, host), () => true);
  const reader = await createReader(table, own);
  reader.greeting();
  return async (line) => (await reader.read(line)).said.join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('DZ-SETUP-DEPLOY: typed, it comes to the cube that is said', async () => {
  const say = await typing(waits());
  expect(await say('reach')).toMatch(/C1R1[^]*C5R2/);
  expect(await say('preview move C3R1')).toMatch(/C3R1/);
  expect(await say('move C6R6')).toMatch(/Too many cubes/);
  expect(await say('move C3R1')).toMatch(/comes onto the board, to C3R1/);
});
