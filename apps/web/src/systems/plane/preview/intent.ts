import type { Language, Seat } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Intent, Preview } from '../../preview.ts';
import { actingContextOf, isRefused } from '../acting-context.ts';
import type { ActingContext } from '../game.ts';
import { refusedPreview, type PlaneAdvice } from '../advice.ts';
import { deployPreview } from '../deploy/preview.ts';
import { allies, figureIn, nameIn } from '../who.ts';
import { chargePreview, movePreview } from './move.ts';

/** Previews of the actions besides walking, as a system makes them. */
export interface ActionPreviews<S extends PlaneState, C> {
  /** An attack on an enemy, without saying which. */
  readonly attack: (acting: ActingContext<S, C>, target: FigureIn<S>, language: Language) => Preview<C>;
  /** Actions for a friend. */
  readonly care?: (acting: ActingContext<S, C>, friend: FigureIn<S>, language: Language) => Preview<C> | undefined;
  /** An action that has been named; absent where there is no action bar. */
  readonly chosen?: (acting: ActingContext<S, C>, action: string, intent: Intent, language: Language) => Preview<C> | undefined;
}

/** The preview of a gesture, whatever the phase of the battle. */
export function previewIntent<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  state: S,
  seat: Seat,
  intent: Intent,
  language: Language,
): Preview<C> | undefined {
  const { subject, action } = intent;
  if (!subject) return undefined;
  if (game.turns.phase(state) === 'deployment') return deployPreview(game, state, seat, intent, language);
  const acting = actingContextOf(game, state, seat, subject);
  if (!acting) return undefined;
  if (isRefused(acting)) return refusedPreview(nameIn(state, subject.figure), acting);
  if (acting.open) return activation(game, acting, language);
  return action === undefined ? suggested(game, actions, acting, intent, language) : actions.chosen?.(acting, action, intent, language);
}

/** An activation that begins with a roll or a choice: the rest cannot be shown before. */
function activation<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  { state, figure, lead }: ActingContext<S, C>,
  language: Language,
): Preview<C> {
  const name = nameIn(state, figure.id);
  return { commands: lead, overlay: {}, panel: { title: name, facts: [], commit: game.activates?.(name, language) } };
}

/** No action was named: ground is walked to, an enemy attacked, or charged when it can only be reached. */
function suggested<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  { attack, care }: ActionPreviews<S, C>,
  acting: ActingContext<S, C>,
  { target, via = [], facing }: Intent,
  language: Language,
): Preview<C> | undefined {
  const { state, figure } = acting;
  if (target?.kind === 'ground') return movePreview(game, acting, target.at, via, facing, language);
  if (!target && facing) return movePreview(game, acting, figure, via, facing, language);
  const other = target?.kind === 'figure' && target.id !== figure.id ? figureIn(state, target.id) : undefined;
  if (!other) return undefined;
  if (allies(state, figure.id, other.id)) return care?.(acting, other, language);
  const struck = attack(acting, other, language);
  const charge = struck.refusal && chargePreview(game, acting, other, language);
  return charge && !charge.refusal ? charge : struck;
}
