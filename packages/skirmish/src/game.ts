import type { Json, Offer, Pool, Refusal, Seat, System, Text } from '@escarmouche/referee';
import type { Loss, ChainRoll } from './chain.ts';
import type { Danger } from './danger.ts';
import type { Expected } from './expected.ts';
import type { Contest } from './fraction.ts';
import type { Battle, FigureId, FigureIn, GroupId } from './roster.ts';

/**
 * What a game of figures can do, told once: screens show it, bots weigh it, laboratory and command line measure it. A document makes one record from its
 * chapters. Figures may be handed in as they would stand elsewhere; the others stand as the state says.
 */
export interface FigureGame<S extends Battle, C> {
  readonly system: System<never, S, C, unknown>;
  readonly turns: Turns<S, C>;
  /** Absent where a figure does nothing but what its seat is offered. */
  readonly actions?: Actions<S, C>;
  /** Absent where nobody knows them, or has asked for them yet. */
  readonly odds?: FigureOdds<S, C>;
}

/** Who deploys, who plays, who acts. */
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

/** What a figure may do, and at what cost. */
export interface Actions<S extends Battle, C> {
  /** Everything a figure might be offered, and whether it is legal in the figure's own activation. */
  readonly offered: (state: S, figure: FigureIn<S>) => readonly Offer<C>[];
  /** What forbids a whole kind of action, wherever it leads; undefined for what is no action. */
  readonly limit: (state: S, figure: FigureIn<S>, action: ActionName, reaction: boolean) => Refusal | undefined;
  /** Why a figure may not do this as a reaction to what its question is about. */
  readonly reactionRefusal: (state: S, figure: FigureIn<S>, command: C, about: Json) => Refusal | undefined;
  /** The catalogue id of the rule that says what a command does, where nothing but that rule can say it beforehand. */
  readonly says: (state: S, figure: FigureIn<S>, command: C) => string | undefined;
  /** Actions that one of this type costs. */
  readonly cost: (state: S, figure: FigureIn<S>, type: string) => number;
  /** What its activation leaves to a figure. */
  readonly left: (state: S, figure: FigureIn<S>) => ActionsLeft;
  /** Does the activation end with this command, so that nothing comes after it? */
  readonly isLast: (command: C) => boolean;
}

/** A kind of action: by the type of its commands, and for one that a special rule gives by the slug of that rule. */
export interface ActionName {
  readonly type: string;
  readonly rule?: string;
}

/** What its activation leaves to a figure. */
export interface ActionsLeft {
  readonly actions: number;
  readonly moves: boolean;
  readonly runs: boolean;
}

/** Something that a special rule lets a figure do. */
export interface Feat<S extends Battle, C> {
  readonly command: C;
  readonly on: FigureIn<S>;
  /** What the rule's file says that it is worth to a bot, in vitality points. */
  readonly worth: number;
  /** Of a power: the chance that it works. */
  readonly works?: number;
  /** Of a power on a friend: vitality given back in the mean, and the friend itself where it is out of action. */
  readonly gives?: number;
  /** Of a power that lasts: the battle while it does. */
  readonly after?: S;
  /** Enemies fought one after the other. */
  readonly fights?: readonly FigureIn<S>[];
}

/** What figures can do to each other and for each other, with exact chances. */
export interface FigureOdds<S extends Battle, C> {
  /** Weapons in hand that shoot or are thrown. */
  readonly shots: (state: S, figure: FigureIn<S>) => readonly Shot<S, C>[];
  /** Powers of a figure that strike an enemy from afar. */
  readonly powers: (state: S, figure: FigureIn<S>) => readonly Missile<S, C>[];
  /** Any power of a figure, by its rule, on anybody. */
  readonly power: (state: S, user: FigureIn<S>, rule: string, target: FigureIn<S>) => PowerChances;
  /** Enemies that a figure may fight where it stands. */
  readonly opponents: (state: S, figure: FigureIn<S>) => readonly FigureIn<S>[];
  readonly fight: Fight<S, C>;
  /** What special rules let a figure do now that neither strikes from afar nor moves. */
  readonly feats: (state: S, figure: FigureIn<S>) => readonly Feat<S, C>[];
  /** The chance that a figure comes to touch an enemy that it walks up to, where it may fear it. */
  readonly dares: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => number;
  /** What could be done to a figure that stands and faces so, and what it could do. */
  readonly danger: (state: S, there: FigureIn<S>) => Danger;
  /** The chance, 0 to 1, that a fall from a height costs something; undefined for none. */
  readonly fallRisk: (state: S, figure: FigureIn<S>, height: number) => number | undefined;
  /** Is a figure the better protected from its front? */
  readonly frontal: (state: S, figure: FigureIn<S>) => boolean;
  /** Figures that come to who is heard, by shooter; absent where nobody listens. */
  readonly listeners?: (state: S) => (shooter: FigureIn<S>) => number;
  readonly unmoved: Unmoved<S>;
}

