import { NOBODY } from '@escarmouche/referee';
import { eachOnce, id, text, words, type Report } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';
import { zone } from './place-schema.ts';

/** Common parts of set-ups and states of figures on a plane. Types are inferred from here. */

/** Members of a group, which has figures besides. Its name is as a player typed it, or in both languages. */
export const grouped = { id, name: z.union([words, text]), side: id, seat: z.union([id, z.literal(NOBODY)]), zone };

/** Members of a set-up on a plane: figures and groups tell the same membership twice, and must agree. */
interface PlaneSetup {
  readonly table: { readonly features: readonly { readonly id: string }[] };
  readonly groups: readonly { readonly id: string; readonly figures: readonly { readonly id: string; readonly group: string }[] }[];
}

/** Figures of a battle at most: so many zombies that all walk at once are played in a minute at most. */
const MOST_FIGURES = 250;

const names = (all: readonly { readonly id: string }[]): string[] => all.map((one) => one.id);

/** Names of features, groups and figures used twice, figures of another group than the one they are in, and too many of them. */
export function judgeNames({ table, groups }: PlaneSetup, report: Report): void {
  eachOnce(names(table.features), (i) => ['table', 'features', i, 'id'], report);
  eachOnce(names(groups), (i) => ['groups', i, 'id'], report);
  const figures = groups.flatMap((group, i) =>
    group.figures.map((figure, j) => ({ ...figure, in: group.id, path: ['groups', i, 'figures', j] as const })),
  );
  if (figures.length > MOST_FIGURES)
    report(
      ['groups'],
      `${figures.length} figurines, au plus ${MOST_FIGURES} en tout`,
      `${figures.length} figures, at most ${MOST_FIGURES} in all`,
    );
  eachOnce(names(figures), (i) => [...(figures[i]?.path ?? []), 'id'], report);
  for (const figure of figures) {
    if (figure.group !== figure.in) {
      report([...figure.path, 'group'], 'autre groupe que celui où elle est', 'another group than the one it is in');
    }
  }
}

export { planeGate } from './gate.ts';
export { judgeFigure, judgePosition } from './position.ts';
export { validatorOf } from './validator.ts';
export * from './battle-schema.ts';
export { said, telling } from './correction/schema.ts';
export * from './place-schema.ts';
