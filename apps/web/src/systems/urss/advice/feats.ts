import type { Language, Refusal } from '@escarmouche/referee';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { contains, standAt, type Place, type Point, type Vector } from '@escarmouche/space';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import { measured, textIn } from '../../../i18n/format.ts';
import { foresee, offersOf, refusalOf } from '../../plane/acting-context.ts';
import type { ActingContext } from '../../plane/game.ts';
import { previewMovePlan } from '../../plane/preview/move-plan.ts';
import { featureName } from '../../plane/terrain.ts';
import { planeWords } from '../../plane/words.ts';
import type { Fact, Preview } from '../../preview.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { actionLabel } from './action-words.ts';

/** Points of a stretch that are tried: to a few hundredths of a pace. */
const TRIED = 8;

/** A step of a movement, as every game on a plane tells it. */
interface Moved {
  readonly type: 'figureMoved';
  readonly figure: string;
  readonly points: readonly Place[];
  readonly facing: Vector;
}

const isMove = (event: unknown, figure: string): event is Moved =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  event.type === 'figureMoved' &&
  'figure' in event &&
  event.figure === figure;

/** A straight stretch of a movement, and the command that ends the movement at a point of the stretch. */
interface Stretch<C> {
  readonly from: Point;
  readonly to: Point;
  readonly command: (at: Point) => C;
}

/** A movement to a point; where the rules do not allow the whole, as far on its way as they do. */
export function foreseenTo<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  { from, to, command }: Stretch<C>,
  facts: (command: C) => readonly Fact[],
  language: Language,
): Preview<C> {
  const whole = command(to);
  const refusal = refusalOf(game, acting, whole);
  const barred = game.actions.limit(acting.state, acting.figure, whole as { readonly type: string }, acting.reaction) !== undefined;
  const end = refusal && !barred ? farthest(from, to, (at) => !refusalOf(game, acting, command(at))) : undefined;
  if (!refusal || !end) return foreseen(game, acting, whole, to, facts(whole), language);
  const shorter = command(end);
  return foreseen(game, acting, shorter, end, facts(shorter), language, { at: to, refusal });
}

/** The farthest point of a straight line that may be gone to, as near as matters; undefined where none was found. */
function farthest(from: Point, to: Point, may: (at: Point) => boolean): Point | undefined {
  let [near, far] = [0, 1];
  let found: Point | undefined;
  for (let tried = 0; tried < TRIED; tried++) {
    const share = (near + far) / 2;
    const at = { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
    if (may(at)) [near, found] = [share, at];
    else far = share;
  }
  return found;
}

/**
 * Jumps, swims, climbs, crawls and flights, shown as the rules themselves would make them. `asked`: the point that was asked for, and its
 * refusal, where the movement ends short of it.
 */
function foreseen<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  command: C,
  at: Point,
  facts: readonly Fact[],
  language: Language,
  asked?: { readonly at: Point; readonly refusal: Refusal },
): Preview<C> {
  const { state, figure, seat } = acting;
  const refusal = refusalOf(game, acting, command);
  const events = refusal || acting.reaction ? [] : foresee(game, state, seat, command).events;
  const moves = events.filter((event) => isMove(event, figure.id));
  const points = moves.flatMap((move) => move.points);
  const end = points.at(-1) ?? { x: at.x, y: at.y, z: figure.z };
  const length = Math.max(Math.hypot(end.x - figure.x, end.y - figure.y), Math.abs(end.z - figure.z));
  const short = asked && { at: asked.at, refusal: stopping(asked.refusal, length) };
  return previewMovePlan(
    game,
    acting,
    {
      command,
      points: points.length > 0 ? points : [figure, end],
      end,
      facing: moves.at(-1)?.facing ?? figure.facing,
      tone: refusal ? 'bad' : 'good',
      turnable: false,
      label: measured(length, language, 2),
      facts: short ? [...facts, { label: textIn(short.refusal.reason, language), tone: 'warn', rule: short.refusal.rule }] : facts,
      refusal,
      ...(short && { asked: short, beyond: [end, short.at] }),
    },
    language,
  );
}

