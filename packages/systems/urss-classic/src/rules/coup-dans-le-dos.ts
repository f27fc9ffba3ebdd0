import { arcOf } from '@escarmouche/skirmish/plane';
import { freeAttacks } from '../melee/free-attack.ts';
import type { Rule } from '../rule.ts';

/** Who is engaged from behind does not notice, and takes a free attack (UC-ATTR-COUP-DANS-LE-DOS). */
export const stabInTheBack: Rule = {
  id: 'coup-dans-le-dos',
  cites: ['UC-ATTR-COUP-DANS-LE-DOS'],
  unnoticed: true,
  engages(turn, bearer, enemies) {
    const behind = enemies.filter((enemy) => arcOf(enemy, bearer) === 'rear').map(({ id }) => id);
    freeAttacks(turn, bearer.id, behind, 'UC-ATTR-COUP-DANS-LE-DOS');
  },
};
