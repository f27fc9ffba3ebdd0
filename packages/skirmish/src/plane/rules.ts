import type { Refusal } from '@escarmouche/referee';
import type { Body, Leap, Mover, Obstruction } from '@escarmouche/space';
import type { SightRules } from '../placed/vision.ts';
import type { FigureIn } from '../roster.ts';
import type { LeapOf } from './short-leap.ts';
import type { PlaneState } from './state.ts';

/**
 * Rules of one document about figures on a plane, sight included: numbers, rule ids, and readings of a state. A system makes the record once and hands it in. Lengths
 * in units. A member left out changes nothing.
 */
export interface PlaneRules<S extends PlaneState> extends SightRules<S> {
  /** Rule ids of refusals, by subject. */
  readonly ids: PlaneRuleIds;

  // ---- movement
  /** Steps up of at most this are free; higher ones block. */
  readonly stepUp: number;
  /** Drops below this are free; from this on a drop is a fall. */
  readonly dropFree: number;
  /** Cost of one unit walked in difficult ground. */
  readonly difficultFactor: number;
  /** Cost in units of crossing a linear obstacle. */
  readonly linearCost: number;
  /** A jump passes over what rises at most this above its start. */
  readonly jumpsOver: number;
  /** A moving figure with its special rules; the mover itself when they change nothing. */
  readonly ableAs?: (state: S, figure: FigureIn<S>, mover: Mover) => Mover;
  /** May a movement pass through this ally, without ending upon it? */
  readonly passes?: (state: S, figure: FigureIn<S>, ally: FigureIn<S>) => boolean;
  /** Feature with a rope of the figure's own down it: climbed as a ladder. */
  readonly ropeOn?: (state: S, figure: FigureIn<S>) => string | undefined;
  /** Enemies that may not be approached or touched. */
  readonly shunning?: Shunning<S>;

  // ---- deployment
  /** Distance ahead of its zone, on any level, at which a figure may be deployed. */
  readonly deploysAhead?: (state: S, figure: FigureIn<S>) => number;
  /** Does the figure strike from afar? */
  readonly shoots?: (state: S, figure: FigureIn<S>) => boolean;
  /** Other refusals of a place for a figure deployed with this body. */
  readonly deployRefusal?: (state: S, figure: FigureIn<S>, body: Body) => Refusal | undefined;
}

interface Shunning<S extends PlaneState> {
  /** Least distance between a figure and an enemy; undefined where contact is legal. */
  readonly clearance: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => number | undefined;
  /** Least distance to an enemy that the figure dares not touch, at the end of a movement; nearer on the way is legal. */
  readonly dread?: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => number | undefined;
  /** Refusal of a nearer place; where it is left out a movement that comes nearer is legal, and ends there. */
  readonly refusal?: (state: S, figure: FigureIn<S>, enemy: FigureIn<S>) => Refusal;
  /** The leap made instead of one that would come nearer; where it is left out that leap is refused. */
  readonly leap?: (length: number, leapOf: LeapOf) => Leap | Obstruction;
}

/** Catalogue ids of rules that every document has, each under an id of its own. */
export interface PlaneRuleIds {
  /** Obstructions of a movement. */
  readonly path: string;
  /** Linear obstacles. */
  readonly linear: string;
  /** Deep water is swum in. */
  readonly swim: string;
  /** Climbing walls and hanging on them. */
  readonly climb: string;
  readonly ladder: string;
  readonly jump: string;
  readonly deploy: string;
  /** Deployment beyond the zone: not in contact with an enemy. */
  readonly deployAhead: string;
}
