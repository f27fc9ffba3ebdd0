import type { Course } from '@escarmouche/ai';
import type { Language } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { span, sub, type Place, type Point, type Vector } from '@escarmouche/space';
import { measured } from '../../../i18n/format.ts';
import { called, compassOf } from '../../plane/text/where.ts';
import { figureIn } from '../../plane/who.ts';
import { foresee } from '../../plane/acting-context.ts';
import type { UrssState } from '../game.ts';
import type { Given, Making } from './making.ts';
import { nearestTo, overOf, placeOf, roundOf, touchedAt, turnWords } from './places.ts';
import { orderWords } from './words.ts';

interface Moves {
  readonly texts: readonly string[];
  readonly end: Place;
}

/** Nearer than this a figure only turns. */
const STAYS = 50;
/** Movements after which the player chooses how the figure faces. */
const TURNED: ReadonlySet<string> = new Set(['move', 'crawl', 'swim', 'mixed']);

/** Points of the way of a movement; undefined for commands that move nobody. */
function wayOf(given: Given): readonly Point[] | undefined {
  if ('path' in given && given.path) return given.path;
  if ('to' in given && given.to) return [given.to];
  if ('legs' in given) return [];
  return given.type === 'climb' || given.type === 'ladder' ? [] : undefined;
}

/** A movement in words: how far, to where, facing what. `command`: absent for one that is not decided on yet. */
export function moveWords<S extends UrssState, C extends object>(
  making: Making<S, C>,
  command: C | undefined,
  given: Given,
  course: Course<C> | undefined,
): Moves | undefined {
  const { game, state, seat, figure, language } = making;
  const path = wayOf(given);
  if (!path) return undefined;
  const words = orderWords(language);
  const after = command && figureIn(foresee(game, state, seat, command).after, figure.id);
  const moved = after && (after.x !== figure.x || after.y !== figure.y || after.z !== figure.z) ? after : undefined;
  const end = course?.at ?? moved ?? { ...(path.at(-1) ?? figure), z: figure.z };
  const facing = course?.facing ?? moved?.facing ?? figure.facing;
  const how = words.ways[given.type] ?? (command ? game.labels(command, language).does.toLocaleLowerCase(language) : '');
  if (given.type === 'climb' || given.type === 'ladder') {
    const verb = given.height < 0 && given.type === 'climb' ? words.ways['down'] : how;
    return { texts: [words.climbs(verb ?? how, measured(Math.abs(given.height), language), placeOf(state, figure, end, language))], end };
  }
  const way = course && course.way > 0 ? course.way : lengthOf(figure, path);
  if (span(figure, end) < STAYS) return { texts: [turnWords(state, figure, end, facing, language)], end };
  const turn = TURNED.has(given.type) && !touchedAt(state, figure, end) ? [turnWords(state, figure, end, facing, language)] : [];
  if (state.scene.unmeasured) return { texts: [mapless(making, how, way, end), ...turn].filter((text) => text !== ''), end };
  const direction = compassOf(sub(end, figure), language);
  const runUp = course?.runUp ?? 0;
  const jumps = given.type === 'jump' || runUp > 0;
  const from = runUp > 0 && given.type !== 'jump' ? (path.at(-1) ?? figure) : figure;
  const past = jumps ? overOf(state, from, end, language) : roundOf(state, path, language);
  const by = past === undefined ? undefined : (jumps ? words.over : words.round)(past);
  const where = [by, placeOf(state, figure, end, language, past)].filter((part) => part !== undefined && part !== '').join(', ');
  const verb = jumps ? (words.ways['jump'] ?? how) : how;
  const goes = words.goes(verb, measured(Math.max(0, way - runUp), language), direction, where);
  return { texts: [...(runUp > 0 ? [words.runUp(measured(runUp, language), direction)] : []), goes, ...turn], end };
}

/** A movement where there is no map: by whom it leads to, or away from. */
function mapless<S extends UrssState, C extends object>(
  { state, figure, language }: Making<S, C>,
  how: string,
  way: number,
  end: Place,
): string {
  const words = orderWords(language);
  const length = measured(way, language);
  const near = nearestTo(state, figure, end);
  const touched = touchedAt(state, figure, end);
  if (touched) return words.goesUpTo(how, length, words.contact(called(state, touched.id)));
  if (!near) return words.goesUpTo(how, length, '');
  const closer = span(near, end) < span(near, figure);
  return (closer ? words.goesTowards : words.goesAway)(how, length, called(state, near.id));
}

function lengthOf(from: Point, path: readonly Point[]): number {
  return path.reduce((sum, point, i) => sum + span(path[i - 1] ?? from, point), 0);
}

/** Where a figure is placed, and how it faces. */
export function deployWords<S extends UrssState>(
  state: S,
  figure: FigureIn<S>,
  at: Place,
  facing: Vector,
  language: Language,
): readonly string[] {
  const words = orderWords(language);
  return [words.deploys(placeOf(state, figure, at, language)), turnWords(state, figure, at, facing, language)];
}
