import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from '../boards/board-point.ts';
import type { Side } from '../systems/text-queries.ts';
import type { Target } from '../table/aim.svelte.ts';
import { figureOf, isOneOf, noPlace, placesCalled, splitNames, type Context, type Found } from './context.ts';
import { headingOf, numberAtEnd, turnOf, turnedBy, type Phrase } from './grammar.ts';

/** Spots of one wish that are tried before the first of them is taken. */
const TRIED = 10;
/** Detours from a barred way, in radians, and shares of its length. */
const ASIDE = [0.15, 0.3, 0.45, 0.6, 0.8];
const SHORTER = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/** Aims of an order, to be tried in turn: the first possible one is meant. */
export interface Goal {
  readonly who?: string;
  readonly targets: readonly Target[];
  /** Spots to go to instead when the way towards something is barred, the best first. */
  readonly instead: readonly BoardPoint[];
  /** As far as one can towards something, and no farther. */
  readonly asFar: boolean;
  readonly facing?: Vector;
  readonly via: readonly BoardPoint[];
  /** Words that say with which of several things it is done. */
  readonly means?: string;
}

interface Wants {
  /** The acting figure when none is named. */
  readonly actor: string | undefined;
  /** The action is done to figures: a lone name is whom it is done to. */
  readonly toFigures: boolean;
  /** The action is done to terrain. */
  readonly toFeatures: boolean;
  /** Of several spots the nearest is meant, and not the best of its kind. */
  readonly nearest?: boolean;
}

const far = (a: BoardPoint, b: BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Reads who, where, with what and facing where from the phrases of an order. */
export function goalOf(context: Context, phrases: readonly Phrase[], wants: Wants): Found<Goal> {
  const { game, state } = context;
  let who: string | undefined;
  let means: string | undefined;
  let facing: string | undefined;
  const via: BoardPoint[] = [];
  const wishes: Phrase[] = [];
  const objects = phrases.filter(({ link }) => link === 'object');
  const named = phrases.filter(({ link }) => link !== 'object' && link !== 'with' && link !== 'facing' && link !== 'via');
  for (const [i, { text }] of objects.entries()) {
    const { found } = figureOf(context, text);
    const split = found ? undefined : splitNames(context, text);
    // "shoot B2" names the target; "A3 shoot B2" and "move A3 …" name the actor.
    const whom = found && objects.length === 1 && named.length === 0 && (wants.toFigures || !found.mine);
    if (found && !whom && i === 0) who = found.id;
    else if (!found && split && i === 0) {
      who = split[0].id;
      wishes.push({ link: 'object', text: split[1] });
    } else wishes.push({ link: 'object', text });
  }
  for (const phrase of phrases) {
    if (phrase.link === 'with') means = phrase.text;
    else if (phrase.link === 'facing') facing = phrase.text;
    else if (phrase.link === 'via') {
      const spot = spotsOf(context, who ?? wants.actor, phrase, undefined);
      if (spot.problem !== undefined) return { problem: spot.problem };
      via.push(...spot.found.slice(0, 1));
    } else if (phrase.link !== 'object') wishes.push(phrase);
  }
  const actor = who ?? wants.actor;
  const parts = { ...(who !== undefined && { who }), ...(means !== undefined && { means }), via };
  const targets = targetsOf(context, actor, wishes, wants);
  if (targets.problem !== undefined) return targets;
  const [first] = targets.found;
  const from = first?.kind === 'ground' ? first.at : actor === undefined ? undefined : game.home(state, actor).at;
  const now = actor === undefined ? undefined : game.home(state, actor).facing;
  const towards = facing === undefined || from === undefined ? undefined : facingOf(context, facing, from, now);
  if (facing !== undefined && !towards) return { problem: noPlace(context, facing) };
  const instead = first?.kind === 'ground' && actor !== undefined && wishes.some(isToward) ? nearTo(context, actor, first.at) : [];
  const asFar = wishes.some(isToward) && !wishes.some(({ text }) => numberAtEnd(text).number !== undefined);
  return { found: { ...parts, targets: targets.found, instead, asFar, ...(towards && { facing: towards }) } };
}

/** A number may stand alone, before or after: "4 toward B2", "toward B2 4". */
function targetsOf(context: Context, actor: string | undefined, wishes: readonly Phrase[], wants: Wants): Found<readonly Target[]> {
  const lone = wishes.find(({ text }) => /^\d+(?:\.\d+)?$/.test(text));
  const rest = wishes.filter((wish) => wish !== lone);
  const [wish] = rest.toSorted((a, b) => Number(a.link === 'object') - Number(b.link === 'object'));
  if (!wish) return { found: [] };
  const length = lone && Number(lone.text);
  const touch = wish.text.replace(/^contact /, '');
  if (wish.link === 'object' || wish.link === 'to' || wants.toFigures) {
    const { found: figure } = figureOf(context, touch);
    if (figure) return { found: [{ kind: 'figure', id: figure.id }] };
  }
  if (wants.toFeatures) {
    const from = actor === undefined ? undefined : context.game.home(context.state, actor).at;
    const near = placesCalled(context, wish.text).toSorted((a, b) => (from ? far(a.at, from) - far(b.at, from) : 0));
    if (near.length > 0) return { found: near.map(({ id }) => ({ kind: 'feature', id })) };
  }
  const spots = spotsOf(context, actor, wish, length);
  if (spots.problem !== undefined) return { problem: spots.problem };
  const home = wants.nearest && actor !== undefined ? context.game.home(context.state, actor).at : undefined;
  const ordered = home ? spots.found.toSorted((a, b) => far(a, home) - far(b, home)) : spots.found;
  return { found: ordered.slice(0, TRIED).map((at) => ({ kind: 'ground', at })) };
}

const isToward = ({ link, text }: Phrase): boolean => {
  const way = numberAtEnd(text).text;
  return link === 'toward' || headingOf(way) !== undefined || turnOf(way) !== undefined;
};

/** Spots as far from a figure as the one wished for and a little aside, and others on the straight way to it; the nearest to it first. */
function nearTo({ game, state }: Context, actor: string, wish: BoardPoint): readonly BoardPoint[] {
  const { at } = game.home(state, actor);
  const [dx, dy] = [wish.x - at.x, wish.y - at.y];
  const aside = ASIDE.flatMap((angle) => [angle, -angle]).map((angle): BoardPoint => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: Math.round(at.x + dx * cos - dy * sin), y: Math.round(at.y + dx * sin + dy * cos) };
  });
  const short = SHORTER.map((share): BoardPoint => ({ x: Math.round(at.x + dx * share), y: Math.round(at.y + dy * share) }));
  return [...aside, ...short].toSorted((a, b) => far(a, wish) - far(b, wish));
}

