import { figureOf, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { moverOf } from '@escarmouche/skirmish/plane';
import { canStand, contains, gap, PACE, pointBody, span, type Place, type Shape } from '@escarmouche/space';
import { placesIn, wayLength } from './field.ts';
import type { Goal } from './goals.ts';
import type { Outlook } from './outlook.ts';
import type { Weighed } from './game.ts';

/** The pull on a figure: places it is drawn to, and the worth of coming nearer. */
export interface Pull {
  /** Places, any of which will do; none where the figure is driven away. */
  readonly to: readonly Place[];
  /** Distance to come to: a pace from a figure, right onto a place. */
  readonly within: number;
  /** Places worth going to straight. */
  readonly spots: readonly Place[];
  /** Gain at a place on the way, in vitality points. */
  readonly gain: (at: Place) => number;
}

/** Worth of one pace towards a goal, and of being there, by the goal's weight. */
const STEP = 0.15;
const THERE = 1;
/** Distance from the nearest enemy beyond which no place is safer. */
const SAFE = 15 * PACE;
/** Number of free places of a zone, the nearest ones, that straight moves lead to. */
const SPOTS = 2;

/** Pull of a figure's goal; `drive` is the worth of a pace towards the nearest enemy, which counts on the way to a place. */
export function pullOf<S extends Weighed, C>(outlook: Outlook<S, C>, drive: number, goal: Goal, foe: FigureIn<S> | undefined): Pull {
  const { aim, weight } = goal;
  if (aim.to === 'figure') return towardsFigure(outlook, drive + STEP * weight, figureOf(outlook.state, aim.id));
  if (aim.to === 'safety') return awayFromAll(outlook, goal);
  const pull = arriving(outlook, aim.to === 'ground' ? inside(outlook, aim.zone.shape) : upon(outlook, aim.at), goal);
  if (!foe) return pull;
  const fight = towardsFigure(outlook, drive, foe);
  return { ...pull, gain: (at) => pull.gain(at) + fight.gain(at) };
}

/** Length of the way from each place: along known ways; where there is none, as long as from the figure's place, or straight. */
function lengthTo<S extends Weighed, C>(
  { game, state, figure }: Outlook<S, C>,
  to: readonly Place[],
  straight: (from: Place) => number,
): (from: Place) => number {
  const along = wayLength(game, state, figure, to);
  const here = along(figure);
  return (from) => along(from) ?? here ?? straight(from);
}

/** Pull of an enemy; `drive` is the worth of a pace. */
export function towardsFigure<S extends Weighed, C>(outlook: Outlook<S, C>, drive: number, enemy: FigureIn<S>): Pull {
  const far = lengthTo(outlook, [enemy], (from) => span(from, enemy));
  const from = far(outlook.figure);
  const gain = (at: Place): number => ((from - far(at)) / PACE) * drive;
  return { to: [enemy], within: PACE, spots: [enemy], gain };
}

function awayFromAll<S extends Weighed, C>({ figure, enemies }: Outlook<S, C>, { weight }: Goal): Pull {
  const away = (at: Place): number => Math.min(SAFE, ...enemies.map((enemy) => span(at, enemy)));
  const from = away(figure);
  return { to: [], within: 0, spots: [], gain: (at) => ((away(at) - from) / PACE) * STEP * weight };
}

/** Places at one of which a figure wants to be. */
interface Destination extends Pick<Pull, 'to' | 'spots'> {
  readonly isThere: (at: Place) => boolean;
}

function inside<S extends Weighed, C>({ game, state, figure }: Outlook<S, C>, shape: Shape): Destination {
  const { body, others, stepUp } = moverOf(game.rules, state, figure);
  const to = placesIn(game, state, figure, shape);
  const free = to.filter((place) => !canStand(state.scene.table, { ...body, ...place }, others, { stepUp, wet: false }));
  const spots = free.sort((a, b) => span(figure, a) - span(figure, b)).slice(0, SPOTS);
  return { to, spots, isThere: (at) => contains(shape, at) };
}

function upon<S extends Weighed, C>({ state, figure }: Outlook<S, C>, place: Place): Destination {
  const body = bodyOf(state, figure);
  return { to: [place], spots: [place], isThere: (at) => at.z === place.z && gap({ ...body, ...at }, pointBody(place)) <= 0 };
}

function arriving<S extends Weighed, C>(outlook: Outlook<S, C>, { to, spots, isThere }: Destination, { weight }: Goal): Pull {
  const far = lengthTo(outlook, to, (from) => Math.min(...to.map((place) => span(from, place))));
  const worth = (at: Place): number => (isThere(at) ? THERE : (-far(at) / PACE) * STEP) * weight;
  const from = worth(outlook.figure);
  return { to, within: 0, spots, gain: (at) => worth(at) - from };
}
