import { freeze, type Seat } from '@escarmouche/referee';
import { SQUARES } from '@escarmouche/space/tiles';
import { withDefaults } from './options.ts';
import type { Position, Setup } from './setup.ts';
import { BOX, HOME, START } from './numbers.ts';
import type { CardKind, LaidTile, Player, Scene, State, TurnState } from './state.ts';
import { isShut } from './town.ts';

const FEWEST = 2;
const MOST = 6;

/** The state before the first command (ZB-SET-PLAYER, ZB-SET-COMMON). Throws when the number of players is not one of the game's (ZB-CORE-PLAYERS). */
export function setup({ seats, kinds, deck, options, position }: Setup): State {
  const scene: Scene = freeze({ seats, kinds, deck, options: withDefaults(options) });
  if (seats.length < FEWEST || seats.length > MOST) throw new Error(`ZB-CORE-PLAYERS: two to six players, not ${seats.length}`);
  const start = kinds.find(({ role }) => role === 'start');
  if (!start) throw new Error('no kind of tile is the start');
  const laid: LaidTile[] = [{ kind: start.id, x: 0, y: 0, turn: 0 }, ...(position?.tiles ?? [])];
  const squares = laid.length * SQUARES;
  const state: State = {
    scene,
    phase: 'beginning',
    tiles: freeze(laid),
    zombies: new Array<number>(squares).fill(0),
    tokens: new Array<null>(squares).fill(null),
    supply: {
      zombies: BOX.zombies,
      bullets: BOX.bullets - seats.length * START.bullets,
      lives: BOX.lives - seats.length * START.lives,
    },
    stack: kinds.flatMap(({ id, count, role }) => (role === 'start' ? [] : new Array<string>(count).fill(id))).sort(),
    heliport: 'stack',
    closed: false,
    deck: cardsOf(deck),
    discard: [],
    players: Object.fromEntries(seats.map(({ seat }) => [seat, newPlayer()])),
    effects: [],
    turn: newTurn(seats[0]?.seat ?? '', 0),
  };
  if (position) takePosition(state, position);
  else if (state.scene.options['setup.welcomeZombie'] === 'yes') putZombies(state, [HOME]);
  return state;
}

function newPlayer(): Player {
  return { square: HOME, ...START, trophies: 0, heliportKills: 0, hand: [], items: [], waits: [], played: false };
}

export function newTurn(seat: Seat, number: number): TurnState {
  return {
    number,
    seat,
    step: 'tile',
    doubled: false,
    left: 0,
    moved: 0,
    stopped: false,
    out: false,
    discarded: false,
    herd: 0,
    shifted: [],
    passed: [],
  };
}

const cardsOf = (deck: readonly CardKind[]): string[] => deck.flatMap(({ id, copies }) => new Array<string>(copies).fill(id)).sort();

export function putZombies(state: State, squares: readonly number[]): void {
  for (const square of squares) state.zombies[square] = 1;
  state.supply.zombies -= squares.length;
}

export function putTokens(state: State, bullets: readonly number[], lives: readonly number[]): void {
  for (const square of bullets) state.tokens[square] = 'bullet';
  for (const square of lives) state.tokens[square] = 'life';
  state.supply.bullets -= bullets.length;
  state.supply.lives -= lives.length;
}

function takePosition(state: State, position: Position): void {
  state.phase = 'playing';
  putZombies(state, position.zombies ?? []);
  putTokens(state, position.bullets ?? [], position.lives ?? []);
  for (const [seat, given] of Object.entries(position.players ?? {})) {
    const player = { ...newPlayer(), ...unfrozen<Partial<Player>>(given) };
    state.players[seat] = player;
    state.supply.zombies -= player.trophies;
    state.supply.bullets -= player.bullets - START.bullets;
    state.supply.lives -= player.lives - START.lives;
  }
  state.turn = { ...newTurn(position.turn.seat, 1), ...unfrozen<Partial<TurnState>>(position.turn) };
  state.effects = unfrozen(position.effects ?? []);
  const held = Object.values(state.players).flatMap(({ hand, items, waits }) => [...hand, ...items.map(({ card }) => card), ...waits]);
  state.discard = [...(position.discard ?? [])];
  state.deck = position.deck ? [...position.deck].sort() : without(state.deck, [...held, ...state.discard]);
  const laid = state.tiles.slice(1).map(({ kind }) => kind);
  state.stack = position.stack ? [...position.stack].sort() : without(state.stack, laid);
  const heliport = state.scene.kinds.find(({ role }) => role === 'heliport')?.id ?? '';
  const lies = laid.indexOf(heliport) + 1;
  state.heliport = lies > 0 ? lies : state.stack.includes(heliport) ? 'stack' : 'lost';
  state.closed = position.closed ?? (state.turn.step === 'tile' && isShut(state));
  if (position.lastTurns !== undefined) state.lastTurns = position.lastTurns;
}

/** A copy that may be changed, of data that may be frozen. */
const unfrozen = <T>(value: unknown): T => JSON.parse(JSON.stringify(value)) as T;

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
