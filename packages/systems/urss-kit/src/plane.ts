import { filling, sheetOf } from '@escarmouche/skirmish';
import { shortLeap, type PlaneRules } from '@escarmouche/skirmish/plane';
import type { Mover } from '@escarmouche/space';
import { dreads, keptAway } from './approach.ts';
import { enemyZoneRefusal } from './enemy-zones.ts';
import { grantedTo } from './granted.ts';
import { citing } from './registry.ts';
import type { Figure, State } from './state.ts';

/** The URSS kit's rules for figures on a plane. */
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
  // A jump passes over features that rise at most a pace (UK-ACT-JUMP).
  jumpsOver: 1000,
  ableAs,
  passes: (state, _figure, ally) => state.scene.options['move.throughFriends'] === 'yes' && ally.posture === 'standing',
  ropeOn: (state, figure) =>
    filling(grantedTo(sheetOf(state, figure.id)).own, 'ropeOn')
      .map(({ rule }) => rule.ropeOn(state, figure))
      .find((feature) => feature !== undefined),
  // A movement that would come nearer is made, and ends at that distance (UK-ATTR-INDECELABLE).
  shunning: { clearance: keptAway, dread: dreads, leap: shortLeap },
  // More than 1 % of the target shows (UK-ARC-LOS).
  visibleShare: 0.01,
  // Hidden for more than a third, and for more than two thirds (UK-COVER-LIGHT, UK-COVER-HEAVY).
  coverShares: [1 / 3, 2 / 3],
  hides: (state) => state.scene.options['los.figuresBlock'] !== 'no',
  shoots: (state, { id }) => sheetOf(state, id).weapons.some(({ ranged }) => ranged !== undefined),
  deployRefusal: enemyZoneRefusal,
  deploysAhead: (state, figure) => Math.max(0, ...grantedTo(sheetOf(state, figure.id)).own.map(({ rule }) => rule.deploysAhead ?? 0)),
};

/** For lines of sight: figures never break one, though by option they give cover (UK-ARC-LOS, UK-COVER-HIDDEN-SHARE). */
export const sightline: PlaneRules<State> = { ...plane, hides: () => false };

function ableAs(state: State, figure: Figure, plain: Mover): Mover {
  const mover: Mover = { ...plain };
  for (const { rule } of filling(grantedTo(sheetOf(state, figure.id)).own, 'mover')) Object.assign(mover, rule.mover(plain));
  return mover;
}

/** Figures do not crawl over a linear obstacle, unless they pass through it (UK-ACT-CRAWL). */
export const crawling: PlaneRules<State> = {
  ...plane,
  ableAs(state, figure, plain) {
    const mover = ableAs(state, figure, plain);
    return mover.throughWalls ? mover : { ...mover, linearCost: undefined };
  },
};
