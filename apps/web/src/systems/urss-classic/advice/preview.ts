import type { Language } from '@escarmouche/referee';
import { shootingWeapons, specialRules, type ActionCommand, type Command, type Figure, type State } from '@escarmouche/urss-classic';
import type { Intent, Preview } from '../../preview.ts';
import { actionLabel, specialOf } from './action-words.ts';
import { actionIdOf, typeOf } from './actions.ts';
import { allies, figureIn } from '../../plane/who.ts';
import { attackPreview, fightPreview, groundShotPreview, plainPreview, powerPreview, shotPreview } from './attack.ts';
import { climbPreview, flightPreview, jumpPreview, swimPreview } from './feats.ts';
import type { ActionPreviews } from '../../plane/preview/intent.ts';
import { withMeans } from '../../plane/preview/means.ts';
import { chargePreview, movePreview, runPreview } from '../../plane/preview/move.ts';
import { advised } from './plane-advice.ts';
import { offersOf, type ActingContext } from '../acting-context.ts';

const NOTHING: Preview<Command> = { commands: [], overlay: {}, panel: { title: '', facts: [] } };

/** How the actions of URSS classic are previewed. */
export const actionPreviews: ActionPreviews<State, Command> = { attack: attackPreview, care, chosen };

/** What may be done for a friend: the first power that applies to it. */
function care(acting: ActingContext, friend: Figure, language: Language): Preview<Command> | undefined {
  const offer = offersOf(acting).find(({ command, refusal }) => !refusal && command?.type === 'special' && command.target === friend.id);
  return offer?.command?.type === 'special' ? powerPreview(acting, offer.command.rule, friend, language) : undefined;
}

function chosen(
  acting: ActingContext,
  action: string,
  { target, via = [], facing }: Intent,
  language: Language,
): Preview<Command> | undefined {
  const type = typeOf(action);
  const ground = target?.kind === 'ground' ? target.at : undefined;
  const figure = target?.kind === 'figure' ? figureIn(acting.state, target.id) : undefined;
  const point = ground ?? (figure && { x: figure.x, y: figure.y });
  switch (type) {
    case 'move':
      return figure && !allies(acting.state, acting.figure.id, figure.id)
        ? (chargePreview(advised, acting, figure, language) ?? movePreview(advised, acting, point ?? figure, via, facing, language, false))
        : // Who is pointed at is meant, and not a place near by.
          point && movePreview(advised, acting, point, via, facing, language, !figure);
    case 'run':
      return point && runPreview(advised, acting, point, language);
    case 'jump':
      return point && jumpPreview(acting, point, language);
    case 'swim':
      return ground && swimPreview(acting, ground, via, language);
    case 'climb':
    case 'ladder':
      return climbPreview(acting, type, target?.kind === 'feature' ? target.id : undefined, ground, language);
    case 'fight':
      return figure && fightPreview(acting, figure, language);
    case 'shoot': {
      const [first, second] = action.slice('shoot:'.length).split('+');
      const weapon = shootingWeapons(acting.state, acting.figure).find(({ id }) => id === first);
      if (!weapon) return undefined;
      return figure
        ? withMeans(advised, acting, figure, shotPreview(acting, weapon, figure, language, second), language)
        : ground && groundShotPreview(acting, weapon, ground, language);
    }
    case 'getUp':
      return plainPreview(acting, { type, facing: facing ?? acting.figure.facing }, actionLabel(type, language), language);
    default:
      return special(acting, type, { figure, point }, language) ?? plain(acting, action, language);
  }
}

/** The action of a special rule that is aimed at a place or at a figure, or is a power; undefined when it is another one. */
function special(
  acting: ActingContext,
  rule: string,
  { figure, point }: { readonly figure?: Figure; readonly point?: { readonly x: number; readonly y: number } },
  language: Language,
): Preview<Command> | undefined {
  const aim = specialOf(rule)?.aim;
  if (aim === 'place') return point ? flightPreview(acting, rule, point, language) : NOTHING;
  if (!specialRules.has(rule) || !specialRules.get(rule).power) return undefined;
  return aim === 'figure' && !figure ? NOTHING : powerPreview(acting, rule, aim === 'figure' ? figure : undefined, language);
}

/** An action that is one closed command. */
function plain(acting: ActingContext, action: string, language: Language): Preview<Command> {
  const command = offersOf(acting).find((offer) => offer.command && actionIdOf(offer.command) === action)?.command as
    ActionCommand | undefined;
  return command ? plainPreview(acting, command, actionLabel(typeOf(action), language), language) : NOTHING;
}
