import { line, refuse, type Corrections, type Refusal, type Seat, type Sentence } from '@escarmouche/referee';
import { tileOf } from '@escarmouche/space/tiles';
import type { Turn } from './card.ts';
import type { Correction } from './commands.ts';
import { wordsFor, type Words } from './describe/words.ts';
import type { Corrected, Event } from './events.ts';
import { playerOf } from './players.ts';
import type { Square, State, Token } from './state.ts';
import { enterable } from './town.ts';
import { passSteps } from './turns.ts';

const seatsOf = ({ scene }: State): readonly Seat[] => scene.seats.map(({ seat }) => seat);

function refusal(state: State, given: Correction): Refusal | undefined {
  const { type: _type, figure, ...said } = given;
  if (state.phase !== 'playing') return refuse('ZB-DECISIONS', 'La partie n’est pas en cours.', 'The game is not under way.');
  if (figure !== undefined && !seatsOf(state).includes(figure)) return refuse('ZB-DECISIONS', 'Joueur inconnu.', 'Unknown player.');
  if (Object.values(said).every((value) => value === undefined))
    return refuse('ZB-DECISIONS', 'Une correction dit ce qui est.', 'A correction says how something is.');
  return playerRefusal(state, given) ?? townRefusal(state, given) ?? piecesRefusal(state, given);
}

function playerRefusal(state: State, { figure, square, lives, bullets, trophies, left }: Correction): Refusal | undefined {
  const isOfPlayer = [square, lives, bullets, trophies, left].some((one) => one !== undefined);
  if (figure === undefined) return isOfPlayer ? refuse('ZB-DECISIONS', 'Quel joueur ?', 'Which player?') : undefined;
  const { turn } = state;
  if (left !== undefined && (turn.step !== 'moving' || turn.seat !== figure))
    return refuse('ZB-MOVE-ROLL', 'Ce joueur ne se déplace pas.', 'This player does not move.');
  return square === undefined || enterable(state).includes(square) ? undefined : NO_SQUARE;
}

const NO_SQUARE = refuse('ZB-CORE-GRID', 'Rien ne se tient sur cette case.', 'Nothing stands on this square.');

function townRefusal(state: State, { zombies = [], empty = [], tokens = [] }: Correction): Refusal | undefined {
  const named = [...zombies, ...empty, ...tokens.map(({ square }) => square)];
  const open = new Set(enterable(state));
  if (!named.every((square) => open.has(square))) return NO_SQUARE;
  if (named.some((square) => tileOf(square) === state.turn.stocking))
    return refuse('ZB-TURN-ORDER', 'La tuile posée doit d’abord être garnie.', 'The tile just laid has to be stocked first.');
  return zombies.some((square) => empty.includes(square))
    ? refuse('ZB-CORE-GRID', 'Un zombie y est, ou n’y est pas.', 'A zombie stands there, or does not.')
    : undefined;
}

/** Pieces come from the box, and go back to it (ZB-FACT-BOX). */
function piecesRefusal(state: State, given: Correction): Refusal | undefined {
  const { zombies, bullets, lives } = suppliesAfter(state, given);
  const { supply } = state;
  const counted = state.scene.options['supply.tokens'] === 'physical';
  const isShort = bullets < Math.min(0, supply.bullets) || lives < Math.min(0, supply.lives);
  return zombies < 0 || (counted && isShort) ? refuse('ZB-FACT-BOX', 'La boîte n’en a pas tant.', 'The box has not so many.') : undefined;
}

/** Pieces that are on the table or in hands now, and would be: what is more of them comes from the box. */
function suppliesAfter(
  state: State,
  { figure, lives, bullets, trophies, zombies = [], empty = [], tokens = [] }: Omit<Correction, 'type'>,
): State['supply'] {
  const supply = { ...state.supply };
  if (figure !== undefined) {
    const player = playerOf(state, figure);
    supply.lives -= (lives ?? player.lives) - player.lives;
    supply.bullets -= (bullets ?? player.bullets) - player.bullets;
    supply.zombies -= (trophies ?? player.trophies) - player.trophies;
  }
  supply.zombies += without(state, empty, 1).length - without(state, zombies, 0).length;
  for (const { square, token } of tokens) {
    give(supply, state.tokens[square] ?? null, 1);
    give(supply, token, -1);
  }
  return supply;
}

