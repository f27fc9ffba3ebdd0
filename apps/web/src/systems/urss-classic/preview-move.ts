import type { Language, Refusal } from '@escarmouche/referee';
import { contains, standAt, type Place, type Point, type Vector } from '@escarmouche/space';
import {
  blowOdds,
  bodyOf,
  engagedWith,
  fallBlow,
  moveAllowance,
  runAllowance,
  type ActionCommand,
  type Command,
  type Event,
  type Figure,
} from '@escarmouche/urss-classic';
import { measured, paces, percent, textIn } from '../../i18n/format.ts';
import type { Tone } from '../../boards/overlay.ts';
import type { Overlay } from '../../boards/plane/overlay.ts';
import type { Fact, Preview } from '../preview.ts';
import { answersTo } from './answers.ts';
import { featureName } from './board.ts';
import { nameIn } from './look.ts';
import { mayWalk } from './means.ts';
import { nearestWalk } from './nearest.ts';
import { previewOf } from './preview-shared.ts';
import { prospects } from './prospects.ts';
import { bandsOf, reachOf } from './reach.svelte.ts';
import { routeInto, routeTo, runTo, type Route } from './routes.ts';
import { foresee, offersOf, refusalOf, type Stand } from './stand.ts';
import { adviceWords } from './words-advice.ts';
import { foresightWords } from './words-foresight.ts';

/** Nearer than this a figure is meant to stay where it is, and to turn. */
const ON_THE_SPOT = 300;
/** Length and cost that differ by less are told as one, in units. */
const SAME_LENGTH = 50;

interface Way {
  readonly command: ActionCommand;
  readonly points: readonly Place[];
  readonly end: Place;
  readonly facing: Vector;
  readonly tone: Tone;
  readonly turnable: boolean;
  /** Nobody has said how it is to face at the end. */
  readonly free?: boolean;
  readonly label: string;
  readonly beyond?: readonly Point[];
  readonly facts: readonly Fact[];
  readonly refusal?: Refusal;
  /** What was pointed at, when something else is shown or nothing may be. */
  readonly asked?: { readonly at: Point; readonly refusal: Refusal };
  readonly region?: Pick<Overlay, 'reach' | 'bands'>;
}

function show(stand: Stand, way: Way, language: Language): Preview<Command> {
  const { state, figure } = stand;
  const words = adviceWords(language);
  const ghost: Figure = { ...figure, x: way.end.x, y: way.end.y, z: way.end.z, facing: way.facing };
  const ahead = way.refusal ? undefined : prospects(state, ghost, language, way.free);
  const facing = ahead?.facing ?? way.facing;
  const command = way.command.type === 'move' && facing !== way.facing ? { ...way.command, facing } : way.command;
  const answers = way.refusal ? undefined : answersTo(stand, command, language);
  const wrong = way.asked ?? (way.refusal && { at: way.end, refusal: way.refusal });
  const told = wrong && (way.refusal !== undefined || Math.hypot(wrong.at.x - way.end.x, wrong.at.y - way.end.y) > ON_THE_SPOT);
  const preview = previewOf(stand, command, {
    refusal: way.refusal,
    overlay: {
      ...way.region,
      ghost: { figure: figure.id, at: way.end, r: bodyOf(state, figure).r, facing, tone: way.tone, turnable: way.turnable },
      trail: { points: way.points, tone: way.tone, label: way.label, beyond: way.beyond },
      ...ahead?.overlay,
      ...(told && { refused: { at: wrong.at, text: textIn(wrong.refusal.reason, language), offered: !way.refusal } }),
    },
    panel: {
      title: nameIn(state, figure.id),
      detail: words.actions[way.command.type],
      facts: [...way.facts, ...(answers?.watched ?? [])],
      groups: answers && ahead && [...answers.groups, ...ahead.groups],
      commit: words.commit[way.command.type],
    },
  });
  return way.asked && !way.refusal ? { ...preview, instead: way.asked.refusal } : preview;
}

/** A turn on the spot. */
function turnPreview(stand: Stand, facing: Vector, language: Language): Preview<Command> {
  const { figure } = stand;
  return show(
    stand,
    {
      command: { type: 'move', path: [], facing },
      points: [figure],
      end: figure,
      facing,
      tone: 'good',
      turnable: true,
      label: measured(0, language),
      facts: [],
    },
    language,
  );
}

