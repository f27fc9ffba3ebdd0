import type { Json, Offer, Pool, Refusal, Seat, System, Text } from '@escarmouche/referee';
import type { Loss, ChainRoll } from './chain.ts';
import type { Danger } from './danger.ts';
import type { Expected } from './expected.ts';
import type { Contest } from './fraction.ts';
import type { Battle, FigureId, FigureIn, GroupId, SheetIn } from './roster.ts';

/**
 * Abilities of a game of figures, told once: screens show them, bots weigh them, laboratory and command line measure them. A document makes one
 * record from its chapters. Figures may be handed in as they would stand elsewhere; the others stand as the state says.
 */
export interface FigureGame<S extends Battle, C> {
  readonly system: System<never, S, C, unknown>;
  readonly turns: Turns<S, C>;
  /** Absent where a figure has no other commands than its seat's offers. */
  readonly actions?: Actions<S, C>;
  /** Absent where exact odds are unknown or not built yet. */
  readonly odds?: FigureOdds<S, C>;
}

/** The order of a battle: deployment, activations and the acting figure. */
interface Turns<S extends Battle, C> {
  readonly phase: (state: S) => 'before' | 'deployment' | 'play' | 'over';
  /** The group that deploys or plays. */
  readonly playing: (state: S) => GroupId | undefined;
  /** The figure whose activation is going on. */
  readonly acting: (state: S) => FigureId | undefined;
  /** Figures that a seat may have act now; absent where no player chooses them. */
  readonly ready?: (state: S, seat: Seat) => readonly FigureId[];
  /** The command that begins an activation; absent where no player gives it. */
  readonly activate?: (figure: FigureId) => C;
  /** Commands that end a deployment, an activation, the play of a group. */
  readonly ends?: Readonly<Record<'deployment' | 'activation' | 'group', C>>;
}

/** Actions of a figure and their costs. */
export interface Actions<S extends Battle, C> {
  /** Offers of every kind of action that a figure has; `limit` tells the limits of its activation. */
  readonly offered: (state: S, figure: FigureIn<S>) => readonly Offer<C>[];
  /** Refusal of a whole kind of action, whatever its target; undefined for a command that is no action. */
  readonly limit: (state: S, figure: FigureIn<S>, action: ActionName, reaction: boolean) => Refusal | undefined;
  /** Refusal of a command as a reaction; `about`: subject of the question that allows the reaction. */
  readonly reactionRefusal: (state: S, figure: FigureIn<S>, command: C, about: Json) => Refusal | undefined;
  /** Catalogue id of the rule whose text alone tells beforehand what a command does. */
  readonly says: (state: S, figure: FigureIn<S>, command: C) => string | undefined;
  /** Cost of a type of action, in actions. */
  readonly cost: (state: S, figure: FigureIn<S>, type: string) => number;
  /** Actions and movement left to a figure in its activation. */
  readonly left: (state: S, figure: FigureIn<S>) => ActionsLeft;
  /** Does the activation end with this command? */
  readonly isLast: (command: C) => boolean;
}

/** A kind of action: by the type of its commands, and for one that a special rule gives by the slug of that rule. */
export interface ActionName {
  readonly type: string;
  readonly rule?: string;
}

/** Actions and movement left in an activation. */
export interface ActionsLeft {
  readonly actions: number;
  readonly moves: boolean;
  readonly runs: boolean;
}

/** One use of a special rule by a figure. */
export interface Feat<S extends Battle, C> {
  readonly command: C;
  readonly on: FigureIn<S>;
  /** Worth to a bot by the rule's file, in vitality points. */
  readonly worth: number;
  /** Chance that a power works. */
  readonly works?: number;
  /** A power on a friend: average vitality given back, and the friend itself where it is out of action. */
  readonly gives?: number;
  /** The battle while a lasting power holds. */
  readonly after?: S;
  /** Enemies fought one after the other. */
  readonly fights?: readonly FigureIn<S>[];
}

