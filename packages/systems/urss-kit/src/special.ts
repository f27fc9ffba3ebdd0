import type { Offer, Refusal } from '@escarmouche/referee';
import type { ActionWords } from '@escarmouche/skirmish';
import type { SpecialCommand } from './commands.ts';
import type { PlannedShot } from './movement/shot-on-the-way.ts';
import { action, type ActionKind } from './rule.ts';
import type { Figure, State } from './state.ts';

/** What such an action is aimed at. */
export type Aim = Pick<SpecialCommand, 'target' | 'to' | 'weapon' | 'path' | 'after' | 'run'>;

/** The action of a special rule, as the rule's file defines it. */
export interface SpecialAction extends Omit<ActionKind<SpecialCommand>, 'id' | 'special' | 'offers'> {
  /** What it is aimed at. */
  readonly aim: 'nothing' | 'figure' | 'place' | 'weapon' | 'way';
  readonly words: ActionWords;
  /** Its way leads into contact with the enemy it is aimed at. */
  readonly into?: true;
  /** The shot that is part of its way. */
  readonly shot?: (state: State, figure: Figure, command: SpecialCommand) => PlannedShot | Refusal;
  /** What it is worth to a bot that has no better judgement, in vitality points; nothing when absent. */
  readonly worth?: number;
  /** What a figure is offered to aim it at, legal or not; one offer with no aim when absent. */
  readonly aimsAt?: (state: State, figure: Figure) => readonly Aim[];
  /** Where the aims cannot be listed: any the check allows. */
  readonly offers?: ActionKind<SpecialCommand>['offers'];
}

/** An action that a special rule gives: all of them share one command, which names the rule (UK-ACT-LIST). */
export function specialAction(rule: string, { aim, words, worth, into, shot, aimsAt = () => [{}], ...rest }: SpecialAction): ActionKind {
  const offer = (state: State, figure: Figure, at: Aim): Offer<SpecialCommand> => {
    const command: SpecialCommand = { type: 'special', rule, ...at };
    const id = [rule, at.weapon ?? [], at.target ?? []].flat().join(':');
    return { id, type: 'special', command, refusal: rest.check(state, figure, command, false) };
  };
  const kind: ActionKind<SpecialCommand> = {
    offers: (state, figure) => aimsAt(state, figure).map((at) => offer(state, figure, at)),
    ...rest,
    id: rule,
    special: { aim, words, worth, into, shot },
  };
  return action(kind);
}
