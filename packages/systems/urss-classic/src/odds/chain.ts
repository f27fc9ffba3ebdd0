import { figureOf } from '../figures.ts';
import type { FigureId, State } from '../state.ts';
import { lossOf, type Blow } from './blow.ts';

/** The vitality left of the figures followed, in their order, and its chance. */
export interface Branch {
  readonly left: readonly number[];
  readonly chance: number;
}

/** One way for things to go. */
export interface Way {
  readonly chance: number;
  readonly blows: readonly Blow[];
}

/** What may become of one figure. */
export interface Loss {
  readonly figure: FigureId;
  /** lost[n]: the chance of losing n vitality points in all. */
  readonly lost: readonly number[];
  /** The chance of going out of action. */
  readonly out: number;
}

/** Figures whose vitality is followed, and all that may have become of it. */
export interface Chain {
  readonly figures: readonly FigureId[];
  readonly branches: readonly Branch[];
}

/** Before anything has happened. */
export function start(state: State, figures: readonly FigureId[]): Branch {
  return { left: figures.map((id) => figureOf(state, id).vitality), chance: 1 };
}

/** What may come of some ways to go, each with its chance and the blows it brings one after the other. */
export function chainOf(state: State, figures: readonly FigureId[], ways: readonly Way[]): Chain {
  const from = start(state, figures);
  return { figures, branches: merge(ways.flatMap(({ chance, blows }) => strikeAll(figures, { ...from, chance }, blows))) };
}

/** Blows one after the other from one branch; those on figures not followed are left out. */
export function strikeAll(figures: readonly FigureId[], from: Branch, blows: readonly Blow[]): readonly Branch[] {
  let branches: readonly Branch[] = [from];
  for (const blow of blows) {
    const i = figures.indexOf(blow.attack.target);
    if (i >= 0) branches = branches.flatMap((branch) => strikeOne(branch, i, blow));
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

/** Branches that have come to the same, taken together. */
export function merge(branches: readonly Branch[]): readonly Branch[] {
  const known = new Map<string, Branch>();
  for (const branch of branches) {
    const key = branch.left.join();
    const same = known.get(key);
    known.set(key, same ? { ...same, chance: same.chance + branch.chance } : branch);
  }
  return [...known.values()];
}

/** What has become of one of the figures followed. */
export function lossIn(state: State, { figures, branches }: Chain, figure: FigureId): Loss {
  const i = figures.indexOf(figure);
  const { vitality } = figureOf(state, figure);
  const lost = new Array<number>(vitality + 1).fill(0);
  for (const { left, chance } of branches) {
    const n = vitality - (left[i] ?? vitality);
    lost[n] = (lost[n] ?? 0) + chance;
  }
  return { figure, lost, out: lost[vitality] ?? 0 };
}
