import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { deadzone, type Setup, type Sheet } from '@escarmouche/deadzone';
import { openSession, PERSON } from '@escarmouche/session';
import { cubeNamed, placeIn } from '@escarmouche/space/cubes';
import type { Page } from '@playwright/test';
import { openMatch, rests } from './play.ts';

type Position = NonNullable<Setup['position']>;

export interface PatrolSituation extends Omit<Position, 'figures'> {
  /** Figures by the cubes that they stand in, and what else is known of them. */
  readonly figures: Readonly<Record<string, { readonly at: string } & Partial<Position['figures'][string]>>>;
  /** Changes to the sheets that figures have by their profiles. */
  readonly sheets?: Readonly<Record<string, Partial<Sheet>>>;
}

/** The match file of a patrol of two persons on the usual board that begins in the middle. */
async function patrolFile({ figures, sheets = {}, ...position }: PatrolSituation): Promise<string> {
  const [board] = deadzoneBoards;
  if (!board) throw new Error('no battlefield');
  const patrol = deadzonePatrol(board, {});
  const groups = patrol.groups.map((group) => ({
    ...group,
    figures: group.figures.map((sheet) => ({ ...sheet, ...sheets[sheet.id] })),
  }));
  const places = Object.entries(figures).map(([id, { at, ...known }]) => {
    const cube = cubeNamed(at);
    if (!cube) throw new Error(`no cube ${at}`);
    return [id, { ...placeIn(cube, 0.5, 0.5), ...known }] as const;
  });
  const setup: Setup = { ...patrol, groups, position: { ...position, figures: Object.fromEntries(places) } };
  return openSession(deadzone, setup, { seed: 'patrouille', dice: {}, seats: { a: PERSON, b: PERSON }, notes: { map: board.id } }).save();
}

/** Opens a patrol in the middle, where somebody is asked to do something. */
export async function openPatrol(page: Page, situation: PatrolSituation): Promise<void> {
  await openMatch(page, await patrolFile(situation));
  await rests(page);
}
