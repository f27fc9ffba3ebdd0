import { refuse, type Offer, type Random, type Refusal } from '@escarmouche/referee';
import {
  canStand,
  inContact,
  roundPoint,
  span,
  standAt,
  type Body,
  type Place,
  type Point,
  type Stance,
  type Table,
  type Vector,
} from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import { enemiesOf, figureOf, figuresInPlay, groupById, groupOf, nameOf, type FigureId, type FigureIn, type GroupId } from '../roster.ts';
import type { PlaneRules } from './rules.ts';
import { arrivingLater } from './scenario/scenario.ts';
import type { PlaneFigure, PlaneState, Zone } from './state.ts';

/** Extends a zone ahead of its front edge. */
function ahead(zone: Zone, by: number): Zone {
  const { x, y, width, height, front } = zone;
  if (front === 'north') return { ...zone, height: height + by };
  if (front === 'south') return { ...zone, y: y - by, height: height + by };
  if (front === 'east') return { ...zone, width: width + by };
  return { ...zone, x: x - by, width: width + by };
}

/** Is a base wholly inside a zone, to a unit? */
export function inside(zone: Zone, { x, y, r }: Body): boolean {
  return x - r >= zone.x - 1 && x + r <= zone.x + zone.width + 1 && y - r >= zone.y - 1 && y + r <= zone.y + zone.height + 1;
}

/** Zone where a figure may be deployed. */
export function zoneOf<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>): Zone {
  return ahead(groupOf(state, figure.id).zone, rules.deploysAhead?.(state, figure) ?? 0);
}

/** Why a figure may not be deployed at a place: outside its zone, off the ground, without room, next to an enemy. */
export function deployRefusal<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  at: Place,
  facing: Vector,
): Refusal | undefined {
  const { deploy, deployAhead } = rules.ids;
  const who = nameOf(state, figure.id);
  const body = bodyOf(state, { ...figure, posture: 'standing' }, at);
  if (facing.x === 0 && facing.y === 0) return refuse(deploy, 'Il faut une orientation.', 'A facing is needed.');
  if (!inside(zoneOf(rules, state, figure), body)) {
    return refuse(deploy, `${who} doit tenir tout entière dans sa zone.`, `${who} must be wholly inside its zone.`);
  }
  const levels = standAt(state.scene.table, body, [], stanceOf(rules));
  if (!levels.includes(at.z) || !isFree(rules, state, figure, body))
    return refuse(deploy, `${who} ne tient pas là.`, `${who} has no room there.`);
  if (at.z !== 0 && !rules.deploysAhead?.(state, figure)) {
    return refuse(deploy, 'Le déploiement se fait au niveau du sol.', 'Deployment is at ground level.');
  }
  if (touchesEnemy(state, figure, body)) {
    return refuse(deployAhead, `${who} ne peut toucher une adversaire.`, `${who} may not touch an enemy.`);
  }
  return rules.deployRefusal?.(state, figure, body);
}

/** Why this may not be commanded while a group deploys: the figure is another group's, or may not be placed there. */
export function deployCommandRefusal<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  deploying: GroupId,
  { figure, at, facing }: Deploy,
): Refusal | undefined {
  return groupById(state, deploying).figures.includes(figure)
    ? deployRefusal(rules, state, figureOf(state, figure), at, facing)
    : refuse(rules.ids.deploy, 'Un autre groupe se déploie.', 'Another group is deploying.');
}

/** Why a group may not end its deployment: figures of it are still to be placed. */
export function endDeploymentRefusal<S extends PlaneState>({ ids }: PlaneRules<S>, state: S, deploying: GroupId): Refusal | undefined {
  return undeployed(state, deploying).length === 0
    ? undefined
    : refuse(ids.deploy, 'Des figurines restent à déployer.', 'Some figures are still to be deployed.');
}

/** Water is no place to be deployed in. */
const stanceOf = ({ stepUp }: { readonly stepUp: number }): Stance => ({ stepUp, wet: false });

/** Upon no wall and no other base. */
function isFree<S extends PlaneState>(rules: PlaneRules<S>, state: S, { id }: FigureIn<S>, body: Body): boolean {
  const others = figuresInPlay(state).filter((other) => other.id !== id);
  const stop = canStand(
    state.scene.table,
    body,
    others.map((other) => ({ id: other.id, body: bodyOf(state, other), manner: 'block' as const })),
    stanceOf(rules),
  );
  return stop === undefined;
}

function touchesEnemy(state: PlaneState, { id }: PlaneFigure, body: Body): boolean {
  return enemiesOf(state, id).some((enemy) => inContact(body, bodyOf(state, enemy)));
}

const TRIES = 50;

