import { toldApart, type Seat } from '@escarmouche/referee';
import { centreOf, squaresOf } from '@escarmouche/space/tiles';
import { cardOf, type Hold } from './card.ts';
import type { Effect, Player, Scene, Square, State } from './state.ts';

/** Readings of the players and of the effects in force. */

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`no player ${seat}`);
  return player;
}

const names = new WeakMap<Scene, ReadonlyMap<Seat, string>>();

/** The name of a player, different from all others at the table. */
export function nameOf({ scene }: Pick<State, 'scene'>, seat: Seat): string {
  let known = names.get(scene);
  if (!known) {
    const own = toldApart(scene.seats.map(({ name }) => name));
    names.set(scene, (known = new Map(scene.seats.map((one, i) => [one.seat, own[i] ?? one.name]))));
  }
  return known.get(seat) ?? seat;
}

const rounds = new WeakMap<Scene, Map<Seat, readonly Seat[]>>();

/** All seats clockwise from one of them. */
export function roundFrom({ scene }: State, seat: Seat): readonly Seat[] {
  let known = rounds.get(scene);
  if (!known) rounds.set(scene, (known = new Map()));
  let round = known.get(seat);
  if (!round) known.set(seat, (round = seatsFrom(scene, seat)));
  return round;
}

function seatsFrom({ seats }: Scene, first: Seat): readonly Seat[] {
  const all = seats.map(({ seat }) => seat);
  const index = Math.max(0, all.indexOf(first));
  return [...all.slice(index), ...all.slice(0, index)];
}

export function othersThan(state: State, seat: Seat): readonly Seat[] {
  return roundFrom(state, seat).slice(1);
}

export const isOver = ({ phase }: State): boolean => phase === 'over';

/** The card whose effect on everybody is in force; undefined when there is none. */
export function everywhere(state: State, hold: 'peace' | 'stillness'): Effect | undefined {
  return state.effects.find((effect) => cardOf(effect.card).inForce?.[hold]);
}

/** Effects in force on a seat that have a hold. */
export function holding(state: State, seat: Seat, hold: keyof Hold): Effect | undefined {
  return state.effects.find((effect) => effect.on === seat && cardOf(effect.card).inForce?.[hold] !== undefined);
}

/** Has a card forbidden combats and kills (ZB-EV-NOURRITURE)? */
export const atPeace = (state: State): boolean => state.effects.length > 0 && everywhere(state, 'peace') !== undefined;

export const hasZombie = (state: State, square: Square): boolean => state.zombies[square] === 1;

export function zombieSquares(state: State): readonly Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < state.zombies.length; square++) if (state.zombies[square] === 1) squares.push(square);
  return squares;
}

export function anyZombie(state: State): boolean {
  return state.zombies.includes(1);
}

/** May the heliport still give a victory, now or later (ZB-WIN-CLOSED)? */
export function heliportOpen(state: State): boolean {
  if (state.heliport === 'lost') return false;
  return !state.closed || (state.heliport !== 'stack' && state.scene.options['town.closedHeliport'] === 'stays');
}

/** Is the heliport clear of zombies, by the reading of the match (ZB-WIN-HELIPORT)? */
export function heliportClear(state: State): boolean {
  const tile = state.heliport;
  if (typeof tile !== 'number') return false;
  if (state.scene.options['heliport.clear'] === 'centre-square') return !hasZombie(state, centreOf(tile));
  return !squaresOf(tile).some((square) => hasZombie(state, square));
}
