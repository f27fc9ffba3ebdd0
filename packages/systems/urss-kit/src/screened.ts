import { figuresInPlay, oncePer } from '@escarmouche/skirmish';
import { bodyOf, coverOf } from '@escarmouche/skirmish/placed';
import { dot, eyeOf, hiddenShare, sub, vectorLength, type Body, type Table } from '@escarmouche/space';
import { plane } from './plane.ts';
import type { Figure, State } from './state.ts';

/** A table without terrain: only the figure in question hides (UK-SHOOT-HIDDEN). */
const bare = oncePer((table: Table): Table => ({ ...table, features: [] }));

/** A figure hidden for more than so many of the shares that count is hidden for more than two thirds (UK-COVER-HEAVY). */
const HEAVY = 2;

/** A cheap test before the exact one: does a body reach between an eye and a target, as seen from above? */
function isBetween(eye: Body, target: Body, body: Body): boolean {
  const line = sub(target, eye);
  const far = vectorLength(line);
  const out = sub(body, eye);
  if (far === 0) return true;
  const ahead = dot(out, line) / far;
  const aside = Math.abs(out.x * line.y - out.y * line.x) / far;
  return ahead > -body.r && ahead < far + body.r && aside < body.r + target.r;
}

/** The figure that hides a target from a looker for more than two thirds, alone; undefined when none does (UK-SHOOT-HIDDEN). */
export function screenOf(state: State, looker: Figure, target: Figure): Figure | undefined {
  const [from, to] = [bodyOf(state, looker), bodyOf(state, target)];
  return figuresInPlay(state).find((other) => {
    if (other.id === looker.id || other.id === target.id) return false;
    const body = bodyOf(state, other);
    if (!isBetween(from, to, body)) return false;
    const { x, y, z, r, h } = body;
    return coverOf(plane, hiddenShare(bare(state.scene.table), eyeOf(from), to, [{ id: other.id, x, y, z, r, h }])) === HEAVY;
  });
}