/** A free place for a figure, facing as it does; undefined when none is found. */
export function somewhereToDeploy<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  random: Random,
): Place | undefined {
  const zone = zoneOf(rules, state, figure);
  const { r, h } = bodyOf(state, { ...figure, posture: 'standing' });
  for (let tries = 0; tries < TRIES; tries++) {
    const x = zone.x + r + random(Math.max(1, zone.width - 2 * r + 1));
    const y = zone.y + r + random(Math.max(1, zone.height - 2 * r + 1));
    const [z] = standAt(state.scene.table, { x, y, r, h }, [], stanceOf(rules));
    if (z !== undefined && !deployRefusal(rules, state, figure, { x, y, z }, figure.facing)) return { x, y, z };
  }
  return undefined;
}

/** The command that deploys a figure. */
export interface Deploy {
  readonly type: 'deploy';
  readonly figure: FigureId;
  readonly at: Place;
  readonly facing: Vector;
}

/** The offer to deploy a figure wherever it may be. */
export function deployOffer<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  check: (command: Deploy) => Refusal | undefined,
): Offer<Deploy> {
  return {
    id: `deploy:${figure.id}`,
    type: 'deploy',
    check,
    sample(random) {
      const at = somewhereToDeploy(rules, state, figure, random);
      return at && { type: 'deploy', figure: figure.id, at, facing: figure.facing };
    },
  };
}

/** Units between places that are tried for a figure placed in line, and between those that are tried where none of them has room. */
const GRID = 500;
const FINE_GRID = 100;

/**
 * Place of a figure when its group is drawn up by itself: in one line across a zone, as the `nth` of `count`, as near to its place in the line as
 * there is room: on the ground, or else on a feature there. Undefined when there is none.
 */
export function placeInLine<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  zone: Zone,
  nth: number,
  count: number,
): Place | undefined {
  const { r } = bodyOf(state, { ...figure, posture: 'standing' });
  const along = (nth + 0.5) / count;
  const isWide = zone.front === 'north' || zone.front === 'south';
  const ideal = roundPoint({ x: zone.x + zone.width * (isWide ? along : 0.5), y: zone.y + zone.height * (isWide ? 0.5 : along) });
  const places = (apart: number): Point[] => placesIn(zone, r, apart).sort((one, other) => span(one, ideal) - span(other, ideal));
  return firstRoom(rules, state, figure, zone, [ideal, ...places(GRID)]) ?? firstRoom(rules, state, figure, zone, places(FINE_GRID));
}

/** The first of some points with room for a figure: on the ground, or else on a feature there. */
function firstRoom<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  zone: Zone,
  points: readonly Point[],
): Place | undefined {
  let raised: Place | undefined;
  for (const at of points) {
    const place = roomAt(rules, state, figure, zone, at);
    if (place?.z === 0) return place;
    raised ??= place;
  }
  return raised;
}

/** Places for a base in a zone, so many units apart. */
function placesIn(zone: Zone, r: number, apart: number): Point[] {
  const steps = (from: number, size: number): number[] =>
    Array.from({ length: Math.max(1, Math.floor((size - 2 * r) / apart) + 1) }, (_, i) => Math.round(from + r + i * apart));
  return steps(zone.x, zone.width).flatMap((x) => steps(zone.y, zone.height).map((y) => ({ x, y })));
}

/** Is there room in an empty zone for a figure of that size? On the ground, or else, where that is legal, on a feature there. */
export function hasRoom(
  rules: Pick<PlaneRules<PlaneState>, 'stepUp'>,
  table: Table,
  zone: Zone,
  { r, h }: Pick<Body, 'r' | 'h'>,
  raised: boolean,
): boolean {
  const stance = stanceOf(rules);
  return placesIn(zone, r, FINE_GRID).some((at) =>
    standAt(table, { ...at, r, h }, [], stance).some((z) => {
      const body = { ...at, z, r, h };
      return (raised || z === 0) && inside(zone, body) && canStand(table, body, [], stance) === undefined;
    }),
  );
}

/** The lowest free place at a point of a zone; undefined where there is no room. */
function roomAt<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>, zone: Zone, at: Point): Place | undefined {
  const { r, h } = bodyOf(state, { ...figure, posture: 'standing' });
  const [z] = standAt(state.scene.table, { ...at, r, h }, [], stanceOf(rules));
  const body = z === undefined ? undefined : { ...at, z, r, h };
  if (!body || !inside(zone, body) || !isFree(rules, state, figure, body) || touchesEnemy(state, figure, body)) return undefined;
  return { x: body.x, y: body.y, z: body.z };
}

/** Figures of a group that are still to be placed, in roster order; not those that a scenario brings later. */
export function undeployed<S extends PlaneState>(state: S, group: GroupId): FigureIn<S>[] {
  const later = state.scene.scenario ? arrivingLater(state.scene.scenario) : [];
  return groupById(state, group)
    .figures.map((id) => figureOf(state, id))
    .filter(({ id, posture }) => posture === 'reserve' && !later.includes(id));
}
