import type { Pool } from '@escarmouche/referee';
import { chainOf, contest, lossBy, lossIn, share, type Contest, type Loss } from '@escarmouche/skirmish';
import { engagedWith } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arm.ts';
import { meleeArms } from '../arms.ts';
import { pushBlows, tieGap } from '../displacement.ts';
import { facingTowards } from '../facing.ts';
import { strikesFreely } from '../fights/fight.ts';
import type { Fighter, Manner } from '../fights/fighter.ts';
import { freeBlow, mayAttackFreely } from '../melee/free-attack.ts';
import { combatPool } from '../melee/pool.ts';
import { armsAgainst, bothArms } from '../melee/weapons.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { blowOdds, type Blow } from './blow.ts';
import { fallStates, victoryCourses, type FightCourse } from './victory.ts';

/** Weapons of the two, as in answers to the question of their weapon; the first choice of each when absent. */
export interface FightChoices {
  readonly weapon?: string;
  readonly answer?: string;
}

/** The state of the two before any roll of their fight. */
export interface Duel {
  readonly own: Fighter;
  readonly other: Fighter;
  readonly rolls: { readonly own: Pool; readonly other: Pool };
  readonly manner: Manner;
}

/** The possible results of a fight, both ways. */
export interface FightOdds {
  /** The opposed roll, as the attacker sees it; none against a figure that cannot fight back and takes a free attack. */
  readonly combat?: Contest & Duel['rolls'];
  /** The ways for the fight to go on after a victory of the attacker, and of the defender. */
  readonly wins: readonly FightCourse[];
  readonly loses: readonly FightCourse[];
  /** The defender's, then the attacker's. */
  readonly losses: readonly [defender: Loss, attacker: Loss];
}

/** The possible results of a free attack. */
export interface FreeAttackOdds {
  readonly blow: Blow;
  readonly loss: Loss;
}

/** The attacker turned to its opponent, the arms of the two, their Combat rolls (UK-ACT-FIGHT, UK-MELEE-ROLL). */
export function duelOf(state: State, attacker: Figure, defender: Figure, choices: FightChoices = {}): Duel {
  const own = armed(state, turned(state, attacker, defender), armsAgainst(state, attacker, defender), choices.weapon);
  const other = armed(state, defender, meleeArms(state, defender), choices.answer);
  const rolls = {
    own: combatPool(state, own.figure, defender, own.arms, 'acts'),
    other: combatPool(state, defender, own.figure, other.arms, 'defends'),
  };
  return { own, other, rolls, manner: { unanswered: !engagedWith(state, attacker).includes(defender) } };
}

function turned(state: State, figure: Figure, opponent: Figure): Figure {
  const stays = figure.stunned || figure.posture === 'prone';
  return stays ? figure : { ...figure, facing: facingTowards(state, figure, opponent) };
}

/** The weapon of that id, as the first of the two where both strike. */
function armed(state: State, figure: Figure, usable: readonly Arm[], id: string | undefined): Fighter {
  const both = bothArms(state, figure, usable);
  if (both) return { figure, arms: both.arms.toSorted((a, b) => Number(b.id === id) - Number(a.id === id)) };
  const arm = armOf(usable, id);
  return { figure, arms: arm ? [arm] : [] };
}

const armOf = (usable: readonly Arm[], id: string | undefined): Arm | undefined => usable.find((arm) => arm.id === id) ?? usable[0];

/** Exact chances of a fight, legal or not: Combat, tests, saves, damage, falls (UK-SYS-DICEORDER). */
export function fightOdds(state: State, attacker: Figure, defender: Figure, choices: FightChoices = {}): FightOdds {
  const free = strikesFreely(state, attacker, defender);
  if (free !== undefined) {
    const wins = [{ chance: 1, blows: [freeOdds(state, attacker, defender, free, choices.weapon).blow], states: {} }];
    return { wins, loses: [], losses: lossesOf(state, attacker, defender, wins) };
  }
  const { own, other, rolls, manner } = duelOf(state, attacker, defender, choices);
  const combat = contest(rolls.own, rolls.other);
  const wins = victoryCourses(state, { winner: own, loser: other, own: true }, manner);
  const loses = victoryCourses(state, { winner: other, loser: own, own: false }, manner);
  const courses = [
    ...scaled(wins, share(combat.win)),
    ...scaled([tied(state, attacker, defender)], share(combat.tie)),
    ...scaled(loses, share(combat.lose)),
  ];
  const { win, tie, lose } = combat;
  return {
    combat: { win, tie, lose, own: rolls.own, other: rolls.other },
    wins,
    loses,
    losses: lossesOf(state, attacker, defender, courses),
  };
}

const scaled = (courses: readonly FightCourse[], by: number): readonly FightCourse[] =>
  courses.map((course) => ({ ...course, chance: course.chance * by }));

function lossesOf(state: State, attacker: Figure, defender: Figure, courses: readonly FightCourse[]): FightOdds['losses'] {
  const chain = chainOf(state, [defender.id, attacker.id], courses);
  const lossOf = (figure: FigureId): Loss => {
    const states = courses.reduce((sum, course) => sum + statesIn(state, course, figure), 0);
    return { ...lossIn(state, chain, figure), ...(states > 0 && { hindrance: { states, modifiers: 0 } }) };
  };
  return [lossOf(defender.id), lossOf(attacker.id)];
}

/** States that a figure is brought into by a course, where it is still in action. */
function statesIn(state: State, { chance, blows, states }: FightCourse, figure: FigureId): number {
  const into = states[figure] ?? 0;
  return into === 0 ? 0 : chance * into * (1 - lossIn(state, chainOf(state, [figure], [{ chance: 1, blows }]), figure).out);
}

/** The acting figure falls first (UK-MELEE-TIE). */
function tied(state: State, attacker: Figure, defender: Figure): FightCourse {
  const length = tieGap(state);
  const [own, other] = [pushBlows(state, attacker, defender, length), pushBlows(state, defender, attacker, length)];
  return {
    chance: 1,
    blows: [...own, ...other].map((fall) => blowOdds(state, fall)),
    states: { [attacker.id]: fallStates(state, attacker, own), [defender.id]: fallStates(state, defender, other) },
  };
}

/** Exact chances of a free attack; `weapon` as the attacker would answer. By option no damage roll may be left (UK-MELEE-FREE, UK-DMG-ONCE). */
export function freeAttackOdds(state: State, attacker: Figure, target: Figure, weapon?: string): FreeAttackOdds {
  return freeOdds(state, attacker, target, 'UK-MELEE-FREE', weapon);
}

function freeOdds(state: State, attacker: Figure, target: Figure, rule: string, weapon: string | undefined): FreeAttackOdds {
  const made = blowOdds(state, freeBlow(state, attacker, target, armOf(armsAgainst(state, attacker, target), weapon), rule));
  const blow = mayAttackFreely(state, attacker) ? made : { ...made, hurts: 0 };
  return { blow, loss: lossBy(state, blow) };
}
