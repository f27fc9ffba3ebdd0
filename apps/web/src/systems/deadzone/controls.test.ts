import { deadzoneGame, specialRules, type Command, type State } from '@escarmouche/deadzone';
import { expect, test } from 'vitest';
import { aimSaid } from '../../table/announce.ts';
import type { Table } from '../../table/table.svelte.ts';
import type { AnyGame } from '../index.ts';
import type { Intent } from '../preview.ts';
import { advice } from './advice/advice.ts';
import { game } from './index.ts';
import { begun, cube, ground, spot, withFigures } from './testing.ts';
import { queries } from './text/queries.ts';

const SEAT = 'a';
const FIGURE = 'a3';
const subject = { figure: FIGURE, reaction: false };

/** The patrol in the activation of one figure, with figures in cubes and this sheet of the figure. */
async function acting(cubes: Readonly<Record<string, string>>, sheet: object = {}): Promise<State> {
  const { state } = (await begun()).snapshot();
  const placed = withFigures(state, Object.fromEntries(Object.entries(cubes).map(([id, name]) => [id, cube(name)])));
  const activation = { figure: FIGURE, done: [], shorts: 0, long: false, splats: [], over: false, begunWithEnemy: false };
  const next = { ...placed, turn: { seat: SEAT, activations: 1, again: false, idle: false }, activation } as unknown as State;
  const sheets = { ...next.scene.sheets, [FIGURE]: { ...next.scene.sheets[FIGURE], ...sheet } };
  return { ...next, scene: { ...next.scene, sheets } } as State;
}

const actionsOf = (state: State) => advice.actions(state, SEAT, subject, 'fr');
const preview = (state: State, intent: Omit<Intent, 'subject'>) => advice.preview(state, SEAT, { subject, ...intent }, 'fr');
/** The command of every entry of an action as it is aimed, as the engine offers them. */
const offered = (state: State, type: Command['type']): readonly Command[] =>
  deadzoneGame.offers(state, SEAT).flatMap(({ command }) => (command?.type === type ? [command] : []));

test('DZ-ACT-SPECIAL: a Special action has a button of its own, and is aimed at the figures of the cube that it may be for', async () => {
  const [special] = specialRules.filling('special');
  const state = await acting({ a3: 'C3R6L1', a1: 'C3R6L1', a2: 'C4R6L1' }, { rules: [{ rule: special?.id }] });
  Object.assign(state.figures.a1 ?? {}, { counters: 1 });
  const action = actionsOf(state).find(({ id }) => id === `special:${special?.id}`);
  expect(action).toMatchObject({ label: special?.title.fr, wants: 'figure' });
  expect(action?.refusal).toBeUndefined();
  const aims = advice.aims?.(state, SEAT, subject, action?.id ?? '', 'fr') ?? [];
  expect(aims.map(({ at }) => at)).toEqual(offered(state, 'special').map((one) => ({ kind: 'figure', id: 'target' in one && one.target })));
  const healed = preview(state, { action: action?.id ?? '', target: { kind: 'figure', id: 'a1' } });
  expect(healed?.commands).toEqual(offered(state, 'special'));
  expect(preview(state, { action: action?.id ?? '', target: { kind: 'figure', id: 'a2' } })?.refusal).toBeDefined();
  expect(actionsOf(await acting({ a3: 'C3R6L1' })).map(({ id }) => id.split(':')[0])).not.toContain('special');
});

const BLAST = { id: 'blast', name: { fr: 'Lance-grenades', en: 'Launcher' }, range: 5, ap: 0, vp: 0 };

test('DZ-LOS-CUBE: a weapon that strikes cubes is fired at those that the engine offers, each shown on the board, with what those in it have to fear', async () => {
  const [burst] = specialRules.filling('bursts');
  const weapons = [{ ...BLAST, rules: [{ rule: burst?.id, value: 4 }] }];
  const state = await acting({ a3: 'C3R8L1', b2: 'C5R8L1' }, { weapons });
  state.smoke = ['C4R8L1', 'C5R8L1'];
  const shots = offered(state, 'shootCube');
  expect(shots.length).toBeGreaterThan(0);
  const action = actionsOf(state).find(({ id }) => id === 'shootCube');
  expect(action).toMatchObject({ wants: 'ground', label: 'Viser un cube' });
  const outlook = advice.outlook(state, SEAT, subject, 'shootCube', 'fr') as { readonly cells?: readonly unknown[] };
  expect(outlook.cells).toHaveLength(shots.length);
  for (const shot of shots) {
    const aimed = preview(state, { action: 'shootCube', target: ground(shot.type === 'shootCube' ? shot.cube : '') });
    expect(aimed?.refusal).toBeUndefined();
    expect(aimed?.commands).toEqual([shot]);
  }
  const at = shots[0]?.type === 'shootCube' ? shots[0].cube : '';
  const [group] = preview(withFigures(state, { b2: cube(at) }), { action: 'shootCube', target: ground(at) })?.panel.groups ?? [];
  expect(group?.facts[0]?.value).toMatch(/blessée ou hors de combat \d+/);
  expect(preview(state, { action: 'shootCube', target: ground('C3R7L1') })?.refusal?.rule).toMatch(/^DZ-/);
});

