import { de, refuse, type Offer, type Refusal, type Seat } from '@escarmouche/referee';
import type { ActionWords } from './action-words.ts';
import type { ActionName, Actions as FigureActions } from './game.ts';
import { limited } from './limited-offer.ts';
import { filling, oncePer, type Registry } from './registry.ts';
import { figureOf, groupOf, nameOf, sheetOf, type Battle, type FigureId, type FigureIn, type SheetIn } from './roster.ts';

/** Actions of figures: those that all have, and those that special rules add. One figure is activated at a time. */

export interface Activated extends Battle {
  readonly activation?: { readonly figure: FigureId } | undefined;
}

/** Traits that only an action of a special rule has. */
export interface SpecialTraits {
  readonly aim: 'nothing' | 'figure' | 'place' | 'weapon' | 'way';
  readonly words: ActionWords;
  /** Worth to a bot that has no better judgement, in vitality points; nothing when absent. */
  readonly worth?: number;
}

/** A kind of action: its cost, checks and effects. `A`: commands of all kinds, `C`: those of this kind. */
export interface KindOfAction<S extends Battle, T, A extends ActionName, C extends A = A> {
  /** The type of its commands; the slug of the special rule that gives it. */
  readonly id: string;
  /** For an action that a special rule gives. */
  readonly special?: SpecialTraits;
  /** Catalogue id of the rule whose text alone tells beforehand what the action does. */
  readonly says?: string;
  readonly cost: (state: S, figure: FigureIn<S>, command?: C) => number;
  /** Never a reaction. */
  readonly ownActivationOnly?: true;
  /** The action needs the hands, which are not free in a climb. */
  readonly hands?: true;
  /** The action moves the figure from its place. */
  readonly moves?: true;
  readonly check: (state: S, figure: FigureIn<S>, command: C, reaction: boolean) => Refusal | undefined;
  /** Enemies that the movement would end in contact with: fear of them is rolled for before anything moves. */
  readonly charges?: (state: S, figure: FigureIn<S>, command: C, reaction: boolean) => readonly FigureId[];
  /** Commands of this kind that aim at this target; legal or not. */
  readonly aims?: (state: S, figure: FigureIn<S>, target: FigureIn<S>) => readonly C[];
  readonly play: (turn: T, figure: FigureIn<S>, command: C, reaction: boolean) => void;
  /** Offers of this kind to a figure: closed commands, or one open offer with check and sample. */
  readonly offers: (state: S, figure: FigureIn<S>) => Offer<A>[];
}

/** Hooks of a special rule that the actions ask. */
interface ActionRule<S extends Battle, K> {
  readonly action?: K;
  /** Refusal of a kind of action, by its id, to the bearer of the rule. */
  readonly forbidsAction?: (state: S, bearer: FigureIn<S>, action: string) => Refusal | undefined;
}

/** Rules of one document about the actions of its figures. */
export interface ActionRules<S extends Activated, A extends ActionName, K extends KindOfAction<S, never, A>> {
  readonly basic: Pick<Registry<K>, 'all'>;
  /** Rules of a figure. `own`: without those of its weapons, may forbid actions; `all`: with them, may give actions. */
  readonly grantedTo: (sheet: SheetIn<S>) => {
    readonly own: readonly { readonly rule: ActionRule<S, K> }[];
    readonly all: readonly { readonly rule: ActionRule<S, K> }[];
  };
  /** Kinds that a figure has for a while. */
  readonly lent?: (state: S, figure: FigureIn<S>) => readonly K[];
  /** Catalogue ids of refusals: unknown action, another figure's activation, too few actions left, no reaction, another seat's figure. */
  readonly ids: { readonly list: string; readonly acts: string; readonly count: string; readonly reaction: string; readonly seat: string };
  /** Actions left to a figure in its activation. */
  readonly left: (state: S, figure: FigureIn<S>) => number;
  /** Cost of a command in the figure's own activation, where the kind's cost does not hold. */
  readonly costs?: (state: S, figure: FigureIn<S>, kind: K) => number | undefined;
  /** Refusal where no action of that type is left. */
  readonly usedUp: (state: S, figure: FigureIn<S>, kind: K, command?: A) => Refusal | undefined;
  /** Refusals by the figure's condition, asked before the limits of an activation and after them. */
  readonly unableFirst?: (state: S, figure: FigureIn<S>, kind: K) => Refusal | undefined;
  readonly unable: (state: S, figure: FigureIn<S>, kind: K) => Refusal | undefined;
}

/** The actions of a system's figures. */
interface ActionReadings<S extends Activated, A extends ActionName, K extends KindOfAction<S, never, A>> {
  /** Every kind of action a figure has: the basic ones and those of its special rules. */
  actionsOf(state: S, figure: FigureIn<S>): readonly K[];
  /** The kind of action a command calls for, if the figure has it. */
  kindOf(state: S, figure: FigureIn<S>, command: A | ActionName): K | undefined;
  /** Refusal of an action for a figure; undefined when it is legal. As a reaction the limits of the activation do not count. */
  actionRefusal(state: S, figure: FigureIn<S>, command: A, reaction: boolean): Refusal | undefined;
  /** Refusal of a whole kind of action, whatever its target or path. */
  kindRefusal(state: S, figure: FigureIn<S>, kind: K, reaction: boolean, command?: A): Refusal | undefined;
  /** Refusal of a kind of action by the figure's own rules. */
  ruleRefusal(state: S, figure: FigureIn<S>, kind: Pick<K, 'id'>): Refusal | undefined;
  /** Every offer to the activated figure within the limits of its activation. */
  offersOfActivated(state: S): Offer<A>[];
  /** Refusal of a seat's command to the activated figure. */
  activatedRefusal(state: S, seat: Seat, command: A): Refusal | undefined;
  /** The same for the record of a game of figures (`Actions` in `game.ts`). */
  readonly told: Pick<FigureActions<S, ActionName>, 'limit' | 'says' | 'cost'> & Pick<FigureActions<S, A>, 'offered'>;
}

