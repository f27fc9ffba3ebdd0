import { figureOf, figuresInPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { sameCube, type Cube } from '@escarmouche/space/cubes';
import type { Burst, Shot } from '../attack.ts';
import { effectiveDamage } from '../damage.ts';
import { chancesOf, type Test } from '../dice.ts';
import { fightTest, type Fight } from '../fight.ts';
import { cubeOf } from '../figures.ts';
import { specialRules } from '../registry.ts';
import { hurts, shootTest, throwTest } from '../shoot.ts';
import type { State } from '../state.ts';
import { surviveTest } from '../survive.ts';
import { throwsOf } from '../thrown-thing.ts';
import { differenceOf, type Difference } from './successes.ts';

/** Chances of one figure under an attack. Effective damage by points: `damage[n]`; the chances of its states afterwards. */
export interface Suffered {
  readonly figure: FigureId;
  readonly damage: readonly number[];
  readonly unharmed: number;
  readonly injured: number;
  readonly dead: number;
  /** Expected damage counters, no more than it can take. */
  readonly points: number;
}

/** Chances of an attack: the tests of both sides, the difference, and what each suffers. */
export interface AttackOdds {
  readonly tests: readonly [Test, Test];
  readonly difference: Difference;
  readonly target: Suffered;
  /** Of the attacker, where the target fights back. */
  readonly attacker?: Suffered;
}

/** Exact chances of a shot at one figure, before it is committed (DZ-SHOOT-RESOLVE). `dice`: Dé results of the target. `at`: the cube aimed at, its own unless told. */
export function shotOdds(state: State, { at, ...shot }: Shot & { readonly at?: Cube }, dice = 0): AttackOdds {
  const { shooter, target, weapon } = shot;
  const tests = [shootTest(state, shot), surviveTest(state, target, dice, shooter)] as const;
  const difference = differenceOf(chancesOf(tests[0]), chancesOf(tests[1]));
  const own = cubeOf(figureOf(state, target));
  const reached = reachOf(state, { ...shot, at: at ?? own }, own);
  const ahead = shot.suppress || !hurts(weapon) ? [] : difference.ahead.map((chance) => chance * reached);
  return { tests, difference, target: sufferedBy(state, target, ahead, weapon.ap) };
}

/** The chance that a weapon aimed at a cube strikes another: sure of its own for one that is not thrown (DZ-ABIL-GRENADE). */
function reachOf(state: State, burst: Burst, cube: Cube): number {
  const test = throwTest(state, burst);
  const landings = test ? throwsOf(state, burst.at, 1 - (chancesOf(test)[0] ?? 0)) : [{ cube: burst.at, chance: 1 }];
  return landings.reduce((sum, one) => (sameCube(one.cube, cube) ? sum + one.chance : sum), 0);
}

/** What a weapon aimed at a cube may do to a figure: the chance that it strikes its cube, and what the figure suffers in all. */
export interface Struck {
  readonly reached: number;
  readonly target: Suffered;
}

/** Exact chances of everybody whom a weapon aimed at a cube may strike, there or beside it (DZ-LOS-CUBE, DZ-ABIL-GRENADE). */
export function burstOdds(state: State, burst: Burst): readonly Struck[] {
  return figuresInPlay(state).flatMap((figure) => {
    const reached = reachOf(state, burst, cubeOf(figure));
    return reached > 0 ? [{ reached, target: shotOdds(state, { ...burst, target: figure.id, suppress: false }).target }] : [];
  });
}

/** Exact chances of what lies on a figure as its activation begins; undefined where nothing does (DZ-STATE-FIRE). `dice`: Dé results added to its Survive test. */
export function besetOdds(state: State, figure: FigureId, dice = 0): AttackOdds | undefined {
  const [attack] = figureOf(state, figure).marks.flatMap((slug) => specialRules.get(slug).besets?.() ?? []);
  if (!attack) return undefined;
  const tests = [attack.test, surviveTest(state, figure, dice)] as const;
  const difference = differenceOf(chancesOf(tests[0]), chancesOf(tests[1]));
  return { tests, difference, target: sufferedBy(state, figure, difference.ahead, attack.ap) };
}

/** Exact chances of a Fight, the target's response given (DZ-FIGHT-RESOLVE). */
export function fightOdds(
  state: State,
  fight: Fight,
  response: { readonly how: 'fight' | 'survive'; readonly ap?: number; readonly dice: number },
): AttackOdds {
  const { attacker, target, weapon, dice } = fight;
  const tests = [
    fightTest(state, 'fight', attacker, target, fight, weapon, dice),
    fightTest(state, response.how, target, attacker, fight, undefined, response.dice),
  ] as const;
  const difference = differenceOf(chancesOf(tests[0]), chancesOf(tests[1]));
  return {
    tests,
    difference,
    target: sufferedBy(state, target, difference.ahead, weapon?.ap ?? 0),
    ...(response.how === 'fight' && { attacker: sufferedBy(state, attacker, difference.behind, response.ap ?? 0) }),
  };
}

/** What a figure suffers by Potential Damage with these chances (DZ-DMG-RESOLVE, DZ-DMG-WOUNDS). */
function sufferedBy(state: State, figure: FigureId, potential: readonly number[], ap: number): Suffered {
  const { armour } = effectiveDamage(state, figure, 0, ap);
  const damage = [total(potential.slice(1, armour + 1)), ...potential.slice(armour + 1)];
  /** Counters that it can take and live. */
  const left = sheetOf(state, figure).size - figureOf(state, figure).counters;
  const injured = total(damage.slice(1, left + 1));
  const dead = total(damage.slice(left + 1));
  const points = damage.reduce((sum, chance, taken) => sum + chance * Math.min(taken, left + 1), 0);
  return { figure, damage, unharmed: 1 - dead - injured, injured, dead, points };
}

const total = (chances: readonly number[]): number => chances.reduce((sum, one) => sum + one, 0);
