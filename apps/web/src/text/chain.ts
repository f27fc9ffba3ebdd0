import type { Json } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from '../boards/board-point.ts';
import type { Preview } from '../systems/preview.ts';
import type { Chain } from '../systems/text-queries.ts';
import { aimAt, answerTo, choose, type Aimed } from './acts.ts';
import { figureOf, type Context, type Found } from './context.ts';
import { goalOf, type Goal } from './goals.ts';
import { partsOf, type Order, type Phrase } from './grammar.ts';
import { tellPreview, tellRefusal } from './tell.ts';

type How = Parameters<typeof aimAt>[2];

/** Aims as an order says, where it has several parts as the one movement that they are. */
export function aimedAt(context: Context, order: Order, how: How): Aimed {
  const { chain } = context.queries;
  if (chain && (order.next || order.action === chain.action)) return aimAlong(context, chain, order, how);
  return tooMany(context, order) ?? aimAt(context, order, how);
}

/** An order of several parts where each is an order of its own. */
export const tooMany = ({ words }: Context, { next, text }: Order): Aimed | undefined =>
  next && { said: [words.oneAtATime(partsOf(text)[0] ?? '')] };

/** A way as it was said. */
interface Line {
  readonly spots: readonly BoardPoint[];
  /** The parts that were named, in order. */
  readonly parts: readonly string[];
  readonly facing?: { readonly text: string; readonly way: Vector };
  readonly asFar: boolean;
  /** The last part says where it leads. */
  readonly ends: boolean;
}

function aimAlong(context: Context, chain: Chain<Json>, order: Order, how: How): Aimed {
  const { table, words, state } = context;
  const parts = [order, ...(order.next ?? [])];
  const stray = parts.map((part, i) => strayOf(context, chain, part, i)).find((problem) => problem !== undefined);
  if (stray !== undefined) return { said: [stray] };
  const first = partGoal(context, chain, order, table.aimed.subject?.figure);
  const blocked = choose(context, first.found?.who);
  if (blocked) return { said: first.problem === undefined ? blocked : [first.problem] };
  const figure = table.aimed.subject?.figure ?? '';
  const line = lineOf(context, chain, parts, figure);
  table.aim.clear();
  if (line.problem !== undefined) return { said: [line.problem] };
  const { spots, facing, asFar, ends } = line.found;
  if (!ends) return { said: [words.wants.ground], lacks: true };
  const missing = missingIn(context, chain, figure, line.found);
  if (missing !== undefined) return { said: [missing] };
  table.aim.choose(chain.action);
  for (const spot of spots) table.aim.lay(spot);
  if (facing) table.aim.face(facing.way);
  const { preview } = table.aimed;
  if (!preview) return { said: [words.means] };
  const again = words.again(saidAgain(context, chain, figure, line.found));
  const unsaid = line.found.parts.length > 0 && chain.stretches(state, figure, spots).some(({ part }) => !line.found.parts.includes(part));
  const unsure = how === 'do' && !preview.refusal && (unsaid || (preview.instead !== undefined && !asFar));
  const aimed: Aimed = unsure ? doubted(context, preview) : answerTo(context, preview, how, asFar);
  return aimed.ready === 'ask' ? { ...aimed, said: [...aimed.said.slice(0, -1), again, ...aimed.said.slice(-1)] } : aimed;
}

/** A preview that differs from the order is told, with the reason, and asked about. */
const doubted = (context: Context, preview: Preview<unknown>): Aimed => ({
  said: [...(preview.instead ? tellRefusal(preview.instead, context) : []), ...tellPreview(preview, context, false), context.words.sure],
  ready: 'ask',
});

/** Why a part of an order cannot be one of a way. */
function strayOf({ words, language }: Context, chain: Chain<Json>, { verb, action, phrases, text }: Order, i: number): string | undefined {
  const named = i === 0 ? (partsOf(text)[0] ?? '') : text;
  if (verb === undefined && (action === undefined || action === chain.action || Object.hasOwn(chain.parts, action))) {
    const nameless = action === undefined && phrases.length > 1 && phrases[0]?.link === 'object';
    return nameless && i > 0 ? words.unknown(named) : undefined;
  }
  const all = Object.keys(chain.parts).map((part) => chain.label(part, language));
  return words.noPart(named, all.join(', '));
}