export function createActions<S extends Activated, A extends ActionName, K extends KindOfAction<S, never, A>>(
  rules: ActionRules<S, A, K>,
): ActionReadings<S, A, K> {
  const { basic, grantedTo, lent, ids } = rules;

  const ownKinds = oncePer((sheet: SheetIn<S>): readonly K[] => [
    ...new Set([...basic.all(), ...grantedTo(sheet).all.flatMap(({ rule }) => rule.action ?? [])]),
  ]);

  function actionsOf(state: S, figure: FigureIn<S>): readonly K[] {
    const own = ownKinds(sheetOf(state, figure.id));
    const more = (lent?.(state, figure) ?? []).filter((kind) => !own.includes(kind));
    return more.length === 0 ? own : [...own, ...more];
  }

  function kindOf(state: S, figure: FigureIn<S>, command: A | ActionName): K | undefined {
    const isMeant = ({ id, special }: K): boolean =>
      command.type === 'special' ? special !== undefined && id === command.rule : !special && id === command.type;
    return actionsOf(state, figure).find(isMeant);
  }

  function reactionLimit(state: S, figure: FigureIn<S>, kind: K, command?: A): Refusal | undefined {
    if (kind.ownActivationOnly) return refuse(ids.reaction, 'Pas en réaction.', 'Not as a reaction.');
    return kind.cost(state, figure, command) === 1
      ? undefined
      : refuse(ids.reaction, 'Une réaction coûte une seule action.', 'A reaction costs a single action.');
  }

  function activationLimit(state: S, figure: FigureIn<S>, kind: K, command?: A): Refusal | undefined {
    if (state.activation?.figure !== figure.id) {
      const who = nameOf(state, figure.id);
      return refuse(ids.acts, `Ce n’est pas l’activation ${de(who)}.`, `${who} is not activated.`);
    }
    const used = rules.usedUp(state, figure, kind, command);
    if (used) return used;
    const cost = rules.costs?.(state, figure, kind) ?? kind.cost(state, figure, command);
    return rules.left(state, figure) < cost
      ? refuse(ids.count, 'Il ne reste pas assez d’actions.', 'Not enough actions are left.')
      : undefined;
  }

  function ruleRefusal(state: S, figure: FigureIn<S>, kind: Pick<K, 'id'>): Refusal | undefined {
    for (const { rule } of filling(grantedTo(sheetOf(state, figure.id)).own, 'forbidsAction')) {
      const refusal = rule.forbidsAction(state, figure, kind.id);
      if (refusal) return refusal;
    }
    return undefined;
  }

  function kindRefusal(state: S, figure: FigureIn<S>, kind: K, reaction: boolean, command?: A): Refusal | undefined {
    return (
      rules.unableFirst?.(state, figure, kind) ??
      (reaction ? reactionLimit(state, figure, kind, command) : activationLimit(state, figure, kind, command)) ??
      rules.unable(state, figure, kind) ??
      ruleRefusal(state, figure, kind)
    );
  }

  function actionRefusal(state: S, figure: FigureIn<S>, command: A, reaction: boolean): Refusal | undefined {
    const kind = kindOf(state, figure, command);
    if (!kind) return refuse(ids.list, 'Elle ne connaît pas cette action.', 'It does not know this action.');
    return kindRefusal(state, figure, kind, reaction, command) ?? kind.check(state, figure, command, reaction);
  }

  return {
    actionsOf,
    kindOf,
    kindRefusal,
    ruleRefusal,
    actionRefusal,
    offersOfActivated(state) {
      const { activation } = state;
      if (!activation) return [];
      const figure = figureOf(state, activation.figure);
      return actionsOf(state, figure).flatMap((kind) =>
        kind.offers(state, figure).map((offer) => limited(offer, (command) => kindRefusal(state, figure, kind, false, command))),
      );
    },
    activatedRefusal(state, seat, command) {
      const { activation } = state;
      if (!activation) return refuse(ids.acts, 'Aucune figurine n’est activée.', 'No figure is activated.');
      if (groupOf(state, activation.figure).seat === seat) return actionRefusal(state, figureOf(state, activation.figure), command, false);
      return refuse(ids.seat, 'Cette figurine n’est pas à vous.', 'This figure is not yours to command.');
    },
    told: {
      offered: (state, figure) => actionsOf(state, figure).flatMap((kind) => kind.offers(state, figure)),
      limit(state, figure, command, reaction) {
        const kind = kindOf(state, figure, command);
        return kind && kindRefusal(state, figure, kind, reaction);
      },
      says: (state, figure, command) => kindOf(state, figure, command)?.says,
      cost: (state, figure, type) =>
        actionsOf(state, figure)
          .find(({ id }) => id === type)
          ?.cost(state, figure) ?? 1,
    },
  };
}
