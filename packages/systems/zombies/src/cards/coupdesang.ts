import type { Card } from '../card.ts';
import { reckon } from '../movement.ts';
import { noneToChoose, notOnesOwn } from '../refusals.ts';

const BLOW = 2;

/** The movement die of this turn counts double, or a combat roll gets +2 (ZB-EV-COUPDESANG). */
export const coupdesang: Card = {
  id: 'coupdesang',
  cites: 'ZB-EV-COUPDESANG',
  timing: { own: ['W3', 'W4', 'W5', 'W6'], others: [] },
  forbids({ fight, turn }, seat) {
    if (fight) return fight.seat === seat ? undefined : notOnesOwn('ZB-EV-COUPDESANG');
    return turn.step === 'moving' && !turn.pace ? noneToChoose('ZB-EV-COUPDESANG') : undefined;
  },
  play(turn, seat) {
    const { fight, turn: now } = turn.state;
    if (fight) return turn.emit({ type: 'boosted', seat, value: BLOW, rule: 'ZB-EV-COUPDESANG' });
    const allowance = now.pace && reckon(turn.state, now.pace, true);
    turn.emit({ type: 'doubled', seat, rule: 'ZB-EV-COUPDESANG', ...(allowance === undefined ? {} : { allowance }) });
  },
};
