import type { Command, State } from '@escarmouche/urss-kit';
import type { CompanionGame } from '../companion.ts';
import { sheetOf } from '@escarmouche/skirmish';
import { grantedTo } from '@escarmouche/urss-kit';
import { askingOf } from '../urss/asking.ts';
import { correctingOf } from '../urss/correcting.ts';
import { remindersOf, type Kept } from '../urss/reminders.ts';
import { ordersOf } from '../urss/orders/order.ts';
import { advice } from './advice/advice.ts';
import { advised } from './advice/plane-advice.ts';
import { onPlane } from './plane-game.ts';

const kept: Kept<State> = {
  left: (state, figure) => ({
    left: state.figures[figure]?.left ?? 0,
    all: grantedTo(sheetOf(state, figure)).actions,
  }),
  morale: { lost: ['out', 'gone'], rule: 'UK-MORALE-DEMORAL' },
};

/** URSS kit beside a real table. */
export const companion: CompanionGame<State, Command> = {
  orders: ordersOf(advised, advice),
  asking: askingOf(advised, advice),
  reminders: (state, language) => remindersOf(onPlane, kept, state, language),
  correcting: correctingOf(onPlane, kept.left),
};
