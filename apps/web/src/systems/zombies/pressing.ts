import type { Seat } from '@escarmouche/referee';
import { BLOW_NEED, cardOf, type Card, type State, type Window } from '@escarmouche/zombies';

/** What may be done with a card in a window. */
export type Chance = { readonly play: string } | { readonly use: string };

/** A card that may be played in no more windows than this has moments of its own; others can wait for their player's turn. */
const FEW = 4;

const adds = ({ inPlay, inForce }: Card): boolean => [inPlay?.blow, inPlay?.shot, inForce?.blow].some((bonus) => bonus !== undefined);

/** Is it worth asking about now? Where nothing would be lost by waiting, the player is left in peace. */
export function isPressing(state: State, seat: Seat, window: Window, chances: readonly Chance[]): boolean {
  const { fight, turn } = state;
  if (fight?.seat === seat) {
    const missed = fight.die !== undefined && fight.die + fight.bonus < BLOW_NEED;
    return (missed || fight.die === undefined) && chances.some((chance) => helpsFight(chance, missed));
  }
  return turn.seat !== seat && chances.some((chance) => isLastMoment(chance, window));
}

/** Adds to the roll; once that has missed, whatever pays for it counts as well. */
function helpsFight(chance: Chance, missed: boolean): boolean {
  const card = cardOf('use' in chance ? chance.use : chance.play);
  if (adds(card) || card.timing.own.length <= FEW) return true;
  return missed && ('use' in chance ? card.inForce === undefined : card.inPlay?.savesLife === true);
}

/** In another's turn: a card of few moments in the last of them, and what holds zombies still before they are moved. */
function isLastMoment(chance: Chance, window: Window): boolean {
  if ('use' in chance) return window === 'W8' && cardOf(chance.use).inForce?.stillness === true;
  const { others } = cardOf(chance.play).timing;
  return others.length <= FEW && others.at(-1) === window;
}
