import { refuse } from '@escarmouche/referee';
import { enemiesIn } from '../figures.ts';
import { useItem } from '../items.ts';
import { healRefusal } from '../special.ts';
import type { Rule } from '../rule.ts';

/** A Special action heals its carrier or another living figure of the cube of all damage, where no enemy is; used once. */
export const mediPack: Rule = {
  id: 'medi-pack',
  cites: ['DZ-ITEM-MEDI-PACK', 'DZ-ABIL-ONE-USE', 'DZ-ACT-SPECIAL'],
  title: { fr: 'Médi-Pack', en: 'Medi-Pack' },
  carried: {},
  worth: 0.4,
  special: {
    refusal: (state, figure, target) =>
      enemiesIn(state, figure).length > 0
        ? refuse('DZ-ITEM-MEDI-PACK', 'Un ennemi est dans son cube.', 'An enemy is in its cube.')
        : healRefusal(state, target, 'DZ-ITEM-MEDI-PACK'),
    play(turn, figure, { id, counters }) {
      turn.emit({ type: 'healed', figure: id, points: counters, rule: 'DZ-ITEM-MEDI-PACK' });
      useItem(turn, figure.id, 'medi-pack');
    },
  },
};
