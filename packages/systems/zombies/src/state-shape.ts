import { isOutcome } from '@escarmouche/referee';
import { SQUARES } from '@escarmouche/space/tiles';
import { cardIds } from './card.ts';
import { HIDDEN, type State } from './state.ts';
import { mayDraw } from './tiles.ts';

const count = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** The part of a state, led to by facts of a file, that the rules cannot go on from; undefined when they can. */
export function misshapen(state: State): string | undefined {
  const squares = state.tiles.length * SQUARES;
  const seats = new Set(state.scene.seats.map(({ seat }) => seat));
  const known = new Set([...cardIds(), HIDDEN]);
  const areCards = (cards: unknown): boolean => Array.isArray(cards) && cards.every((card) => known.has(card as string));
  const isSquare = (value: unknown): boolean => count(value) && (value as number) < squares;
  const { turn } = state;
  const checks: readonly (readonly [string, boolean])[] = [
    ['tiles', state.tiles.every(({ kind }) => state.scene.kinds.some(({ id }) => id === kind))],
    ['zombies', state.zombies.length === squares && state.zombies.every((here) => here === 0 || here === 1)],
    ['tokens', state.tokens.length === squares && state.tokens.every((token) => token === null || token === 'bullet' || token === 'life')],
    ['stack', state.stack.every((kind) => state.scene.kinds.some(({ id }) => id === kind))],
    ['deck', areCards(state.deck)],
    ['discard', areCards(state.discard)],
    ['effects', state.effects.every(({ card, on, until, ends }) => areCards([card]) && seats.has(on) && seats.has(until) && count(ends))],
    ['turn', seats.has(turn.seat) && (turn.mover === undefined || seats.has(turn.mover)) && turn.shifted.every(isSquare)],
    ['drawn', turn.drawn === undefined || state.scene.kinds.some(({ id }) => id === turn.drawn)],
    ['outcome', state.outcome === undefined || isOutcome(state.outcome)],
    ['step', state.phase !== 'playing' || turn.step !== 'tile' || mayDraw(state)],
    ['step', (turn.step !== 'place' || turn.drawn !== undefined) && (turn.step !== 'stock' || turn.stocking !== undefined)],
    ...Object.entries(state.players).map(([seat, player]): readonly [string, boolean] => [
      `players.${seat}`,
      isSquare(player.square) &&
        count(player.lives) &&
        count(player.bullets) &&
        count(player.trophies) &&
        areCards(player.hand) &&
        areCards(player.waits) &&
        areCards(player.items.map(({ card }) => card)),
    ]),
  ];
  return checks.find(([, holds]) => !holds)?.[0];
}
