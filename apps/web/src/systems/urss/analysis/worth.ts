import { inPlay, LAST_POINT, type FigureIn, type FigureOdds, type Vital } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { sideIndex, sideOf } from '../../plane/who.ts';
import type { UrssState } from '../game.ts';

/** A battle with its figures' vitality and the effects in force. */
type Remembering = UrssState & Vital & { readonly effects: readonly object[]; readonly passing: readonly object[] };

/** The duels of a document: odds of figures that meet, and a figure as it was at the start. */
export interface Meeting<S extends Remembering> {
  readonly odds: FigureOdds<S, unknown>;
  readonly sound: (state: S, figure: string) => FigureIn<S>;
}

/** Power of a figure to attack and to bear, by exact odds, whatever the ground. */
interface Power {
  /** Mean loss that one of its attacks inflicts on an enemy, of those in this battle. */
  readonly attack: number;
  /** Mean loss to the figure from an attack of an enemy. */
  readonly exposure: number;
}

type Powers = ReadonlyMap<string, Power>;

/**
 * The strength of each side: the attacks of all its figures in play, times the attacks they can bear (the square law of attrition: numbers
 * count twice). The vitality left counts, places do not.
 */
export function worthBy<S extends Remembering>(meeting: Meeting<S>) {
  const known = new WeakMap<object, Powers>();
  return (state: S): readonly number[] => {
    const powers = known.get(state.scene) ?? measured(meeting, state);
    known.set(state.scene, powers);
    const sides = [...new Set(state.scene.groups.map(({ side }) => sideIndex(state, side)))];
    const attack = sides.map(() => 0);
    const bearing = sides.map(() => 0);
    for (const id of state.scene.roster) {
      const [figure, power, side] = [state.figures[id] as FigureIn<S> | undefined, powers.get(id), sideOf(state, id)];
      if (!figure || !power || !(inPlay(figure) || figure.posture === 'reserve')) continue;
      attack[side] = (attack[side] ?? 0) + power.attack;
      bearing[side] = (bearing[side] ?? 0) + figure.vitality / power.exposure;
    }
    return sides.map((side) => (attack[side] ?? 0) * (bearing[side] ?? 0));
  };
}

/** No figure is quite harmless, and none invulnerable. */
const LEAST = 0.01;

function mean(values: readonly number[] = []): number {
  return Math.max(LEAST, values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length));
}

function measured<S extends Remembering>(meeting: Meeting<S>, state: S): Powers {
  const { roster } = state.scene;
  const inflicted = new Map(roster.map((id) => [id, [] as number[]]));
  const suffered = new Map(roster.map((id) => [id, [] as number[]]));
  const losses = new Map<string, number>();
  for (const one of roster) {
    for (const other of roster) {
      if (sideOf(state, one) === sideOf(state, other)) continue;
      // Figures of one profile and equipment do the same to each other.
      const key = `${likeness(state, one)} ${likeness(state, other)}`;
      const loss = losses.get(key) ?? lossBetween(meeting, state, one, other);
      losses.set(key, loss);
      inflicted.get(one)?.push(loss);
      suffered.get(other)?.push(loss);
    }
  }
  return new Map(roster.map((id) => [id, { attack: mean(inflicted.get(id)), exposure: mean(suffered.get(id)) }]));
}

function likeness({ scene }: UrssState, id: string): string {
  const sheet = scene.sheets[id];
  return sheet ? JSON.stringify({ ...sheet, id: '', name: '', group: '' }) : id;
}

/** Mean loss of an enemy to the best attack of a figure: face to face, in the open, both sound and in contact. */
function lossBetween<S extends Remembering>({ odds, sound }: Meeting<S>, state: S, one: string, other: string): number {
  const [x, y] = [state.scene.table.width / 2, state.scene.table.height / 2];
  const stands = (id: string, at: number, east: boolean): FigureIn<S> => ({
    ...sound(state, id),
    posture: 'standing',
    x: at,
    y,
    z: 0,
    facing: { x: east ? 1000 : -1000, y: 0 },
  });
  const alone = state.scene.roster.map((id) => [id, { ...sound(state, id), posture: 'reserve' }]);
  const attacker = stands(one, x, true);
  const apart = bodyOf(state, attacker).r + bodyOf(state, stands(other, x, false)).r;
  const enemy = stands(other, x + apart, false);
  const figures = { ...(Object.fromEntries(alone) as S['figures']), [one]: attacker, [other]: enemy };
  const duel: S = { ...state, figures, effects: [], passing: [], activation: undefined };
  const attacks = [odds.fight.means(duel, attacker, enemy), ...odds.shots(duel, attacker).map((shot) => shot.means(duel, attacker, enemy))];
  const cost = attacks.map((losses) =>
    losses.filter(({ figure }) => figure === other).reduce((sum, { points, out }) => sum + points + LAST_POINT * out, 0),
  );
  return Math.max(0, ...cost);
}