/** Exact chances of figures on each other and for each other. */
export interface FigureOdds<S extends Battle, C> {
  /** Weapons in hand that shoot or are thrown. */
  readonly shots: (state: S, figure: FigureIn<S>) => readonly Shot<S, C>[];
  /** Powers of a figure that strike an enemy from afar. */
  readonly powers: (state: S, figure: FigureIn<S>) => readonly Missile<S, C>[];
  /** Powers of a figure that only leave states or modifiers on an enemy. */
  readonly hindrances: (state: S, figure: FigureIn<S>) => readonly Missile<S, C>[];
  /** Any power of a figure, by its rule, on anybody. */
  readonly power: (state: S, user: FigureIn<S>, rule: string, target: FigureIn<S>) => PowerChances;
  /** Enemies that a figure may fight where it stands. */
  readonly opponents: (state: S, figure: FigureIn<S>) => readonly FigureIn<S>[];
  readonly fight: Fight<S, C>;
  /** Uses of special rules that neither strike from afar nor move. */
  readonly feats: (state: S, figure: FigureIn<S>) => readonly Feat<S, C>[];
  /** The chance that a figure comes to touch an enemy at the end of a walk, where fear may stop it. */
  readonly dares: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => number;
  /** Threats to a figure that stands and faces as given, and its threats to enemies. */
  readonly danger: (state: S, there: FigureIn<S>) => Danger;
  /** The chance, 0 to 1, that a fall from a height costs something; undefined for none. */
  readonly fallRisk: (state: S, figure: FigureIn<S>, height: number) => number | undefined;
  /** Is a figure the better protected from its front? */
  readonly frontal: (state: S, figure: FigureIn<S>) => boolean;
  /** Figures that come towards the noise, by shooter; absent where no figure listens. */
  readonly listeners?: (state: S) => (shooter: FigureIn<S>) => number;
  readonly unmoved: Unmoved<S>;
}

/**
 * Members of states and figures that no roll depends on; every other member tells situations apart, so a cache of strikes cannot miss a new mark of a
 * rule.
 */
export interface Unmoved<S extends Battle> {
  readonly state: readonly (keyof S)[];
  readonly figure: readonly (keyof FigureIn<S>)[];
  /** Members of the striker's activation. */
  readonly activation: readonly string[];
  /** One hidden share for each degree of cover, from none on. */
  readonly covers: readonly number[];
  /** Figures whose presence lends something to the rolls of others. */
  readonly lenders: (state: S) => readonly FigureId[];
  /** Names of what others lend to the rolls of a figure by their nearness, where it stands; undefined while nothing does. */
  readonly lent?: (state: S) => ((figure: FigureIn<S>) => string) | undefined;
}

/** One way of a figure to strike: refusal, command and exact odds. */
interface Strike<S extends Battle, C, O> {
  /** The weapon, or the slug of the power. */
  readonly id: string;
  readonly refusal: (state: S, by: FigureIn<S>, on: FigureIn<S>) => Refusal | undefined;
  readonly command: (on: FigureId) => C;
  readonly odds: (state: S, by: FigureIn<S>, on: FigureIn<S>) => O;
  /** Average losses in one go, the target's first. `seen`: how the target is seen, where it differs from the two figures' places. */
  readonly means: (state: S, by: FigureIn<S>, on: FigureIn<S>, seen?: Seen) => readonly Expected[];
}

/** A battle that an action may leave, and its chance. */
export interface Aftermath<S extends Battle> {
  readonly state: S;
  readonly chance: number;
  /** Shots of the action that are left over, where its target may be shot at no longer. */
  readonly shots?: number;
}

