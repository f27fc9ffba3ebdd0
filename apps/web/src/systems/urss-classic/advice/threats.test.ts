import { copy } from '@escarmouche/referee';
import { openSession } from '@escarmouche/session';
import type { Feature } from '@escarmouche/space';
import { urssClassic, type Setup, type State } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { advice } from './advice.ts';
import { quick } from '../quick.ts';
import { advised } from './plane-advice.ts';
import { threatsAt } from '../../plane/preview/threats.ts';

const NORTH = { x: 0, y: 1000 };
const SOUTH = { x: 0, y: -1000 };

/** The quick battle on bare ground, a1 acting, with so many enemies in a row six paces north of it, all alike. */
function facing(enemies: number, features: readonly Feature[] = []): State {
  const { setup, matchSettings } = quick(false, 'fr');
  const state = copy(openSession(urssClassic, setup as unknown as Setup, matchSettings).snapshot().state);
  const { b1, a1 } = state.figures;
  const sheet = state.scene.sheets['b1'];
  const build = state.scene.builds['b1'];
  if (!a1 || !b1 || !sheet || !build) throw new Error('nobody');
  const row = Array.from({ length: enemies }, (_, i) => `b${i + 1}`);
  Object.assign(a1, { x: 15_000, y: 10_000, z: 0, facing: NORTH, posture: 'standing' });
  for (const [i, id] of row.entries())
    state.figures[id] = {
      ...copy(b1),
      id,
      x: 15_000 + (i - (enemies - 1) / 2) * 1200,
      y: 16_000,
      z: 0,
      facing: SOUTH,
      posture: 'standing',
    };
  return {
    ...state,
    figures: Object.fromEntries(['a1', ...row].flatMap((id) => (state.figures[id] ? [[id, state.figures[id]]] : []))),
    phase: 'play',
    group: 'a',
    activation: { figure: 'a1', left: 2, done: [] },
    scene: {
      ...state.scene,
      table: { ...state.scene.table, features },
      roster: ['a1', ...row],
      groups: state.scene.groups.map((group) => ({ ...group, figures: group.id === 'a' ? ['a1'] : row })),
      sheets: { ...state.scene.sheets, ...Object.fromEntries(row.map((id) => [id, { ...sheet, id }])) },
      builds: { ...state.scene.builds, ...Object.fromEntries(row.map((id) => [id, build])) },
    },
  };
}

const WALL = [
  { x: 13_500, y: 14_000 },
  { x: 16_500, y: 14_000 },
  { x: 16_500, y: 14_400 },
  { x: 13_500, y: 14_400 },
];

/** A wall of such a height between the two sides. */
const wall = (top: number): Feature => ({
  id: 'wall',
  kind: 'solid',
  base: 0,
  top,
  name: { fr: 'Muret 2', en: 'Low wall 2' },
  shape: {
    type: 'polygon',
    points: WALL,
  },
});

test('UC-SHOOT-RANGE: of many threats the worst are listed, and how many more there are', () => {
  const state = facing(9);
  const { a1 } = state.figures;
  if (!a1) throw new Error('nobody');
  const lists = (language: 'fr' | 'en') => (threatsAt(advised, state, a1, language)?.groups ?? []).map(({ facts }) => facts);
  for (const facts of lists('fr')) {
    expect(facts).toHaveLength(7);
    expect(facts.at(-1)?.label).toBe('et 3 autres');
    expect(facts.at(-1)?.marks).toHaveLength(3);
  }
  for (const facts of lists('en')) expect(facts.at(-1)?.label).toBe('and 3 more');
  const risks = (enemies: number) => threatsAt(advised, facing(enemies), a1, 'fr')?.groups[0]?.facts;
  expect(risks(7)?.at(-1)?.label).toBe('et 1 autre');
  expect(risks(6)).toHaveLength(6);
});

const played = (...ids: readonly string[]) => {
  const state = facing(2, [{ ...wall(4000), shape: { type: 'polygon', points: WALL.map(({ x, y }) => ({ x: x - 1500, y })) } }]);
  for (const id of ids) Object.assign(state.figures[id] ?? {}, { activated: true });
  const { a1 } = state.figures;
  return (
    a1 &&
    threatsAt(advised, state, a1, 'en')
      ?.groups.slice(0, -1)
      .map(({ title, facts }) => [title, facts.map(({ label }) => label)])
  );
};

test('UC-TURN-ROUND: what comes this turn and what comes in the next are told apart, and so is what takes a walk', () => {
  const [now, later] = ['Risk of losing a point there this turn', 'Risk of losing a point there next turn, before it acts'];
  const [hidden, seen] = ['Orsk 1 (shot after a walk)', 'Orsk 2 (shot)'];
  expect(played()).toEqual([[now, [hidden, seen]]]);
  expect(played('b1')).toEqual([
    [now, [seen]],
    [later, [hidden]],
  ]);
  expect(played('b1', 'b2')).toEqual([[later, [hidden, seen]]]);
});

test('UC-ACT-ALERT-TRIGGER: under a refused shot, who may answer is said of the move that would make it possible', () => {
  const state = facing(1, [wall(4000)]);
  Object.assign(state.figures['b1'] ?? {}, { alert: true });
  const shown = advice.preview(
    state,
    'a',
    {
      subject: { figure: 'a1', reaction: false },
      action: `shoot:${state.scene.sheets['a1']?.weapons.find(({ range }) => range !== undefined)?.id ?? ''}`,
      target: { kind: 'figure', id: 'b1' },
    },
    'fr',
  );
  expect(shown?.refusal).toBeDefined();
  expect(shown?.panel.means?.label).toMatch(/^Marcher .*, puis tirer/);
  expect(shown?.panel.groups?.map(({ title }) => title)).toEqual(['Peuvent répondre au mouvement proposé, dans cet ordre']);
});

test('UC-SYS-LOS: what hides a target is named so that it needs no article', () => {
  const shown = advice.preview(
    facing(1, [wall(900)]),
    'a',
    { subject: { figure: 'a1', reaction: false }, target: { kind: 'figure', id: 'b1' } },
    'en',
  );
  expect(shown?.panel.facts.find(({ rule }) => rule === 'UC-SYS-LOS')?.value).toMatch(/^\d+(?:\.\d)?% \(Low wall 2\)/);
});
