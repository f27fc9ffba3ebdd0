import { groupById } from '@escarmouche/skirmish';
import { takePlace, undeployed } from '@escarmouche/skirmish/plane';
import type { Automatic } from '../commands.ts';
import { plane } from '../plane.ts';
import type { State } from '../state.ts';
import { endDeployment, rollOrder } from '../turn-order.ts';
import type { Turn } from '../turn.ts';
import { playZombie } from './activation.ts';
import { isAutomatic, nextZombie } from './zombies.ts';

/** The command that the rules give now, for a group without a player (UC-SV-AI-SCOPE). */
export function automaticNow(state: State): Automatic | undefined {
  return state.phase !== 'over' && isAutomatic(state, state.group) ? { type: 'automaton' } : undefined;
}

/** The order of play is rolled, the group drawn up in line, or one zombie activated. */
export function playAutomaton(turn: Turn): void {
  const { phase, group, activation } = turn.state;
  if (phase === 'order') return rollOrder(turn);
  if (phase === 'deployment') return drawUp(turn);
  const zombie = activation?.figure ?? nextZombie(turn.state, group);
  if (zombie !== undefined) playZombie(turn, zombie);
}

/** In one line; zombies without room in the zone stay away. */
function drawUp(turn: Turn): void {
  const figures = undeployed(turn.state, turn.state.group);
  const { zone } = groupById(turn.state, turn.state.group);
  for (const [nth, { id }] of figures.entries())
    if (!takePlace(plane, turn, id, zone, nth, figures.length)) turn.emit({ type: 'roomMissing', figure: id, forGood: true });
  endDeployment(turn);
}
