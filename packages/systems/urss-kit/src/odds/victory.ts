import { fillingNow, passes, type Course } from '@escarmouche/skirmish';
import { landingOf } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arm.ts';
import type { Attack } from '../attack.ts';
import { knockBlows, pushBlows } from '../displacement.ts';
import { addedBlows, blowsDue, fightBlow, harming } from '../fights/blows.ts';
import { BARE, cutRules, fightRules, strikesWith, type Manner, type Won } from '../fights/fighter.ts';
import { fellingRules } from '../fights/resolve.ts';
import { blowsLeft } from '../melee/allowance.ts';
import { plane } from '../plane.ts';
import type { Granted } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import { attributePool } from '../tests.ts';
import { blowOdds, type Blow } from './blow.ts';

/** Some arms cut, or the loser falls, with some chance. */
interface Chance<T> {
  readonly chance: number;
  readonly of: T;
}

/**
 * The ways a won Combat may go on, each with the blows that it brings: which arms cut, whether the loser is felled off a wall or ladder, where it is
 * pushed (UK-ATTR-GEN-FIGHT). Tests are taken, the arms strike in their order, and what damage rolls an option lets the winner add are made with the first.
 */
export function victoryCourses(state: State, fought: Won, manner: Manner): readonly Course<Blow>[] {
  const won = harming(state, fought);
  if (!won) return [{ chance: 1, blows: [] }];
  const arms = strikingArms(state, won, manner);
  const falls = fellChances(state, won);
  return cutChances(state, won).flatMap(({ chance, of: cuts }) => {
    const struck = arms.map((arm) => blowOdds(state, fightBlow(won, arm, cuts.has(arm?.id ?? BARE))));
    return falls.map((fall) => ({
      chance: chance * fall.chance,
      blows: [...struck, ...displaced(state, won, fall.of, cuts.size > 0).map((attack) => blowOdds(state, attack))],
    }));
  });
}

/** With what the damage rolls are made, one after the other (UK-ATTR-GEN-ALLOWANCE). */
function strikingArms(state: State, won: Won, manner: Manner): readonly (Arm | undefined)[] {
  const { winner } = won;
  const due = blowsDue(state, won, manner);
  const arms = strikesWith(winner).slice(0, due);
  if (due === 0 || !addedBlows(state, won, manner)) return arms;
  const more = Math.max(0, blowsLeft(state, winner.figure, winner.arms) - due);
  return [...arms, ...Array.from({ length: more }, () => winner.arms[0])];
}

/** Which arms cut: each test once, for all arms that it bears on. */
function cutChances(state: State, { winner }: Won): readonly Chance<ReadonlySet<string>>[] {
  const armsOf = new Map<Granted, readonly string[]>();
  for (const { arm, granted } of cutRules(state, winner)) armsOf.set(granted, [...(armsOf.get(granted) ?? []), arm]);
  let chances: readonly Chance<ReadonlySet<string>>[] = [{ chance: 1, of: new Set() }];
  for (const [granted, arms] of armsOf) {
    const works = passes(attributePool(state, winner.figure, granted));
    chances = chances.flatMap(({ chance, of }) => [
      { chance: chance * works, of: new Set([...of, ...arms]) },
      { chance: chance * (1 - works), of },
    ]);
  }
  return chances;
}

/** Whether the loser is felled, where that makes it fall off a wall or ladder. */
function fellChances(state: State, { winner, loser }: Won): readonly Chance<boolean>[] {
  if (!loser.figure.perch) return [{ chance: 1, of: false }];
  let stands = 1;
  for (const one of fellingRules(state, loser, fightRules(state, winner))) {
    stands *= one.rule.fells.tests === undefined ? 0 : 1 - passes(attributePool(state, winner.figure, one));
  }
  return [
    { chance: 1 - stands, of: true },
    { chance: stands, of: false },
  ];
}

/** The falls of a loser that is felled off what it hangs on, then pushed. */
function displaced(state: State, { winner, loser }: Won, felled: boolean, cut: boolean): readonly Attack[] {
  const pushed = cut || fillingNow(fightRules(state, winner), 'pushes').length > 0;
  const down = felled ? knockBlows(state, loser.figure) : [];
  const push = pushed ? pushBlows(state, felled ? landed(state, loser.figure) : loser.figure, winner.figure) : [];
  return [...down, ...push];
}

/** The figure where it has come down. */
export function landed(state: State, figure: Figure): Figure {
  const { perch: _perch, ...free } = figure;
  return { ...free, posture: 'prone', ...landingOf(plane, state, figure) };
}
