import type { Pool } from '@escarmouche/referee';
import type { Fraction } from './fraction.ts';
import { figureOf, type Battle, type Figure, type FigureId } from './roster.ts';

/** Exact chances of the vitality that figures lose by blows, one after the other. */

/** Harm of one blow to its target. */
export interface Impact {
  /** The chance of a damage point that no save cancels. */
  readonly hurts: number;
  /** points[n]: the chance that the blow then takes n vitality points from a target that has as many. */
  readonly points: readonly number[];
}

export interface Blow extends Impact {
  readonly attack: { readonly target: FigureId };
}

/** One roll of a chain with its chance of success. `P`: its purpose. */
export interface ChainRoll<P extends string = string> extends Fraction {
  readonly purpose: P;
  readonly pool: Pool;
  /** The rolling figure; none in a fall. */
  readonly figure?: FigureId;
  /** The weapon, or the source of a save. */
  readonly of?: string;
}

/** The vitality left of the figures followed, in their order, and its chance. */
export interface Branch {
  readonly left: readonly number[];
  readonly chance: number;
}

/** A state that an attack may bring a figure into. */
export type Affliction = 'prone' | 'stunned' | 'disarmed';

/** States and effects that an attack leaves on a figure beside wounds, in the mean: none where the figure goes out of action, or has them already. */
export interface Hindrance {
  readonly states: number;
  /** Effects that last until the next turn. */
  readonly modifiers: number;
}

/** One course of a chain: its chance and its blows. */
export interface Course<B extends Blow = Blow> {
  readonly chance: number;
  readonly blows: readonly B[];
}

/** Chances of one figure's losses. */
export interface Loss {
  readonly figure: FigureId;
  /** lost[n]: the chance of losing n vitality points in all. */
  readonly lost: readonly number[];
  /** The chance of going out of action. */
  readonly out: number;
  readonly hindrance?: Hindrance;
}

/** Figures whose vitality is followed, and every vitality that they may be left with. */
export interface Chain {
  readonly figures: readonly FigureId[];
  readonly branches: readonly Branch[];
}

/** A battle whose figures have vitality points. */
export interface Vital extends Battle {
  readonly figures: Readonly<Record<FigureId, Figure & { readonly vitality: number }>>;
}

/** The branch before the first blow. */
export function start(state: Vital, figures: readonly FigureId[]): Branch {
  return { left: figures.map((id) => figureOf(state, id).vitality), chance: 1 };
}

/** Chances of a chain from its courses, each with its probability and its blows one after the other. */
export function chainOf(state: Vital, figures: readonly FigureId[], courses: readonly Course[]): Chain {
  const { left } = start(state, figures);
  const branches: Branch[] = [];
  for (const { chance, blows } of courses) branches.push(...strikeAll(figures, { left, chance }, blows));
  return { figures, branches: merge(branches) };
}

/** Blows one after the other from one branch; those on figures not followed are left out. */
export function strikeAll(figures: readonly FigureId[], from: Branch, blows: readonly Blow[]): readonly Branch[] {
  let branches: readonly Branch[] = [from];
  for (const blow of blows) {
    const i = figures.indexOf(blow.attack.target);
    if (i < 0) continue;
    const next: Branch[] = [];
    for (const branch of branches) next.push(...strikeOne(branch, i, blow));
    branches = next;
  }
  return branches;
}

function strikeOne(branch: Branch, i: number, blow: Blow): readonly Branch[] {
  const vitality = branch.left[i] ?? 0;
  const branches: Branch[] = [];
  lossOf(blow, vitality).forEach((chance, lost) => {
    if (chance > 0) branches.push({ left: branch.left.with(i, vitality - lost), chance: branch.chance * chance });
  });
  return branches;
}

/** Chances of the vitality points that a blow takes from a target with so many left: [n] of n. */
export function lossOf({ hurts, points }: Impact, left: number): readonly number[] {
  const lost = new Array<number>(left + 1).fill(0);
  lost[0] = 1;
  if (left === 0) return lost;
  lost[0] = 1 - hurts;
  points.forEach((chance, n) => {
    const taken = Math.min(n, left);
    lost[taken] = (lost[taken] ?? 0) + hurts * chance;
  });
  return lost;
}

/** Branches with the same vitality left, added up. */
export function merge(branches: readonly Branch[]): readonly Branch[] {
  const known = new Map<string, Branch>();
  for (const branch of branches) {
    const key = branch.left.join();
    const same = known.get(key);
    known.set(key, same ? { left: same.left, chance: same.chance + branch.chance } : branch);
  }
  return [...known.values()];
}

/** Losses of one of the figures followed. */
export function lossIn(state: Vital, { figures, branches }: Chain, figure: FigureId): Loss {
  const i = figures.indexOf(figure);
  const { vitality } = figureOf(state, figure);
  const lost = new Array<number>(vitality + 1).fill(0);
  for (const { left, chance } of branches) {
    const n = vitality - (left[i] ?? vitality);
    lost[n] = (lost[n] ?? 0) + chance;
  }
  return { figure, lost, out: lost[vitality] ?? 0 };
}

/** Losses of one blow's target. */
export function lossBy(state: Vital, blow: Blow): Loss {
  const { target } = blow.attack;
  return lossIn(state, chainOf(state, [target], [{ chance: 1, blows: [blow] }]), target);
}