function walked(
  stand: Stand,
  route: Route,
  type: 'move' | 'run',
  asked: Point,
  facing: Vector | undefined,
  language: Language,
  why?: Refusal,
): Preview<Command> {
  const { state, figure } = stand;
  const words = adviceWords(language);
  const { trace } = route;
  const allowance = type === 'move' ? moveAllowance(state, figure) : runAllowance(state, figure);
  const touching = trace.touches.length > 0;
  const last = route.path.at(-1) ?? asked;
  const command: ActionCommand = type === 'run' ? { type, to: last } : { type, path: route.path, ...(facing && !touching && { facing }) };
  const refusal = refusalOf(stand, command);
  const length = measured(trace.length, language, 2);
  const rule = type === 'run' ? 'UC-ACT-RUN' : 'UC-ACT-MOVE';
  const costs = Math.abs(trace.cost - trace.length) > SAME_LENGTH;
  const spent = `${paces(trace.cost, language, 2)} / ${measured(allowance, language)}`;
  const facts: Fact[] = costs
    ? [
        { label: words.panel.walked, value: measured(trace.length, language, 2) },
        { label: words.panel.cost, value: spent, rule },
      ]
    : [{ label: words.panel.walked, value: spent, rule }];
  if (trace.end.z !== figure.z) facts.push({ label: words.panel.level, value: measured(trace.end.z, language) });
  if (touching)
    facts.push({
      label: words.panel.contact,
      value: trace.touches.map((id) => nameIn(state, id)).join(', '),
      tone: 'info',
      rule: 'UC-MOVE-CONTACT',
    });
  if (trace.fall) facts.push(...fallen(stand, trace.fall.height, language));
  const beyond = route.short ? refusalOf(stand, type === 'run' ? { type, to: asked } : { type, path: [asked] }) : undefined;
  const wrong = refusal ?? why ?? beyond ?? fallBefore(trace, asked, away(asked, figure) > allowance);
  if (wrong && !refusal) facts.push({ label: textIn(wrong.reason, language), tone: 'warn', rule: wrong.rule });
  const left = engagedWith(state, figure).filter(({ id }) => !trace.touches.includes(id));
  if (left.length > 0 && trace.length > 0) {
    facts.push({
      label: words.panel.freeAttack,
      value: left.map(({ id }) => nameIn(state, id)).join(', '),
      tone: 'bad',
      rule: 'UC-MELEE-DISENGAGE',
    });
  }
  return show(
    stand,
    {
      command,
      points: trace.points,
      end: trace.end,
      facing: facing && type === 'move' && !touching ? facing : (trace.direction ?? figure.facing),
      tone: refusal ? 'bad' : touching ? 'info' : 'good',
      turnable: type === 'move' && !touching && !refusal,
      free: type === 'move' && !touching && !refusal && !facing,
      label: costs ? foresightWords(language).lengthAndCost(length, paces(trace.cost, language, 2)) : length,
      beyond: wrong ? [trace.end, asked] : undefined,
      facts,
      refusal,
      ...(wrong && { asked: { at: asked, refusal: wrong } }),
      region: type === 'move' ? { reach: reachOf(stand), bands: bandsOf(stand, language) } : undefined,
    },
    language,
  );
}

