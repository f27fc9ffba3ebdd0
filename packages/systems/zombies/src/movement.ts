import { refuse, type Refusal, type Seat } from '@escarmouche/referee';
import { cardOf, type Turn } from './card.ts';
import { fight, mustFight, sumOf } from './combat.ts';
import type { Bonus } from './events.ts';
import { hasZombie, holding, isOver, playerOf } from './players.ts';
import { MOST_LIVES } from './numbers.ts';
import type { Pace, Square, State, TurnStep } from './state.ts';
import { townOf } from './town.ts';
import { beginStep } from './steps.ts';
import { checkVictory } from './victory.ts';

/** The seat that decides the movement of this turn (ZB-DECISIONS). */
export const moverOf = ({ turn }: State): Seat => turn.mover ?? turn.seat;

/** Bonuses of a movement roll (ZB-EV-PLANCHE). */
function paceBonuses(state: State, seat: Seat): readonly Bonus[] {
  return playerOf(state, seat).items.flatMap(({ card }) => {
    const { cites, inPlay } = cardOf(card);
    return inPlay?.pace === undefined ? [] : [{ rule: cites, value: inPlay.pace }];
  });
}

/** The card that waits for a seat's next movement roll, to halve it. */
const halver = (state: State, seat: Seat): string | undefined => playerOf(state, seat).waits.find((card) => cardOf(card).waits === 'pace');

/** Squares allowed by a movement die: doubled, then added to, then halved (ZB-MOVE-ROLL, ZB-EV-COUPDESANG). */
function allowance(die: number, doubled: boolean, bonus: number, halved: boolean): number {
  const whole = die * (doubled ? 2 : 1) + bonus;
  return halved ? Math.floor(whole / 2) : whole;
}

/** Rolls for movement (ZB-MOVE-ROLL). */
export function rollPace(turn: Turn, seat: Seat): void {
  const [die = 0] = turn.dice('pace', [6], undefined, seat);
  const bonuses = paceBonuses(turn.state, seat);
  grant(
    turn,
    seat,
    bonuses.map(({ rule }) => rule),
    { die, bonus: sumOf(bonuses), halved: halver(turn.state, seat) !== undefined },
  );
}

/** Gives a movement its squares, by a die or by a number (`squares`) in its place; cards that waited for the roll are done with. */
export function grant(turn: Turn, seat: Seat, rules: readonly string[], given: Pace | number): void {
  const { state } = turn;
  const waiting = halver(state, seat);
  const halved = waiting !== undefined;
  const squares = typeof given === 'number' ? allowance(given, false, 0, halved) : reckon(state, given);
  const cited = waiting === undefined ? rules : [...rules, cardOf(waiting).cites];
  turn.emit({ type: 'paced', seat, allowance: squares, rules: cited, ...(typeof given === 'number' ? {} : { pace: given }) });
  if (waiting !== undefined) turn.emit({ type: 'waitEnded', seat, card: waiting });
  beginStep(turn, 'moving');
}

/** The squares that a movement die gives in this turn. */
export function reckon({ turn }: State, { die, bonus, halved }: Pace, doubled = turn.doubled): number {
  return allowance(die, doubled, bonus, halved);
}

const CARDS_AND_MOVEMENT: ReadonlySet<TurnStep> = new Set(['refill', 'move', 'moving']);

/** A zombie put on the active pawn's square in steps 3 and 4 is fought before the next step; earlier and later the fight waits for step 2 (ZB-COMBAT-WHEN). */
export function mustFightFirst(state: State): boolean {
  return CARDS_AND_MOVEMENT.has(state.turn.step) && mustFight(state, playerOf(state, state.turn.seat).square);
}

/** Why a pawn may not step to a square (ZB-MOVE-DIAG, ZB-MOVE-DOORS). */
export function stepRefusal(state: State, seat: Seat, to: Square): Refusal | undefined {
  const { square } = playerOf(state, seat);
  const town = townOf(state);
  if (!town.links[square]?.includes(to)) {
    return refuse(
      town.grounds[square] === 'B' || town.grounds[to] === 'B' ? 'ZB-MOVE-DOORS' : 'ZB-MOVE-DIAG',
      'Il faut une case reliée, par un côté commun : ni diagonale, ni mur.',
      'It takes a connected square with a common side: no diagonal, no wall.',
    );
  }
  const rooted = holding(state, seat, 'roots');
  if (rooted) return refuse(cardOf(rooted.card).cites, 'Ce pion ne peut pas bouger.', 'This pawn cannot move.');
  const barred = holding(state, seat, 'bars');
  return barred && barredRefusal(state, square, to, barred.card);
}

/** Barred squares are not entered; a pawn on one leaves them by a shortest way (ZB-EV-BESOINDAIR). */
function barredRefusal(state: State, from: Square, to: Square, id: string): Refusal | undefined {
  const { cites, inForce } = cardOf(id);
  const isBarred = (square: Square): boolean => inForce?.bars?.(state, square) ?? false;
  if (!isBarred(to)) return undefined;
  if (!isBarred(from)) return refuse(cites, 'Ce pion ne peut pas entrer dans un bâtiment.', 'This pawn may not enter a building.');
  const distance = stepsOut(state, isBarred);
  return (distance.get(to) ?? Infinity) < (distance.get(from) ?? Infinity)
    ? undefined
    : refuse(cites, 'Ce pion doit sortir par le plus court chemin.', 'This pawn must leave by the shortest way.');
}

