import { passes, type Course } from '@escarmouche/skirmish';
import { landingOf } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arm.ts';
import type { Attack } from '../attack.ts';
import { knockBlows, pushBlows } from '../displacement.ts';
import { addedBlows, blowsDue, fightBlow, harming } from '../fights/blows.ts';
import { breakable } from '../fights/break.ts';
import { consequencesOf, cutting, falling, pushing, type Cut, type Due } from '../fights/consequences.ts';
import { BARE, strikesWith, type Manner, type Won } from '../fights/fighter.ts';
import { blowsLeft } from '../melee/allowance.ts';
import { plane } from '../plane.ts';
import type { Granted } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { isIn } from '../states.ts';
import { attributePool } from '../tests.ts';
import { blowOdds, type Blow } from './blow.ts';

/** A way for a fight to go on, with the mean numbers of states that figures are brought into, wounds apart. */
export interface FightCourse extends Course<Blow> {
  readonly states: Readonly<Record<FigureId, number>>;
}

/** Some arms cut, or the loser falls, with some chance. */
interface Chance<T> {
  readonly chance: number;
  readonly of: T;
}

/**
 * The ways a won Combat may go on, each with its blows: which arms cut, whether the loser is felled off a wall or ladder, the place it is pushed to
 * (UK-ATTR-GEN-FIGHT). Tests are taken, the arms strike in their order, and damage rolls that an option lets the winner add are made with the first.
 */
export function victoryCourses(state: State, fought: Won, manner: Manner): readonly FightCourse[] {
  const won = harming(state, fought);
  if (!won) return [{ chance: 1, blows: [], states: {} }];
  const arms = strikingArms(state, won, manner);
  const due = consequencesOf(state, won);
  const { id, perch } = won.loser.figure;
  const { fells, states } = felling(state, won, due);
  const falls = perch
    ? [
        { chance: fells, of: 1 },
        { chance: 1 - fells, of: 0 },
      ]
    : [{ chance: 1, of: fells }];
  const disarmed = due.some(({ granted, does }) => does.breaks && breakable(does.breaks, granted.rule.cites[0]).length > 0) ? 1 : 0;
  return cutChances(state, won).flatMap(({ chance, of: cuts }) => {
    const cut = new Set(cuts.map(({ arm }) => arm));
    const struck = arms.map((arm) => blowOdds(state, fightBlow(state, won, arm, cut.has(arm?.id ?? BARE))));
    return falls.map((fall) => {
      const down = displaced(state, won, perch !== undefined && fall.of === 1, pushing(due, cuts));
      const felled = fall.of * states + (1 - fall.of) * fallStates(state, won.loser.figure, down);
      return {
        chance: chance * fall.chance,
        blows: [...struck, ...down.map((attack) => blowOdds(state, attack))],
        states: { [id]: disarmed + felled },
      };
    });
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

/** The chance that the loser is felled, and the mean number of states that it is brought into then. */
function felling(state: State, { winner, loser }: Won, due: readonly Due[]): { readonly fells: number; readonly states: number } {
  const { figure } = loser;
  let [stands, states] = [1, 0];
  for (const { granted, does } of falling(state, figure.id, due)) {
    const works = stands * (does.test === undefined ? 1 : passes(attributePool(state, winner.figure, granted)));
    const into = does.falls === 'stunned' ? (['prone', 'stunned'] as const) : (['prone'] as const);
    states += works * into.filter((one) => !isIn(figure, one)).length;
    stands -= works;
  }
  return { fells: 1 - stands, states: stands === 1 ? 0 : states / (1 - stands) };
}

/** By option a figure that falls far lies (UK-MOVE-FALL). */
export const fallStates = ({ scene }: State, figure: Figure, falls: readonly Attack[]): number =>
  scene.options['fall.prone'] === 'yes' && falls.length > 0 && !isIn(figure, 'prone') ? 1 : 0;

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
