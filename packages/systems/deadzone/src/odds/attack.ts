import { figureOf, figuresInPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { COMPASS, placeIn, sameCube, type Cube, type Step } from '@escarmouche/space/cubes';
import type { Burst, Shot } from '../attack.ts';
import type { Weapon } from '../content.ts';
import { chancesOf, type Test } from '../dice.ts';
import { fightTest, type Fight } from '../fight.ts';
import { cubeOf, figuresIn, seatOf } from '../figures.ts';
import { rulesWith, specialRules, weaponRules } from '../registry.ts';
import { hurts, shootTest, strikesCubes, sweepOf, throwTest } from '../shoot.ts';
import type { Figure, State } from '../state.ts';
import { surviveTest } from '../survive.ts';
import { awayFrom } from '../thrown.ts';
import { throwsOf } from '../thrown-thing.ts';
import { explosionOdds } from './explosion.ts';
import { asItIs, between, blowBy, pinning, sufferedOf, sumOf, further, type Blow, type Fate, type Suffered } from './fates.ts';
import type { Difference } from './successes.ts';
import { pushOf } from './thrown.ts';

/** Chances of an attack: the tests of both sides, the difference, and what each suffers. */
export interface AttackOdds {
  readonly tests: readonly [Test, Test];
  readonly difference: Difference;
  readonly target: Suffered;
  /** Of the attacker, where the target fights back. */
  readonly attacker?: Suffered;
}

/**
 * Exact chances of a shot at one figure, before it is committed (DZ-SHOOT-RESOLVE): of one that strikes its cube and throws it, or pushes it away, with the
 * wall and the fall; see `explosionOdds` for what is left out there. `dice`: Dé results of the target.
 */
export function shotOdds(state: State, shot: Shot, dice = 0): AttackOdds {
  const { shooter, target, weapon, suppress } = shot;
  const tests = [shootTest(state, shot), surviveTest(state, target, dice, shooter)] as const;
  const difference = between(...tests);
  if (suppress || !strikesCubes(weapon)) {
    const fates = shotFates(state, shot, difference);
    return { tests, difference, target: sufferedOf(state, target, fates, suppress ? 0 : armouredOf(fates, difference)) };
  }
  const burst = { shooter, weapon, at: cubeOf(figureOf(state, target)), dice: shot.dice };
  const struck = burstOdds(state, burst, new Map([[target, dice]])).find((one) => one.target.figure === target);
  return { tests, difference, target: struck?.target ?? sufferedOf(state, target, asItIs(state, target)) };
}

/** Fates of the target of a shot that strikes no cube, up to what the weapon does to all there. */
function shotFates(state: State, { shooter, target, weapon, suppress }: Shot, difference: Difference): readonly Fate[] {
  const start = asItIs(state, target);
  if (suppress) return further(state, target, start, pinning(state, target, sum(difference.ahead)));
  const figure = figureOf(state, target);
  const after = push(state, shooter, weapon, figure, () => awayFrom(figureOf(state, shooter), figure));
  const fates = further(state, target, start, blowBy(state, target, difference, { ap: weapon.ap, after }));
  return sweepOf(weapon) === 'pinned' ? further(state, target, fates, pinning(state, target)) : fates;
}

/** The push of a weapon or a winner that pushes whom it hits (DZ-ABIL-KNOCKBACK). */
function push(state: State, by: FigureId, weapon: Weapon | undefined, figure: Figure, steps: () => readonly Step[]): Blow | undefined {
  const pushes = rulesWith(sheetOf(state, by), weapon).some(({ rule }) => rule.pushes?.() === true);
  return pushes ? pushOf(state, figure, steps()) : undefined;
}

const sum = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0);

/** How often the attack is ahead, and its target unharmed: not where it is behind or even. */
const armouredOf = (fates: readonly Fate[], { tie, behind }: Difference): number =>
  Math.max(0, sumOf(fates.filter(({ taken }) => taken === 0)) - tie - sum(behind));

/** The chance that a weapon aimed at a cube strikes another: sure of its own for one that is not thrown (DZ-ABIL-GRENADE). */
function reachOf(state: State, burst: Burst): (cube: Cube) => number {
  const test = throwTest(state, burst);
  const landings = test ? throwsOf(state, burst.at, 1 - (chancesOf(test)[0] ?? 0)) : [{ cube: burst.at, chance: 1 }];
  return (cube) => landings.reduce((all, one) => (sameCube(one.cube, cube) ? all + one.chance : all), 0);
}

/** The whole effect of an attack on a figure. */
export interface Struck {
  /** The chance that the attack strikes its cube. */
  readonly reached: number;
  readonly target: Suffered;
  /** The chance that it loses an activation: stunned before it has acted in this Round, or by flames (DZ-ITEM-STUN-GRENADE, DZ-STATE-FIRE). */
  readonly stopped: number;
  /** Harm to the figure together with the flames that stay on it; equal to `target` where none do. */
  readonly later: Suffered;
}