/** Steps from each barred square of the town to the nearest free one. */
function stepsOut(state: State, isBarred: (square: Square) => boolean): ReadonlyMap<Square, number> {
  const { links, grounds } = townOf(state);
  const distance = new Map<Square, number>();
  let edge = grounds.flatMap((ground, square) => (ground !== 'X' && !isBarred(square) ? [square] : []));
  for (let steps = 1; edge.length > 0; steps++) {
    const next: Square[] = [];
    for (const square of edge) {
      for (const there of links[square] ?? []) {
        if (!isBarred(there) || distance.has(there)) continue;
        distance.set(there, steps);
        next.push(there);
      }
    }
    edge = next;
  }
  return distance;
}

/** May the pawn be moved at all (ZB-EV-JAMBES)? */
export const isFree = (state: State, seat: Seat): boolean => holding(state, seat, 'roots') === undefined;

/** A pawn on squares barred to it has to leave them before it may stop (ZB-EV-BESOINDAIR). */
export function haltRefusal(state: State): Refusal | undefined {
  const { seat, left } = state.turn;
  const barred = holding(state, seat, 'bars');
  if (!barred || left <= 0 || stepsOf(state, seat).length === 0) return undefined;
  const { cites, inForce } = cardOf(barred.card);
  return inForce?.bars?.(state, playerOf(state, seat).square)
    ? refuse(cites, 'Ce pion doit d’abord sortir du bâtiment.', 'This pawn must leave the building first.')
    : undefined;
}

/** Squares that a pawn may step to. */
export function stepsOf(state: State, seat: Seat): readonly Square[] {
  const links = townOf(state).links[playerOf(state, seat).square] ?? [];
  return state.effects.length === 0 ? links : links.filter((to) => !stepRefusal(state, seat, to));
}

/** Fate of a token on the way: where another player moves the pawn, the pawn's own player is asked (ZB-DECISIONS). */
export type Pick = 'take' | 'leave' | 'ask';

/**
 * A pawn comes to a square: it fights the zombie there, and takes the token (ZB-MOVE-COMBAT, ZB-MOVE-PICKUP). False when the movement ends with that:
 * the pawn is knocked out, or the game is over.
 */
export function enter(turn: Turn, seat: Seat, to: Square, how: 'step' | 'led', pick: Pick = 'take'): boolean {
  turn.emit({ type: 'pawnMoved', seat, to, how });
  checkVictory(turn, seat);
  return !isOver(turn.state) && meet(turn, seat, pick);
}

/** A pawn on its square: the fight, if there is one, then the token. False when the pawn is knocked out, or the game is over. */
export function meet(turn: Turn, seat: Seat, pick: Pick = 'take'): boolean {
  if (mustFight(turn.state, playerOf(turn.state, seat).square) && !fight(turn, seat)) return false;
  pickUp(turn, seat, pick);
  return true;
}

/** May a pawn take a token on its square, once no zombie is left there (ZB-MOVE-PICKUP)? */
export function findsToken(state: State, seat: Seat): boolean {
  const { square, lives } = playerOf(state, seat);
  const token = state.tokens[square];
  return token === 'life' ? lives < MOST_LIVES : Boolean(token);
}

/** Takes the token of the square, unless a zombie stands there, a sixth life would be one too many, or the player refuses (ZB-MOVE-PICKUP). */
function pickUp(turn: Turn, seat: Seat, pick: Pick): void {
  const { state } = turn;
  const { square } = playerOf(state, seat);
  const token = state.tokens[square];
  if (!token || hasZombie(state, square) || !findsToken(state, seat)) return;
  const answer = pick === 'ask' ? turn.choose('token', { seat, about: { token }, options: ['take', 'leave'] }) : pick;
  turn.emit(answer === 'leave' ? { type: 'tokenLeft', seat, square } : { type: 'tokenTaken', seat, square, token });
}

/** Steps after the combat of step 2, when the token may be taken. */
const AFTER_COMBAT: ReadonlySet<TurnStep> = new Set(['refill', 'move', 'moving', 'herd', 'herding', 'discard']);

/** Offers the active player a token that could not be taken on arrival: the zombie is gone since, or a life is (ZB-MOVE-PICKUP). */
export function pickUpLate(turn: Turn): void {
  const { seat, step, refused } = turn.state.turn;
  if (AFTER_COMBAT.has(step) && refused !== playerOf(turn.state, seat).square) pickUp(turn, seat, 'ask');
}

/** Sets a pawn somewhere without a step; zombie and token there wait for its player's turn. */
export function send(turn: Turn, seat: Seat, to: Square): void {
  turn.emit({ type: 'pawnMoved', seat, to, how: 'sent' });
  checkVictory(turn, turn.state.turn.seat);
}
