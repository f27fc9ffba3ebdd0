import { createRequire } from 'node:module';
import type { Game as Rules, Move as MoveFn } from 'boardgame.io';
import type * as ai from 'boardgame.io/ai';
import type * as client from 'boardgame.io/client';
import type * as core from 'boardgame.io/core';
import type { Game } from './flat.ts';
import { newGame, plain } from './game.ts';
import { MOVES, type MoveName } from './moves.ts';
import { enumerate } from './legal.ts';
import type { Luck } from './rules.ts';

/** The rules of `rules.ts` as a game of boardgame.io: its reducer, its drafts, its turns. */

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof client;
const { MCTSBot } = require('boardgame.io/ai') as typeof ai;
const { INVALID_MOVE } = require('boardgame.io/core') as typeof core;

/** `luckOf`: dice and payments of a match. */
export function gameOf(luckOf: (match: Game) => Luck): Rules<Game> {
  const moves: Record<string, MoveFn<Game>> = {};
  for (const name of Object.keys(MOVES) as MoveName[]) {
    moves[name] = ({ G, events }, ...args) => {
      if (!MOVES[name](G, luckOf(G), ...(args as never[]))) return INVALID_MOVE;
      if (name === 'end') events.endTurn();
      return undefined;
    };
  }
  return {
    name: 'zombies',
    setup: () => newGame(plain),
    moves,
    endIf: ({ G }) => (G.winner >= 0 ? { winner: String(G.winner) } : undefined),
    ai: { enumerate: (G) => enumerate(G).map(({ name, args }) => ({ move: name, args: [...args] })) },
  };
}

export function clientOf(luck: Luck, players: number) {
  return Client<Game>({ game: gameOf(() => luck), numPlayers: players, debug: false });
}

export function botOf(luck: Luck, iterations: number, playoutDepth: number) {
  const game = gameOf(() => luck);
  return new MCTSBot({ game, enumerate: game.ai?.enumerate as never, iterations, playoutDepth, seed: 'bench' });
}
