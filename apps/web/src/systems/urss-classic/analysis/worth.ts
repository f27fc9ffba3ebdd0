import { bodyOf } from '@escarmouche/skirmish/plane';
import { inPlay } from '@escarmouche/skirmish';
import {
  expectedFight,
  expectedShot,
  fullVitality,
  LAST_POINT,
  shootingWeapons,
  type Expected,
  type Figure,
  type FigureId,
  type Scene,
  type State,
} from '@escarmouche/urss-classic';
import { sideIndex, sideOf } from '../../plane/who.ts';

/** What a figure can do and bear, by exact odds, whatever the ground. */
interface Power {
  /** Mean loss that one of its attacks inflicts on an enemy, of those in this battle. */
  readonly attack: number;
  /** Mean loss that one of their attacks inflicts on it. */
  readonly exposure: number;
}

const known = new WeakMap<Scene, ReadonlyMap<FigureId, Power>>();

/**
 * The strength of each side: what all its figures in play can do, times what they can bear (the square law of attrition: numbers count twice).
 * The vitality left counts, places do not.
 */
export function worthOf(state: State): readonly number[] {
  const powers = powersOf(state);
  const sides = [...new Set(state.scene.groups.map(({ side }) => sideIndex(state, side)))];
  const attack = sides.map(() => 0);
  const bearing = sides.map(() => 0);
  for (const id of state.scene.roster) {
    const [figure, power, side] = [state.figures[id], powers.get(id), sideOf(state, id)];
    if (!figure || !power || !(inPlay(figure) || figure.posture === 'reserve')) continue;
    attack[side] = (attack[side] ?? 0) + power.attack;
    bearing[side] = (bearing[side] ?? 0) + figure.vitality / power.exposure;
  }
  return sides.map((side) => (attack[side] ?? 0) * (bearing[side] ?? 0));
}

function powersOf(state: State): ReadonlyMap<FigureId, Power> {
  const powers = known.get(state.scene) ?? measured(state);
  known.set(state.scene, powers);
  return powers;
}

/** No figure is quite harmless, and none invulnerable. */
const LEAST = 0.01;

function mean(values: readonly number[] = []): number {
  return Math.max(LEAST, values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length));
}

function measured(state: State): ReadonlyMap<FigureId, Power> {
  const { roster } = state.scene;
  const inflicted = new Map(roster.map((id) => [id, [] as number[]]));
  const suffered = new Map(roster.map((id) => [id, [] as number[]]));
  const losses = new Map<string, number>();
  for (const one of roster) {
    for (const other of roster) {
      if (sideOf(state, one) === sideOf(state, other)) continue;
      // Figures of one profile and equipment do the same to each other.
      const key = `${likeness(state, one)} ${likeness(state, other)}`;
      const loss = losses.get(key) ?? lossBetween(state, one, other);
      losses.set(key, loss);
      inflicted.get(one)?.push(loss);
      suffered.get(other)?.push(loss);
    }
  }
  return new Map(roster.map((id) => [id, { attack: mean(inflicted.get(id)), exposure: mean(suffered.get(id)) }]));
}

function likeness({ scene }: State, id: FigureId): string {
  const sheet = scene.sheets[id];
  return sheet ? JSON.stringify({ ...sheet, id: '', name: '', group: '' }) : id;
}

/** What an enemy loses in the mean by the best attack of a figure: face to face, in the open, both sound and in contact. */
function lossBetween(state: State, one: FigureId, other: FigureId): number {
  const facing = { x: 1000, y: 0 };
  const [x, y] = [state.scene.table.width / 2, state.scene.table.height / 2];
  const fresh = (id: FigureId): Figure => {
    const sheet = state.scene.sheets[id];
    const vitality = sheet ? fullVitality(sheet) : 1;
    return { id, x, y, z: 0, facing, posture: 'reserve', vitality, activated: false, alert: false, demoralised: false, marks: {} };
  };
  const attacker: Figure = { ...fresh(one), posture: 'standing' };
  const enemy: Figure = { ...fresh(other), posture: 'standing', facing: { x: -1000, y: 0 } };
  const duel: State = {
    ...state,
    figures: { ...Object.fromEntries(state.scene.roster.map((id) => [id, fresh(id)])), [one]: attacker, [other]: enemy },
    effects: [],
    passing: [],
    activation: undefined,
  };
  enemy.x += bodyOf(duel, attacker).r + bodyOf(duel, enemy).r;
  const cost = (losses: readonly Expected[]): number =>
    losses.filter(({ figure }) => figure === other).reduce((sum, { points, out }) => sum + points + LAST_POINT * out, 0);
  const shots = shootingWeapons(duel, attacker).map((weapon) =>
    cost(expectedShot(duel, attacker, weapon, enemy, { arc: 'front', hidden: 0 })),
  );
  return Math.max(cost(expectedFight(duel, attacker, enemy)), ...shots);
}
