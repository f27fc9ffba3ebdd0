import type { Language, Seat } from '@escarmouche/referee';
import { specialRules, type State } from '@escarmouche/deadzone';
import { cubeNamed, type Cube } from '@escarmouche/space/cubes';
import { sideName } from '../plane/side-names.ts';
import { sideIndex } from '../plane/who.ts';

/** Readings of a battle for the table. */

export const groupOfSeat = (state: State, seat: Seat | undefined) => state.scene.groups.find((group) => group.seat === seat);

export const sideOfSeat = (state: State, seat: Seat | undefined): number | undefined => {
  const group = groupOfSeat(state, seat);
  return group && sideIndex(state, group.side);
};

export function teamName(state: State, seat: Seat | undefined, language: Language): string {
  return sideName(groupOfSeat(state, seat)?.name ?? '', language);
}

/** A cube by a name that a player may write: c3r2, C3R2L2, "C3L2 R2" is none. */
export const cubeWritten = (name: string): Cube | undefined =>
  cubeNamed(
    name
      .trim()
      .replace(/[\s,]+/g, '')
      .replace(/N(?=\d+$)/i, 'L'),
  );

/** The name of a special rule, or of an item, by its slug: "Tacticien (2)". */
export function ruleName(slug: string, language: Language, value?: number): string {
  const name = specialRules.has(slug) ? specialRules.get(slug).title[language] : slug;
  return value === undefined ? name : `${name} (${value})`;
}