/** A strike from afar. Lengths in units. */
export interface Missile<S extends Battle, C, O extends StrikeChances = StrikeChances> extends Strike<S, C, O> {
  readonly how: 'shot' | 'power';
  /** Does it make no damage roll, so that it is no means to shoot (AI-GEO-RANGE)? */
  readonly hinders?: true;
  /** Greatest distance of the strike. */
  readonly range: number;
  /** Range without a loss of dice, where it is less than the whole range. */
  readonly near?: number;
  /** Units around the target within which everybody is struck; 0: the target alone. */
  readonly area: number;
  /** Is the strike heard? */
  readonly loud: (state: S) => boolean;
  /** Do the striker's own losses count, as where a duel may turn the strike back? */
  readonly recoils: boolean;
  /** May the strike be aimed so? As `refusal`, without a sentence, for many questions in a row; the type of action may be used up all the same. */
  readonly may: (state: S, by: FigureIn<S>, on: FigureIn<S>) => boolean;
  /** Has the figure taken this type of action as often as its activation allows? */
  readonly isSpent: (state: S, by: FigureIn<S>) => boolean;
  /**
   * Battles that all shots of the action at one target may leave, as far as wounds and falls go; absent for powers. `shots`: those of an action that has
   * begun.
   */
  readonly leaves?: (state: S, by: FigureIn<S>, on: FigureIn<S>, shots?: number) => readonly Aftermath<S>[];
  /** May a further shot of the action be aimed so? Absent where there is none, or none at another target. */
  readonly goesOn?: (state: S, by: FigureIn<S>, on: FigureIn<S>) => boolean;
  /** All that the chances depend on in the places of the two beside arc, cover and range, as a text that is equal for equal chances; absent where nothing. */
  readonly placeKey?: (state: S, by: FigureIn<S>, on: FigureIn<S>) => string;
  /** Uses of one action, each on a target of its own; once when absent. */
  readonly uses?: number;
}

/** A weapon that shoots or is thrown. */
export interface Shot<S extends Battle, C> extends Missile<S, C, ShotChances> {
  readonly how: 'shot';
  readonly name: Text;
  /** Shots of one action. */
  readonly shots: number;
  /** The rule by which the shot strikes everybody around its target. */
  readonly areaRule?: string;
  /** `second`: another weapon shot with after it; `left`: shots of an action that has begun. */
  readonly odds: (state: S, by: FigureIn<S>, on: FigureIn<S>, more?: { readonly second?: string; readonly left?: number }) => ShotChances;
}

interface Fight<S extends Battle, C> {
  readonly command: (on: FigureId) => C;
  readonly odds: (state: S, by: FigureIn<S>, on: FigureIn<S>) => FightChances;
  /** Average losses: the attacked figure's, then the attacker's. */
  readonly means: (state: S, by: FigureIn<S>, on: FigureIn<S>) => readonly Expected[];
}

/** The sight of a target: the arc it is struck in, its hidden share, whether it lies beyond the weapon's range without a loss. */
export interface Seen {
  readonly arc: 'front' | 'rear';
  readonly hidden: number;
  readonly far?: boolean;
}

/** Outcomes of a strike: its rolls in their order, then losses; the target's first. */
interface StrikeChances {
  readonly steps: readonly ChainRoll[];
  readonly losses: readonly Loss[];
}

export interface ShotChances extends StrikeChances {
  readonly shots: number;
  readonly hit: number;
}

/** Losses: the attacked figure's, then the attacker's. `steps`: rolls after the fight is won. */
export interface FightChances extends StrikeChances {
  readonly combat?: Contest & { readonly own: Pool; readonly other: Pool };
  readonly losses: readonly [theirs: Loss, own: Loss];
}

export interface PowerChances extends StrikeChances {
  readonly works: number;
  readonly turnedBack: number;
  readonly cancelled?: number;
}

/** Facts about figures that the NPC document asks of a system (AI-CORE-BIND-2D6, AI-CORE-BIND-1D6). */
export interface NpcFacts<S extends Battle> {
  /** Rank by which a figure is the chief of a band that has named none, the highest first; 0 for a figure without one (AI-CAT-CHEF). */
  readonly rank: (sheet: SheetIn<S>) => number;
  /** The highest damage of the weapons that a figure carries, bare hands included; `own`: with its own damage skill (AI-CAT-HEAVY). */
  readonly damage: (state: S, figure: FigureIn<S>, own: boolean) => number;
  /** The longest printed range of the weapons that a figure carries, in units; 0 without a ranged weapon (AI-CAT-SNIPER). */
  readonly range: (state: S, figure: FigureIn<S>) => number;
}
