import type { Outcome, Seat, Text } from '@escarmouche/referee';
import { SQUARES, tileOf } from '@escarmouche/space/tiles';
import type { Turn } from './card.ts';
import { anyZombie, heliportClear, heliportOpen, isOver, nameOf, playerOf, roundFrom } from './players.ts';
import { KILLS_TO_WIN } from './numbers.ts';
import type { State } from './state.ts';

/** The square in the middle of a tile. */
const CENTRE = 4;

/** Ends the game at once when a player has won; the player of the action comes first, then the others in turn order (ZB-END). */
export function checkVictory(turn: Turn, first: Seat): void {
  const { state } = turn;
  if (isOver(state)) return;
  const winner = roundFrom(state, first).find((seat) => hasWon(state, seat));
  if (winner === undefined) return;
  const kills = playerOf(state, winner).trophies >= KILLS_TO_WIN;
  turn.emit({ type: 'ended', outcome: won(state, [winner], kills ? 'ZB-WIN-KILLS' : 'ZB-WIN-HELIPORT') });
}

/** Does a seat meet a condition of victory (ZB-WIN-KILLS, ZB-WIN-HELIPORT)? */
export function hasWon(state: State, seat: Seat): boolean {
  return playerOf(state, seat).trophies >= KILLS_TO_WIN || holdsHeliport(state, seat);
}

/** The pawn stands on the heliport, or on its centre by the reading of the match, and no zombie is left there (ZB-WIN-HELIPORT, ZB-WIN-CLOSED). */
function holdsHeliport(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  const { options } = state.scene;
  if (tileOf(player.square) !== state.heliport || !heliportOpen(state) || !heliportClear(state)) return false;
  if (options['heliport.clear'] === 'centre-square' && player.square % SQUARES !== CENTRE) return false;
  return options['heliport.ownKills'] === 'no' || player.heliportKills > 0;
}

/** A game without a possible winner is counted after one more turn each (ZB-END). */
export function checkDeadlock(turn: Turn): void {
  const { state } = turn;
  if (state.scene.options['end.deadlock'] === 'no' || heliportOpen(state) || anyZombie(state)) return;
  const turns = state.lastTurns === undefined ? state.scene.seats.length : state.lastTurns - 1;
  if (turns > 0) return turn.emit({ type: 'countdown', turns });
  const worth = (seat: Seat): number => {
    const { trophies, lives, bullets } = playerOf(state, seat);
    return (trophies * 100 + lives) * 1000 + bullets;
  };
  const seats = state.scene.seats.map(({ seat }) => seat);
  const best = Math.max(...seats.map(worth));
  const winners = seats.filter((seat) => worth(seat) === best);
  turn.emit({ type: 'ended', outcome: won(state, winners, 'ZB-END') });
}

const REASONS = {
  'ZB-WIN-HELIPORT': { fr: 'l’héliport est atteint et nettoyé', en: 'the heliport is reached and clear' },
  'ZB-WIN-KILLS': { fr: '25 zombies en collection', en: '25 zombies collected' },
  'ZB-END': {
    fr: 'plus de zombie ni d’héliport : la plus grande collection l’emporte',
    en: 'no zombie and no heliport left: the largest collection wins',
  },
} as const;

function won(state: State, winners: readonly Seat[], rule: keyof typeof REASONS): Outcome {
  const names = state.scene.seats.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  return { winners, rule, reason: reasonFor(names, rule) };
}

function reasonFor(names: readonly string[], rule: keyof typeof REASONS): Text {
  const { fr, en } = REASONS[rule];
  return { fr: `${names.join(', ')} : ${fr}.`, en: `${names.join(', ')}: ${en}.` };
}

const hasReason = (rule: string | undefined): rule is keyof typeof REASONS => rule !== undefined && Object.hasOwn(REASONS, rule);

/** The reason of an outcome, told. The record has names as they were given; where two players share one, it does not tell them apart. */
export function reasonTold(state: State, { rule, winners, reason }: Outcome): Text {
  const names = state.scene.seats.map(({ name }) => name);
  if (!hasReason(rule) || new Set(names).size === names.length) return reason;
  const seats = state.scene.seats.filter(({ seat }) => winners.includes(seat));
  return reasonFor(
    seats.map(({ seat }) => nameOf(state, seat)),
    rule,
  );
}

const TAKEN = { fr: 'Zombies en collection', en: 'Zombies collected' } as const;

/** The outcome of the game, with the collections as they are then (ZB-WIN-KILLS). */
export function outcomeOf(state: State): Outcome | undefined {
  const { outcome, players } = state;
  if (!outcome) return undefined;
  const bySide = Object.fromEntries(Object.entries(players).map(([seat, { trophies }]) => [seat, trophies]));
  return { ...outcome, reason: reasonTold(state, outcome), scores: { label: TAKEN, of: KILLS_TO_WIN, bySide } };
}
