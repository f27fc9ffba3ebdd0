import type { Seat } from '@escarmouche/referee';
import { enemiesOf, figureOf, figuresInPlay, groupOf, sheetOf, alliesOf, type FigureId, type Group } from '@escarmouche/skirmish';
import { cubeAt, sameCube, type Cube } from '@escarmouche/space/cubes';
import { weaponsBy } from './carried-weapons.ts';
import type { Weapon } from './content.ts';
import { rulesOf } from './registry.ts';
import type { Resisted } from './rule.ts';
import type { Figure, State } from './state.ts';

export const cubeOf = (figure: Figure): Cube => cubeAt(figure);

/** Figures in play that stand in a cube, in roster order. */
export const figuresIn = (state: State, cube: Cube): readonly Figure[] => figuresInPlay(state).filter((one) => sameCube(cubeOf(one), cube));

/** Enemies of a figure in a cube, its own unless told; it has none off the board (DZ-SETUP-SIDES). */
export function enemiesIn(state: State, figure: Figure, cube?: Cube): readonly Figure[] {
  if (!cube && figure.posture === 'reserve') return [];
  const at = cube ?? cubeOf(figure);
  return enemiesOf(state, figure.id).filter((one) => sameCube(cubeOf(one), at));
}

/** Other figures of its team in a cube. */
export function friendsIn(state: State, figure: Figure, cube: Cube = cubeOf(figure)): readonly Figure[] {
  return alliesOf(state, figure.id).filter((one) => sameCube(cubeOf(one), cube));
}

export const isPinned = ({ posture }: Figure): boolean => posture === 'prone';

export const sizeOf = (state: State, { id }: Figure): number => sheetOf(state, id).size;

/** Health by damage counters: 1 up to its Size injured, more dead (DZ-DMG-STATES, DZ-DMG-WOUNDS). */
export function healthOf(state: State, figure: Figure): 'undamaged' | 'injured' | 'dead' {
  if (figure.counters === 0) return 'undamaged';
  return figure.counters <= sizeOf(state, figure) ? 'injured' : 'dead';
}

export const seatOf = (state: State, id: FigureId): Seat => groupOf(state, id).seat;

/** The team of a player. */
export function teamOf({ scene }: State, seat: Seat): Group {
  const [one, other] = scene.groups;
  return one.seat === seat ? one : other;
}

/** The player of the first Turn of a Round, once Recon has named one (DZ-ROUND-INITIATIVE). */
export function initiativeOf({ initiative }: State): Seat {
  if (initiative === undefined) throw new Error('nobody has the initiative');
  return initiative;
}

/** The Turn going on (DZ-ROUND-TURN). */
export function turnOf({ turn }: State): NonNullable<State['turn']> {
  if (!turn) throw new Error('no Turn is going on');
  return turn;
}

/** Victory points of a player. */
export const pointsOf = ({ points }: State, seat: Seat): number => points[seat] ?? 0;

/** The other player. */
export function opponentOf(state: State, seat: Seat): Seat {
  const [one, other] = state.scene.groups;
  return one.seat === seat ? other.seat : one.seat;
}

/** Figures of a player in play, in roster order. */
export const figuresOf = (state: State, seat: Seat): readonly Figure[] =>
  figuresInPlay(state).filter(({ id }) => seatOf(state, id) === seat);

/** Figures of a player on the board that have yet to act in this Round (DZ-ROUND-PASS). */
export const waiting = (state: State, seat: Seat): readonly Figure[] => figuresOf(state, seat).filter(({ activated }) => !activated);

/** Is the figure off the board for want of room, to come in by an activation (DZ-SETUP-DEPLOY)? */
export const isToEnter = ({ scene, flanking }: State, { id, posture }: Figure): boolean =>
  posture === 'reserve' && scene.options['setup.noRoom'] === 'later' && !flanking.includes(id);

/** Figures of a player that are to enter the board yet, in roster order. */
export const toEnter = (state: State, seat: Seat): readonly Figure[] =>
  teamOf(state, seat)
    .figures.map((id) => figureOf(state, id))
    .filter((figure) => isToEnter(state, figure));

/** Figures of a player that may be activated: those that are to enter count for this alone, and not to pass nor to finish first (DZ-ROUND-PASS). */
export const toActivate = (state: State, seat: Seat): readonly Figure[] => [
  ...waiting(state, seat),
  ...toEnter(state, seat).filter(({ activated }) => !activated),
];

/** A knife for a figure that fights and has no weapon for it (DZ-TEAM-KNIFE). */
const KNIFE: Weapon = { id: 'knife', name: { fr: 'Couteau', en: 'Knife' }, range: 'fight', ap: 0, rules: [], vp: 0 };

/** Weapons of a Fight (DZ-FIGHT-WEAPON). */
export function meleeWeapons(state: State, { id }: Figure): readonly Weapon[] {
  const { weapons, fight } = sheetOf(state, id);
  if (fight === null) return [];
  const own = weapons.filter(({ range }) => range === 'fight');
  return own.length > 0 ? own : [KNIFE];
}

/** Weapons with a range, its own first; those that it carries, and its own loaded with what it carries, last (DZ-SHOOT-ACTION, DZ-ABIL-ONE-USE). */
export function rangedWeapons(state: State, { id, carried }: Figure): readonly Weapon[] {
  const own = sheetOf(state, id).weapons.filter(({ range }) => range !== 'fight');
  return carried.length === 0 ? own : [...own, ...carried.flatMap(({ item }) => weaponsBy(item, own))];
}

/** The ranged weapon with an id that the figure is known to have. */
export function rangedWeapon(state: State, figure: Figure, id: string): Weapon {
  const weapon = rangedWeapons(state, figure).find((one) => one.id === id);
  if (!weapon) throw new Error(`no weapon ${id}`);
  return weapon;
}

/** Is the figure beyond an effect by a rule of its own? */
export const resists = (state: State, { id }: Figure, effect: Resisted): boolean =>
  rulesOf(sheetOf(state, id)).some(({ rule }) => rule.resists?.(effect) === true);
