import type { Answer, ChoiceQuestion, Random, Seat, Text } from '@escarmouche/referee';
import type { FigureId, GroupId } from '@escarmouche/skirmish';
import type { Memory } from '@escarmouche/skirmish/plane';
import type { Place, Vector } from '@escarmouche/space';
import type { Bot, Decision } from '../../bot.ts';
import type { Bar } from '../plans/barred.ts';
import type { ActionName } from '../plans/plan.ts';

/** A sentence that a player reads, and the rule that it follows. */
export interface Line {
  /** Catalogue id. */
  readonly rule: string;
  readonly text: Text;
}

/** A whole plan, for somebody who carries it out on a real table: told once, though an activation is several commands. */
export interface Course<C> {
  readonly actions: readonly ActionName[];
  /** Where the figure ends, and how it then faces. */
  readonly at: Place;
  readonly facing: Vector;
  /** Units of the way of its movement, and of the run-up before its jump. */
  readonly way: number;
  readonly runUp?: number;
  /** The command that follows the first one, where the plan knows it. */
  readonly next?: C;
  readonly target?: FigureId;
  readonly heals?: FigureId;
}

/** Reasons of an NPC for its next command, recomputed from the view of its seat whenever they are wanted. */
export interface Thought<C> {
  readonly figure: FigureId;
  readonly command: C;
  /** Why this figure acts now. */
  readonly order: Line;
  /** The goal of its mission, and the target. */
  readonly goal: Line;
  /** The constraint of its behaviour, of its chief or of the fight that it is in. */
  readonly constraint: Line;
  /** The chosen plan with its figures. */
  readonly plan: Line;
  /** The best plans that were refused, two at most, each with the rule that decided. */
  readonly refused: readonly Line[];
  /** End points that were considered: `rank` 0 for the best, 1 for the worst. */
  readonly places: readonly { readonly at: Place; readonly rank: number }[];
  readonly target?: FigureId;
  /** Goal of the movement: a figure, a zone, or a place. */
  readonly heads?: { readonly figure?: FigureId; readonly zone?: string };
  /** The act that the mission now obliges the figure to do. */
  readonly obliged?: 'attack' | 'heal';
  /** Of the chosen plan: expected damage, chance of putting somebody out, exposure, paces left to the goal (AI-MDA-KEYS). */
  readonly figures?: { readonly damage: number; readonly out: number; readonly exposure: number; readonly rem: number };
  /** The chosen plan as a whole; absent for commands without one. */
  readonly course?: Course<C>;
}

/** An admissible plan that players may propose at a table, the program's own first (AI-MDA-DISPUTE). */
export interface Proposal<C> {
  readonly figure: FigureId;
  readonly line: Line;
  /** The plan as commands name it: 0 for that of the document. */
  readonly plan: Memory['AI-MDA-DISPUTE'];
  /** The first command; absent for plans that are proposed by pointing at their end. */
  readonly command?: C;
  /** Where the figure would end. */
  readonly at: Place;
}

/** A decision with the thought behind it; none for dice, notes and commands without a figure. */
export interface NpcDecision<C> extends Decision<C> {
  readonly thought?: () => Thought<C>;
  /** Plans between which players choose first, at a table where they do (AI-MDA-DISPUTE). */
  readonly proposals?: () => readonly Proposal<C>[];
}

/** A player of seats by the NPC document: a bot that tells its thoughts. */
export interface NpcPlayer<S, C> extends Bot<S, C> {
  /** The command that the document prescribes; undefined where it is silent, so that another player of the seat decides. */
  prescribed(state: S, seat: Seat): C | undefined;
  /** The answer that it prescribes; undefined where it is silent. */
  prescribedAnswer(state: S, question: ChoiceQuestion): Answer | undefined;
  /** `bars`: acts that cannot be done on a real table; the best of the rest is decided on. */
  decide(state: S, seat: Seat, random: Random, bars?: readonly Bar[]): NpcDecision<C>;
  /** The thought behind the next command of a figure; undefined for commands without a figure, such as the end of a turn. */
  think(state: S, seat: Seat): Thought<C> | undefined;
  /**
   * Plans that players may propose: that of the document, the best of each other kind, then the best that ends at each other place; none where the
   * program decides, or a figure has no choice (AI-MDA-DISPUTE).
   */
  proposals(state: S, seat: Seat): readonly Proposal<C>[];
  /** May the plan of this name be proposed now? */
  admits(state: S, seat: Seat, plan: Proposal<C>['plan']): boolean;
  /** Works out a part of what the table alone tells of ways, which the first decision would wait for; false once all is known. */
  warm(state: S, seat: Seat): boolean;
  /** The figures of a group that have yet to act this turn, in their order (AI-ORD-LIST). */
  order(state: S, group: GroupId): readonly FigureId[];
}
