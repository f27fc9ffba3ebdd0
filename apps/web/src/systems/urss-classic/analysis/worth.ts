import {
  expectedFight,
  expectedShot,
  fullVitality,
  LAST_POINT,
  shootingWeapons,
  type Expected,
  type Figure,
  type FigureId,
  type State,
} from '@escarmouche/urss-classic';
import { worthBy } from '../../urss/analysis/worth.ts';

function asDeployed(state: State, id: FigureId): Figure {
  const sheet = state.scene.sheets[id];
  return {
    id,
    x: 0,
    y: 0,
    z: 0,
    facing: { x: 1000, y: 0 },
    posture: 'reserve',
    vitality: sheet ? fullVitality(sheet) : 1,
    activated: false,
    alert: false,
    demoralised: false,
    marks: {},
  };
}

const costTo =
  (enemy: FigureId) =>
  (losses: readonly Expected[]): number =>
    losses.filter(({ figure }) => figure === enemy).reduce((sum, { points, out }) => sum + points + LAST_POINT * out, 0);

/** The strength of each side, by the means of its shots and fights. */
export const worthOf = worthBy<State>(
  {
    fresh: (state, id, { x, y, east }) => ({
      ...asDeployed(state, id),
      posture: 'standing',
      x,
      y,
      facing: { x: east ? 1000 : -1000, y: 0 },
    }),
    duel: (state, attacker, enemy) => ({
      ...state,
      figures: {
        ...Object.fromEntries(state.scene.roster.map((id) => [id, asDeployed(state, id)])),
        [attacker.id]: attacker,
        [enemy.id]: enemy,
      },
      effects: [],
      passing: [],
      activation: undefined,
    }),
    losses(duel, attacker, enemy) {
      const cost = costTo(enemy.id);
      const shots = shootingWeapons(duel, attacker).map((weapon) =>
        cost(expectedShot(duel, attacker, weapon, enemy, { arc: 'front', hidden: 0 })),
      );
      return [cost(expectedFight(duel, attacker, enemy)), ...shots];
    },
  },
  ({ vitality }) => vitality,
);
