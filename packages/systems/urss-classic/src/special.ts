import type { Offer } from '@escarmouche/referee';
import type { ActionKind, SpecialAction, Aim } from './action-kind.ts';
import type { SpecialCommand } from './commands.ts';
import type { Figure, State } from './state.ts';

/** An action that a special rule gives: all of them share one command, which names the rule (UC-ACT-LIST). */
export function specialAction(rule: string, { aim, words, worth, fightsAll, aimsAt = () => [{}], ...action }: SpecialAction): ActionKind {
  const offer = (state: State, figure: Figure, at: Aim): Offer<SpecialCommand> => {
    const command: SpecialCommand = { type: 'special', rule, ...at };
    const id = [rule, at.weapon ?? at.target ?? []].flat().join(':');
    return { id, type: 'special', command, refusal: action.check(state, figure, command, false) };
  };
  const kind: ActionKind<SpecialCommand> = {
    offers: (state, figure) => aimsAt(state, figure).map((at) => offer(state, figure, at)),
    ...action,
    id: rule,
    special: { aim, words, worth, fightsAll },
  };
  return kind as unknown as ActionKind;
}