/**
 * What no roll ever hangs on: all else that a state or a figure remembers tells one situation from another. So whoever keeps what a strike is worth cannot
 * forget what a rule remembers.
 */
export interface Unmoved<S extends Battle> {
  readonly state: readonly (keyof S)[];
  readonly figure: readonly (keyof FigureIn<S>)[];
  /** Of the activation of who strikes. */
  readonly activation: readonly string[];
  /** Hidden shares that stand for no cover and for each better one. */
  readonly covers: readonly number[];
  /** Figures whose presence lends something to the rolls of others. */
  readonly lenders: (state: S) => readonly FigureId[];
}

/** One way of a figure to strike: refusal, command and exact odds. */
interface Strike<S extends Battle, C, O> {
  /** The weapon, or the slug of the power. */
  readonly id: string;
  readonly refusal: (state: S, by: FigureIn<S>, on: FigureIn<S>) => Refusal | undefined;
  readonly command: (on: FigureId) => C;
  readonly odds: (state: S, by: FigureIn<S>, on: FigureIn<S>) => O;
  /** Mean losses, the target's first: what the odds come to, in one go. `seen`: with the target seen like this, not as the two stand. */
  readonly means: (state: S, by: FigureIn<S>, on: FigureIn<S>, seen?: Seen) => readonly Expected[];
}

/** A strike from afar. Lengths in units. */
export interface Missile<S extends Battle, C, O extends StrikeChances = StrikeChances> extends Strike<S, C, O> {
  readonly how: 'shot' | 'power';
  /** No such strike reaches further. */
  readonly range: number;
  /** How far it reaches without a loss, where that is less. */
  readonly near?: number;
  /** Units around its target within which it strikes everybody; 0 where it strikes its target alone. */
  readonly area: number;
  /** It is heard. */
  readonly loud: (state: S) => boolean;
  /** What befalls who strikes counts, as where a duel may turn the strike back. */
  readonly recoils: boolean;
  /** May it be aimed so? As `refusal`, without a sentence, for whoever asks many times over; the type of action may still be used up. */
  readonly may: (state: S, by: FigureIn<S>, on: FigureIn<S>) => boolean;
  /** Has the figure taken this type of action as often as its activation allows? */
  readonly isSpent: (state: S, by: FigureIn<S>) => boolean;
}

/** A weapon that shoots or is thrown. */
export interface Shot<S extends Battle, C> extends Missile<S, C, ShotChances> {
  readonly how: 'shot';
  readonly name: Text;
  /** Shots of one action. */
  readonly shots: number;
  /** The rule by which it strikes everybody around its target. */
  readonly areaRule?: string;
  /** `second`: another weapon shot with after it; `left`: shots of an action that has begun. */
  readonly odds: (state: S, by: FigureIn<S>, on: FigureIn<S>, more?: { readonly second?: string; readonly left?: number }) => ShotChances;
}

interface Fight<S extends Battle, C> {
  readonly command: (on: FigureId) => C;
  readonly odds: (state: S, by: FigureIn<S>, on: FigureIn<S>) => FightChances;
  /** Mean losses, of who is attacked and of the attacker. */
  readonly means: (state: S, by: FigureIn<S>, on: FigureIn<S>) => readonly Expected[];
}

/** How a target is seen: in which arc it is struck, which share of it is hidden, whether it is beyond what the weapon reaches without a loss. */
export interface Seen {
  readonly arc: 'front' | 'rear';
  readonly hidden: number;
  readonly far?: boolean;
}

/** What a strike may come to: its rolls in their order; the target's loss first. */
interface StrikeChances {
  readonly steps: readonly ChainRoll[];
  readonly losses: readonly Loss[];
}

export interface ShotChances extends StrikeChances {
  readonly shots: number;
  readonly hit: number;
}

/** The loss of who is attacked, then the attacker's. `steps`: after the fight is won. */
export interface FightChances extends StrikeChances {
  readonly combat?: Contest & { readonly own: Pool; readonly other: Pool };
  readonly losses: readonly [theirs: Loss, own: Loss];
}

export interface PowerChances extends StrikeChances {
  readonly works: number;
  readonly turnedBack: number;
  readonly cancelled?: number;
}
