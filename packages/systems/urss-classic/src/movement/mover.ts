import { CONTACT_GAP, type Mover, type Other } from '@escarmouche/space';
import { allied, baseMove, bodyOf, figuresInPlay, sheetOf } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import type { Figure, State } from '../state.ts';
import { beganAfar, isUndetectable, STANDOFF } from '../undetectable.ts';
import { shuns } from '../fear.ts';

/** Each pace of difficult ground costs two (UC-MOVE-DIFFICULT). */
export const DIFFICULT_FACTOR = 2;
/** Crossing a linear obstacle, in units of cost (UC-MOVE-OBSTACLE). */
export const LINEAR_COST = 2000;
/** Steps of half a pace are free, drops of less than two paces too (UC-MOVE-PATH). */
const STEP_UP = 500;
const DROP_FREE = 2000;
/** Just out of contact. */
const OUT_OF_CONTACT = CONTACT_GAP + 2;

/** What a figure can do as it moves now, in geometry's terms; its special rules included. */
export function moverOf(state: State, figure: Figure, medium: Mover['medium'] = 'land'): Mover {
  const plain: Mover = {
    body: bodyOf(state, figure),
    difficultFactor: DIFFICULT_FACTOR,
    linearCost: LINEAR_COST,
    stepUp: STEP_UP,
    dropFree: DROP_FREE,
    medium,
    others: othersOf(state, figure),
  };
  const mover = { ...plain };
  for (const { rule } of grantedTo(sheetOf(state, figure.id)).own) if (rule.mover) Object.assign(mover, rule.mover(plain));
  return mover;
}

/** The other figures as a moving one meets them: enemies end its movement by contact, allies are in its way (UC-MOVE-PATH). */
export function othersOf(state: State, figure: Figure): readonly Other[] {
  const others: Other[] = [];
  for (const other of figuresInPlay(state)) {
    if (other.id === figure.id) continue;
    const { id } = other;
    const clearance = clearanceOf(state, figure, other);
    const body = bodyOf(state, other);
    const manner = mannerOf(state, figure, other);
    others.push(clearance === undefined ? { id, body, manner } : { id, body, manner, clearance });
  }
  return others;
}

function mannerOf(state: State, figure: Figure, other: Figure): Other['manner'] {
  if (!allied(state, figure.id, other.id)) return 'stop';
  return state.scene.options['move.throughFriends'] === 'yes' && other.posture === 'standing' ? 'pass' : 'block';
}

/** An undetectable enemy is not approached by who began afar, nor a feared one touched (UC-ATTR-INDECELABLE, UC-ATTR-EFFRAYANT). */
function clearanceOf(state: State, figure: Figure, other: Figure): number | undefined {
  if (allied(state, figure.id, other.id)) return undefined;
  if (beganAfar(state, figure, other) && isUndetectable(state, other)) return STANDOFF;
  return shuns(state, figure.id, other.id) ? OUT_OF_CONTACT : undefined;
}

/** Units of cost a figure may spend in a move (UC-ACT-MOVE). */
export function moveAllowance(state: State, figure: Figure): number {
  return baseMove(sheetOf(state, figure.id));
}

/** The same in a run (UC-ACT-RUN). */
export function runAllowance(state: State, figure: Figure): number {
  return 2 * baseMove(sheetOf(state, figure.id));
}

/** Half the base move unless a rule gives more (UC-ACT-CLIMB-SWIM). */
export function slowAllowance(state: State, figure: Figure, by: 'climbRate' | 'swimRate'): number {
  const rates = grantedTo(sheetOf(state, figure.id)).own.map(({ rule }) => rule[by] ?? 0);
  return moveAllowance(state, figure) * Math.max(0.5, ...rates);
}
