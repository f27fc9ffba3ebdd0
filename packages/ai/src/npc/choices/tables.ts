import type { FigureIn, NpcFacts } from '@escarmouche/skirmish';
import { FACES, type Category, type FaceRule } from '@escarmouche/skirmish/plane';
import { memberOf } from '../group/categories.ts';
import type { Peopled } from '../group/people.ts';

/** The tables of the NPC document: the category of each face of a d6, and the categories tried after one without a member. */
export interface Table {
  readonly rule: FaceRule;
  readonly faces: readonly Category[];
  /** In cyclic order; the nearest candidate when absent (AI-CAT-FALLBACK). */
  readonly cycle?: readonly Category[];
}

export const ELITE: Table = {
  rule: 'AI-MIS-ELITE-TABLE',
  faces: FACES['AI-MIS-ELITE-TABLE'],
};

export const SNIPER: Table = {
  rule: 'AI-MIS-SNIPER-TABLE',
  faces: FACES['AI-MIS-SNIPER-TABLE'],
};

export const ASSASSIN: Table = {
  rule: 'AI-MIS-ASSASSIN-TABLE',
  faces: FACES['AI-MIS-ASSASSIN-TABLE'],
  cycle: ['chief', 'longest', 'heaviest'],
};

/** The candidate that a face of a table designates; undefined without candidates (AI-CAT-FALLBACK). */
export function designated<S extends Peopled>(
  facts: NpcFacts<S>,
  state: S,
  npc: FigureIn<S>,
  { faces, cycle = [] }: Table,
  face: number,
  candidates: readonly FigureIn<S>[],
): FigureIn<S> | undefined {
  const category = faces[face - 1] ?? 'nearest';
  const after = cycle.indexOf(category) + 1;
  const tried = [category, ...cycle.slice(after), ...cycle.slice(0, after), 'nearest' as const];
  for (const one of tried) {
    const member = memberOf(facts, state, npc, one, candidates);
    if (member) return member;
  }
  return undefined;
}

/** Does a face designate nobody by its own category, so that the die is rolled again by option (AI-CAT-FALLBACK)? */
export const isEmpty = <S extends Peopled>(
  facts: NpcFacts<S>,
  state: S,
  npc: FigureIn<S>,
  { faces }: Table,
  face: number,
  candidates: readonly FigureIn<S>[],
): boolean => memberOf(facts, state, npc, faces[face - 1] ?? 'nearest', candidates) === undefined;
