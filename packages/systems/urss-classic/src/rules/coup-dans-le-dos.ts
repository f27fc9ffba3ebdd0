import { arcOf } from '@escarmouche/skirmish/plane';
import { freeAttacks } from '../melee/free-attack.ts';
import type { Rule } from '../rule.ts';

/** Figures engaged by the bearer do not turn to face it; from behind they take a free attack (UC-ATTR-COUP-DANS-LE-DOS). */
export const stabInTheBack: Rule = {
  id: 'coup-dans-le-dos',
  cites: ['UC-ATTR-COUP-DANS-LE-DOS'],
  lifts: ({ rule }) => rule === 'UC-ARC-TURN',
  engages(turn, bearer, enemies) {
    const behind = enemies.filter((enemy) => arcOf(turn.state, enemy, bearer) === 'rear').map(({ id }) => id);
    freeAttacks(turn, bearer.id, behind, 'UC-ATTR-COUP-DANS-LE-DOS');
  },
};
