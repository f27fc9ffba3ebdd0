import type { Seat } from '@escarmouche/referee';
import { buildingSquares, cardChoices, hasZombie, playerOf, windowOf, type Command, type State } from '@escarmouche/zombies';
import { tileOf } from '@escarmouche/space/tiles';
import { zombiesOn } from './goals.ts';

type CardCommand = Extract<Command, { type: 'play' | 'use' }>;

/** Cards in hand and in play that may be played now. */
export function cardCommands(state: State, seat: Seat): readonly CardCommand[] {
  const window = windowOf(state);
  if (!window) return [];
  return cardChoices(state, seat, window).map((choice) =>
    'play' in choice ? { type: 'play', card: choice.play } : { type: 'use', card: choice.use },
  );
}

/** Cards of a hand that are good for their player at once, with their worth. Items of buildings can be laid in few places: they are. */
const AT_ONCE: Readonly<Record<string, number>> = {
  hache: 5,
  planche: 4,
  trousse: 4,
  tronconneuse: 4,
  cartouches: 4,
  grenade: 3,
  incendiaire: 2,
  billes: 1,
  tetanise: 3,
  cabouge: 2,
};

/** Cards that cost others something: played at the end of the turn, when no better card has come up; the next refill replaces them. */
const AT_LAST: Readonly<Record<string, number>> = { jambes: 5, mainsmoites: 4, lacet: 3, besoindair: 2, pompe: 1 };

/** Cards to play without further thought, the best first; none where waiting is better. */
export function obvious(state: State, seat: Seat): CardCommand | undefined {
  const { hand, items, played } = playerOf(state, seat);
  if ((played || hand.length === 0) && items.length === 0) return undefined;
  let best: CardCommand | undefined;
  let most = 0;
  for (const command of cardCommands(state, seat)) {
    const wish = command.type === 'use' ? useWish(state, seat, command.card) : playWish(state, seat, command.card);
    if (wish > most) [best, most] = [command, wish];
  }
  return best;
}

function playWish(state: State, seat: Seat, card: string): number {
  const { lives } = playerOf(state, seat);
  const { step } = state.turn;
  if (card === 'pause') return lives <= 3 ? 6 - lives : 0;
  if (card === 'voiture') return 2;
  if (card === 'demitour') return isThreatened(state, seat) && lives > 2 ? 9 : 0;
  return AT_ONCE[card] ?? (step === 'discard' ? (AT_LAST[card] ?? 0) : 0);
}

function useWish(state: State, seat: Seat, card: string): number {
  const { lives, square } = playerOf(state, seat);
  const inside = buildingSquares(state, tileOf(square)).filter((one) => hasZombie(state, one)).length;
  if (card === 'cartouches') return 3;
  if (card === 'grenade') return inside >= 3 && lives >= 2 ? 5 : 0;
  if (card === 'incendiaire') return inside >= 3 && state.turn.step === 'moving' ? 3 : 0;
  if (card === 'tronconneuse') return inside >= 2 && state.turn.step === 'moving' && state.turn.left > 2 ? 4 : 0;
  return 0;
}

/** Is another pawn about to win on the heliport? */
function isThreatened(state: State, seat: Seat): boolean {
  const tile = state.heliport;
  if (typeof tile !== 'number' || zombiesOn(state, tile) > 4) return false;
  return state.scene.seats.some(({ seat: other }) => other !== seat && tileOf(playerOf(state, other).square) === tile);
}
