import type { Refusal } from '@escarmouche/referee';
import type { Body, Leap, Mover, Obstruction } from '@escarmouche/space';
import type { FigureIn } from '../roster.ts';
import type { LeapOf } from './short-leap.ts';
import type { PlaneState } from './state.ts';

/**
 * What one document says of figures on a plane: its numbers, the ids of its rules, and how a state is to be read. A system makes it once and hands
 * it in. Lengths in units. What is left out changes nothing.
 */
export interface PlaneRules<S extends PlaneState> {
  /** What refusals name, by what they are about. */
  readonly ids: PlaneRuleIds;

  // ---- movement
  /** Steps up of at most this are free; higher blocks. */
  readonly stepUp: number;
  /** Drops below this are free; from this on a drop is a fall. */
  readonly dropFree: number;
  /** Cost of one unit walked in difficult ground. */
  readonly difficultFactor: number;
  /** Cost in units of crossing a linear obstacle. */
  readonly linearCost: number;
  /** A jump passes over what rises at most this above its start. */
  readonly jumpsOver: number;
  /** What special rules make of a moving figure; the mover itself when they change nothing. */
  readonly ableAs?: (state: S, figure: FigureIn<S>, mover: Mover) => Mover;
  /** May a movement pass through this ally, without ending upon it? */
  readonly passes?: (state: S, figure: FigureIn<S>, ally: FigureIn<S>) => boolean;
  /** The feature that a rope of the figure's own hangs down from: it is climbed as a ladder. */
  readonly ropeOn?: (state: S, figure: FigureIn<S>) => string | undefined;
  /** Enemies that may not be approached or touched. */
  readonly shunning?: Shunning<S>;

  // ---- sight
  /** A target of which no more than this share shows is not seen. */
  readonly visibleShare: number;
  /** Hidden for more than the first of these shares is a target covered, for more than the second it is covered better. */
  readonly coverShares: readonly number[];
  /** Do other figures hide a target? */
  readonly figuresHide?: (state: S) => boolean;

  // ---- deployment
  /** How far ahead of its zone, on any level, a figure may be deployed. */
  readonly deploysAhead?: (state: S, figure: FigureIn<S>) => number;
  /** Does it strike from afar? */
  readonly shoots?: (state: S, figure: FigureIn<S>) => boolean;
  /** What else may refuse a place where a figure would be deployed with this body. */
  readonly deployRefusal?: (state: S, figure: FigureIn<S>, body: Body) => Refusal | undefined;
}

interface Shunning<S extends PlaneState> {
  /** How near a figure may come to an enemy; undefined where it may touch it. */
  readonly clearance: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => number | undefined;
  /** How near it may come to an enemy that its movement would end in contact with and that it dares not touch; it may pass it nearer. */
  readonly dread?: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => number | undefined;
  /** Why it may not come nearer; where it is left out a movement that would come nearer may be made, and ends there. */
  readonly refusal?: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => Refusal;
  /** The leap made instead of one that would come nearer, which is refused where this is left out. */
  readonly leap?: (length: number, leapOf: LeapOf) => Leap | Obstruction;
}

/** Ids of the rules that every document has under a name of its own. */
export interface PlaneRuleIds {
  /** What bars the way of a movement. */
  readonly path: string;
  /** Linear obstacles. */
  readonly linear: string;
  /** Deep water is swum in. */
  readonly swim: string;
  /** Walls are climbed; who hangs on one. */
  readonly climb: string;
  readonly ladder: string;
  readonly jump: string;
  readonly deploy: string;
  /** Deployment beyond the zone: not in contact with an enemy. */
  readonly deployAhead: string;
}
