import type { Random } from '@escarmouche/referee';
import { distance, distanceToShape, hiddenShare, PACE, standAt, type Body, type Place, type Shape } from '@escarmouche/space';
import { bodyOf } from '../placed/bodies.ts';
import { coverOf, shows } from '../placed/vision.ts';
import { alliesOf, groupById, sheetOf, type FigureId, type FigureIn, type GroupId } from '../roster.ts';
import { deployRefusal, undeployed, zoneOf, type Deploy } from './deploy.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneGroup, PlaneState, Zone } from './state.ts';

/** Places that are looked at for one figure, and places drawn until so many of them are legal. */
const LOOKED_AT = 12;
const DRAWN = 60;
/** Places on a grid of so many units are drawn. */
const GRID = 500;

/** Worth of a place: the sum decides, and chance between places much alike. */
const COVER = 1;
/** From the back edge of the zone to its front edge. */
const FRONT = { shooter: 0.4, fighter: 1.2 };
/** Above the ground, for who shoots. */
const HEIGHT = 0.5;
/** To be where its side has something to do; half of it `FAR` away. */
const GOAL = 1;
const FAR = 5 * PACE;
/** Beside another figure of its side, less and less as far as `APART`: free ways, and no two figures in one area. */
const CROWD = 1.5;
const APART = 3 * PACE;
/** Farther than `TOGETHER` from all others of its side, and more and more as far as twice that. */
const LONE = 0.6;
const TOGETHER = 6 * PACE;
const CHANCE = 0.3;

/** The command that deploys the next figure of a group by itself; undefined when all have their place, or when there is no room for it. */
export function drawnUpNext<S extends PlaneState>(rules: PlaneRules<S>, state: S, group: GroupId, random: Random): Deploy | undefined {
  const [figure] = undeployed(state, group);
  const at = figure && drawnUp(rules, state, figure, random);
  return at && { type: 'deploy', figure: figure.id, at, facing: figure.facing };
}

/**
 * A place for an automatic deployment, facing as the figure does: the best of some places of its zone, others in another battle. Undefined when there
 * is none.
 */
export function drawnUp<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>, random: Random): Place | undefined {
  const zone = zoneOf(rules, state, figure);
  const { r, h } = bodyOf(state, { ...figure, posture: 'standing' });
  const columns = Math.max(1, Math.floor((zone.width - 2 * r) / GRID) + 1);
  const count = columns * Math.max(1, Math.floor((zone.height - 2 * r) / GRID) + 1);
  const climbs = rules.deploysAhead?.(state, figure);
  const legalAt = (i: number): readonly Place[] => {
    const [x, y] = [Math.round(zone.x + r + (i % columns) * GRID), Math.round(zone.y + r + Math.floor(i / columns) * GRID)];
    const levels = climbs ? standAt(state.scene.table, { x, y, r, h }, [], { stepUp: rules.stepUp, wet: false }) : [0];
    return levels.map((z) => ({ x, y, z })).filter((at) => !deployRefusal(rules, state, figure, at, figure.facing));
  };
  const worth = placesFor(rules, state, figure);
  let best: Place | undefined;
  let most = -Infinity;
  for (let drawn = 0, looked = 0; drawn < DRAWN && looked < LOOKED_AT; drawn++) {
    for (const place of legalAt(random(count))) {
      looked++;
      const value = worth(place) + (CHANCE * random(1000)) / 1000;
      if (value > most) [best, most] = [place, value];
    }
  }
  for (let i = 0; !best && i < count; i++) [best] = legalAt(i);
  return best;
}

/** Worth of each place to begin from. */
function placesFor<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>): (at: Place) => number {
  const groups: readonly PlaneGroup[] = state.scene.groups;
  const { side, zone } = groupById<PlaneState>(state, sheetOf(state, figure.id).group);
  const standing = { ...figure, posture: 'standing' };
  const { h } = bodyOf(state, standing);
  const eyes = groups.filter((group) => group.side !== side).flatMap((group) => eyesOn(group.zone, h));
  const friends = alliesOf(state, figure.id).map((ally) => bodyOf(state, ally));
  const goals = goalsOf(state, figure.id, side);
  const shoots = rules.shoots?.(state, figure) ?? false;
  const front = shoots ? FRONT.shooter : FRONT.fighter;
  return (at) => {
    const body = bodyOf(state, standing, at);
    const cover = eyes.reduce((sum, eye) => sum + coverFrom(rules, state, eye, body), 0) / Math.max(1, eyes.length);
    const gap = Math.min(...friends.map((friend) => distance(body, friend)));
    const away = Math.min(...goals.map((goal) => distanceToShape(goal, at)));
    return (
      COVER * cover +
      front * advanceOf(zone, at) +
      (shoots && at.z > 0 ? HEIGHT : 0) -
      CROWD * Math.max(0, 1 - gap / APART) -
      (friends.length > 0 ? LONE * Math.min(1, Math.max(0, gap / TOGETHER - 1)) : 0) +
      (goals.length > 0 ? (GOAL * FAR) / (FAR + away) : 0)
    );
  };
}

/** 1 where the figure is hidden or as well covered as possible. */
function coverFrom<S extends PlaneState>(rules: PlaneRules<S>, { scene }: S, eye: Place, body: Body): number {
  const hidden = hiddenShare(scene.table, eye, body);
  return shows(rules, hidden) ? coverOf(rules, hidden) / rules.coverShares.length : 1;
}

/** Eyes along the front edge of a zone, as high as a figure’s own. */
function eyesOn({ x, y, width, height, front }: Zone, z: number): readonly Place[] {
  return [1 / 6, 1 / 2, 5 / 6].map((share) =>
    front === 'north' || front === 'south'
      ? { x: x + width * share, y: front === 'north' ? y + height : y, z }
      : { x: front === 'east' ? x + width : x, y: y + height * share, z },
  );
}

/** From the back edge of a zone, 0, to its front edge, 1; no more beyond it. */
function advanceOf({ x, y, width, height, front }: Zone, at: Place): number {
  const [across, up] = [(at.x - x) / width, (at.y - y) / height];
  return Math.min(1, { north: up, south: 1 - up, east: across, west: 1 - across }[front]);
}

/** Zones where its scenario has something for a figure to do; places of what it has to fetch first. */
function goalsOf({ scene: { scenario } }: PlaneState, id: FigureId, side: string): readonly Shape[] {
  if (!scenario) return [];
  return scenario.objectives.flatMap((objective): readonly Shape[] => {
    if (objective.side !== side || objective.type === 'eliminate' || objective.type === 'survive') return [];
    if ('who' in objective && !objective.who.includes(id)) return [];
    const token = objective.type === 'carry' && scenario.tokens.find((one) => one.id === objective.token);
    if (token) return [{ type: 'disc', x: token.at.x, y: token.at.y, r: 1 }];
    return scenario.zones.flatMap(({ id: zone, shape }) => (zone === objective.zone ? shape : []));
  });
}
