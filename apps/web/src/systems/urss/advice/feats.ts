import type { Language } from '@escarmouche/referee';
import { bodyOf } from '@escarmouche/skirmish/plane';
import { contains, standAt, type Place, type Point, type Vector } from '@escarmouche/space';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import { measured } from '../../../i18n/format.ts';
import { foresee, refusalOf } from '../../plane/acting-context.ts';
import type { ActingContext } from '../../plane/game.ts';
import { previewMovePlan } from '../../plane/preview/move-plan.ts';
import { featureName } from '../../plane/terrain.ts';
import { planeWords } from '../../plane/words.ts';
import type { Fact, Preview } from '../../preview.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { offersFor } from '../offers.ts';
import { actionLabel } from './action-words.ts';

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

/** Jumps, swims, climbs, crawls and flights: shown as the rules themselves would make them. */
export function foreseen<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  command: C,
  at: Point,
  facts: readonly Fact[],
  language: Language,
): Preview<C> {
  const { state, figure, seat } = acting;
  const refusal = refusalOf(game, acting, command);
  const events = refusal || acting.reaction ? [] : foresee(game, state, seat, command).events;
  const moves = events.filter((event) => isMove(event, figure.id));
  const points = moves.flatMap((move) => move.points);
  const end = points.at(-1) ?? { x: at.x, y: at.y, z: figure.z };
  const length = Math.hypot(end.x - figure.x, end.y - figure.y);
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
      label: measured(Math.max(length, Math.abs(end.z - figure.z)), language, 2),
      facts,
      refusal,
    },
    language,
  );
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
  return foreseen(game, acting, game.command({ type: 'swim', path: [...via, at] }), at, [], language);
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
  const levels = standAt(state.scene.table, { ...at, r, h }, []);
  const commands = levels.map((z) => game.command({ type: 'special', rule, to: { ...at, z } }));
  const i = commands.findLastIndex((one) => !refusalOf(game, acting, one));
  const z = levels.at(i) ?? 0;
  const command = game.command({ type: 'special', rule, to: { ...at, z } });
  const level = z > 0 ? [{ label: planeWords(language).panel.level, value: measured(z, language) }] : [];
  return foreseen(game, acting, command, at, level, language);
}

/** A climb as it is commanded. */
type Climb = Readonly<{ type: 'climb' | 'ladder'; feature: string; height: number }>;

/** A wall or ladder pointed at: up as far as it goes unless the figure can only go down. */
export function climbPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  type: 'climb' | 'ladder',
  feature: string | undefined,
  at: Point | undefined,
  language: Language,
): Preview<C> {
  const { state, figure } = acting;
  const offered = offersFor(game, acting).flatMap(({ command }) => (isClimb(command, type) ? [command] : []));
  const meant = feature ?? (at && state.scene.table.features.find((one) => contains(one.shape, at))?.id);
  const wanted = offered.filter((command) => meant === undefined || command.feature === meant);
  const climb: Climb = wanted.toSorted((a, b) => b.height - a.height)[0] ?? {
    type,
    feature: meant ?? '',
    height: game.climbs(state, figure),
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
