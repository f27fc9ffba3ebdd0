import { enemiesOf, figureOf, sheetOf } from '@escarmouche/skirmish';
import { nameOfCube } from '@escarmouche/space/cubes';
import {
  cubeOf,
  figuresIn,
  fightOdds,
  healthOf,
  meleeWeapons,
  rangedWeapons,
  seatOf,
  shotOdds,
  sweepOf,
  vpOf,
  type Command,
  type Figure,
  type State,
  type Suffered,
} from '@escarmouche/deadzone';
import { figureWorth } from './worth.ts';

/** Share of a figure's worth that a pin takes from its player. */
const PIN = 0.25;
const INJURY = 0.3;
/** Worth of an item that a shot uses up. */
const ITEM = 0.2;

/** What a figure suffers, in victory points. */
function loss(state: State, { figure: id, dead, injured }: Suffered): number {
  const figure = figureOf(state, id);
  const worth = figureWorth(state, figure);
  const wound = healthOf(state, figure) === 'undamaged' ? INJURY * worth : 0;
  return dead * worth + injured * wound;
}

const pinned = (state: State, figure: Figure): number =>
  (figure.posture === 'prone' || figure.activated ? PIN / 2 : PIN) * (vpOf(state, figure.id) + 1);

/** Expected gain of a shot, in victory points. */
export function shotGain(state: State, by: Figure, command: Extract<Command, { readonly type: 'shoot' }>): number {
  const weapon = rangedWeapons(state, by).find(({ id }) => id === command.weapon);
  if (!weapon) return 0;
  const shot = { shooter: by.id, weapon, target: command.target, suppress: command.suppress === true, dice: command.dice ?? 0 };
  return gainOf(state, by, shot) - (sheetOf(state, by.id).weapons.some(({ id }) => id === weapon.id) ? 0 : ITEM);
}

function gainOf(state: State, by: Figure, shot: Parameters<typeof shotOdds>[1]): number {
  const { weapon } = shot;
  const { target, difference } = shotOdds(state, shot);
  const own = seatOf(state, by.id);
  const sweep = sweepOf(weapon);
  const inCube = figuresIn(state, cubeOf(figureOf(state, shot.target)));
  const signed = (figure: Figure, points: number): number => (seatOf(state, figure.id) === own ? -points : points);
  if (shot.suppress) return difference.ahead.reduce((sum, chance) => sum + chance, 0) * pinned(state, figureOf(state, shot.target));
  let gain = loss(state, target);
  if (sweep === 'pinned') for (const one of inCube) gain += signed(one, pinned(state, one));
  if (sweep === 'damage') for (const one of inCube) if (one.id !== shot.target) gain += signed(one, loss(state, target) / 2);
  return gain;
}

/** Expected gain of a shot at a cube: that of a shot at an enemy there. */
export function cubeGain(state: State, by: Figure, { weapon, cube }: Extract<Command, { readonly type: 'shootCube' }>): number {
  const target = enemiesOf(state, by.id).find((one) => nameOfCube(cubeOf(one)) === cube);
  return target ? shotGain(state, by, { type: 'shoot', weapon, target: target.id }) : 0;
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
  const odds = fightOdds(state, declared, { how: 'fight', ap: back?.ap ?? 0, dice: 0 });
  const both = loss(state, odds.target) - (odds.attacker ? loss(state, odds.attacker) : 0);
  return Math.min(dodge, both);
}
