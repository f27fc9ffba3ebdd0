import type { Command, State } from '@escarmouche/urss-classic';
import type { CompanionGame } from '../companion.ts';
import { sheetOf } from '@escarmouche/skirmish';
import { askingOf } from '../urss/asking.ts';
import { correctingOf } from '../urss/correcting.ts';
import { remindersOf, type Kept } from '../urss/reminders.ts';
import { ordersOf } from '../urss/orders/order.ts';
import { advice } from './advice/advice.ts';
import { advised } from './advice/plane-advice.ts';
import { onPlane } from './plane-game.ts';

const kept: Kept<State> = {
  left: (state, figure) =>
    state.activation?.figure === figure ? { left: state.activation.left, all: sheetOf(state, figure).actions } : undefined,
  morale: { lost: ['out'], rule: 'UC-MORALE-DEMORAL' },
};

/** URSS classic beside a real table. */
export const companion: CompanionGame<State, Command> = {
  orders: ordersOf(advised, advice),
  asking: askingOf(advised, advice),
  reminders: (state, language) => remindersOf(onPlane, kept, state, language),
  correcting: correctingOf(onPlane, kept.left),
};
