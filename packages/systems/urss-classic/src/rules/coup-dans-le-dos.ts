import { freeAttack } from '../melee/free-attack.ts';
import { rule } from '../rule.ts';
import { arcOf } from '../vision.ts';

/** Who is engaged from behind does not notice, and takes a free attack (UC-ATTR-COUP-DANS-LE-DOS). */
export const stabInTheBack = rule({
  id: 'coup-dans-le-dos',
  cites: ['UC-ATTR-COUP-DANS-LE-DOS'],
  unnoticed: true,
  engages(turn, bearer, enemy) {
    if (arcOf(enemy, bearer) === 'rear') freeAttack(turn, bearer, enemy, 'UC-ATTR-COUP-DANS-LE-DOS');
  },
});
