import { passes, type Course } from '@escarmouche/skirmish';
import { landingOf } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arm.ts';
import type { Attack } from '../attack.ts';
import { knockBlows, pushBlows } from '../displacement.ts';
import { addedBlows, blowsDue, fightBlow, harming } from '../fights/blows.ts';
import { consequencesOf, cutting, falling, pushing, type Cut, type Due } from '../fights/consequences.ts';
import { BARE, strikesWith, type Manner, type Won } from '../fights/fighter.ts';
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
 * The ways a won Combat may go on, each with its blows: which arms cut, whether the loser is felled off a wall or ladder, the place it is pushed to
 * (UK-ATTR-GEN-FIGHT). Tests are taken, the arms strike in their order, and damage rolls that an option lets the winner add are made with the first.
 */
export function victoryCourses(state: State, fought: Won, manner: Manner): readonly Course<Blow>[] {
  const won = harming(state, fought);
  if (!won) return [{ chance: 1, blows: [] }];
  const arms = strikingArms(state, won, manner);
  const due = consequencesOf(state, won);
  const falls = fellChances(state, won, due);
  return cutChances(state, won).flatMap(({ chance, of: cuts }) => {
    const cut = new Set(cuts.map(({ arm }) => arm));
    const struck = arms.map((arm) => blowOdds(state, fightBlow(won, arm, cut.has(arm?.id ?? BARE))));
    return falls.map((fall) => ({
      chance: chance * fall.chance,
      blows: [...struck, ...displaced(state, won, fall.of, pushing(due, cuts)).map((attack) => blowOdds(state, attack))],
    }));
  });
}

/** Arms of the damage rolls, one after the other (UK-ATTR-GEN-ALLOWANCE). */
function strikingArms(state: State, won: Won, manner: Manner): readonly (Arm | undefined)[] {
  const { winner } = won;
  const due = blowsDue(state, won, manner);
  const arms = strikesWith(winner).slice(0, due);
  if (due === 0 || !addedBlows(state, won, manner)) return arms;
  const more = Math.max(0, blowsLeft(state, winner.figure, winner.arms) - due);
  return [...arms, ...Array.from({ length: more }, () => winner.arms[0])];
}

/** Chances of the arms to cut: each test once, for all arms that it bears on. */
function cutChances(state: State, won: Won): readonly Chance<readonly Cut[]>[] {
  const armsOf = new Map<Granted, readonly Cut[]>();
  for (const cut of cutting(state, won)) armsOf.set(cut.granted, [...(armsOf.get(cut.granted) ?? []), cut]);
  let chances: readonly Chance<readonly Cut[]>[] = [{ chance: 1, of: [] }];
  for (const [granted, arms] of armsOf) {
    const works = passes(attributePool(state, won.winner.figure, granted));
    chances = chances.flatMap(({ chance, of }) => [
      { chance: chance * works, of: [...of, ...arms] },
      { chance: chance * (1 - works), of },
    ]);
  }
  return chances;
}

/** The chance that the loser is felled, where that means a fall off a wall or ladder. */
function fellChances(state: State, { winner, loser }: Won, due: readonly Due[]): readonly Chance<boolean>[] {
  if (!loser.figure.perch) return [{ chance: 1, of: false }];
  let stands = 1;
  for (const { granted, does } of falling(state, loser.figure.id, due)) {
    stands *= does.test === undefined ? 0 : 1 - passes(attributePool(state, winner.figure, granted));
  }
  return [
    { chance: 1 - stands, of: true },
    { chance: stands, of: false },
  ];
}

/** The falls of a loser that is felled off a wall or ladder, then pushed. */
function displaced(state: State, { winner, loser }: Won, felled: boolean, pushes: Due | undefined): readonly Attack[] {
  const down = felled ? knockBlows(state, loser.figure) : [];
  const from = felled ? landed(state, loser.figure) : loser.figure;
  return pushes ? [...down, ...pushBlows(state, from, winner.figure, pushes.does.pushed)] : down;
}

/** The figure where it has come down. */
export function landed(state: State, figure: Figure): Figure {
  const { perch: _perch, ...free } = figure;
  return { ...free, posture: 'prone', ...landingOf(plane, state, figure) };
}
