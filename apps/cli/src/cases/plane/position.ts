import { standAt, type Place, type Point, type Table, type Vector } from '@escarmouche/space';
import type { Report } from '../../problem.ts';
import { text } from '../../text.ts';
import { directionTo, toPlace, type Frame } from './frame.ts';
import type { Spot, Way } from './values.ts';

/** Far off any table, beyond the reach of everything. */
export const FAR: Point = { x: 900_000, y: 900_000 };

const HEIGHT = 1500;

/** Where the figures of a case stand; on a level that the case does not name, the lowest on which a base of that radius can stand. */
export function placesOf(
  figures: Readonly<Record<string, { readonly at?: Spot }>>,
  frame: Frame,
  table: Table,
  radius: (id: string) => number,
): ReadonlyMap<string, Place> {
  return new Map(
    Object.entries(figures).flatMap(([id, { at }]): [string, Place][] => {
      const level = (point: Point): number => standAt(table, { ...point, r: radius(id), h: HEIGHT }, [])[0] ?? 0;
      return at ? [[id, toPlace(frame, at, level)]] : [];
    }),
  );
}

/** North when the case says nothing. */
export function facingOf(id: string, way: Way | undefined, places: ReadonlyMap<string, Place>, report: Report): Vector {
  if (way === undefined) return { x: 0, y: 1000 };
  if (typeof way !== 'string') return way;
  const [from, to] = [places.get(id), places.get(way)];
  const direction = from && to && directionTo(from, to);
  if (direction) return direction;
  report(['figures', id, 'facing'], text(`orientation inconnue : « ${way} »`, `unknown facing "${way}"`));
  return { x: 0, y: 1000 };
}
