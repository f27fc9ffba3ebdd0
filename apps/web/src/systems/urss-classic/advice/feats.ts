import type { Language } from '@escarmouche/referee';
import { contains, standAt, type Point, type Vector } from '@escarmouche/space';
import { bodyOf } from '@escarmouche/skirmish/plane';
import { moveAllowance, type ActionCommand, type Command, type Event } from '@escarmouche/urss-classic';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import { measured } from '../../../i18n/format.ts';
import type { Fact, Preview } from '../../preview.ts';
import { featureName } from '../../plane/terrain.ts';
import { planeWords } from '../../plane/words.ts';
import { previewMovePlan } from '../../plane/preview/move-plan.ts';
import { advised } from './plane-advice.ts';
import { foresee, offersOf, refusalOf, type ActingContext } from '../acting-context.ts';
import { adviceWords } from './words.ts';

/** Jumps, swims, climbs and flights: shown as the rules themselves would make them. */
function foreseen(acting: ActingContext, command: ActionCommand, at: Point, facts: readonly Fact[], language: Language): Preview<Command> {
  const { state, figure, seat } = acting;
  const refusal = refusalOf(acting, command);
  const events: readonly Event[] = refusal || acting.reaction ? [] : foresee(state, seat, command).events;
  const moves = events.filter(
    (event): event is Extract<Event, { type: 'figureMoved' }> => event.type === 'figureMoved' && event.figure === figure.id,
  );
  const points = moves.flatMap((move) => move.points);
  const end = points.at(-1) ?? { x: at.x, y: at.y, z: figure.z };
  const way = [figure, ...points].slice(points.length > 0 ? 1 : 0);
  const length = Math.hypot(end.x - figure.x, end.y - figure.y);
  return previewMovePlan(
    advised,
    acting,
    {
      command,
      points: points.length > 0 ? way : [figure, end],
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

export function jumpPreview(acting: ActingContext, at: Point, language: Language): Preview<Command> {
  const run = acting.state.activation?.runUp;
  const to = run ? onLine(acting.figure, run.direction, run.length, at) : at;
  return foreseen(acting, { type: 'jump', to }, to, [], language);
}

/** The landing point nearest to the one pointed at on the line of the run-up. */
function onLine(from: Point, direction: Vector, longest: number, at: Point): Point {
  const size = Math.hypot(direction.x, direction.y);
  const along = ((at.x - from.x) * direction.x + (at.y - from.y) * direction.y) / size;
  const length = Math.min(longest, Math.max(1, along));
  return { x: Math.round(from.x + (direction.x / size) * length), y: Math.round(from.y + (direction.y / size) * length) };
}

export function swimPreview(acting: ActingContext, at: Point, via: readonly Point[], language: Language): Preview<Command> {
  return foreseen(acting, { type: 'swim', path: [...via, at] }, at, [], language);
}

/** Flies to the highest place to stand at a point. */
export function flightPreview(acting: ActingContext, rule: string, at: Point, language: Language): Preview<Command> {
  const { state, figure } = acting;
  const { r, h } = bodyOf(state, figure);
  const levels = standAt(state.scene.table, { ...at, r, h }, []);
  const commands = levels.map((z): ActionCommand => ({ type: 'special', rule, to: { ...at, z } }));
  const i = commands.findLastIndex((one) => !refusalOf(acting, one));
  const z = levels.at(i) ?? 0;
  const command: ActionCommand = { type: 'special', rule, to: { ...at, z } };
  return foreseen(acting, command, at, z > 0 ? [{ label: planeWords(language).panel.level, value: measured(z, language) }] : [], language);
}

/** A wall or ladder pointed at: up as far as it goes unless the figure can only go down. */
export function climbPreview(
  acting: ActingContext,
  type: 'climb' | 'ladder',
  feature: string | undefined,
  at: Point | undefined,
  language: Language,
): Preview<Command> {
  const { state, figure } = acting;
  const words = adviceWords(language);
  const offered = offersOf(acting).flatMap(({ command }) => (command?.type === type ? [command] : []));
  const meant = feature ?? (at && state.scene.table.features.find((one) => contains(one.shape, at))?.id);
  const wanted = offered.filter((command) => meant === undefined || command.feature === meant);
  const command = wanted.toSorted((a, b) => b.height - a.height)[0] ?? { type, feature: meant ?? '', height: moveAllowance(state, figure) };
  const name = featureName(state.scene.table, command.feature, language);
  const preview = foreseen(
    acting,
    command,
    figure,
    [{ label: planeWords(language).panel.level, value: measured(figure.z + command.height, language) }],
    language,
  );
  const marks: Overlay['marks'] =
    command.feature === '' ? [] : [{ kind: 'feature', id: command.feature, tone: preview.refusal ? 'bad' : 'good' }];
  return {
    ...preview,
    overlay: { ...preview.overlay, marks },
    panel: { ...preview.panel, detail: [words.actions[type], name].filter(Boolean).join(' · ') },
  };
}
