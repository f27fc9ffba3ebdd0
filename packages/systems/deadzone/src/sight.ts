import { oncePer } from '@escarmouche/skirmish';
import * as placed from '@escarmouche/skirmish/placed';
import { discGap, type Body, type Feature, type Place, type Sight, type Table } from '@escarmouche/space';
import { areNeighbours, cloudIn, cubeWithName, cubesOn, sameCube } from '@escarmouche/space/cubes';
import { isPinned, sizeOf } from './figures.ts';
import type { Figure, Scene, State } from './state.ts';
import { bodyOf, eyeOf } from './volume.ts';
import { wrecksIn } from './wrecks.ts';

/** Scenery, wrecks and smoke between bodies: boxes, wrecks and ramps under any of them are left out (DZ-LOS-GEOMETRY, DZ-TERRAIN-WRECK, DZ-STATE-SMOKE). */
export function sceneryBetween(state: State, bodies: readonly Body[]): Table {
  const {
    scene: { table },
    smoke,
  } = state;
  const wrecks = wrecksIn(state);
  const isUnder = ({ shape }: Feature): boolean => bodies.some((body) => discGap(body, body.r, shape) < 0);
  const under = looseIn(table).filter(isUnder);
  const more = [...wrecks.filter((one) => !isUnder(one)), ...smoke.map(cloudIn)];
  const key = [...under, ...more].map(({ id }) => id).join();
  if (key === '') return table;
  const known = without.get(table) ?? new Map<string, Table>();
  without.set(table, known);
  let rest = known.get(key);
  if (!rest) known.set(key, (rest = { ...table, features: [...table.features.filter((one) => !under.includes(one)), ...more] }));
  return rest;
}

const LOOSE = / (?:box|ramp) /;

/** Scenery of a table that stands within a cube. */
const looseIn = oncePer(({ features }: Table) => features.filter(({ id }) => LOOSE.test(id)));

const without = new WeakMap<Table, Map<string, Table>>();

/** Eyes of a looker: its own, or by option nine points of its silhouette too (DZ-LOS-EYE). */
function eyesOf(state: State, looker: Figure, body: Body, target: Body): readonly Place[] {
  const eye = placed.eyeOf(state, looker, body);
  if (state.scene.options['sight.from'] === 'eye') return [eye];
  const { x, y, z, r, h } = body;
  const [dx, dy] = [target.x - x, target.y - y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ax, ay] = length > 0 ? [-dy / length, dx / length] : [1, 0];
  const points = [-1, 0, 1].flatMap((side) =>
    [0, 0.5, 1].map((share) => ({ x: x + ax * side * r, y: y + ay * side * r, z: z + share * h })),
  );
  return [eye, ...points];
}

/** Sight of the document: more than a hundredth of a target shows, or it is not seen; by option standing figures hide others (DZ-LOS-GEOMETRY). */
const SIGHT: placed.SightRules<State> = {
  visibleShare: 0.01,
  coverShares: [0],
  bodyOf,
  hides: (state, other) => state.scene.options['sight.figuresHide'] !== 'no' && !isPinned(other),
  terrainBetween: (state, from, to) => sceneryBetween(state, [from, to]),
  eyes: eyesOf,
};

/** Hidden shares between places of a battlefield, as long as nothing but its scenery hides. */
const sharesOf = oncePer((_scene: Scene) => new Map<string, number>());
const MOST_SHARES = 100_000;

/** Hidden share of a target, from the point of the looker that sees most. */
export function hiddenFrom(state: State, looker: Figure, target: Figure): number {
  const { scene, smoke } = state;
  const hides = scene.options['sight.figuresHide'] !== 'no' || [...smoke, ...wrecksIn(state)].length !== 0;
  if (hides) return placed.hiddenFrom(SIGHT, state, looker, target);
  const known = sharesOf(scene);
  const key = `${standingOf(state, looker)} ${standingOf(state, target)}`;
  let share = known.get(key);
  if (share === undefined) {
    if (known.size >= MOST_SHARES) known.clear();
    known.set(key, (share = placed.hiddenFrom(SIGHT, state, looker, target)));
  }
  return share;
}

/** All of a figure that sight depends on. */
const standingOf = (state: State, figure: Figure): string =>
  `${figure.x} ${figure.y} ${figure.z} ${sizeOf(state, figure)} ${isPinned(figure) ? 'low' : ''}`;

/** The same with what hides the target, for the table to draw. */
export const sightOf = (state: State, looker: Figure, target: Figure): Sight => placed.sightOf(SIGHT, state, looker, target);

/** Does the line to the middle of a target pass a cube next to smoke, its own two included (DZ-STATE-SMOKE)? */
export function passesSmoke(state: State, looker: Figure, target: Figure): boolean {
  if (state.smoke.length === 0) return false;
  const body = bodyOf(state, target);
  const line = cubesOn(eyeOf(state, looker), { x: body.x, y: body.y, z: body.z + body.h / 2 });
  const smoke = state.smoke.map(cubeWithName);
  return line.some((cube) => smoke.some((one) => sameCube(cube, one) || areNeighbours(cube, one)));
}

export const isSeen = (hidden: number): boolean => placed.shows(SIGHT, hidden);

/** A Clear Shot sees the whole of the target (DZ-SHOOT-CLEAR). */
export const isClear = (hidden: number): boolean => placed.coverOf(SIGHT, hidden) === 0;
