import { placeRefused } from '@escarmouche/referee/schema';
import { SQUARES } from '@escarmouche/space/tiles';
import { cardIds } from './card.ts';
import { HIDDEN } from './numbers.ts';
import { changing, type State } from './state.ts';
import { mayDraw } from './tiles.ts';

/** The part of a state, made by events of a file, that the rules cannot go on from; undefined when they can. */
export function validate(state: State): string | undefined {
  const { scene: _scene, ...rest } = state;
  const read = changing.safeParse(rest);
  return read.success ? contradiction(state) : placeRefused(read.error);
}

/** The part that names things missing from the box or the town, or that contradicts itself. */
function contradiction(state: State): string | undefined {
  const { scene, tiles, turn, players } = state;
  const squares = tiles.length * SQUARES;
  const seats = new Set(scene.seats.map(({ seat }) => seat));
  const kinds = new Set(scene.kinds.map(({ id }) => id));
  const known = new Set([...cardIds(), HIDDEN]);
  const areCards = (cards: readonly string[]): boolean => cards.every((card) => known.has(card));
  const isSquare = (square: number): boolean => square < squares;
  const checks: readonly (readonly [string, boolean])[] = [
    ['tiles', tiles.every(({ kind }) => kinds.has(kind))],
    ['zombies', state.zombies.length === squares],
    ['tokens', state.tokens.length === squares],
    ['stack', state.stack.every((kind) => kinds.has(kind))],
    ['deck', areCards(state.deck)],
    ['discard', areCards(state.discard)],
    ['effects', state.effects.every(({ card, on, until }) => known.has(card) && seats.has(on) && seats.has(until))],
    ['turn', seats.has(turn.seat) && (turn.mover === undefined || seats.has(turn.mover)) && turn.shifted.every(isSquare)],
    ['drawn', turn.drawn === undefined || kinds.has(turn.drawn)],
    ['step', state.phase !== 'playing' || turn.step !== 'tile' || mayDraw(state)],
    ['step', (turn.step !== 'place' || turn.drawn !== undefined) && (turn.step !== 'stock' || turn.stocking !== undefined)],
    ...Object.entries(players).map(([seat, { square, hand, waits, items }]): readonly [string, boolean] => [
      `players.${seat}`,
      isSquare(square) && areCards([...hand, ...waits, ...items.map(({ card }) => card)]),
    ]),
  ];
  return checks.find(([, holds]) => !holds)?.[0];
}
