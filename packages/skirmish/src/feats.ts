import type { Offer } from '@escarmouche/referee';
import type { Affliction, Hindrance } from './chain.ts';
import type { Feat } from './game.ts';
import { allied, type Battle, type FigureId, type FigureIn } from './roster.ts';

/** A passing effect that a rule leaves on a figure. */
interface Lasting {
  readonly rule: string;
  readonly on: FigureId;
}

/** A battle with lasting effects. */
type Lasted = Battle & { readonly effects: readonly Lasting[] };

/** A power, as far as its worth goes. */
interface Power<S extends Lasted> {
  readonly id: string;
  readonly targets?: (state: S, user: FigureIn<S>) => readonly FigureIn<S>[];
  readonly effects?: (
    state: S,
    working: { readonly by: FigureIn<S>; readonly on: FigureIn<S>; readonly user: FigureIn<S> },
  ) => readonly S['effects'][number][];
  readonly worth?: number;
}

/** The command of an action that a special rule gives. */
interface SpecialCommand {
  readonly type: string;
  readonly rule?: string;
  readonly target?: FigureId;
}

/** The action of a special rule. */
interface Kind<S extends Lasted, C> {
  readonly id: string;
  readonly special?: { readonly worth?: number; readonly fightsAll?: true };
  readonly offers: (state: S, figure: FigureIn<S>) => readonly Offer<C>[];
}

/** Rules of one document about the actions of its special rules. */
export interface Feats<S extends Lasted, C> {
  readonly kinds: (state: S, figure: FigureIn<S>) => readonly Kind<S, C>[];
  readonly powerOf: (rule: string) => Power<S> | undefined;
  /** The chance that a power works. */
  readonly works: (state: S, user: FigureIn<S>, power: string, target: FigureIn<S>) => number;
  /** Vitality that a power may give back to a friend in the mean. */
  readonly gives: (state: S, user: FigureIn<S>, power: string, friend: FigureIn<S>) => number;
  /** Enemies that a figure fights together. */
  readonly opponents: (state: S, figure: FigureIn<S>) => readonly FigureIn<S>[];
}

/** Closed commands of special rules that a figure has now and no rule refuses. */
export function featsBy<S extends Lasted, C extends SpecialCommand>(
  rules: Feats<S, C>,
  state: S,
  figure: FigureIn<S>,
): readonly Feat<S, C>[] {
  return rules.kinds(state, figure).flatMap(({ id, special, offers }) =>
    special
      ? offers(state, figure).flatMap(({ command, refusal }): Feat<S, C>[] => {
          const on = command?.target === undefined ? figure : (state.figures[command.target] as FigureIn<S> | undefined);
          if (!command || refusal || !on) return [];
          const power = rules.powerOf(id);
          if (power) return [{ command, on, ...powerOn(rules, state, figure, power, on) }];
          const fights = special.fightsAll && rules.opponents(state, figure);
          return [{ command, on, worth: special.worth ?? 0, ...(fights && { fights }) }];
        })
      : [],
  );
}

function powerOn<S extends Lasted, C>(
  rules: Feats<S, C>,
  state: S,
  user: FigureIn<S>,
  power: Power<S>,
  on: FigureIn<S>,
): Omit<Feat<S, C>, 'command' | 'on'> {
  const works = rules.works(state, user, power.id, on);
  const helps = power.targets && (on === user || allied(state, user.id, on.id));
  if (helps) return { worth: 0, works, gives: rules.gives(state, user, power.id, on) };
  const fresh = freshEffects(state, power.effects?.(state, { by: user, on, user }) ?? []);
  const lasting = fresh.length > 0 ? { after: { ...state, effects: [...state.effects, ...fresh] } } : {};
  return { worth: power.worth ?? 0, works, ...lasting };
}

/** Effects that do not lie on their figures yet. */
const freshEffects = <S extends Lasted>(state: S, effects: readonly S['effects'][number][]): readonly S['effects'][number][] =>
  effects.filter((effect) => !state.effects.some(({ rule, on }) => rule === effect.rule && on === effect.on));

/** States and effects that a power leaves on its target when it works; `isIn`: is a figure in a state already? */
export function hindranceOf<S extends Lasted>(
  state: S,
  { inflicts = [], effects }: Pick<Power<S>, 'effects'> & { readonly inflicts?: readonly Affliction[] },
  working: { readonly by: FigureIn<S>; readonly on: FigureIn<S>; readonly user: FigureIn<S> },
  isIn: (figure: FigureIn<S>, state: Affliction) => boolean,
): Hindrance | undefined {
  const { on } = working;
  const states = inflicts.filter((one) => !isIn(on, one)).length;
  const lasting = freshEffects(state, effects?.(state, working) ?? []);
  const modifiers = lasting.filter((effect) => effect.on === on.id).length;
  return states + modifiers === 0 ? undefined : { states, modifiers };
}

/** A hindrance that comes with some chance. */
export const hinderedBy = ({ states, modifiers }: Hindrance, chance: number): Hindrance => ({
  states: chance * states,
  modifiers: chance * modifiers,
});
