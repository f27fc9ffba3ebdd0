import { fightOdds, fullVitality, rangedArms, shotOdds, type Figure, type Loss, type State } from '@escarmouche/urss-kit';
import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { worthBy } from '../../urss/analysis/worth.ts';

/** The last point counts more than another: the figure is lost with it. */
const LAST_POINT = 1;

/** Mean loss, by the chances of each number of points. */
const cost = ({ lost, out }: Loss): number => lost.reduce((sum, chance, points) => sum + chance * points, 0) + LAST_POINT * out;

const sound = (state: State, figure: Figure): Figure => ({
  ...figure,
  posture: 'reserve',
  perch: undefined,
  vitality: fullVitality(sheetOf(state, figure.id)),
  stunned: false,
  alert: false,
  blows: 0,
  marks: {},
});

/** The strength of each side, by the exact chances of its shots and fights with what is in hand. */
export const worthOf = worthBy<State>(
  {
    fresh: (state, id, { x, y, east }) => ({
      ...sound(state, figureOf(state, id)),
      posture: 'standing',
      x,
      y,
      z: 0,
      facing: { x: east ? 1000 : -1000, y: 0 },
    }),
    duel: (state, attacker, enemy) => ({
      ...state,
      figures: {
        ...Object.fromEntries(state.scene.roster.map((id) => [id, sound(state, figureOf(state, id))])),
        [attacker.id]: attacker,
        [enemy.id]: enemy,
      },
      effects: [],
      passing: [],
      activation: undefined,
    }),
    losses: (duel, attacker, enemy) => [
      cost(fightOdds(duel, attacker, enemy).losses[0]),
      ...rangedArms(duel, attacker).flatMap((arm) => {
        const [loss] = shotOdds(duel, attacker, arm, enemy).losses;
        return loss ? [cost(loss)] : [];
      }),
    ],
  },
  ({ vitality }) => vitality,
);
