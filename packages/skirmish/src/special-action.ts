import type { Offer, Refusal } from '@escarmouche/referee';
import type { SpecialTraits } from './actions.ts';
import type { ActionName } from './game.ts';
import type { Battle, FigureIn } from './roster.ts';

/** Actions of special rules: one shared command names the rule and the aim. */
interface SpecialCommand {
  readonly type: 'special';
  readonly rule: string;
  readonly target?: string | undefined;
  readonly weapon?: string | undefined;
}

export type AimOf<C> = Omit<C, 'type' | 'rule'>;

/** The action in a rule's file, beside the members of every kind of action. `A`: commands of all kinds, `C`: those of special rules. */
export interface ActionOfRule<S extends Battle, A extends ActionName, C> extends SpecialTraits {
  readonly check: (state: S, figure: FigureIn<S>, command: C, reaction: boolean) => Refusal | undefined;
  /** Aims offered to a figure, legal or not; one offer without an aim when absent. */
  readonly aimsAt?: (state: S, figure: FigureIn<S>) => readonly AimOf<C>[];
  /** Offers where the aims cannot be listed: the check decides. */
  readonly offers?: (state: S, figure: FigureIn<S>) => Offer<A>[];
}

/** The kind of action that a special rule gives. */
export function kindOfRule<S extends Battle, A extends ActionName, C extends A & SpecialCommand, R extends ActionOfRule<S, A, C>>(
  rule: string,
  action: R,
) {
  const offer = (state: S, figure: FigureIn<S>, aim: object): Offer<A> => {
    const command = { type: 'special', rule, ...aim } as C;
    const id = [rule, command.weapon ?? [], command.target ?? []].flat().join(':');
    return { id, type: 'special', command, refusal: action.check(state, figure, command, false) };
  };
  const listed = (state: S, figure: FigureIn<S>): Offer<A>[] =>
    (action.aimsAt?.(state, figure) ?? [{}]).map((aim) => offer(state, figure, aim));
  return { ...action, offers: action.offers ?? listed, id: rule, special: action };
}
