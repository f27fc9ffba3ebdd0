import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import {
  meleeWeapons,
  OPTION_KEYS,
  OPTION_VALUES,
  rangedWeapons,
  specialRules,
  type Command,
  type Options,
  type Setup,
  type State,
} from '@escarmouche/deadzone';
import type { Random } from '@escarmouche/referee';
import { pick } from './file-kind.ts';

/** Patrols of Deadzone drawn for the fuzzers: any battlefield, any options, at times in zones that are too small, and with items of one kind more than others. */
export function drawnPatrol(random: Random): Setup {
  const options = Object.fromEntries(
    OPTION_KEYS.filter(() => random(2) > 0).map((key) => [key, pick<string>(OPTION_VALUES[key], random)]),
  ) as Partial<Options>;
  const patrol = crowded(deadzonePatrol(pick(deadzoneBoards, random), options), random);
  if (random(2) > 0) return patrol;
  const items = [...specialRules.filling('picked'), ...specialRules.filling('carried')].map(({ id }) => id);
  return { ...patrol, bag: Array.from({ length: 16 }, () => pick(items, random)) };
}

/** At times the zones are of one square, and the teams do not fit. */
function crowded(patrol: Setup, random: Random): Setup {
  if (random(3) > 0) return patrol;
  const zones = patrol.mission.zones.map((zone) => ({ ...zone, squares: zone.squares.slice(0, 1) }));
  return { ...patrol, mission: { ...patrol.mission, zones } };
}

/** Commands of the right form that nobody offered: any figure, any cube near the active one, any weapon. */
export function inventedAction(state: State, random: Random): Command {
  const figure = (): string => (random(20) === 0 ? 'nobody' : pick(state.scene.roster, random));
  const active = state.figures[state.activation?.figure ?? ''];
  const near = (of: number, most: number): number => Math.max(1, Math.min(most, of + random(3) - 1));
  const cube = (): string => {
    if (!active || random(4) === 0) return `C${1 + random(9)}R${1 + random(9)}L${1 + random(4)}`;
    const [column, row, level] = [Math.floor(active.x / 1000) + 1, 8 - Math.floor(active.y / 1000), Math.floor(active.z / 1000) + 1];
    return `C${near(column, 8)}R${near(row, 8)}L${near(level, 4)}`;
  };
  const path = (): string[] => Array.from({ length: random(4) }, cube);
  const weapons = active ? [...rangedWeapons(state, active), ...meleeWeapons(state, active)] : [];
  const weapon = (): string => (weapons.length > 0 && random(8) > 0 ? pick(weapons, random).id : 'knife');
  const at = random(4) === 0 ? { at: { x: random(8200) - 100, y: random(8200) - 100 } } : {};
  const dice = random(3) === 0 ? { dice: 1 + random(3) } : {};
  const free = random(3) === 0 ? ({ free: true } as const) : {};
  const commands: readonly Command[] = [
    { type: 'first', seat: pick(['a', 'b', 'c'], random) },
    { type: 'chooseZone', zone: pick(['red', 'blue', 'green'], random) },
    { type: 'deploy', figure: figure(), cube: cube(), ...at },
    { type: 'ready' },
    { type: 'reroll', dice: Array.from({ length: random(4) }, () => random(6)) },
    { type: 'activate', figure: figure() },
    { type: 'pass' },
    { type: 'move', path: path(), ...at, ...dice, ...free },
    { type: 'move', path: path(), target: figure(), weapon: weapon(), ...free },
    { type: 'move', path: path(), ...(random(2) > 0 ? { drop: cube() } : { give: figure() }) },
    { type: 'sprint', path: path(), ...at },
    { type: 'standUp', ...at },
    { type: 'shoot', weapon: weapon(), target: figure(), ...dice, ...free },
    { type: 'shoot', weapon: weapon(), target: figure(), suppress: true },
    { type: 'fight', target: figure(), weapon: weapon(), ...dice, ...free },
    { type: 'splat' },
    { type: 'shootCube', weapon: weapon(), cube: cube(), ...dice, ...free },
    { type: 'special', rule: pick(specialRules.ids(), random), target: figure() },
    { type: 'done' },
    { type: 'yield' },
  ];
  return pick(commands, random);
}

/** Nobody stands nowhere, in a place that is not of its cube, or beyond its wounds; pools are no debt. */
export function patrolFlaw(state: State): string | undefined {
  for (const { id, posture, x, y, z, counters } of Object.values(state.figures)) {
    if (posture === 'reserve' || posture === 'out') continue;
    const size = state.scene.sheets[id]?.size ?? 0;
    if (counters > size) return `${id} lives with ${counters} counters`;
    if (posture === 'gone') continue;
    if (x <= 0 || y <= 0 || x >= 8000 || y >= 8000 || z < 0 || z >= 1000 * state.scene.map.levels) return `${id} stands off the board`;
    if (z % 1000 !== 0) return `${id} stands on no level`;
  }
  const active = state.activation && state.figures[state.activation.figure];
  if (active?.activated === true) return 'a figure acts twice in a Round';
  if (active?.posture === 'reserve' && state.activation?.done.length !== 0) return 'a figure has acted off the board';
  return state.phase === 'over' && !state.outcome ? 'it is over without an outcome' : undefined;
}
