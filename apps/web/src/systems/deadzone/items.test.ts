import { specialRules, type State } from '@escarmouche/deadzone';
import { expect, test } from 'vitest';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Intent } from '../preview.ts';
import { advice } from './advice/advice.ts';
import { game } from './index.ts';
import { cube, ground, meeting, weaponIdOf, withFigures } from './testing.ts';

const preview = (state: State, seat: string, intent: Intent) => advice.preview(state, seat, intent, 'fr');

/** A figure that carries the first item of this title, an enemy two cubes away. */
async function carrying(title: string): Promise<{ state: State; seat: string; subject: { figure: string; reaction: false } }> {
  await rules.load('deadzone');
  const { state, seat, figure } = await meeting(2);
  const item = specialRules.all().find((rule) => rule.title.en === title)?.id ?? '';
  const bearer = state.figures[figure];
  if (bearer) bearer.carried = [{ id: 'token-1', item }];
  return { state, seat, subject: { figure, reaction: false } };
}

test('DZ-ITEM-CARRY: an item that is carried is told of its figure, and gives it acts of its own', async () => {
  const { state, seat, subject } = await carrying('Frag Grenade');
  expect(game.roster(state, 'fr')[0]?.figures.find(({ id }) => id === subject.figure)?.badges).toEqual(['Grenade Frag']);
  expect(game.card(state, subject.figure, 'fr')?.rules[0]?.name).toBe('Grenade Frag');
  const actions = advice.actions(state, seat, subject, 'fr');
  expect(actions.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Tirer\u00a0: Grenade Frag', 'Viser un cube\u00a0: Grenade Frag', 'Laisser\u00a0: Grenade Frag']),
  );
  const aim = actions.find(({ label }) => label.startsWith('Viser un cube'))?.id ?? '';
  const thrown = preview(state, seat, { subject, action: aim, target: ground('C5R6L1') });
  expect(thrown?.refusal).toBeUndefined();
  expect(thrown?.commands.at(-1)).toMatchObject({ type: 'shootCube', cube: 'C5R6L1' });
  const dropped = preview(state, seat, { subject, action: 'drop' });
  expect(dropped?.commands.at(-1)).toMatchObject({ type: 'move', path: [], drop: 'C3R6L1' });
  const carried = preview(state, seat, { subject, action: 'drop', target: ground('C4R6L1') });
  expect(carried?.refusal).toBeUndefined();
  expect(carried?.commands.at(-1)).toMatchObject({ type: 'move', path: ['C4R6L1'], drop: 'C4R6L1' });
  const plain = preview(state, seat, { subject, target: { kind: 'figure', id: 'b2' } });
  expect(plain?.commands.at(-1), 'no item is used up by itself').toMatchObject({ weapon: weaponIdOf(state, subject.figure, 'shoot') });
});

test('DZ-ACT-SPECIAL, DZ-ITEM-EXCHANGE: what helps a friend is aimed at one of the cube', async () => {
  const { state, seat, subject } = await carrying('Medi-Pack');
  const next = withFigures(state, { a2: cube('C3R6L1') });
  Object.assign(next.figures.a2 ?? {}, { counters: 1 });
  const ids = advice.actions(next, seat, subject, 'fr').map(({ id }) => id);
  const special = ids.find((id) => id.startsWith('special')) ?? '';
  expect(advice.aims?.(next, seat, subject, special, 'fr').map(({ at }) => at)).toEqual([{ kind: 'figure', id: 'a2' }]);
  const healed = preview(next, seat, { subject, action: special, target: { kind: 'figure', id: 'a2' } });
  expect(healed?.commands.at(-1)).toMatchObject({ type: 'special', target: 'a2' });
  const given = preview(next, seat, { subject, action: 'give', target: { kind: 'figure', id: 'a2' } });
  expect(given?.refusal).toBeUndefined();
  expect(given?.commands.at(-1)).toMatchObject({ type: 'move', path: [], give: 'a2' });
  const apart = withFigures(state, { a2: cube('C4R6L1') });
  const brought = preview(apart, seat, { subject, action: 'give', target: { kind: 'figure', id: 'a2' } });
  expect(brought?.refusal).toBeUndefined();
  expect(brought?.commands.at(-1)).toMatchObject({ type: 'move', path: ['C4R6L1'], give: 'a2' });
  expect(advice.aims?.(apart, seat, subject, 'give', 'fr').map(({ at }) => at)).toContainEqual({ kind: 'figure', id: 'a2' });
  const far = preview(withFigures(state, { a2: cube('C8R6L1') }), seat, {
    subject,
    action: 'give',
    target: { kind: 'figure', id: 'a2' },
  });
  expect(far?.refusal?.rule).toBe('DZ-MOVE-MOVE');
});

test('DZ-ITEM-KEEP-DROP-DESTROY: the item picked up and the one held are named in the question', async () => {
  const { state } = await meeting(2);
  const [item = '', held = ''] = ['Ammo', 'Medi-Pack'].map((title) => specialRules.all().find((rule) => rule.title.en === title)?.id);
  const asked = (purpose: string, about: object, options: readonly string[]) =>
    advice.question(state, { kind: 'choice', purpose, seat: 'a', about: { figure: 'a3', ...about }, options } as never, 'en');
  expect(asked('carry', { item }, ['keep', 'drop', 'destroy']).options.map(({ label }) => label)).toEqual([
    'Keep: Ammo',
    'Drop here: Ammo',
    'Destroy: Ammo',
  ]);
  expect(asked('carry', { item, held }, ['keep drop']).options[0]?.label).toBe('Keep: Ammo; drop: Medi-Pack');
  expect(asked('exchange', { item, held, by: 'a2' }, ['swap', 'drop']).options.map(({ label }) => label)).toEqual([
    'Give in exchange: Medi-Pack',
    'Drop here: Medi-Pack',
  ]);
});
