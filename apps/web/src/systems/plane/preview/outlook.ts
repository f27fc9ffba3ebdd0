import type { Language, Seat } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import type { Subject } from '../../preview.ts';
import { mayGo, offersOf, readyContextOf } from '../acting-context.ts';
import type { PlaneAdvice } from '../advice.ts';
import { targetOf } from './joint.ts';
import { bandsOf, reachOf, runReachOf } from '../reach/reach.svelte.ts';

/** Reach of a figure, while nothing is pointed at. */
export function outlookOf<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  state: S,
  seat: Seat,
  subject: Subject,
  action: string | undefined,
  language: Language,
): Overlay {
  const acting = readyContextOf(game, state, seat, subject);
  if (!acting) return {};
  if (action === 'run') return mayGo(game, acting, 'run') ? { reach: [runReachOf(game, acting)] } : {};
  if (action !== undefined && action !== 'move') return {};
  return mayGo(game, acting, 'move') ? { reach: reachOf(game, acting), bands: bandsOf(game, acting, language) } : {};
}

/** Legal targets of the chosen action, or of all. */
export function targetsOf<S extends PlaneState, C extends object>(
  game: PlaneAdvice<S, C>,
  state: S,
  seat: Seat,
  subject: Subject,
  action: string | undefined,
): readonly string[] {
  const acting = readyContextOf(game, state, seat, subject);
  const told = acting && action !== undefined ? game.aimedAt?.(acting, action) : undefined;
  if (told) return told;
  const found = (acting ? offersOf(game, acting) : []).flatMap(({ command, refusal }) =>
    command && !refusal && (action === undefined || game.actionOf?.(command) === action) ? (targetOf(command) ?? []) : [],
  );
  return [...new Set(found)];
}
