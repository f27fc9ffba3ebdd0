import type { Language } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import type { Point } from '@escarmouche/space';
import { offersOf } from '../../plane/acting-context.ts';
import type { ActingContext } from '../../plane/game.ts';
import type { ActionPreviews } from '../../plane/preview/intent.ts';
import { targetOf } from '../../plane/preview/joint.ts';
import { withMeans } from '../../plane/preview/means.ts';
import { chargePreview, movePreview, runPreview } from '../../plane/preview/move.ts';
import { allies, figureIn } from '../../plane/who.ts';
import type { Intent, Preview } from '../../preview.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { actionLabel, specialOf, typeOf } from './action-words.ts';
import { attackPreview, fightPreview, groundShotPreview, plainPreview, powerPreview, shotPreview } from './attack.ts';
import { climbPreview, flightPreview, jumpPreview, swimPreview } from './feats.ts';

/** The action is known, and its aim not yet. */
const NOTHING = { commands: [], overlay: {}, panel: { title: '', facts: [] } } as const;

/** The thing under the pointer. */
export interface Pointed<S extends UrssState> {
  readonly figure?: FigureIn<S>;
  readonly ground?: Point;
  /** The ground, or where the figure stands. */
  readonly point?: Point;
}

/** An action that only one document has; undefined when it is another. */
type Own<S extends UrssState, C> = (
  acting: ActingContext<S, C>,
  type: string,
  pointed: Pointed<S>,
  intent: Intent,
  language: Language,
) => Preview<C> | undefined;

/** Previews of the actions of a document. */
export function actionPreviews<S extends UrssState, C extends object>(game: UrssAdvice<S, C>, own: Own<S, C>): ActionPreviews<S, C> {
  return {
    attack: (acting, target, language) => attackPreview(game, acting, target, language),
    care: (acting, friend, language) => carePreview(game, acting, friend, language),
    chosen(acting, action, intent, language) {
      const preview = chosenPreview(game, own, acting, action, intent, language);
      return preview === NOTHING ? undefined : preview;
    },
  };
}

/** Care for a friend: the first power that applies to the figure. */
function carePreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  friend: FigureIn<S>,
  language: Language,
): Preview<C> | undefined {
  const offer = offersOf(game, acting).find(
    ({ type, command, refusal }) => !refusal && type === 'special' && targetOf(command) === friend.id,
  );
  if (!offer?.command) return undefined;
  return powerPreview(game, acting, { rule: typeOf(game.actionOf(offer.command)) }, friend, language);
}

function chosenPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  own: Own<S, C>,
  acting: ActingContext<S, C>,
  action: string,
  intent: Intent,
  language: Language,
): Preview<C> | undefined {
  const { target, via = [], facing } = intent;
  const type = typeOf(action);
  const ground = target?.kind === 'ground' ? target.at : undefined;
  const figure = target?.kind === 'figure' ? figureIn(acting.state, target.id) : undefined;
  const point = ground ?? (figure && { x: figure.x, y: figure.y });
  switch (type) {
    case 'move':
      return figure && !allies(acting.state, acting.figure.id, figure.id)
        ? (chargePreview(game, acting, figure, language) ?? movePreview(game, acting, point ?? figure, via, facing, language, 'there'))
        : // A figure under the pointer is meant itself, and not a place near by.
          point && movePreview(game, acting, point, via, facing, language, figure ? 'there' : 'near');
    case 'run':
      return point && runPreview(game, acting, point, language);
    case 'jump':
      return point && jumpPreview(game, acting, point, language);
    case 'swim':
      return ground && swimPreview(game, acting, ground, via, language);
    case 'climb':
    case 'ladder':
      return climbPreview(game, acting, type, target?.kind === 'feature' ? target.id : undefined, ground, language);
    case 'fight':
      return figure && fightPreview(game, acting, figure, language);
    case 'shoot':
      return shotChosen(game, acting, action, { figure, ground }, language);
    default:
      return (
        own(acting, type, { figure, ground, point }, intent, language) ??
        special(game, acting, action, { figure, point }, language) ??
        plain(game, acting, action, language)
      );
  }
}

function shotChosen<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  action: string,
  { figure, ground }: Pointed<S>,
  language: Language,
): Preview<C> | undefined {
  const [first, second] = action.slice('shoot:'.length).split('+');
  const weapon = game.odds.shots(acting.state, acting.figure).find(({ id }) => id === first);
  if (!weapon) return undefined;
  return figure
    ? withMeans(game, acting, figure, shotPreview(game, acting, weapon, figure, language, second), language)
    : ground && groundShotPreview(game, acting, weapon, ground, language);
}

/** The action of a special rule that is aimed at a place or at a figure, or is a power; undefined when it is another one. */
function special<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  action: string,
  { figure, point }: Pointed<S>,
  language: Language,
): Preview<C> | undefined {
  const rule = typeOf(action);
  const aim = specialOf(game, rule)?.aim;
  if (aim === 'place') return point ? flightPreview(game, acting, rule, point, language) : NOTHING;
  if (aim !== 'figure' && !game.special(rule)?.power) return undefined;
  const [, weapon] = action.split(':');
  if (aim !== 'figure') return powerPreview(game, acting, { rule }, undefined, language);
  return figure ? powerPreview(game, acting, { rule, weapon }, figure, language) : NOTHING;
}

/** An action that is one closed command. */
function plain<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  action: string,
  language: Language,
): Preview<C> {
  const command = offersOf(game, acting).find((offer) => offer.command && game.actionOf(offer.command) === action)?.command;
  if (!command || !isCommand(command)) return NOTHING;
  const label = game.entryLabel?.(acting, action, language) ?? actionLabel(game, typeOf(action), language);
  return plainPreview(game, acting, command, label, language);
}

const isCommand = <C extends object>(command: C): command is C & { readonly type: string } => 'type' in command;