const SIDES: ReadonlySet<string> = new Set<Side>(['front', 'behind', 'left', 'right', 'beside']);
const isSide = (link: Phrase['link']): link is Side => SIDES.has(link);

/** The spots that a wish means, the best first: a name of a place, a direction, a figure, terrain. */
export function spotsOf(
  context: Context,
  actor: string | undefined,
  { link, text }: Phrase,
  length: number | undefined,
): Found<readonly BoardPoint[]> {
  const { queries, state, game, words } = context;
  const cut = numberAtEnd(text);
  const heading = actor === undefined ? undefined : (wayOf(context, actor, text) ?? wayOf(context, actor, cut.text));
  if (heading && actor !== undefined) return { found: [queries.towards(state, actor, { heading }, length ?? cut.number)] };
  const spot = queries.spotOf(state, text);
  const toward = link === 'toward' || length !== undefined;
  const go = (at: BoardPoint, steps: number | undefined): BoardPoint =>
    toward && actor !== undefined ? queries.towards(state, actor, { at }, length ?? steps) : at;
  const figure = figureOf(context, text).found ?? (toward ? figureOf(context, cut.text).found : undefined);
  if (figure && isSide(link) && actor !== undefined) {
    const around = queries.spotsAround(state, actor, figure.id, link);
    return around.length > 0 ? { found: around } : { problem: words.noSpot(text) };
  }
  if (figure) return { found: [go(game.home(state, figure.id).at, cut.number)] };
  if (spot) return { found: [go(spot, undefined)] };
  const cutSpot = toward ? queries.spotOf(state, cut.text) : undefined;
  if (cutSpot) return { found: [go(cutSpot, cut.number)] };
  const whole = placesCalled(context, text);
  const places = whole.length > 0 ? whole : toward ? placesCalled(context, cut.text) : [];
  if (places.length === 0) return { problem: noPlace(context, text) };
  const home = actor === undefined ? undefined : game.home(state, actor).at;
  if (toward) {
    const [near] = places.toSorted((a, b) => (home ? far(a.at, home) - far(b.at, home) : 0));
    return near ? { found: [go(near.at, whole.length > 0 ? undefined : cut.number)] } : { problem: noPlace(context, text) };
  }
  if (actor === undefined || !home) return { found: places.map(({ at }) => at) };
  const spots = places.flatMap(({ id }) => {
    const close = queries.spotsBy(state, actor, id, link === 'on' || isSide(link) ? link : 'beside');
    return close.length > 0 || isSide(link) ? close : queries.spotsBy(state, actor, id, 'on');
  });
  if (spots.length === 0) return { problem: words.noSpot(text) };
  return { found: link === 'on' ? spots : spots.toSorted((a, b) => far(a, home) - far(b, home)) };
}

/** A way to go by name: a direction of the table, or a side of the figure. */
function wayOf({ game, state }: Context, actor: string, text: string): Vector | undefined {
  const degrees = turnOf(text);
  return headingOf(text) ?? (degrees === undefined ? undefined : turnedBy(game.home(state, actor).facing, degrees));
}

/** A direction by name, a turn to its own right or left, or towards a figure, a spot or terrain, as seen from a spot. */
export function facingOf(context: Context, text: string, from: BoardPoint, now: Vector | undefined): Vector | undefined {
  const heading = headingOf(text);
  if (heading) return heading;
  const degrees = turnOf(text);
  if (degrees !== undefined && now) return turnedBy(now, degrees);
  const { found } = figureOf(context, text);
  const at = found
    ? context.game.home(context.state, found.id).at
    : (context.queries.spotOf(context.state, text) ?? placesCalled(context, text)[0]?.at);
  if (!at || far(at, from) === 0) return undefined;
  return { x: Math.round(at.x - from.x), y: Math.round(at.y - from.y) };
}

/** "here" and its kind. */
export const isHere = (text: string, { words }: Context): boolean => isOneOf(text, words.here);
