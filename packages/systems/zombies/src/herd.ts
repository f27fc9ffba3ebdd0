import { refuse, type Offer, type Refusal } from '@escarmouche/referee';
import { cardOf } from './card.ts';
import type { Command } from './commands.ts';
import { everywhere, hasZombie } from './players.ts';
import type { Square, State } from './state.ts';
import { townOf } from './town.ts';

/** Squares that the zombie of a square may be moved to: connected, and without a zombie (ZB-ZMOVE). */
export function shiftsFrom(state: State, from: Square): readonly Square[] {
  return (townOf(state).links[from] ?? []).filter((to) => state.zombies[to] === 0);
}

/** Can any zombie be moved now? */
export function canShift(state: State): boolean {
  if (everywhere(state, 'stillness')) return false;
  const { links } = townOf(state);
  const { zombies, turn } = state;
  for (let square = 0; square < zombies.length; square++) {
    if (zombies[square] !== 1 || turn.shifted.includes(square)) continue;
    for (const to of links[square] ?? []) if (zombies[to] === 0) return true;
  }
  return false;
}

export function shiftRefusal(state: State, from: Square, to: Square): Refusal | undefined {
  const still = everywhere(state, 'stillness');
  if (still) return refuse(cardOf(still.card).cites, 'Aucun zombie ne bouge.', 'No zombie is moved.');
  if (!hasZombie(state, from)) return refuse('ZB-ZMOVE', 'Il n’y a pas de zombie sur cette case.', 'There is no zombie on this square.');
  if (state.turn.shifted.includes(from)) {
    return refuse('ZB-ZMOVE', 'Ce zombie a déjà bougé.', 'This zombie has moved already.');
  }
  return shiftsFrom(state, from).includes(to)
    ? undefined
    : refuse('ZB-ZMOVE', 'Il faut une case voisine reliée et sans zombie.', 'Choose a connected neighbouring square without a zombie.');
}

type ShiftOffer = Offer<Command> & { readonly command: Extract<Command, { type: 'shift' }> };

const known = new WeakMap<readonly Square[], readonly ShiftOffer[]>();

/** The offers along the links of a square, made once: they are many, and legal commands are asked for all the time. */
function shiftsAlong(links: readonly Square[], from: Square): readonly ShiftOffer[] {
  let offers = known.get(links);
  if (!offers) {
    offers = links.map((to) => ({ id: `shift:${from}:${to}`, type: 'shift', command: { type: 'shift', from, to } }));
    known.set(links, offers);
  }
  return offers;
}

export function shiftOffers(state: State): readonly Offer<Command>[] {
  if (everywhere(state, 'stillness')) return [];
  const { zombies, turn } = state;
  const { links } = townOf(state);
  const offers: Offer<Command>[] = [];
  for (let from = 0; from < zombies.length; from++) {
    if (zombies[from] !== 1 || turn.shifted.includes(from)) continue;
    for (const offer of shiftsAlong(links[from] ?? [], from)) if (zombies[offer.command.to] === 0) offers.push(offer);
  }
  return offers;
}
