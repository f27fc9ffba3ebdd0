import { refuse, type Refusal } from '@escarmouche/referee';
import { nameOf, sheetOf } from '@escarmouche/skirmish';
import { paces, type PlaneRules } from '@escarmouche/skirmish/plane';
import { CONTACT_GAP, type Mover } from '@escarmouche/space';
import { shunRefusal } from './fear.ts';
import { grantedTo } from './granted.ts';
import { citing } from './registry.ts';
import type { Figure, State } from './state.ts';
import { beganAfar, isUndetectable, STANDOFF } from './undetectable.ts';

/** Just out of contact. */
const OUT_OF_CONTACT = CONTACT_GAP + 2;

/** The rules of URSS classic for figures on a plane. */
export const plane: PlaneRules<State> = {
  ids: {
    path: 'UC-MOVE-PATH',
    linear: 'UC-MOVE-OBSTACLE',
    swim: 'UC-ACT-CLIMB-SWIM',
    climb: 'UC-ACT-CLIMB-SWIM',
    ladder: 'UC-ACT-LADDER',
    jump: 'UC-ACT-JUMP',
    deploy: 'UC-SETUP-DEPLOY',
    get deployAhead() {
      return citing('deploysAhead', 'UC-SETUP-DEPLOY');
    },
  },
  // Steps of half a pace are free, drops of less than two paces too (UC-MOVE-PATH).
  stepUp: 500,
  dropFree: 2000,
  // Each pace of difficult ground costs two (UC-MOVE-DIFFICULT).
  difficultFactor: 2,
  // Crossing a linear obstacle costs two paces (UC-MOVE-OBSTACLE).
  linearCost: 2000,
  // A jump passes over features that rise at most a pace (UC-ACT-JUMP).
  jumpsOver: 1000,
  ableAs,
  passes: (state, _figure, ally) => state.scene.options['move.throughFriends'] === 'yes' && ally.posture === 'standing',
  shunning: { clearance, refusal: clearanceRefusal },
  // More than 1 % of the target shows (UC-SYS-LOS).
  visibleShare: 0.01,
  // Hidden for more than half (UC-SHOOT-COVER).
  coverShares: [0.5],
  hides: (state) => state.scene.options['los.figuresBlock'] !== 'no',
  shoots: (state, { id }) => sheetOf(state, id).weapons.some(({ range }) => range !== undefined),
  deploysAhead: (state, figure) => Math.max(0, ...grantedTo(sheetOf(state, figure.id)).own.flatMap(({ rule }) => rule.deploysAhead ?? [])),
};

function ableAs(state: State, figure: Figure, plain: Mover): Mover {
  const mover: Mover = { ...plain };
  for (const { rule } of grantedTo(sheetOf(state, figure.id)).own) if (rule.mover) Object.assign(mover, rule.mover(plain));
  return mover;
}

/** The distance kept from an enemy: an undetectable one by a figure that began afar, and one whose rules forbid contact (UC-ATTR-INDECELABLE). */
function clearance(state: State, figure: Figure, enemy: Figure): number | undefined {
  if (beganAfar(state, figure, enemy) && isUndetectable(state, enemy)) return STANDOFF;
  return shunRefusal(state, figure, enemy) ? OUT_OF_CONTACT : undefined;
}

function clearanceRefusal(state: State, figure: Figure, enemy: Figure): Refusal {
  const [who, near] = [nameOf(state, enemy.id), paces(STANDOFF)];
  return (
    shunRefusal(state, figure, enemy) ??
    refuse(
      'UC-ATTR-INDECELABLE',
      `${who} est indécelable : pas à moins de ${near.fr}.`,
      `${who} is undetectable: no nearer than ${near.en}.`,
    )
  );
}
