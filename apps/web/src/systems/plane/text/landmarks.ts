import type { Language, Seat } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf, coverOf, distanceBetween, shows } from '@escarmouche/skirmish/placed';
import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { contains, eyeOf, hiddenShare, inContact, PACE, shortestPath, walk, type Point } from '@escarmouche/space';
import { measured } from '../../../i18n/format.ts';
import type { Subject } from '../../preview.ts';
import type { Landmark } from '../../text-queries.ts';
import { actingContextOf, isRefused } from '../acting-context.ts';
import type { PlaneAdvice } from '../advice.ts';
import { figureIn } from '../who.ts';
import { called, enemiesBy, levelAt, placeName } from './where.ts';
import { queryWords } from './words.ts';

/** Gap between the spots that are looked at, in units, and how many of them at most. */
const STEP = PACE / 10;
const MOST = 160;

/** Facts about a spot, by key, each with the words for a change of it. */
type Marks = ReadonlyMap<string, { readonly value: string; readonly say: string }>;

function marksAt<S extends PlaneState, C>(
  { rules, odds }: PlaneAdvice<S, C>,
  state: S,
  figure: FigureIn<S>,
  at: Point,
  enemies: readonly FigureIn<S>[],
  language: Language,
): Marks {
  const words = queryWords(language);
  const ghost: FigureIn<S> = { ...figure, ...at, z: levelAt(state, figure, at) };
  const body = bodyOf(state, ghost);
  const marks = new Map<string, { value: string; say: string }>();
  const mark = (key: string, value: string, say: string): void => void marks.set(key, { value, say });
  mark('level', measured(ghost.z, language), words.mark.level(measured(ghost.z, language)));
  for (const { id, kind, shape } of state.scene.table.features) {
    if (kind !== 'difficult' && kind !== 'water') continue;
    const is = contains(shape, at);
    mark(`in ${id}`, String(is), (is ? words.mark.enters : words.mark.leaves)(placeName(state, id, language)));
  }
  for (const enemy of enemies) {
    const who = called(state, enemy.id);
    const hidden = hiddenShare(state.scene.table, eyeOf(bodyOf(state, enemy)), body);
    const sight = !shows(rules, hidden) ? 'hides' : coverOf(rules, hidden) > 0 ? 'cover' : 'open';
    mark(`sight ${enemy.id}`, sight, words.mark[sight](who));
    const touches = inContact(body, bodyOf(state, enemy));
    mark(`contact ${enemy.id}`, String(touches), touches ? words.mark.contact(who) : '');
    const away = distanceBetween(state, ghost, enemy);
    for (const weapon of odds?.shots(state, figure) ?? []) {
      // Range matters of who is in sight; that it goes out of sight is said above.
      const within = sight !== 'hides' && away <= weapon.range;
      const say = within ? words.mark.range : sight === 'hides' ? undefined : words.mark.outOfRange;
      mark(`range ${enemy.id} ${weapon.id}`, String(within), say?.(who, weapon.name[language]) ?? '');
    }
  }
  return marks;
}

/** Length of a walk towards a spot, and whether the walk is stopped before. */
function endOf<S extends PlaneState, C>(game: PlaneAdvice<S, C>, state: S, figure: FigureIn<S>, from: Point, direction: Point) {
  const far = game.movement.walks(state, figure);
  const size = Math.hypot(direction.x, direction.y);
  const to = { x: Math.round(from.x + (direction.x / size) * far * 2), y: Math.round(from.y + (direction.y / size) * far * 2) };
  const mover = moverOf(game.rules, state, figure);
  // The way to where the ghost is may go round something; from there it goes straight on.
  const path = from.x === figure.x && from.y === figure.y ? [] : (shortestPath(state.scene.table, mover, from, far)?.path ?? [from]);
  return walk(state.scene.table, mover, [...path, to], far);
}

/** The next spot on a straight line at which sight, cover, range, contact, ground or the end of the move make a difference. */
export function landmarkFrom<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  state: S,
  seat: Seat,
  subject: Subject,
  from: Point,
  direction: Point,
  language: Language,
): Landmark | undefined {
  const words = queryWords(language);
  const acting = actingContextOf(game, state, seat, subject);
  const figure = (acting && !isRefused(acting) ? acting.figure : undefined) ?? figureIn(state, subject.figure);
  const size = Math.hypot(direction.x, direction.y);
  if (!figure || size === 0) return undefined;
  const on = acting && !isRefused(acting) ? acting.state : state;
  const { end, stop } = figure.posture === 'reserve' ? { end: undefined, stop: undefined } : endOf(game, on, figure, from, direction);
  const enemies = enemiesBy(on, figure);
  const { r } = bodyOf(on, figure);
  const { width, height } = on.scene.table;
  const limit = end ? Math.hypot(end.x - from.x, end.y - from.y) : Infinity;
  let before = marksAt(game, on, figure, from, enemies, language);
  for (let i = 1; i <= MOST; i++) {
    const length = Math.min(i * STEP, limit);
    const at = { x: Math.round(from.x + (direction.x / size) * length), y: Math.round(from.y + (direction.y / size) * length) };
    if (at.x < r || at.y < r || at.x > width - r || at.y > height - r) return undefined;
    const now = marksAt(game, on, figure, at, enemies, language);
    const changed = [...now].flatMap(([key, { value, say }]) => (before.get(key)?.value === value || say === '' ? [] : [say]));
    const last = length === limit;
    if (changed.length > 0 || last) {
      if (last && length < STEP / 2 && changed.length === 0) return undefined;
      return {
        at,
        why: [...changed, last ? (stop?.reason === 'budget' ? words.mark.end : words.mark.stop) : ''].filter(Boolean).join('. '),
      };
    }
    before = now;
  }
  return undefined;
}
