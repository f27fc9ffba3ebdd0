import { expect, test } from 'vitest';
import { boxAt, isCovered } from '../../box.ts';
import type { PlaneBoard } from '../model.ts';
import type { Projection } from './projection.ts';
import { placeNames } from './place-names.ts';

/** A pixel a unit of a hundredth of a pace. */
const projection: Projection = {
  view: { width: 200, height: 200 },
  on: ({ x, y }) => ({ x: x / 10, y: 200 - y / 10, scale: 0.1 }),
  bodyOf: () => ({ x: 0, y: 0, r: 0 }),
  above: false,
};
const yard = { id: 'yard', name: 'cour', shape: { type: 'disc', x: 1000, y: 1000, r: 600 } } as const;
const round = (id: string, x: number) => ({ id, name: 'la ronde de nuit', shape: { type: 'disc', x, y: 1000, r: 150 } }) as const;
const board = (parts: Pick<PlaneBoard, 'areas' | 'tokens'>) => parts as PlaneBoard;

test('an area is named in its middle, or elsewhere within it where something lies there', () => {
  const [free] = placeNames(board({ areas: [yard] }), projection, [], 1);
  expect(free).toMatchObject({ name: 'cour', x: 100, y: 100 });
  const figure = boxAt(100, 100, 40, 40);
  const [moved] = placeNames(board({ areas: [yard] }), projection, [figure], 1);
  expect(moved && isCovered(moved.box, [figure])).toBe(false);
  expect(moved && Math.hypot(moved.x - 100, moved.y - 100)).toBeLessThan(60);
});

test('names of small areas side by side cover each other nowhere: one goes outside its area', () => {
  const [one, other] = placeNames(board({ areas: [round('west', 850), round('east', 1150)] }), projection, [], 1);
  expect(one && other && isCovered(one.box, [other.box])).toBe(false);
});

test('a token is named beside it; one that is carried or face down, and an area out of view, are not', () => {
  const token = { kind: 'load', at: { x: 500, y: 500, z: 0 } } as const;
  const away = { ...yard, id: 'away', shape: { ...yard.shape, x: 5000 } };
  const tokens = [
    { ...token, id: 'lies', name: 'or' },
    { ...token, id: 'carried', name: 'clef', by: 'a1' },
    { ...token, id: 'down', name: 'objet', mark: '?' },
  ];
  expect(placeNames(board({ areas: [away], tokens }), projection, [], 1).map(({ id }) => id)).toEqual(['lies']);
});

test('a name at the edge of the view is moved into it whole', () => {
  const edge = { ...yard, name: 'la cour du château', shape: { ...yard.shape, x: 100 } };
  const [named] = placeNames(board({ areas: [edge] }), projection, [], 1);
  expect(named?.box.left).toBeGreaterThanOrEqual(0);
  expect(named?.x).toBeLessThan(80);
});
