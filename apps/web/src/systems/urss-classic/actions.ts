import type { Language, Offer, Seat } from '@escarmouche/referee';
import type { ActionCommand, ActionType, State } from '@escarmouche/urss-classic';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Action } from '../game-adapter.ts';
import type { Subject } from '../preview.ts';
import { jointRefusal } from '../plane/joint.ts';
import { sheetIn } from '../plane/look.ts';
import { citeOf } from './look.ts';
import { isRefused } from '../plane/acting-context.ts';
import { missingRefusal, offersOf, actingContextOf, type ActingContext } from './acting-context.ts';
import { adviceWords } from './words-advice.ts';

/** Order of the action bar, and so of the digits. */
const ORDER: readonly ActionType[] = [
  'getUp',
  'move',
  'run',
  'shoot',
  'fight',
  'groupAttack',
  'power',
  'alert',
  'jump',
  'climb',
  'ladder',
  'swim',
  'jetpack',
  'hide',
  'reload',
  'hero',
];

const rank = (action: string): number => ORDER.indexOf(typeOf(action));

/** Shown even when nothing of it is offered, so that the reason can be read. */
const ALWAYS: readonly ActionType[] = ['climb', 'ladder'];

/** The entry of the bar that a command belongs to: "shoot:blaster". */
export function actionIdOf(command: ActionCommand): string {
  switch (command.type) {
    case 'shoot':
      return `shoot:${[command.weapon, command.second].filter((id) => id !== undefined).join('+')}`;
    case 'reload':
      return `reload:${command.weapon}`;
    case 'power':
      return `power:${command.power}`;
    default:
      return command.type;
  }
}

export const typeOf = (action: string): ActionType => action.replace(/:.*$/, '') as ActionType;

function wantsOf(type: ActionType, offer: Offer<ActionCommand>): Action['wants'] {
  if (type === 'move' || type === 'run' || type === 'jump' || type === 'swim' || type === 'jetpack') return 'ground';
  if (type === 'climb' || type === 'ladder') return 'feature';
  return offer.command && 'target' in offer.command ? 'figure' : 'nothing';
}

export function actionsFor(state: State, seat: Seat, subject: Subject, language: Language): readonly Action[] {
  if (state.phase !== 'play') return [];
  const acting = actingContextOf(state, seat, subject);
  if (!acting || isRefused(acting) || acting.open) return [];
  const words = adviceWords(language);
  const groups = new Map<string, Offer<ActionCommand>[]>();
  for (const offer of offersOf(acting)) {
    const id = offer.command ? actionIdOf(offer.command) : offer.type;
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
    actions.push({ id: type, label: words.actions[type], wants: 'feature', refusal: missingRefusal(acting, type) });
  }
  return actions.sort((a, b) => rank(a.id) - rank(b.id));
}

const costOf = (type: ActionType, say: (n: number) => string): string | undefined => (type === 'run' ? say(2) : undefined);

/** Names of weapons and powers where there are several of one kind. */
function labelOf(acting: ActingContext, id: string, language: Language): string {
  const type = typeOf(id);
  const words = adviceWords(language);
  const [, detail = ''] = id.split(':');
  if (type === 'power') return rules.title(citeOf(detail));
  const weapons = sheetIn(acting.state, acting.figure.id)?.weapons ?? [];
  const named = detail.split('+').flatMap((one) => weapons.find(({ id: own }) => own === one)?.name[language] ?? []);
  if (type === 'shoot' && weapons.filter(({ class: kind }) => kind !== 'melee').length > 1) return named.join(' + ');
  if (type === 'reload') return `${words.actions.reload} (${named.join('')})`;
  return words.actions[type];
}
