import { copy, freeze, rebuilt } from '@escarmouche/referee';
import { sightTable } from '@escarmouche/space/cubes';
import { enemiesIn, waiting } from './figures.ts';
import { withDefaults } from './options.ts';
import type { Position, Setup } from './setup.ts';
import type { Figure, Scene, Sheet, State, Team } from './state.ts';
import { volumeOf } from './volume.ts';

/** The state of a battle before its first command: every figure in reserve, or as the position says. */
export function setup(battle: Setup): State {
  const sheets = battle.groups.flatMap((group) => group.figures.map(rebuilt));
  const groups: readonly Team[] = battle.groups.map((group) => ({ ...group, figures: group.figures.map(({ id }) => id) }));
  const scene: Scene = freeze({
    options: withDefaults(battle.options),
    map: battle.map,
    table: sightTable(battle.map),
    builds: Object.fromEntries(sheets.map((sheet) => [sheet.id, volumeOf(sheet)])),
    mission: battle.mission,
    // A set-up holds two teams (`setup.ts`).
    groups: groups as Scene['groups'],
    sheets: Object.fromEntries(sheets.map((sheet) => [sheet.id, sheet])),
    roster: sheets.map(({ id }) => id),
  });
  const seats = scene.groups.map(({ seat }) => seat);
  const state: State = {
    scene,
    phase: 'items',
    round: 0,
    zones: {},
    flanking: [],
    deployed: [],
    figures: Object.fromEntries(sheets.map((sheet) => [sheet.id, newcomer(sheet)])),
    pools: Object.fromEntries(seats.map((seat) => [seat, []])),
    rerolled: [],
    points: Object.fromEntries(battle.groups.map(({ seat, points = 0 }) => [seat, points])),
    tied: false,
    tokens: [],
    smoke: [],
    bag: [...battle.bag].sort(),
  };
  if (battle.position) place(state, battle.position);
  return state;
}

function newcomer({ id }: Sheet): Figure {
  return { id, x: 0, y: 0, z: 0, posture: 'reserve', counters: 0, activated: false, marks: [], carried: [] };
}

/** The only player of a position who has nobody left to activate (DZ-ROUND-INITIATIVE). */
function finishedIn(state: State): string | undefined {
  const seats = state.scene.groups.map(({ seat }) => seat).filter((seat) => waiting(state, seat).length === 0);
  return seats.length === 1 ? seats[0] : undefined;
}

function place(state: State, position: Position): void {
  state.phase = 'play';
  state.round = position.round ?? 1;
  state.initiative = position.initiative ?? position.turn.seat;
  state.deployed = state.scene.groups.map(({ seat }) => seat);
  Object.assign(state.zones, position.zones);
  Object.assign(state.points, position.points);
  for (const [seat, faces] of Object.entries(position.pools ?? {})) state.pools[seat] = [...faces];
  state.tokens = (position.tokens ?? []).map((token) => ({ ...token }));
  state.smoke = [...(position.smoke ?? [])];
  for (const [id, given] of Object.entries(position.figures)) {
    const figure = state.figures[id];
    if (figure) Object.assign(figure, { posture: 'standing' }, copy(given));
  }
  const finished = position.finished ?? finishedIn(state);
  if (finished !== undefined) state.finished = finished;
  state.turn = { activations: 0, again: false, idle: false, ...position.turn };
  if (position.activation) {
    const active = state.figures[position.activation.figure];
    state.activation = {
      done: [],
      shorts: 0,
      long: false,
      splats: [],
      over: false,
      begunWithEnemy: active !== undefined && enemiesIn(state, active).length > 0,
      ...copy(position.activation),
    } as State['activation'];
  }
}
