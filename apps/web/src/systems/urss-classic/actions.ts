import type { Language, Offer, Seat } from '@escarmouche/referee';
import { urssClassic, type ActionCommand, type ActionType, type Command, type State } from '@escarmouche/urss-classic';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Action, Step, Subject } from '../contract.ts';
import { deployments } from './deploy.ts';
import { citeOf, groupIn, nameIn, sheetIn } from './look.ts';
import { isRefused, missingRefusal, offersOf, standOf, type Stand } from './stand.ts';
import { wordsOf } from './words.ts';

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

/** Shown even when nothing of it is offered, so that the reason can be read. */
const ALWAYS: readonly ActionType[] = ['climb', 'ladder'];

/** The entry of the bar that a command belongs to: "shoot:blaster". */
export function actionIdOf(command: ActionCommand): string {
  switch (command.type) {
    case 'shoot':
    case 'reload':
      return `${command.type}:${command.weapon}`;
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
  const stand = standOf(state, seat, subject);
  if (!stand || isRefused(stand) || stand.open) return [];
  const words = wordsOf(language);
  const groups = new Map<string, Offer<ActionCommand>[]>();
  for (const offer of offersOf(stand)) {
    const id = offer.command ? actionIdOf(offer.command) : offer.type;
    groups.set(id, [...(groups.get(id) ?? []), offer]);
  }
  const actions: Action[] = [...groups].flatMap(([id, offers]) => {
    const [first] = offers;
    if (!first) return [];
    const type = typeOf(id);
    if (type === 'getUp' && stand.figure.posture !== 'prone') return [];
    const refusal = offers.every((offer) => offer.refusal) ? first.refusal : undefined;
    return [{ id, label: labelOf(stand, id, language), cost: costOf(type, words.actionsCost), wants: wantsOf(type, first), refusal }];
  });
  for (const type of ALWAYS) {
    if (groups.has(type)) continue;
    actions.push({ id: type, label: words.actions[type], wants: 'feature', refusal: missingRefusal(stand, type) });
  }
  const rank = (id: string): number => ORDER.indexOf(typeOf(id));
  return actions.sort((a, b) => rank(a.id) - rank(b.id));
}

const costOf = (type: ActionType, say: (n: number) => string): string | undefined => (type === 'run' ? say(2) : undefined);

/** Names of weapons and powers where there are several of one kind. */
function labelOf(stand: Stand, id: string, language: Language): string {
  const type = typeOf(id);
  const words = wordsOf(language);
  const [, detail = ''] = id.split(':');
  if (type === 'power') return rules.title(citeOf(detail));
  const weapons = sheetIn(stand.state, stand.figure.id)?.weapons ?? [];
  const weapon = weapons.find((one) => one.id === detail);
  if (type === 'shoot' && weapon && weapons.filter(({ class: kind }) => kind !== 'melee').length > 1) return weapon.name[language];
  if (type === 'reload' && weapon) return `${words.actions.reload} (${weapon.name[language]})`;
  return words.actions[type];
}

/** What can be commanded without pointing at anything. */
export function stepsFor(state: State, seat: Seat, selected: string | undefined, language: Language): readonly Step<Command>[] {
  const words = wordsOf(language).steps;
  const step = (id: string, label: string, commands: readonly Command[], main: boolean, hint?: string): Step<Command> => {
    const [first] = commands;
    return { id, label, hint, commands, main, refusal: first && urssClassic.check(state, seat, first) };
  };
  if (state.phase === 'order') return [step('rollOrder', words.rollOrder, [{ type: 'rollOrder' }], true)];
  if (state.phase === 'deployment') {
    const left = (groupIn(state, state.group)?.figures ?? []).filter((id) => state.figures[id]?.posture === 'reserve');
    const end = step('endDeployment', words.endDeployment, [{ type: 'endDeployment' }], left.length === 0);
    if (left.length === 0) return [end];
    return [step('autoPlace', words.autoPlace, deployments(state, left), true), end];
  }
  if (state.phase !== 'play') return [];
  if (state.activation) return [step('pass', words.pass, [{ type: 'pass' }], false)];
  const activate =
    selected !== undefined && state.figures[selected]
      ? [step('activate', words.activate(nameIn(state, selected)), [{ type: 'activate', figure: selected }], true)].filter(
          ({ refusal }) => !refusal,
        )
      : [];
  return [step('endGroup', words.endGroup, [{ type: 'endGroup' }], false, words.endGroupHint), ...activate];
}
