import { refuse, type Refusal } from '@escarmouche/referee';
import { filling, nameOf, sheetOf } from '@escarmouche/skirmish';
import type { PlaneRules } from '@escarmouche/skirmish/plane';
import type { Mover } from '@escarmouche/space';
import { grantedTo } from './granted.ts';
import { citing } from './rule.ts';
import type { Figure, State } from './state.ts';

/** What the URSS kit says of figures on a plane. */
export const plane: PlaneRules<State> = {
  ids: {
    path: 'UK-MOVE-PATH',
    linear: 'UK-TERRAIN-LINEAR',
    swim: 'UK-ACT-SWIM',
    climb: 'UK-ACT-CLIMB',
    jump: 'UK-ACT-JUMP',
    ladder: 'UK-ACT-LADDER',
    deploy: 'UK-SYS-SCOPE',
    get deployAhead() {
      return citing('deploysAhead', 'UK-SYS-SCOPE');
    },
  },
  // Rises of less than a pace are free, drops of less than two paces too (UK-MOVE-PATH, UK-TERRAIN-SMALL).
  stepUp: 999,
  dropFree: 2000,
  // Each pace of difficult ground costs two (UK-TERRAIN-DIFFICULT).
  difficultFactor: 2,
  // Crossing a linear obstacle costs two paces (UK-TERRAIN-LINEAR).
  linearCost: 2000,
  // A jump passes over what rises at most a pace (UK-ACT-JUMP).
  jumpsOver: 1000,
  ableAs,
  passes: (state, _figure, ally) => state.scene.options['move.throughFriends'] === 'yes' && ally.posture === 'standing',
  ropeOn: (state, figure) =>
    filling(grantedTo(sheetOf(state, figure.id)).own, 'ropeOn')
      .map(({ rule }) => rule.ropeOn(state, figure))
      .find((feature) => feature !== undefined),
  shunning: {
    clearance: (state, figure, enemy) => keptAway(state, figure, enemy)?.at,
    refusal: (state, figure, enemy) => keptAway(state, figure, enemy)?.refusal ?? shunned(state, enemy),
  },
  // More than 1 % of the target shows (UK-ARC-LOS).
  visibleShare: 0.01,
  // Hidden for more than a third, and for more than two thirds (UK-COVER-LIGHT, UK-COVER-HEAVY).
  coverShares: [1 / 3, 2 / 3],
  figuresHide: (state) => state.scene.options['los.figuresBlock'] !== 'no',
  sparesEnemyZones: true,
  deploysAhead: (state, figure) => Math.max(0, ...grantedTo(sheetOf(state, figure.id)).own.map(({ rule }) => rule.deploysAhead ?? 0)),
};

function ableAs(state: State, figure: Figure, plain: Mover): Mover {
  const mover: Mover = { ...plain };
  for (const { rule } of filling(grantedTo(sheetOf(state, figure.id)).own, 'mover')) Object.assign(mover, rule.mover(plain));
  return mover;
}

/** How near a figure may come to an enemy whose rules keep it away; the farthest of them counts. */
function keptAway(state: State, figure: Figure, enemy: Figure) {
  const kept = filling(grantedTo(sheetOf(state, enemy.id)).own, 'keepsAway').flatMap(
    ({ rule }) => rule.keepsAway(state, enemy, figure) ?? [],
  );
  return kept.reduce<(typeof kept)[number] | undefined>((far, one) => (far && far.at >= one.at ? far : one), undefined);
}

function shunned(state: State, enemy: Figure): Refusal {
  const who = nameOf(state, enemy.id);
  return refuse('UK-MOVE-PATH', `${who} ne se laisse pas approcher.`, `${who} cannot be approached.`);
}