/** Squares of a list, each once, that have now as many zombies. */
const without = ({ zombies }: State, squares: readonly Square[], count: 0 | 1): readonly Square[] =>
  [...new Set(squares)].filter((square) => zombies[square] === count);

function give(supply: State['supply'], token: Token | null, count: number): void {
  if (token === 'life') supply.lives += count;
  if (token === 'bullet') supply.bullets += count;
}

/** Corrections that persons may make in Zombies!!!. Tiles and cards stay as the rules have them. */
export const corrections: Corrections<State, Correction, Corrected, Event> = {
  commands: ['correct'],
  events: ['corrected'],
  seats: seatsOf,
  stranger: refuse('ZB-CORE-PLAYERS', 'Ce siège n’est pas de cette partie.', 'This seat is not of this game.'),
  refusal,
  play(turn, command) {
    const { type: _type, ...how } = command;
    turn.emit({ type: 'corrected', ...how });
    passSteps(turn as Turn);
  },
  reduce(state, event) {
    const { figure, square, lives, bullets, trophies, left, zombies = [], empty = [], tokens = [] } = event;
    state.supply = suppliesAfter(state, event);
    if (figure !== undefined) {
      const said = { square, lives, bullets, trophies };
      const player = playerOf(state, figure);
      for (const [member, value] of Object.entries(said)) if (value !== undefined) Object.assign(player, { [member]: value });
      if (square !== undefined && state.turn.seat === figure) delete state.turn.refused;
    }
    if (left !== undefined) state.turn.left = left;
    for (const one of zombies) state.zombies[one] = 1;
    for (const one of empty) state.zombies[one] = 0;
    state.turn.shifted = state.turn.shifted.filter((one) => !empty.includes(one));
    if (zombies.length > 0) delete state.lastTurns;
    for (const one of tokens) state.tokens[one.square] = one.token;
  },
  describe(state, event, language) {
    const words = wordsFor(state, language);
    const told = [...playerTold(words, event), ...townTold(words, event)];
    const what = told.flatMap((one, i) => (i === 0 ? one : [', ', ...one]));
    if (event.figure === undefined) return words.say(line`Correction : ${what}.`, line`Correction: ${what}.`);
    const who = words.player(event.figure);
    return words.say(line`Correction : ${who} : ${what}.`, line`Correction: ${who}: ${what}.`);
  },
};

function playerTold(words: Words, { square, lives, bullets, trophies, left }: Corrected): Sentence[] {
  const told: Sentence[] = square === undefined ? [] : [words.square(square)];
  if (lives !== undefined) told.push([words.count('life', lives)]);
  if (bullets !== undefined) told.push([words.count('bullet', bullets)]);
  if (trophies !== undefined) {
    const taken = words.count('zombie', trophies);
    told.push(words.say(line`${taken} en collection`, line`${taken} collected`));
  }
  if (left !== undefined) {
    const squares = words.count('square', left);
    told.push(words.say(line`encore ${squares}`, line`${squares} left`));
  }
  return told;
}

function townTold(words: Words, { zombies = [], empty = [], tokens = [] }: Corrected): Sentence[] {
  const places = (squares: readonly Square[]): Sentence => words.list(squares.map(words.square));
  const told: Sentence[] = [];
  if (zombies.length > 0) told.push(words.say(line`zombie : ${places(zombies)}`, line`zombie: ${places(zombies)}`));
  if (empty.length > 0) told.push(words.say(line`pas de zombie : ${places(empty)}`, line`no zombie: ${places(empty)}`));
  for (const { square, token } of tokens) {
    const what = token === null ? words.say(['pas de jeton'], ['no token']) : [words.count(token, 1)];
    told.push(words.say(line`${what} : ${words.square(square)}`, line`${what}: ${words.square(square)}`));
  }
  return told;
}
