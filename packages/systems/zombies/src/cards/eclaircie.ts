import { ANY_OUTSIDE_COMBAT, type Card } from '../card.ts';
import { freeSquares } from '../choices.ts';
import { anyZombie, everywhere, isOver, zombieSquares } from '../players.ts';
import { noneToChoose } from '../refusals.ts';
import { checkVictory } from '../victory.ts';

const MOST = 2;

/** Up to two zombies go to any free squares (ZB-EV-ECLAIRCIE). */
export const eclaircie: Card = {
  id: 'eclaircie',
  cites: 'ZB-EV-ECLAIRCIE',
  timing: ANY_OUTSIDE_COMBAT,
  forbids: (state) =>
    anyZombie(state) && freeSquares(state).length > 0 && !everywhere(state, 'stillness') ? undefined : noneToChoose('ZB-EV-ECLAIRCIE'),
  play(turn, seat) {
    const { state } = turn;
    const done: number[] = [];
    while (done.length < MOST && !isOver(state)) {
      const zombies = zombieSquares(state).filter((square) => !done.includes(square));
      const from = turn.choose('lift', { seat, about: { left: MOST - done.length }, options: ['none', ...zombies] });
      if (typeof from !== 'number') return;
      const to = turn.choose('drop', { seat, about: { from }, options: freeSquares(state) });
      turn.emit({ type: 'zombieShifted', from, to, rule: 'ZB-EV-ECLAIRCIE', step: false });
      done.push(to);
      checkVictory(turn, seat);
    }
  },
};