/** How deep a fall is, and what it may cost (UC-MOVE-FALL). */
function fallen({ state, figure }: Stand, height: number, language: Language): readonly Fact[] {
  const { panel } = adviceWords(language);
  const blow = fallBlow(figure.id, height);
  const told = { tone: 'bad', rule: 'UC-MOVE-FALL' } as const;
  const facts = [{ label: panel.fall, value: panel.fallFrom(measured(height, language)), ...told }];
  if (blow) facts.push({ label: panel.fallCosts, value: percent(blowOdds(state, blow).hurts, language), ...told });
  return facts;
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A way that ends in a fall is allowed by the rules and is not what was pointed at: that has to be said. `far`: nor could it be gone so far. */
function fallBefore({ fall, end }: Route['trace'], asked: Point, far: boolean): Refusal | undefined {
  if (!fall || away(asked, end) <= ON_THE_SPOT) return undefined;
  return { rule: 'UC-MOVE-FALL', reason: { fr: foresightWords('fr').fallsFirst(far), en: foresightWords('en').fallsFirst(far) } };
}

/** A walk to a point. `elsewhere`: where it may not be, the nearest that may is shown. */
export function movePreview(
  stand: Stand,
  at: Point,
  via: readonly Point[],
  facing: Vector | undefined,
  language: Language,
  elsewhere = true,
): Preview<Command> {
  const { figure } = stand;
  const near = Math.hypot(at.x - figure.x, at.y - figure.y) < ON_THE_SPOT;
  if (near && via.length === 0) return turnPreview(stand, facing ?? figure.facing, language);
  const route = routeTo(stand, via, at);
  const refusal = route.short || via.length > 0 ? undefined : refusalOf(stand, { type: 'move', path: route.path });
  const other = refusal && elsewhere && mayWalk(stand) ? nearestWalk(stand, at) : undefined;
  // Why one cannot go on from there is nearer to the point than what stands in the way to it first.
  const further = other && (refusalOf(stand, { type: 'move', path: [...other.path, at] }) ?? refusal);
  return other ? walked(stand, other, 'move', at, facing, language, further) : walked(stand, route, 'move', at, facing, language);
}

export function runPreview(stand: Stand, at: Point, language: Language): Preview<Command> {
  return walked(stand, runTo(stand, at), 'run', at, undefined, language);
}

/** Moving into contact with an enemy by the shortest way; nothing when it cannot be reached. */
export function chargePreview(stand: Stand, enemy: Figure, language: Language): Preview<Command> | undefined {
  const route = routeInto(stand, enemy.id);
  return route && walked(stand, route, 'move', enemy, undefined, language);
}

/** Jumps, swims, climbs and flights: shown as the rules themselves would make them. */
function foreseen(stand: Stand, command: ActionCommand, at: Point, facts: readonly Fact[], language: Language): Preview<Command> {
  const { state, figure, seat } = stand;
  const refusal = refusalOf(stand, command);
  const events: readonly Event[] = refusal || stand.reaction ? [] : foresee(state, seat, command).events;
  const moves = events.filter(
    (event): event is Extract<Event, { type: 'figureMoved' }> => event.type === 'figureMoved' && event.figure === figure.id,
  );
  const points = moves.flatMap((move) => move.points);
  const end = points.at(-1) ?? { x: at.x, y: at.y, z: figure.z };
  const way = [figure, ...points].slice(points.length > 0 ? 1 : 0);
  const length = Math.hypot(end.x - figure.x, end.y - figure.y);
  return show(
    stand,
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

export function jumpPreview(stand: Stand, at: Point, language: Language): Preview<Command> {
  const run = stand.state.activation?.runUp;
  const to = run ? onLine(stand.figure, run.direction, run.length, at) : at;
  return foreseen(stand, { type: 'jump', to }, to, [], language);
}

/** The landing point nearest to the one pointed at on the line of the run-up. */
function onLine(from: Point, direction: Vector, longest: number, at: Point): Point {
  const size = Math.hypot(direction.x, direction.y);
  const along = ((at.x - from.x) * direction.x + (at.y - from.y) * direction.y) / size;
  const length = Math.min(longest, Math.max(1, along));
  return { x: Math.round(from.x + (direction.x / size) * length), y: Math.round(from.y + (direction.y / size) * length) };
}

export function swimPreview(stand: Stand, at: Point, via: readonly Point[], language: Language): Preview<Command> {
  return foreseen(stand, { type: 'swim', path: [...via, at] }, at, [], language);
}

/** Flies to the highest place to stand at a point. */
export function flightPreview(stand: Stand, at: Point, language: Language): Preview<Command> {
  const { state, figure } = stand;
  const { r, h } = bodyOf(state, figure);
  const levels = standAt(state.scene.table, { ...at, r, h }, []);
  const commands = levels.map((z): ActionCommand => ({ type: 'jetpack', to: { ...at, z } }));
  const command = commands.findLast((one) => !refusalOf(stand, one)) ?? commands.at(-1) ?? { type: 'jetpack', to: { ...at, z: 0 } };
  const words = adviceWords(language);
  const z = command.type === 'jetpack' ? command.to.z : 0;
  return foreseen(stand, command, at, z > 0 ? [{ label: words.panel.level, value: measured(z, language) }] : [], language);
}

/** A wall or ladder pointed at: up as far as it goes unless the figure can only go down. */
export function climbPreview(
  stand: Stand,
  type: 'climb' | 'ladder',
  feature: string | undefined,
  at: Point | undefined,
  language: Language,
): Preview<Command> {
  const { state, figure } = stand;
  const words = adviceWords(language);
  const offered = offersOf(stand).flatMap(({ command }) => (command?.type === type ? [command] : []));
  const meant = feature ?? (at && state.scene.table.features.find((one) => contains(one.shape, at))?.id);
  const wanted = offered.filter((command) => meant === undefined || command.feature === meant);
  const choice = wanted.length > 0 ? wanted : meant === undefined ? [] : offered.filter((command) => command.feature === meant);
  const command = choice.toSorted((a, b) => b.height - a.height)[0] ?? { type, feature: meant ?? '', height: moveAllowance(state, figure) };
  const name = featureName(state, command.feature, language);
  const preview = foreseen(
    stand,
    command,
    figure,
    [{ label: words.panel.level, value: measured(figure.z + command.height, language) }],
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
