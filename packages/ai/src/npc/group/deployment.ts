import type { Seat } from '@escarmouche/referee';
import { enemiesOf, figureOf, groupById, groupOf, inPlay, type FigureId, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import {
  deployRefusal,
  undeployed,
  zoneOf as zoneOfDeployment,
  type PlaneGroup,
  type PlaneState,
  type Zone,
} from '@escarmouche/skirmish/plane';
import { boxOf, distance, PACE, span, sub, type Place, type Point } from '@escarmouche/space';
import { FOLLOWING } from './chiefs.ts';
import type { Manned, NpcGame } from '../game.ts';
import { contactsOf } from '../ground/contacts.ts';
import { latticeOf } from '../ground/lattice.ts';
import { missionOf } from '../memory.ts';
import { coverFinderOf } from '../ground/sight.ts';
import { zoneOf } from '../zones.ts';

/** Progress within which a place in cover is better than a nearer one. */
const BAND = 2 * PACE;
/** NPCs that are placed beside a chief, at most. */
const MOST_FOLLOWERS = 4;

/**
 * The command that deploys the next NPC of a group: beside its chief, or as near as possible to the goal of its mission, in cover. Infiltration is used
 * by Snipers, Assassins and Harceleurs (AI-ACT-CHOICES). Undefined for figures without a mission.
 */
export function deploymentOf<S extends Manned, C>({ game }: NpcGame<S, C>, state: S, seat: Seat): C | undefined {
  const group = game.turns.playing(state);
  if (group === undefined || groupById(state, group).seat !== seat) return undefined;
  const waiting = undeployed(state, group).filter(({ id }) => state.scene.npcs?.roles[id]);
  const isChief = (id: FigureId): boolean => state.scene.npcs?.roles[id]?.mission.type === 'chief';
  const figure = waiting.find(({ id }) => isChief(id)) ?? waiting[0];
  if (!figure) return undefined;
  const goal = goalOf(state, figure);
  const at = besideChief(game.rules, state, figure) ?? nearestPlace(game.rules, state, figure, goal);
  return at && game.deploy(figure.id, at, span(goal, at) > 0 ? sub(goal, at) : figure.facing);
}

type Rules<S extends Manned> = NpcGame<S, unknown>['game']['rules'];

/** A free place in contact with a chief of the group that still has room beside it, for a figure whose mission suits the chief's. */
function besideChief<S extends Manned>(rules: Rules<S>, state: S, figure: FigureIn<S>): Place | undefined {
  const roles = state.scene.npcs?.roles ?? {};
  const own = roles[figure.id]?.mission.type;
  if (!own || own === 'chief') return undefined;
  const { figures } = groupOf<PlaneState>(state, figure.id);
  for (const id of figures) {
    const mission = roles[id]?.mission;
    const chief = figureOf(state, id);
    if (mission?.type !== 'chief' || !inPlay(chief)) continue;
    const leads = mission.of?.type ?? 'soldier';
    if (own !== leads && !FOLLOWING[leads].includes(own)) continue;
    const body = bodyOf(state, chief);
    const beside = figures.filter(
      (one) => one !== id && inPlay(figureOf(state, one)) && distance(bodyOf(state, figureOf(state, one)), body) < PACE,
    );
    if (beside.length >= MOST_FOLLOWERS) continue;
    const free = contactsOf(body, bodyOf(state, { ...figure, posture: 'standing' }).r).find(
      (at) => !deployRefusal(rules, state, figure, at, figure.facing),
    );
    if (free) return free;
  }
  return undefined;
}

function nearestPlace<S extends Manned>(rules: Rules<S>, state: S, figure: FigureIn<S>, goal: Point): Place | undefined {
  const legal = latticeOf({ rules }, state, figure, boxOfZone(zoneFor(rules, state, figure))).filter(
    (at) => !deployRefusal(rules, state, figure, at, figure.facing),
  );
  const apart = legal.filter((at) => !nearChief(state, figure, at));
  const places = apart.length > 0 ? apart : legal;
  const foes = enemiesOf(state, figure.id);
  const covers = coverFinderOf({ rules }, state, { ...figure, posture: 'standing' });
  const least = Math.min(...places.map((at) => span(at, goal)));
  const ranked = places.map((at) => ({ at, band: Math.floor((span(at, goal) - least) / BAND) }));
  const near = ranked.filter(({ band }) => band === 0).map(({ at }) => ({ at, covered: covers.count(at, foes) }));
  return near.toSorted((a, b) => b.covered - a.covered || span(a.at, goal) - span(b.at, goal))[0]?.at;
}

/** Is a place within a pace of a chief, whose mission then counts the figure (AI-MIS-CHEF-MISSION)? */
function nearChief<S extends Manned>(state: S, figure: FigureIn<S>, at: Place): boolean {
  const body = bodyOf(state, { ...figure, posture: 'standing' }, at);
  return groupOf(state, figure.id).figures.some((id) => {
    const chief = figureOf(state, id);
    return state.scene.npcs?.roles[id]?.mission.type === 'chief' && inPlay(chief) && distance(body, bodyOf(state, chief)) < PACE;
  });
}

/** Infiltration takes lone operators ahead of their zone; the others stay in it. */
function zoneFor<S extends Manned>(rules: Rules<S>, state: S, figure: FigureIn<S>): Zone {
  const role = state.scene.npcs?.roles[figure.id];
  const lone = role?.mission.type === 'sniper' || role?.mission.type === 'assassin' || role?.behaviour === 'stalker';
  return lone ? zoneOfDeployment(rules, state, figure) : groupOf<PlaneState>(state, figure.id).zone;
}

const boxOfZone = ({ x, y, width, height }: Zone) => ({ minX: x, minY: y, maxX: x + width, maxY: y + height });

/** Where the mission of an NPC will take it: its zone, the nearest enemy, or the middle of an enemy's zone before any is there. */
function goalOf<S extends Manned>(state: S, figure: FigureIn<S>): Point {
  const mission = missionOf(state, figure.id);
  const zone = mission.type === 'guard' ? mission.zone : mission.type === 'patrol' ? mission.zones[0] : undefined;
  const shape = zone === undefined ? undefined : zoneOf(state, zone)?.shape;
  if (shape) return middle(boxOf(shape));
  const own = groupOf<PlaneState>(state, figure.id);
  const from = middle(boxOfZone(own.zone));
  const foes = enemiesOf(state, figure.id);
  const [nearest] = foes.toSorted((a, b) => span(a, from) - span(b, from));
  if (nearest) return nearest;
  const groups: readonly PlaneGroup[] = state.scene.groups;
  const other = groups.find(({ side }) => side !== own.side);
  return other ? middle(boxOfZone(other.zone)) : from;
}

const middle = ({
  minX,
  minY,
  maxX,
  maxY,
}: {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}): Point => ({
  x: Math.round((minX + maxX) / 2),
  y: Math.round((minY + maxY) / 2),
});
