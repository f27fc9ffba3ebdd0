import type { Command, State } from '@escarmouche/urss-kit';
import type { NpcOrders } from '../npc-orders.ts';
import { ordersOf } from '../urss/orders/order.ts';
import { advice } from './advice/advice.ts';
import { advised } from './advice/plane-advice.ts';

export const orders: NpcOrders<State, Command> = ordersOf(advised, advice);