/** The aim of one part. */
function partGoal(context: Context, { parts }: Chain<Json>, { action, phrases }: Order, actor: string | undefined): Found<Goal> {
  const isPlace = ({ link, text }: Phrase): boolean => link === 'object' && !figureOf(context, text).found;
  const onto = parts[action ?? ''] === 'on';
  const meant = onto ? phrases.map((phrase): Phrase => (isPlace(phrase) ? { ...phrase, link: 'on' } : phrase)) : phrases;
  return goalOf(context, meant, { actor, toFigures: false, toFeatures: false, nearest: true });
}

/** Each part as seen from where those before it lead. */
function lineOf(context: Context, chain: Chain<Json>, parts: readonly Order[], figure: string): Found<Line> {
  const spots: BoardPoint[] = [];
  const goals: Goal[] = [];
  let ends = false;
  for (const part of parts) {
    const state = spots.length === 0 ? context.state : chain.after(context.state, figure, spots);
    const { found, problem } = partGoal({ ...context, state }, chain, part, figure);
    if (problem !== undefined) return { problem };
    goals.push(found);
    const [target] = found.targets;
    const aim = target?.kind === 'ground' ? target.at : target && context.game.home(state, target.id).at;
    spots.push(...found.via);
    const end = aim && isOnto(context, chain, part) ? landing(context, chain, part, figure, [...spots, aim]) : aim;
    if (end) spots.push(end);
    ends = found.via.length > 0 || end !== undefined;
  }
  const turned = goals.findLastIndex(({ facing }) => facing);
  const way = goals[turned]?.facing;
  const text = parts[turned]?.phrases.find(({ link }) => link === 'facing')?.text ?? '';
  const named = parts.flatMap(({ action }) => (action === undefined || action === chain.action ? [] : [action]));
  return { found: { spots, parts: named, asFar: goals.at(-1)?.asFar ?? false, ends, ...(way && { facing: { text, way } }) } };
}

/** Is it said to be done to a piece of terrain, and not at a spot? */
const isOnto = ({ queries, state }: Context, { parts }: Chain<Json>, { action = '', phrases }: Order): boolean =>
  parts[action] === 'on' && phrases.some(({ link, text }) => (link === 'object' || link === 'on') && !queries.spotOf(state, text));

/** The end of the climb itself: no step is taken from there. */
const landing = (
  { state }: Context,
  chain: Chain<Json>,
  { action }: Order,
  figure: string,
  spots: readonly BoardPoint[],
): BoardPoint | undefined => chain.stretches(state, figure, spots).findLast(({ part }) => part === action)?.end ?? spots.at(-1);

/** The first part that was said and that the way has not, and from where to where it has not. */
function missingIn({ words, queries, state, language, game }: Context, chain: Chain<Json>, figure: string, line: Line): string | undefined {
  const way = chain.stretches(state, figure, line.spots);
  let from = 0;
  for (const part of line.parts) {
    const at = way.findIndex((stretch, i) => i >= from && stretch.part === part);
    // "move to D7 then move to E9" is one stretch.
    if (at < 0 && way[from - 1]?.part === part) continue;
    if (at < 0) {
      const begin = way[from - 1]?.end ?? game.home(state, figure).at;
      const rest = [...new Set(way.slice(from).map((stretch) => chain.label(stretch.part, language)))];
      const name = (spot: BoardPoint): string => queries.nameOf(state, spot, language);
      return words.notOnWay(chain.label(part, language), name(begin), name(line.spots.at(-1) ?? begin), rest.join(', '));
    }
    from = at + 1;
  }
  return undefined;
}

/** The way as it may be typed again: to every point by the parts that lead there. */
function saidAgain({ words, state, language }: Context, chain: Chain<Json>, figure: string, { spots, facing }: Line): string {
  let before = 0;
  const parts = spots.flatMap((spot, i) => {
    const way = chain.stretches(state, figure, spots.slice(0, i + 1));
    const labels = way.slice(Math.min(before, way.length - 1)).map(({ part }) => chain.label(part, language));
    before = way.length;
    return [...labels.slice(0, -1), words.partTo(labels.at(-1) ?? '', chain.nameOf(spot))];
  });
  return parts.join(words.joint) + (facing ? words.facingTo(facing.text) : '');
}
