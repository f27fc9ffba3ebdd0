import type { Random } from '@escarmouche/referee';
import { openOffer } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { flightCharges, flightRefusal, fly, somewhereToLand } from '../movement/flight.ts';
import { action, type Rule } from '../rule.ts';
import type { Figure, State } from '../state.ts';

type Jetpack = Extract<ActionCommand, { type: 'jetpack' }>;

const DISTANCE = 8000;
const RULE = 'UC-ATTR-JETPACK';

const check = (state: State, figure: Figure, { to }: Jetpack) => flightRefusal(state, figure, to, DISTANCE, RULE);

const takeOff = action<Jetpack>({
  id: 'jetpack',
  cost: (state) => Number(state.scene.options['jetpack.actions']),
  repeatable: true,
  check,
  charges: (state, figure, { to }) => flightCharges(state, figure, to, DISTANCE),
  play: (turn, figure, { to }) => fly(turn, figure, to, DISTANCE),
  offers(state, figure) {
    const draw = (random: Random): Jetpack => ({ type: 'jetpack', to: somewhereToLand(state, figure, DISTANCE, random) });
    return [openOffer<ActionCommand, Jetpack>('jetpack', (command) => check(state, figure, command), draw)];
  },
});

/** Jumps 8 paces in any direction, over everything (UC-ATTR-JETPACK). */
export const jetpack: Rule = { id: 'jetpack', cites: [RULE], actions: [takeOff] };
