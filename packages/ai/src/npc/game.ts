import type { Text } from '@escarmouche/referee';
import type { FigureId, FigureIn, Missile, NpcFacts } from '@escarmouche/skirmish';
import type { PlaneFigure } from '@escarmouche/skirmish/plane';
import type { Body, Place, Point } from '@escarmouche/space';
import type { Game, Weighed } from '../plane/game.ts';

/** A battle with NPCs: figures remember what their missions note. */
export type Manned = Weighed & {
  readonly activation?: { readonly runUp?: { readonly from: Place } | undefined } | undefined;
  readonly figures: Readonly<
    Record<
      FigureId,
      PlaneFigure & { readonly vitality: number; readonly marks: Readonly<Record<string, unknown>>; readonly entered?: number | undefined }
    >
  >;
};

/** Kinds of action, as the templates of behaviours name them. */
export type Slot = 'walk' | 'run' | 'zigzag' | 'shot' | 'fight' | 'heal' | 'stand' | 'lend' | 'prepare';

/** An action that makes a later attack of the same activation better, with the battle after it. */
export interface Preparation<S extends Manned, C> {
  readonly command: C;
  readonly after: S;
  /** `double`: the test that lets the attack be made twice. */
  readonly kind: 'aim' | 'load' | 'power' | 'double';
  /** Chance that the preparation works. */
  readonly works: number;
}

/** A healing skill of a figure (AI-CORE-BIND-2D6, AI-CORE-BIND-1D6). */
export interface HealingSkill<C = unknown> {
  /** Slug of its rule, as its commands name it. */
  readonly id: string;
  readonly cost: number;
  readonly command: (patient: FigureId) => C;
  /** Units between bases; 0 for contact. */
  readonly reach: number;
  /** Friends that the skill could help, wherever they are, and the healer itself where it may. */
  readonly patients: readonly FigureId[];
  /** Body that the reach is measured to: of a figure out of action, its token where the game leaves one. */
  readonly body: (patient: FigureId) => Body;
  /** Vitality that the skill gives back to a patient in the mean. */
  readonly gives: (patient: FigureId) => number;
}

/** A leap over everything that a special rule gives (AI-GEO-PATH). */
interface Leap<C> {
  /** In units. */
  readonly far: number;
  /** In actions. */
  readonly cost: number;
  /** Of a leap with a test, after which the landing is chosen, the command is the same for every place. */
  readonly command: (to: Place) => C;
  /** Chance of that test; absent for a leap without one. */
  readonly works?: number;
}

/** Movements of special rules that contain a shot (AI-GEO-PATH). */
interface ShootingMoves<S extends Manned, C> {
  /** A run with a shot after so many units of its way; undefined for figures without the rule. */
  readonly run?: {
    readonly shots: readonly Missile<S, C>[];
    readonly command: (to: Point, after: number, target: FigureId, weapon: string) => C;
  };
  /** A walk into contact, with a shot at its start. */
  readonly charge?: {
    readonly shots: readonly Missile<S, C>[];
    readonly command: (walk: C, target: FigureId, weapon: string) => C | undefined;
  };
}

/** Words of the NPC document as one system has them. */
interface Binding<S extends Manned, C> {
  /** Actions that a figure has taken in its activation, in order. */
  readonly done: (state: S, figure: FigureIn<S>) => readonly Slot[];
  /** Aims, loadings, prayers and the like, that are legal now. */
  readonly preparations: (state: S, figure: FigureIn<S>) => readonly Preparation<S, C>[];
  /** Free changes of the weapons in hand, with the battle after each. */
  readonly hands: (state: S, figure: FigureIn<S>) => readonly { readonly command: C; readonly after: S }[];
  /** Melee weapons that a figure may choose from in a fight. */
  readonly arms: (state: S, figure: FigureIn<S>) => readonly string[];
  readonly healing: (state: S, figure: FigureIn<S>) => readonly HealingSkill<C>[];
  /** Reloading, hiding and the alert stance, in the order of AI-ACT-LEFTOVER; legal or not. */
  readonly leftovers: (state: S, figure: FigureIn<S>) => readonly { readonly command: C; readonly says: Text }[];
  /** May the figure stand alert with its last action alone (AI-CORE-BIND-1D6)? */
  readonly watches: (state: S, figure: FigureIn<S>) => boolean;
  /** The battle after a run or a zigzag of a figure, as far as shots at it change. */
  readonly ran: (state: S, figure: FigureIn<S>, how: 'run' | 'zigzag') => S;
  readonly leap: (state: S, figure: FigureIn<S>) => Leap<C> | undefined;
  /** The battle before the action that the acting figure is taking; absent where no leap has a test before its landing. */
  readonly before?: (state: S) => S;
  /** A power that lends its user a leap of one action. */
  readonly lends: (state: S, figure: FigureIn<S>) => C | undefined;
  readonly shooting: (state: S, figure: FigureIn<S>) => ShootingMoves<S, C>;
  /** Shots of two actions (AI-ACT-TEMPLATE-G). */
  readonly precise: (state: S, figure: FigureIn<S>) => readonly Missile<S, C>[];
  /** May an engaged figure leave without a free attack? */
  readonly slipsAway: (state: S, figure: FigureIn<S>) => boolean;
  /** Command that spends an action on nothing; absent where nothing needs no command. */
  readonly nothing?: C;
  /** May a figure take this kind of action more than once in an activation? */
  readonly repeats: (state: S, figure: FigureIn<S>) => boolean;
  /** May a figure run? A zombie with a mission keeps the limits of its automaton (AI-CORE-BIND-2D6). */
  readonly runs: (state: S, figure: FigureIn<S>) => boolean;
  /** May a figure in deep water attack? */
  readonly fightsInWater: boolean;
  /** Is a figure undetectable, and beyond which distance may nobody shoot it (units)? */
  readonly undetectable: (state: S, figure: FigureIn<S>) => boolean;
}

/** A game as NPCs play it. */
export interface NpcGame<S extends Manned, C> {
  readonly game: Game<S, C>;
  readonly facts: NpcFacts<S>;
  readonly binding: Binding<S, C>;
}
