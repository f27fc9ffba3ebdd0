import { copy } from '@escarmouche/referee';
import { openSession } from '@escarmouche/session';
import { urssClassic, type Setup, type State } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { quick } from '../quick.ts';
import { queries } from './queries.ts';

/** The quick battle with two figures of either side on the table, the rest far off. */
function table(): State {
  const { setup, matchSettings } = quick(false, 'fr');
  const { state } = openSession(urssClassic, setup as unknown as Setup, matchSettings).snapshot();
  const laid = copy(state);
  laid.phase = 'play';
  const place = (id: string, x: number, y: number, facing: { x: number; y: number }): void => {
    const figure = laid.figures[id];
    if (figure) Object.assign(figure, { x, y, z: 0, facing, posture: 'standing' });
  };
  place('a1', 3400, 2500, { x: 0, y: 1000 });
  place('b1', 3400, 8500, { x: 0, y: -1000 });
  return laid;
}

test('UC-SYS-DISTANCE: a measure says distance, direction, arc and what hides', () => {
  const { text, overlay } = queries.measure(table(), 'a1', { figure: 'b1' }, 'fr');
  expect(text).toContain('5\u00a0pas, vers le nord');
  expect(text).toContain('devant');
  expect(overlay).toHaveProperty('sights.length', 1);
  expect(queries.measure(table(), 'a1', { at: { x: 6400, y: 2500 } }, 'en').text).toContain(
    '3\u00a0paces from centre to centre, to the east',
  );
});

test('UC-ARC-VISION: what is behind is not seen, and would be after a turn', () => {
  const state = table();
  expect(queries.sight(state, 'a1', 'en').text).toMatch(/^A1 .* sees B1 /);
  Object.assign(state.figures['a1'] ?? {}, { facing: { x: 0, y: -1000 } });
  const { text } = queries.sight(state, 'a1', 'en');
  expect(text).toContain('sees no enemy');
  expect(text).toContain('If it turned it would also see B1');
  expect(text).toContain('It is seen by B1');
});

test('UC-SYS-LOS: with an enemy aimed at, how it is seen is shown by the witness of the sight', () => {
  const { text, overlay } = queries.sight(table(), 'a1', 'en', 'b1');
  expect(overlay).toMatchObject({ audit: { looker: { id: 'a1' }, target: { id: 'b1' }, hidden: 0, tone: 'good' } });
  expect(text).toMatch(/^B1 \S+ is in sight/);
  expect(queries.sight(table(), 'a1', 'en').overlay).not.toHaveProperty('audit');
});

test('a figure is told with its place and its nearest enemy, a scan names everybody side by side', () => {
  const state = table();
  expect(queries.line(state, 'a1', 'fr')).toContain('en D.4/2.5, face au nord');
  expect(queries.line(state, 'a1', 'fr')).toMatch(/la plus proche est B1 .* à 5\u00a0pas/);
  const lines = queries.scan(state, 'a', 'fr');
  expect(lines.find((line) => line.includes('(vous)'))).toMatch(/6 en jeu sur 6\. A1 \S+ D\.4\/2\.5\u00a0; A2 /);
});

test('places that share a name are numbered; spots beside and upon them can be stood on', () => {
  const state = table();
  const places = queries.places(state, 'fr');
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  const crate = places.find(({ name }) => /^Caisses 1$/.test(name));
  expect(crate).toBeDefined();
  for (const relation of ['on', 'beside', 'behind'] as const) {
    expect(queries.spotsBy(state, 'a1', crate?.id ?? '', relation).length, relation).toBeGreaterThan(0);
  }
});

test('towards: so many paces, or as far as a walk leads, never beyond the goal', () => {
  const state = table();
  expect(queries.towards(state, 'a1', { at: { x: 3400, y: 20_000 } }, 4)).toEqual({ x: 3400, y: 6500 });
  expect(queries.towards(state, 'a1', { heading: { x: 1, y: 0 } }, 2)).toEqual({ x: 5400, y: 2500 });
  expect(queries.towards(state, 'a1', { at: { x: 3400, y: 3000 } })).toEqual({ x: 3400, y: 3000 });
});

test('a landmark is a spot where something changes, and says what', () => {
  const state = table();
  const mark = queries.landmark(state, 'a', { figure: 'a1', reaction: false }, { x: 3400, y: 2500 }, { x: 0, y: 100 }, 'fr');
  expect(mark?.why).not.toBe('');
  expect(mark?.at.x).toBe(3400);
  expect(mark?.at.y).toBeGreaterThan(2500);
});
