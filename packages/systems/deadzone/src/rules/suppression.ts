import { figureOf } from '@escarmouche/skirmish';
import { pin } from '../damage.ts';
import { cubeOf, figuresIn } from '../figures.ts';
import type { Rule } from '../rule.ts';

/** Hit or miss, everybody in the target's cube is pinned. */
export const suppression: Rule = {
  id: 'suppression',
  cites: ['DZ-ABIL-SUPPRESSION'],
  title: { fr: 'Suppression', en: 'Suppression' },
  sweeps: () => 'pinned',
  afterShot(turn, { target }) {
    for (const { id } of figuresIn(turn.state, cubeOf(figureOf(turn.state, target)))) pin(turn, id, 'DZ-ABIL-SUPPRESSION');
  },
};
