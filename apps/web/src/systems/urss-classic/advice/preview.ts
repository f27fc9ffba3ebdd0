import type { Language, Seat } from '@escarmouche/referee';
import { bodyOf } from '@escarmouche/skirmish/plane';
import {
  shootingWeapons,
  specialRules,
  urssClassic,
  type ActionCommand,
  type Command,
  type Figure,
  type State,
} from '@escarmouche/urss-classic';
import type { Intent, Preview } from '../../preview.ts';
import { actionLabel, specialOf } from './action-words.ts';
import { onPlane } from '../plane-game.ts';
import { actionIdOf, typeOf } from './actions.ts';
import { deployPlace } from '../../plane/deploy/preview.ts';
import { frontOf } from '../../plane/deploy/places.ts';
import { allies, figureIn, nameIn } from '../../plane/who.ts';
import { attackPreview, fightPreview, groundShotPreview, plainPreview, powerPreview, shotPreview, withMeans } from './attack.ts';
import { climbPreview, flightPreview, jumpPreview, swimPreview } from './feats.ts';
import { chargePreview, movePreview, runPreview } from '../../plane/preview/move.ts';
import { advised } from './plane-advice.ts';
import { refusedPreview } from '../../plane/advice.ts';
import { isRefused } from '../../plane/acting-context.ts';
import { offersOf, actingContextOf, type ActingContext } from '../acting-context.ts';
import { wordsOf } from '../words.ts';

const NOTHING: Preview<Command> = { commands: [], overlay: {}, panel: { title: '', facts: [] } };

/** What a gesture would do, whatever the phase of the battle. */
export function previewIntent(state: State, seat: Seat, intent: Intent, language: Language): Preview<Command> | undefined {
  const { subject, target } = intent;
  if (!subject) return undefined;
  if (state.phase === 'deployment') {
    const figure = figureIn(state, subject.figure);
    if (!figure) return undefined;
    const here = figure.posture !== 'reserve' && intent.facing ? figure : undefined;
    const at = target?.kind === 'ground' ? target.at : here;
    return at && deployment(state, seat, figure, { x: at.x, y: at.y }, intent, language);
  }
  if (state.phase !== 'play') return undefined;
  const acting = actingContextOf(state, seat, subject);
  if (!acting) return undefined;
  if (isRefused(acting)) return refusedPreview(nameIn(state, subject.figure), acting);
  if (acting.open) return activation(acting, language);
  return intent.action === undefined ? suggested(acting, intent, language) : chosen(acting, intent.action, intent, language);
}

function deployment(
  state: State,
  seat: Seat,
  figure: Figure,
  at: { x: number; y: number },
  { facing }: Intent,
  language: Language,
): Preview<Command> {
  const turned = facing ?? (figure.posture === 'reserve' ? frontOf(state, figure.id) : figure.facing);
  const { command, at: place } = deployPlace(onPlane, state, figure, at, turned);
  const refusal = urssClassic.check(state, seat, command);
  const words = wordsOf(language);
  const { r } = bodyOf(state, { ...figure, posture: 'standing' });
  return {
    commands: [command],
    overlay: { ghost: { figure: figure.id, at: place, r, facing: turned, tone: refusal ? 'bad' : 'good', turnable: !refusal } },
    panel: { title: nameIn(state, figure.id), detail: words.reserve, facts: [] },
    atOnce: facing === undefined,
    ...(refusal && { refusal }),
  };
}

/** The activation begins with a roll or a choice: it has to begin before anything can be shown. */
function activation(acting: ActingContext, language: Language): Preview<Command> {
  const name = nameIn(acting.state, acting.figure.id);
  return { commands: acting.lead, overlay: {}, panel: { title: name, facts: [], commit: wordsOf(language).steps.activate(name) } };
}

/** No action was named: ground is walked to, an enemy attacked, or charged when it can only be reached. */
function suggested(acting: ActingContext, { target, via = [], facing }: Intent, language: Language): Preview<Command> | undefined {
  if (target?.kind === 'ground') return movePreview(advised, acting, target.at, via, facing, language);
  if (!target && facing) return movePreview(advised, acting, acting.figure, via, facing, language);
  if (target?.kind !== 'figure' || target.id === acting.figure.id) return undefined;
  const other = figureIn(acting.state, target.id);
  if (!other) return undefined;
  if (allies(acting.state, acting.figure.id, other.id)) return care(acting, other, language);
  const attack = attackPreview(acting, other, language);
  return attack.refusal ? (legal(chargePreview(advised, acting, other, language)) ?? attack) : attack;
}

const legal = (preview: Preview<Command> | undefined): Preview<Command> | undefined => (preview?.refusal ? undefined : preview);

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
        ? withMeans(acting, figure, shotPreview(acting, weapon, figure, language, second), language)
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
