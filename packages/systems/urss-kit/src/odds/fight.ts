import type { Pool } from '@escarmouche/referee';
import { chainOf, contest, lossBy, lossIn, share, type Contest, type Course, type Loss } from '@escarmouche/skirmish';
import { engagedWith } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arm.ts';
import { meleeArms } from '../arms.ts';
import type { Attack } from '../attack.ts';
import { pushBlows, tieGap } from '../displacement.ts';
import { facingTowards } from '../facing.ts';
import { strikesFreely } from '../fights/fight.ts';
import type { Fighter, Manner } from '../fights/fighter.ts';
import { freeBlow, mayAttackFreely } from '../melee/free-attack.ts';
import { combatPool } from '../melee/pool.ts';
import { armsAgainst, bothArms } from '../melee/weapons.ts';
import type { Figure, State } from '../state.ts';
import { blowOdds, type Blow } from './blow.ts';
import { victoryCourses } from './victory.ts';

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
  readonly wins: readonly Course<Blow>[];
  readonly loses: readonly Course<Blow>[];
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
    const wins = [{ chance: 1, blows: [freeOdds(state, attacker, defender, free, choices.weapon).blow] }];
    return { wins, loses: [], losses: lossesOf(state, attacker, defender, wins) };
  }
  const { own, other, rolls, manner } = duelOf(state, attacker, defender, choices);
  const combat = contest(rolls.own, rolls.other);
  const wins = victoryCourses(state, { winner: own, loser: other, own: true }, manner);
  const loses = victoryCourses(state, { winner: other, loser: own, own: false }, manner);
  const tied = { chance: share(combat.tie), blows: tieFalls(state, attacker, defender).map((fall) => blowOdds(state, fall)) };
  const courses = [...scaled(wins, share(combat.win)), tied, ...scaled(loses, share(combat.lose))];
  const { win, tie, lose } = combat;
  return {
    combat: { win, tie, lose, own: rolls.own, other: rolls.other },
    wins,
    loses,
    losses: lossesOf(state, attacker, defender, courses),
  };
}

const scaled = (courses: readonly Course<Blow>[], by: number): readonly Course<Blow>[] =>
  courses.map(({ chance, blows }) => ({ chance: chance * by, blows }));

function lossesOf(state: State, attacker: Figure, defender: Figure, courses: readonly Course<Blow>[]): FightOdds['losses'] {
  const chain = chainOf(state, [defender.id, attacker.id], courses);
  return [lossIn(state, chain, defender.id), lossIn(state, chain, attacker.id)];
}

/** The acting figure falls first (UK-MELEE-TIE). */
function tieFalls(state: State, attacker: Figure, defender: Figure): readonly Attack[] {
  const length = tieGap(state);
  return [...pushBlows(state, attacker, defender, length), ...pushBlows(state, defender, attacker, length)];
}

/** Exact chances of a free attack; `weapon` as the attacker would answer. By option no damage roll may be left (UK-MELEE-FREE, UK-DMG-ONCE). */
export function freeAttackOdds(state: State, attacker: Figure, target: Figure, weapon?: string): FreeAttackOdds {
  return freeOdds(state, attacker, target, 'UK-MELEE-FREE', weapon);
}

function freeOdds(state: State, attacker: Figure, target: Figure, rule: string, weapon: string | undefined): FreeAttackOdds {
  const made = blowOdds(state, freeBlow(attacker, target, armOf(armsAgainst(state, attacker, target), weapon), rule));
  const blow = mayAttackFreely(state, attacker) ? made : { ...made, hurts: 0 };
  return { blow, loss: lossBy(state, blow) };
}
