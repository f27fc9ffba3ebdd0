import { KILLS_TO_WIN, shiftsFrom, zombiesGame, type Command, type Event, type Setup, type State } from '@escarmouche/zombies';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { GameAdapter } from '../game-adapter.ts';
import { boardOf } from './board.ts';
import { handOf } from './hand.ts';
import { hintOf } from './hint.ts';
import { deciderOf, playerIn, spotOf, zombieId, zombieSquare } from './look.ts';
import { bannerOf, cardOf, rosterOf } from './roster.ts';
import { stepsFor } from './steps.ts';
import { tell } from './tell.ts';
import { wordsOf } from './words.ts';

/** May the zombie of a square be moved in this step? */
const mayShift = (state: State, square: number): boolean =>
  state.turn.step === 'herding' &&
  state.zombies[square] === 1 &&
  !state.turn.shifted.includes(square) &&
  shiftsFrom(state, square).length > 0;

/** Zombies!!! at the table. */
export const game: GameAdapter<Setup, State, Command, Event> = {
  system: zombiesGame,
  outside: () => import('./outside.ts'),
  bots: async (matchSettings) => (await import('./bots.ts')).createBots(matchSettings),
  async advice() {
    // Advice quotes rules, as soon as their rulebook has come.
    void rules.load('zombies');
    return (await import('./advice/advice.ts')).advice;
  },
  queries: async () => (await import('./text/queries.ts')).queries,
  analysis: async () => (await import('./analysis.ts')).analysis,
  answers: ['measure'],
  secrets: true,
  names: (language) => wordsOf(language).names,
  board: boardOf,
  roster: rosterOf,
  card: cardOf,
  banner: bannerOf,
  selectable(state, seat) {
    if (state.phase !== 'playing' || !zombiesGame.active(state).includes(seat)) return [];
    const { step } = state.turn;
    if (step === 'herding') return state.zombies.flatMap((_, square) => (mayShift(state, square) ? [zombieId(square)] : []));
    return step === 'moving' ? [state.turn.seat] : [];
  },
  actor(state, selected) {
    if (state.phase !== 'playing') return undefined;
    const square = zombieSquare(state, selected);
    return square !== undefined && mayShift(state, square) ? selected : deciderOf(state);
  },
  steps: stepsFor,
  hand: handOf,
  inPassing: ({ type }) => type === 'play' || type === 'use',
  hint(state, seat, _subject, language) {
    const hint = hintOf(state, seat, language);
    const first = state.turn.number <= state.scene.seats.length && (state.turn.step === 'tile' || state.turn.step === 'place');
    return first ? `${wordsOf(language).goal(KILLS_TO_WIN)} ${hint}` : hint;
  },
  home(state, figure) {
    const square = zombieSquare(state, figure) ?? playerIn(state, figure)?.square ?? 0;
    return { at: spotOf(state, square), facing: { x: 0, y: 1 } };
  },
  tell,
  turn: (state) => state.turn.number,
};