test('DZ-STATE-FIRE, DZ-CMD-DIE: the question of what lies on a figure as its activation begins tells the chances with each number of dice', async () => {
  const [mark] = specialRules.filling('besets');
  const state = await acting({ a3: 'C3R6L1' });
  const asked = (now: State) => {
    const question = { kind: 'choice', purpose: 'dice', seat: SEAT, about: { figure: FIGURE }, options: [0, 1] };
    return advice.question(now, question as never, 'fr').options.map(({ detail }) => detail);
  };
  expect(asked(state)).toEqual([undefined, undefined]);
  Object.assign(state.figures[FIGURE] ?? {}, { marks: [mark?.id] });
  const [none, one] = asked(state);
  expect(none).toMatch(/^hors de combat [\d,]+\s*%, blessée [\d,]+\s*%$/);
  expect(one).not.toBe(none);
});

/** Four cubes in a square of open ground: two ways lead from the first to the last. */
async function square(): Promise<{ readonly state: State; readonly end: string; readonly ways: readonly (readonly string[])[] }> {
  const state = await acting({});
  const sprints = offered(state, 'sprint').flatMap((one) => ('path' in one && one.path.length === 2 ? [one.path] : []));
  const end = sprints[0]?.at(-1) ?? '';
  const firsts = offered(state, 'move').flatMap((one) => ('path' in one && one.path.length === 1 ? [one.path[0] ?? ''] : []));
  const ways = firsts.map((first) => [first, end]).filter((path) => !deadzoneGame.check(state, SEAT, { type: 'sprint', path }));
  return { state, end, ways };
}

test('DZ-MOVE-PATH: a movement goes through the way points that are laid, and through no cube that they do not lead on from', async () => {
  const { state, end, ways } = await square();
  expect(ways.length).toBeGreaterThan(1);
  for (const [first = ''] of ways) {
    const through = preview(state, { action: 'sprint', via: [spot(first)], target: ground(end) });
    expect(through?.refusal).toBeUndefined();
    expect(through?.commands.at(-1)).toMatchObject({ type: 'sprint', path: [first, end] });
  }
  const [[first = ''] = []] = ways;
  expect(preview(state, { action: 'move', via: [spot(first)], target: ground(end) })?.refusal?.rule).toBe('DZ-MOVE-MOVE');
  expect(preview(state, { via: [spot(first)] })?.commands.at(-1)).toMatchObject({ type: 'move', path: [first] });
});

test('DZ-ITEM-EXCHANGE: the figures that an action may be aimed at are told apart by what each is', async () => {
  const state = await acting({ a3: 'C3R6L1', a1: 'C3R6L1', a2: 'C3R6L1' });
  Object.assign(state.figures.a3 ?? {}, { carried: [{ id: 'held', item: specialRules.filling('special')[0]?.id ?? '' }] });
  const aims = advice.aims?.(state, SEAT, subject, 'give', 'fr').map(({ value }) => value) ?? [];
  expect(aims).toEqual(expect.arrayContaining(['a1', 'a2']));
  expect(new Set(aims).size).toBe(aims.length);
});

test('a landmark is the next cube at which something changes, and says what', async () => {
  const state = await acting({ a3: 'C1R8L1' });
  const found = queries.landmark(state, SEAT, subject, spot('C1R8L1'), { x: 100, y: 0 }, 'fr');
  expect(found?.at).toMatchObject({ y: spot('C1R8L1').y });
  expect(found?.why).toMatch(/portée|Niveau|voit|Cachée/);
  expect(queries.landmark(state, SEAT, subject, spot('C8R8L1'), { x: 100, y: 0 }, 'fr')).toBeUndefined();
});

test('a movement is announced by its cube and its length, each said once', async () => {
  const state = await acting({ a3: 'C4R7L1' });
  const target = ground('C5R7L1');
  const table = { aim: { pinned: target }, snapshot: { state }, aimed: { preview: preview(state, { target }) } };
  expect(aimSaid(table as unknown as Table, game as unknown as AnyGame, queries as never, 'fr')).toBe('C5R7 · 2 cubes');
});
