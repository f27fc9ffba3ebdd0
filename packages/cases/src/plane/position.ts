import { standAt, type Place, type Point, type Table, type Vector } from '@escarmouche/space';
import type { Report } from '../problem.ts';
import { text } from '../text.ts';
import { directionTo, toPlace, units, type Frame } from './frame.ts';
import type { FeatureSpec } from './schema-terrain.ts';
import type { Spot, Way } from './values.ts';

/** Far off any table, beyond the reach of everything. */
export const FAR: Point = { x: 900_000, y: 900_000 };

const HEIGHT = 1500;

/** Places of the figures of a case; on a level that the case does not name, the lowest on which a base of that radius can stand. */
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
  report(['figures', id, 'facing'], text(`orientation inconnue : « ${way} »`, `unknown facing "${way}"`));
  return { x: 0, y: 1000 };
}

/** Steps that are given between activations. */
const STEERING = new Set(['rollOrder', 'deploy', 'endDeployment', 'activate', 'endGroup', 'npc']);

const OUT_OF_PLAY = new Set(['out', 'gone', 'fled', 'reserve']);

interface Acting {
  readonly figures: Readonly<Record<string, { readonly state?: readonly string[] | undefined }>>;
  readonly do: readonly { readonly by?: string | undefined; readonly action: { readonly name: string; readonly value: unknown } }[];
}

/**
 * The figure being activated where a case does not say it, its first one in play: unless its first step names another, or is given between
 * activations.
 */
export function impliedActor(one: Acting): string | undefined {
  const step = one.do.find(({ action }) => action.name !== 'correct' && action.name !== 'tell');
  if (step && (step.by !== undefined || STEERING.has(step.action.name))) return undefined;
  const all = Object.entries(one.figures);
  return (all.find(([, { state }]) => !state?.some((is) => OUT_OF_PLAY.has(is))) ?? all[0])?.[0];
}

/** Figure or, where NPCs play, group that the first step names. */
export function firstToAct(one: Acting): string | undefined {
  return one.do.flatMap(({ by, action }) => by ?? (action.name === 'activate' || action.name === 'npc' ? String(action.value) : []))[0];
}

/** The group of a figure; what is no figure is a group. */
export const groupFor = (name: string, sheets: ReadonlyMap<string, { readonly group: string }>): string => sheets.get(name)?.group ?? name;

/** A straight move, which a jump may follow. */
export function runUpOf(frame: Frame, { from, to }: { readonly from: Spot; readonly to: Spot }) {
  const [start, end] = [frame.toPoint(from), frame.toPoint(to)];
  const direction = directionTo(start, end) ?? { x: 0, y: 1000 };
  const length = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  return { from: { ...start, z: units(from.z ?? 0) }, direction, length };
}

/** A state by its points of vitality: the most that suit it. */
function vitalityFor<H extends string>(full: number, health: H | undefined, healthOf: (points: number) => string): number | undefined {
  return Array.from({ length: full }, (_, i) => full - i).find((points) => healthOf(points) === health);
}

/** The wall or ladder that a figure hangs on. */
export function perchOf(
  id: string,
  on: string | undefined,
  terrain: Readonly<Record<string, FeatureSpec>> | undefined,
  report: Report,
): { readonly perch?: { readonly feature: string; readonly on: 'ladder' | 'wall' } } {
  if (on === undefined) return {};
  const kind = terrain?.[on]?.kind;
  if (kind !== 'ladder' && kind !== 'solid')
    report(['figures', id, 'on'], text(`ni mur ni échelle : « ${on} »`, `neither a wall nor a ladder: "${on}"`));
  return { perch: { feature: on, on: kind === 'ladder' ? 'ladder' : 'wall' } };
}

/** The points of vitality that a figure begins with; more than it can have, or a state that it cannot be in, are reported. */
export function startingVitality(
  id: string,
  full: number,
  given: { readonly vitality?: number | undefined; readonly health?: string | undefined },
  healthOf: (points: number) => string,
  report: Report,
): number {
  const suiting = vitalityFor(full, given.health, healthOf);
  if (given.health !== undefined && suiting === undefined) {
    report(
      ['figures', id, 'state'],
      text('une figurine à 1 point de vitalité n’est jamais blessée', 'a figure with 1 vitality point is never wounded'),
    );
  }
  if (given.vitality !== undefined && (given.vitality > full || given.vitality < 0)) {
    report(['figures', id, 'vitality'], text(`au plus ${full}`, `at most ${full}`));
  }
  return given.vitality ?? suiting ?? full;
}
