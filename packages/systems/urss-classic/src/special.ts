import type { Offer } from '@escarmouche/referee';
import type { ActionWords } from '@escarmouche/skirmish';
import type { SpecialCommand } from './commands.ts';
import type { ActionKind } from './rule.ts';
import type { Figure, State } from './state.ts';

/** What such an action is aimed at. */
export type Aim = Pick<SpecialCommand, 'target' | 'to' | 'weapon'>;

/** The action of a special rule, as the rule's file defines it. */
export interface SpecialAction extends Omit<ActionKind<SpecialCommand>, 'id' | 'special' | 'offers'> {
  /** What it is aimed at. */
  readonly aim: 'nothing' | 'figure' | 'place' | 'weapon';
  readonly words: ActionWords;
  /** What it is worth to a bot that has no better judgement, in vitality points; nothing when absent. */
  readonly worth?: number;
  /** It fights every enemy in contact, for who weighs it. */
  readonly fightsAll?: true;
  /** What a figure is offered to aim it at, legal or not; one offer with no aim when absent. */
  readonly aimsAt?: (state: State, figure: Figure) => readonly Aim[];
  /** Where the aims cannot be listed: any the check allows. */
  readonly offers?: ActionKind<SpecialCommand>['offers'];
}

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
