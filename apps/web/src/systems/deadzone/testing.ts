import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { deadzone, parseSetup, type Command, type Event, type Setup, type State } from '@escarmouche/deadzone';
import { copy, type Seat } from '@escarmouche/referee';
import { openSession, type HostSession } from '@escarmouche/session';
import { cubeWithName, placeIn, type Cube } from '@escarmouche/space/cubes';
import { drawnUp } from './drawing-up.ts';
import { quick } from './new-game.ts';
import { middleOf, toBoard } from './scale.ts';

export type Patrol = HostSession<Setup, State, Command, Event>;

/** The quick patrol of two persons. */
export function patrol(): Patrol {
  const { setup, matchSettings } = quick(false, 'fr');
  const read = parseSetup(setup);
  if (!read.ok) throw new Error(read.reason.en);
  return openSession(deadzone, read.setup, { ...matchSettings, seed: 'patrol' });
}

export const deciding = (session: Patrol): Seat => session.snapshot().active[0] ?? '';

export async function give(session: Patrol, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    const progress = await session.submit(deciding(session), command);
    if (progress.status === 'refused') throw new Error(progress.refusal.reason.en);
  }
}

/** The patrol in its first Round, with everybody in place. */
export async function begun(): Promise<Patrol> {
  const session = patrol();
  while (session.snapshot().state.phase !== 'play') {
    const { state } = session.snapshot();
    const seat = deciding(session);
    if (state.phase === 'first') await give(session, { type: 'first', seat: 'a' });
    else if (state.phase === 'zones') await give(session, { type: 'chooseZone', zone: state.scene.mission.zones[0]?.id ?? '' });
    else if (state.phase === 'deployment') await give(session, ...drawnUp(state, seat), { type: 'ready' });
    else await give(session, { type: 'reroll', dice: [] });
  }
  return session;
}

export const cube = cubeWithName;
/** The middle of a cube, as the board has it. */
export const spot = (name: string) => toBoard(middleOf(cube(name)));
export const ground = (name: string) => ({ kind: 'ground', at: spot(name) }) as const;

/** A battle in which figures stand in these cubes. */
export function withFigures(state: State, cubes: Readonly<Record<string, Cube>>): State {
  const next = copy(state as never) as State;
  for (const [id, at] of Object.entries(cubes)) Object.assign(next.figures[id] ?? {}, placeIn(at, 0.5, 0.5), { posture: 'standing' });
  return next;
}

/** The weapon that a figure fights or shoots with. */
export const weaponIdOf = (state: State, figure: string, how: 'fight' | 'shoot'): string | undefined =>
  state.scene.sheets[figure]?.weapons.find(({ range }) => (range === 'fight') === (how === 'fight'))?.id;

/** Two enemies on open ground, the first of whom is about to act. */
export async function meeting(apart: number): Promise<{ state: State; seat: string; figure: string; enemy: string }> {
  const { state } = (await begun()).snapshot();
  const next = withFigures(state, { a3: cube('C3R6L1'), b2: cube(`C${3 + apart}R6L1`) });
  next.turn = { seat: 'a', activations: 0, again: false, idle: false };
  next.pools.a = ['die', 'die', 'shoot', 'move', 'splat'];
  return { state: next, seat: 'a', figure: 'a3', enemy: 'b2' };
}

type Position = NonNullable<Setup['position']>;

const at = (column: number) => placeIn({ column, row: 4, level: 1 }, 0.5, 0.5);

/** An Enforcer (a3) about to act, in the second column of the fourth row, on open ground; a1 stands west of it, b2 three cubes east. */
export function facingSetup(options: Setup['options'], { figures, ...more }: Partial<Position> = {}, sheet: object = {}): Setup {
  const [board] = deadzoneBoards;
  if (!board) throw new Error('no battlefield');
  const usual = deadzonePatrol(board, options);
  return {
    ...usual,
    map: { levels: 1, panels: [], floors: [], climbs: [], ramps: [], boxes: [] },
    groups: usual.groups.map((group) => ({
      ...group,
      figures: group.figures.map((one) => (one.id === 'a3' ? { ...one, ...sheet } : one)),
    })),
    position: {
      turn: { seat: 'a' },
      activation: { figure: 'a3' },
      ...more,
      figures: { a1: at(1), b2: at(5), ...figures, a3: { ...at(2), ...figures?.['a3'] } },
    },
  };
}

/** The battle of it, with so many Dé results. */
export const facing = (options: Setup['options'], dice: number): State =>
  deadzone.setup(facingSetup(options, { pools: { a: Array.from({ length: dice }, () => 'die' as const), b: [] } }));