/** The refusal of a longer movement, with the length that is allowed. */
function stopping({ rule, reason }: Refusal, length: number): Refusal {
  const [fr, en] = [planeWords('fr').endsHere(measured(length, 'fr', 2)), planeWords('en').endsHere(measured(length, 'en', 2))];
  return { rule, reason: { fr: `${reason.fr} ${fr}`, en: `${reason.en} ${en}` } };
}

/** After a straight move a jump goes on along its line. */
export function jumpPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  at: Point,
  language: Language,
): Preview<C> {
  const run = acting.state.activation?.runUp;
  const to = run ? onLine(acting.figure, run.direction, run.length, at) : at;
  return foreseen(game, acting, game.command({ type: 'jump', to }), to, [], language);
}

/** The landing point nearest to the one pointed at on the line of the run-up. */
function onLine(from: Point, direction: Vector, longest: number, at: Point): Point {
  const size = Math.hypot(direction.x, direction.y);
  const along = ((at.x - from.x) * direction.x + (at.y - from.y) * direction.y) / size;
  const length = Math.min(longest, Math.max(1, along));
  return { x: Math.round(from.x + (direction.x / size) * length), y: Math.round(from.y + (direction.y / size) * length) };
}

export function swimPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  at: Point,
  via: readonly Point[],
  language: Language,
): Preview<C> {
  const command = (to: Point): C => game.command({ type: 'swim', path: [...via, to] });
  return foreseenTo(game, acting, { from: via.at(-1) ?? acting.figure, to: at, command }, () => [], language);
}

/** Flies, leaps or runs by a special rule to the highest place to stand at a point. */
export function flightPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  rule: string,
  at: Point,
  language: Language,
): Preview<C> {
  const { state, figure } = acting;
  const { r, h } = bodyOf(state, figure);
  const flights = (to: Point): readonly C[] =>
    standAt(state.scene.table, { ...to, r, h }, []).map((z) => game.command({ type: 'special', rule, to: { ...to, z } }));
  const command = (to: Point): C => {
    const all = flights(to);
    return (
      all.findLast((one) => !refusalOf(game, acting, one)) ?? all.at(-1) ?? game.command({ type: 'special', rule, to: { ...to, z: 0 } })
    );
  };
  const level = (flight: C): readonly Fact[] => {
    const z = 'to' in flight ? (flight.to as Place).z : 0;
    return z > 0 ? [{ label: planeWords(language).panel.level, value: measured(z, language) }] : [];
  };
  return foreseenTo(game, acting, { from: figure, to: at, command }, level, language);
}

/** A climb, as a command has it. */
type Climb = Readonly<{ type: 'climb' | 'ladder'; feature: string; height: number }>;

/** A wall or ladder pointed at: up as far as the figure can, unless it can only go down. */
export function climbPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  type: 'climb' | 'ladder',
  feature: string | undefined,
  at: Point | undefined,
  language: Language,
): Preview<C> {
  const { state, figure } = acting;
  const offered = offersOf(game, acting).flatMap(({ command }) => (isClimb(command, type) ? [command] : []));
  const meant = feature ?? (at && state.scene.table.features.find((one) => contains(one.shape, at))?.id);
  const wanted = offered.filter((command) => meant === undefined || command.feature === meant);
  const climb: Climb = wanted.toSorted((a, b) => b.height - a.height)[0] ?? {
    type,
    feature: meant ?? '',
    height: game.movement.climbing?.far(state, figure) ?? 0,
  };
  const level = { label: planeWords(language).panel.level, value: measured(figure.z + climb.height, language) };
  const preview = foreseen(game, acting, game.command(climb), figure, [level], language);
  const marks: Overlay['marks'] =
    climb.feature === '' ? [] : [{ kind: 'feature', id: climb.feature, tone: preview.refusal ? 'bad' : 'good' }];
  const name = featureName(state.scene.table, climb.feature, language);
  return {
    ...preview,
    overlay: { ...preview.overlay, marks },
    panel: { ...preview.panel, detail: [actionLabel(game, type, language), name].filter(Boolean).join(' · ') },
  };
}

const isClimb = (command: object | undefined, type: Climb['type']): command is Climb =>
  command !== undefined && 'type' in command && command.type === type && 'feature' in command && 'height' in command;
