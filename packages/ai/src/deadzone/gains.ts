import { figureOf, figuresInPlay, oncePer, sheetOf } from '@escarmouche/skirmish';
import { cubeNamed, numberOf } from '@escarmouche/space/cubes';
import {
  burstOdds,
  cubeOf,
  fightOdds,
  healthOf,
  meleeWeapons,
  rangedWeapons,
  seatOf,
  strikesCubes,
  sweptOdds,
  vpOf,
  type Burst,
  type Command,
  type Figure,
  type State,
  type Struck,
  type Suffered,
} from '@escarmouche/deadzone';
import { figureWorth } from './worth.ts';

/** Share of a figure's worth that a pin takes from its player, and an activation lost. */
const PIN = 0.25;
const STOP = 0.5;
const INJURY = 0.3;
/** Worth of an item that a shot uses up. */
const ITEM = 0.2;

/** The expected loss by harm to a figure, in victory points. */
export function loss(state: State, { figure: id, dead, injured }: Suffered): number {
  const figure = figureOf(state, id);
  const worth = figureWorth(state, figure);
  const wound = healthOf(state, figure) === 'undamaged' ? INJURY * worth : 0;
  return dead * worth + injured * wound;
}

/** The gain of an attack over all figures that it may strike, in victory points: losses of the enemy less one's own. */
function gainOf(state: State, by: Figure, all: readonly Struck[]): number {
  const own = seatOf(state, by.id);
  let gain = 0;
  for (const { target, later, stopped } of all) {
    const figure = figureOf(state, target.figure);
    const pin = figure.posture === 'prone' ? 0 : target.pinned * (figure.activated ? PIN / 2 : PIN);
    const points = loss(state, later) + (pin + STOP * stopped) * (vpOf(state, figure.id) + 1);
    gain += seatOf(state, figure.id) === own ? -points : points;
  }
  return gain;
}

/** Expected gain of a shot, in victory points. */
export function shotGain(state: State, by: Figure, command: Extract<Command, { readonly type: 'shoot' }>): number {
  const weapon = rangedWeapons(state, by).find(({ id }) => id === command.weapon);
  if (!weapon) return 0;
  const shot = { shooter: by.id, weapon, target: command.target, suppress: command.suppress === true, dice: command.dice ?? 0 };
  const gain =
    strikesCubes(weapon) && !shot.suppress
      ? burstGain(state, by, { ...shot, at: cubeOf(figureOf(state, shot.target)) })
      : gainOf(state, by, sweptOdds(state, shot));
  return gain - itemIn(state, by, weapon.id);
}

/** Gains of weapons aimed at cubes, by the figures there and near: a search asks for the same ones again and again. */
const burstsOf = oncePer((_scene: State['scene']) => new Map<string, number>());
const MOST_BURSTS = 20_000;
/** Whom a throw strays to, or an explosion throws somebody to, stands so many columns and rows away at most. */
const NEAR = 2;

function burstGain(state: State, by: Figure, { weapon, at, dice }: Omit<Burst, 'shooter'>): number {
  const known = burstsOf(state.scene);
  const near = figuresInPlay(state).flatMap((one) => {
    const cube = cubeOf(one);
    const isNear = Math.abs(cube.column - at.column) <= NEAR && Math.abs(cube.row - at.row) <= NEAR;
    return isNear ? `${one.id} ${numberOf(cube)}${one.posture}${one.counters}${one.activated ? 'a' : ''}` : [];
  });
  const key = `${by.id} ${weapon.id} ${numberOf(at)} ${dice} ${near.join()}`;
  let gain = known.get(key);
  if (gain === undefined) {
    gain = gainOf(state, by, burstOdds(state, { shooter: by.id, weapon, at, dice }));
    if (known.size >= MOST_BURSTS) known.clear();
    known.set(key, gain);
  }
  return gain;
}

const itemIn = (state: State, by: Figure, weapon: string): number =>
  sheetOf(state, by.id).weapons.some(({ id }) => id === weapon) ? 0 : ITEM;

/** Expected gain of a shot at a cube, with everybody there and beside it whom it may strike. */
export function cubeGain(state: State, by: Figure, { weapon: id, cube }: Extract<Command, { readonly type: 'shootCube' }>): number {
  const weapon = rangedWeapons(state, by).find((one) => one.id === id);
  const at = cubeNamed(cube);
  return weapon && at ? burstGain(state, by, { weapon, at, dice: 0 }) - itemIn(state, by, id) : 0;
}

/** How a Fight is begun: the weapon, Dé results spent, and whether the figure comes into the cube for it. */
interface Manner {
  readonly weapon?: string;
  readonly dice?: number;
  readonly moved?: boolean;
}

/** Expected gain of a Fight with an enemy, who answers as is best for it. */
export function fightGain(state: State, by: Figure, target: Figure, { weapon: weaponId, dice = 0, moved = false }: Manner = {}): number {
  const weapons = meleeWeapons(state, by);
  const weapon = weapons.find(({ id }) => id === weaponId) ?? weapons[0];
  const declared = { attacker: by.id, target: target.id, dice, ...(weapon && { weapon }), ...(moved && { moved: by.id }) };
  const dodge = loss(state, fightOdds(state, declared, { how: 'survive', dice: 0 }).target);
  if (target.posture === 'prone' || sheetOf(state, target.id).fight === null) return dodge;
  const back = meleeWeapons(state, target)[0];
  const odds = fightOdds(state, declared, { how: 'fight', dice: 0, ...(back && { weapon: back }) });
  const both = loss(state, odds.target) - (odds.attacker ? loss(state, odds.attacker) : 0);
  return Math.min(dodge, both);
}
