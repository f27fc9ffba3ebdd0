import type { Random, Seat } from '@escarmouche/referee';
import { playerOf, stepsOf, zombiesGame, type Command, type State } from '@escarmouche/zombies';
import { cardCommands } from './cards.ts';
import { goals } from './goals.ts';
import { shifts } from './herding.ts';
import { places, policy, stockNear } from './policy.ts';

const PLACES = 6;
const SHIFTS = 4;
const CARDS = 3;

/** Commands worth trying for whoever decides, what looks best at first sight before the others. */
export function candidates(state: State, seat: Seat, random: Random): readonly Command[] {
  const first = policy(state, seat, random);
  const all = [first, ...others(state, seat, random)];
  const seen = new Set<string>();
  return all.filter((command) => {
    const text = JSON.stringify(command);
    return !seen.has(text) && seen.add(text) && !zombiesGame.check(state, seat, command);
  });
}

function others(state: State, seat: Seat, random: Random): readonly Command[] {
  const cards = cardCommands(state, seat).slice(0, CARDS);
  switch (state.phase === 'beginning' ? 'beginning' : state.turn.step) {
    case 'tile':
      return [{ type: 'draw' }, ...cards];
    case 'place':
      return places(state, seat).slice(0, PLACES);
    case 'stock':
      return [stockNear(state), ...stockAny(state, seat, random)];
    case 'encounter':
      return [{ type: 'face' }, ...cards];
    case 'refill':
      return [{ type: 'refill' }, ...cards];
    case 'move':
      return [{ type: 'roll' }, { type: 'stay' }, ...cards];
    case 'moving':
      return [...steps(state), { type: 'halt' }, ...cards];
    case 'herd':
      return [{ type: 'herd' }, ...cards];
    case 'herding':
      return shifts(state, seat, SHIFTS);
    case 'discard':
      return [{ type: 'end' }, ...playerOf(state, seat).hand.map((card): Command => ({ type: 'discard', card })), ...cards];
    default:
      return [];
  }
}

/** Steps towards the best goals first. */
function steps(state: State): readonly Command[] {
  const { turn } = state;
  const legal = turn.left > 0 ? stepsOf(state, turn.seat) : [];
  const wanted = goals(state, turn.seat).map(({ first }) => first);
  return [...new Set([...wanted, ...legal])].filter((to) => legal.includes(to)).map((to) => ({ type: 'step', to }));
}

function stockAny(state: State, seat: Seat, random: Random): readonly Command[] {
  const [offer] = zombiesGame.offers(state, seat);
  if (offer?.command) return [offer.command];
  return [offer?.sample?.(random), offer?.sample?.(random)].filter((command) => command !== undefined);
}
