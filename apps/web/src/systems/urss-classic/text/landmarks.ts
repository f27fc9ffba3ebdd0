import type { Language } from '@escarmouche/referee';
import { bodyOf, coverOf, distanceBetween, moverOf, shows } from '@escarmouche/skirmish/plane';
import { contains, eyeOf, hiddenShare, inContact, PACE, shortestPath, walk, type Point } from '@escarmouche/space';
import { moveAllowance, plane, shootingWeapons, type Figure, type State } from '@escarmouche/urss-classic';
import { measured } from '../../../i18n/format.ts';
import type { Landmark, TextQueries } from '../../text-queries.ts';
import { figureIn } from '../../plane/who.ts';
import { isRefused } from '../../plane/acting-context.ts';
import { actingContextOf } from '../acting-context.ts';
import { called, enemiesBy, levelAt, placeName } from './where.ts';
import { queryWords } from './words.ts';

/** Gap between the spots that are looked at, in units, and how many of them at most. */
const STEP = PACE / 10;
const MOST = 160;

type Words = ReturnType<typeof queryWords>;

/** What matters about a spot, by key, each with the words for what it has become. */
type Marks = ReadonlyMap<string, { readonly value: string; readonly say: string }>;

function marksAt(state: State, figure: Figure, at: Point, enemies: readonly Figure[], words: Words, language: Language): Marks {
  const ghost: Figure = { ...figure, ...at, z: levelAt(state, figure, at) };
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
    const sight = !shows(plane, hidden) ? 'hides' : coverOf(plane, hidden) > 0 ? 'cover' : 'open';
    mark(`sight ${enemy.id}`, sight, words.mark[sight](who));
    const touches = inContact(body, bodyOf(state, enemy));
    mark(`contact ${enemy.id}`, String(touches), touches ? words.mark.contact(who) : '');
    const away = distanceBetween(state, ghost, enemy);
    for (const weapon of shootingWeapons(state, figure)) {
      // Range matters of who is in sight; that it goes out of sight is said above.
      const within = sight !== 'hides' && away <= (weapon.range ?? 0);
      const say = within ? words.mark.range : sight === 'hides' ? undefined : words.mark.outOfRange;
      mark(`range ${enemy.id} ${weapon.id}`, String(within), say?.(who, weapon.name[language]) ?? '');
    }
  }
  return marks;
}

/** How far a walk leads towards a spot, and whether it is stopped before. */
function endOf(state: State, figure: Figure, from: Point, direction: Point) {
  const far = moveAllowance(state, figure);
  const size = Math.hypot(direction.x, direction.y);
  const to = { x: Math.round(from.x + (direction.x / size) * far * 2), y: Math.round(from.y + (direction.y / size) * far * 2) };
  const mover = moverOf(plane, state, figure);
  // The way to where the ghost is may go round something; from there it goes straight on.
  const path = from.x === figure.x && from.y === figure.y ? [] : (shortestPath(state.scene.table, mover, from, far)?.path ?? [from]);
  return walk(state.scene.table, mover, [...path, to], far);
}

/** The next spot on a straight line at which sight, cover, range, contact, ground or the end of the move make a difference. */
export const landmarkFrom: TextQueries<State>['landmark'] = (state, seat, subject, from, direction, language): Landmark | undefined => {
  const words = queryWords(language);
  const acting = state.phase === 'play' ? actingContextOf(state, seat, subject) : undefined;
  const figure = (acting && !isRefused(acting) ? acting.figure : undefined) ?? figureIn(state, subject.figure);
  const size = Math.hypot(direction.x, direction.y);
  if (!figure || size === 0) return undefined;
  const on = acting && !isRefused(acting) ? acting.state : state;
  const { end, stop } = figure.posture === 'reserve' ? { end: undefined, stop: undefined } : endOf(on, figure, from, direction);
  const enemies = enemiesBy(on, figure);
  const { r } = bodyOf(on, figure);
  const { width, height } = on.scene.table;
  const limit = end ? Math.hypot(end.x - from.x, end.y - from.y) : Infinity;
  let before = marksAt(on, figure, from, enemies, words, language);
  for (let i = 1; i <= MOST; i++) {
    const length = Math.min(i * STEP, limit);
    const at = { x: Math.round(from.x + (direction.x / size) * length), y: Math.round(from.y + (direction.y / size) * length) };
    if (at.x < r || at.y < r || at.x > width - r || at.y > height - r) return undefined;
    const now = marksAt(on, figure, at, enemies, words, language);
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
};