/** Exact chances of everybody whom a weapon aimed at a cube may strike, there or beside it (DZ-LOS-CUBE, DZ-ABIL-GRENADE). `dice`: Dé results by figure. */
export function burstOdds(state: State, burst: Burst, dice: ReadonlyMap<FigureId, number> = new Map()): readonly Struck[] {
  const { shooter, weapon } = burst;
  const strength = weaponRules(weapon).flatMap((one) => one.rule.strikesWith?.(one) ?? [])[0];
  const reach = reachOf(state, burst);
  const found = new Map<FigureId, Struck>();
  for (const figure of figuresInPlay(state)) {
    const cube = cubeOf(figure);
    const reached = found.has(figure.id) ? 0 : reach(cube);
    if (reached === 0) continue;
    const seat = seatOf(state, shooter);
    const all =
      strength && hurts(weapon)
        ? explosionOdds(state, { at: cube, strength, ap: weapon.ap, seat, dice: (id) => dice.get(id) ?? 0 })
        : figuresIn(state, cube).map(({ id }) => sufferedOf(state, id, asItIs(state, id)));
    const stuns = sweepOf(weapon) === 'stunned';
    for (const one of all) {
      const target = oftenAs(state, one, reached);
      found.set(one.figure, { reached, target, later: target, stopped: stuns && !figureOf(state, one.figure).activated ? reached : 0 });
    }
  }
  return figuresInPlay(state).flatMap(({ id }) => found.get(id) ?? []);
}

/** Harm to a figure by an attack that strikes with the chance `share`. */
function oftenAs(state: State, suffered: Suffered, share: number): Suffered {
  if (share === 1) return suffered;
  const { figure, damage, injured, dead, pinned, armoured, points } = suffered;
  const lies = Number(asItIs(state, figure)[0]?.pinned);
  return {
    figure,
    damage: damage.map((chance, taken) => chance * share + (taken === 0 ? 1 - share : 0)),
    unharmed: 1 - share * (injured + dead),
    injured: injured * share,
    dead: dead * share,
    pinned: pinned * share + lies * (1 - share),
    armoured: armoured * share,
    points: points * share,
  };
}

/** Exact chances of everybody whom a shot at a figure strikes: the target, and those of its cube with a weapon that sweeps it (DZ-ABIL-IT-BURNS, DZ-ABIL-SUPPRESSION). */
export function sweptOdds(state: State, shot: Shot): readonly Struck[] {
  const { shooter, weapon, target } = shot;
  const at = cubeOf(figureOf(state, target));
  if (!shot.suppress && strikesCubes(weapon)) return burstOdds(state, { shooter, weapon, at, dice: shot.dice });
  const sweep = shot.suppress ? undefined : sweepOf(weapon);
  const flames = shot.suppress ? undefined : besetBy(weaponRules(weapon).map(({ rule }) => rule.id));
  return (sweep ? figuresIn(state, at).map(({ id }) => id) : [target]).map((id) => {
    const difference = between(shootTest(state, { ...shot, target: id }), surviveTest(state, id, 0, shooter));
    const fates =
      sweep === 'pinned' && id !== target
        ? further(state, id, asItIs(state, id), pinning(state, id))
        : shotFates(state, { ...shot, target: id }, difference);
    const suffered = sufferedOf(state, id, fates);
    if (!flames) return { reached: 1, target: suffered, later: suffered, stopped: 0 };
    const burning = between(flames.test, surviveTest(state, id, 0));
    const later = sufferedOf(state, id, further(state, id, fates, blowBy(state, id, burning, { ap: flames.ap })));
    return { reached: 1, target: suffered, later, stopped: (1 - suffered.dead) * sum(burning.ahead) };
  });
}

/** The attack of what rules leave on a figure as its activation begins. */
const besetBy = (slugs: readonly string[]) => slugs.flatMap((slug) => specialRules.get(slug).besets?.() ?? [])[0];

/** Exact chances of what lies on a figure as its activation begins; undefined where nothing does (DZ-STATE-FIRE). `dice`: Dé results added to its Survive test. */
export function besetOdds(state: State, figure: FigureId, dice = 0): AttackOdds | undefined {
  const attack = besetBy(figureOf(state, figure).marks);
  if (!attack) return undefined;
  const tests = [attack.test, surviveTest(state, figure, dice)] as const;
  const difference = between(...tests);
  return { tests, difference, target: struckBy(state, figure, difference, attack.ap) };
}

/** Harm to a figure by the difference of two tests (DZ-DMG-RESOLVE, DZ-DMG-WOUNDS). */
function struckBy(state: State, figure: FigureId, difference: Difference, ap: number, after?: Blow): Suffered {
  const fates = further(state, figure, asItIs(state, figure), blowBy(state, figure, difference, { ap, after }));
  return sufferedOf(state, figure, fates, armouredOf(fates, difference));
}

/** Exact chances of a Fight, the target's response given (DZ-FIGHT-RESOLVE): with the wall and the fall where who wins pushes the other. */
export function fightOdds(
  state: State,
  fight: Fight,
  response: { readonly how: 'fight' | 'survive'; readonly weapon?: Weapon; readonly dice: number },
): AttackOdds {
  const { attacker, target, weapon, dice } = fight;
  const tests = [
    fightTest(state, 'fight', attacker, target, fight, weapon, dice),
    fightTest(state, response.how, target, attacker, fight, response.weapon, response.dice),
  ] as const;
  const difference = between(...tests);
  const cube = cubeOf(figureOf(state, target));
  const loses = (winner: FigureId, loser: FigureId, by: Weapon | undefined, ahead: Difference): Suffered => {
    const after = push(state, winner, by, { ...figureOf(state, loser), ...placeIn(cube, 0.5, 0.5) }, () => COMPASS);
    return struckBy(state, loser, ahead, by?.ap ?? 0, after);
  };
  const { ahead, behind, tie } = difference;
  return {
    tests,
    difference,
    target: loses(attacker, target, weapon, difference),
    ...(response.how === 'fight' && { attacker: loses(target, attacker, response.weapon, { ahead: behind, behind: ahead, tie }) }),
  };
}
