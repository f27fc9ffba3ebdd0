import type { Language, Offer, Seat } from '@escarmouche/referee';
import { specialRules, type ActionCommand, type ActionType, type State } from '@escarmouche/urss-classic';
import type { Action } from '../../game-adapter.ts';
import type { Subject } from '../../preview.ts';
import { actionLabel, specialOf } from './action-words.ts';
import { jointRefusal } from '../../plane/preview/joint.ts';
import { sheetIn } from '../../plane/who.ts';
import { readyContextOf } from '../../plane/acting-context.ts';
import { missingRefusal, offersOf, type ActingContext } from '../acting-context.ts';
import { onPlane } from '../plane-game.ts';
import { adviceWords } from './words.ts';

/** Order of the action bar, and so of the digits. */
const ORDER: readonly ActionType[] = ['getUp', 'move', 'run', 'shoot', 'fight', 'alert', 'jump', 'climb', 'ladder', 'swim'];

/** Actions of special rules: what strikes comes after the fights, the rest at the end, flights first. */
function rank(action: string): number {
  const type = typeOf(action);
  const special = specialOf(type);
  if (!special) return ORDER.indexOf(type as ActionType);
  const { action: kind, power } = specialRules.get(type);
  if (kind?.type !== undefined) return ORDER.indexOf(kind.type as ActionType) + 0.25;
  if (power) return ORDER.indexOf('fight') + 0.5;
  return ORDER.length + (special.aim === 'place' ? 0 : 1);
}

/** Shown even when nothing of it is offered, so that the reason can be read. */
const ALWAYS: readonly ActionType[] = ['climb', 'ladder'];

/** The entry of the bar that a command belongs to: "shoot:blaster". */
export function actionIdOf(command: ActionCommand): string {
  switch (command.type) {
    case 'shoot':
      return `shoot:${[command.weapon, command.second].filter((id) => id !== undefined).join('+')}`;
    case 'special':
      return [command.rule, command.weapon].filter((part) => part !== undefined).join(':');
    default:
      return command.type;
  }
}

/** The type of its commands, or the slug of the special rule that gives it. */
export const typeOf = (action: string): string => action.replace(/:.*$/, '');

function wantsOf(type: string, offer: Offer<ActionCommand>): Action['wants'] {
  if (type === 'move' || type === 'run' || type === 'jump' || type === 'swim' || specialOf(type)?.aim === 'place') return 'ground';
  if (type === 'climb' || type === 'ladder') return 'feature';
  return offer.command && 'target' in offer.command ? 'figure' : 'nothing';
}

export function actionsFor(state: State, seat: Seat, subject: Subject, language: Language): readonly Action[] {
  const acting = readyContextOf(onPlane, state, seat, subject);
  if (!acting) return [];
  const words = adviceWords(language);
  const groups = new Map<string, Offer<ActionCommand>[]>();
  for (const offer of offersOf(acting)) {
    const id = offer.command ? actionIdOf(offer.command) : offer.type === 'special' ? offer.id : offer.type;
    groups.set(id, [...(groups.get(id) ?? []), offer]);
  }
  const actions: Action[] = [...groups].flatMap(([id, offers]) => {
    const [first] = offers;
    if (!first) return [];
    const type = typeOf(id);
    if (type === 'getUp' && acting.figure.posture !== 'prone') return [];
    const refusal = jointRefusal(acting, offers);
    // What can never be a reaction is not worth a line while there is one to choose.
    if (acting.reaction && refusal?.rule === 'UC-ACT-ALERT') return [];
    return [{ id, label: labelOf(acting, id, language), cost: costOf(type, words.actionsCost), wants: wantsOf(type, first), refusal }];
  });
  for (const type of ALWAYS) {
    if (groups.has(type)) continue;
    actions.push({ id: type, label: actionLabel(type, language), wants: 'feature', refusal: missingRefusal(acting, type) });
  }
  return actions.sort((a, b) => rank(a.id) - rank(b.id));
}

const costOf = (type: string, say: (n: number) => string): string | undefined => (type === 'run' ? say(2) : undefined);

/** Names of weapons and powers where there are several of one kind. */
function labelOf(acting: ActingContext, id: string, language: Language): string {
  const type = typeOf(id);
  const [, detail = ''] = id.split(':');
  const weapons = sheetIn(acting.state, acting.figure.id)?.weapons ?? [];
  const named = detail.split('+').flatMap((one) => weapons.find(({ id: own }) => own === one)?.name[language] ?? []);
  if (type === 'shoot' && weapons.filter(({ class: kind }) => kind !== 'melee').length > 1) return named.join(' + ');
  const label = actionLabel(type, language);
  return specialOf(type)?.aim === 'weapon' ? `${label} (${named.join('')})` : label;
}
