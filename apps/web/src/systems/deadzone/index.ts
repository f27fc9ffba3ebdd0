import { deadzoneGame, toActivate, undeployed, type Command, type Event, type Setup, type State } from '@escarmouche/deadzone';
import { inPlay } from '@escarmouche/skirmish';
import { cubeWithName } from '@escarmouche/space/cubes';
import type { GameAdapter } from '../game-adapter.ts';
import { figureIn } from '../plane/who.ts';
import { bannerOf } from './banner.ts';
import { boardOf } from './board.ts';
import { hintOf } from './hint.ts';
import { groupOfSeat } from './look.ts';
import { cardOf, rosterOf } from './roster.ts';
import { toBoard, middleOf } from './scale.ts';
import { stepsFor } from './steps.ts';
import { tell } from './tell.ts';
import { wordsOf } from './words.ts';

/** Deadzone at the table. */
export const game: GameAdapter<Setup, State, Command, Event> = {
  system: deadzoneGame,
  outside: () => import('./outside.ts'),
  bots: async (matchSettings) => (await import('./bots.ts')).createBots(matchSettings),
  advice: async () => (await import('./advice/advice.ts')).advice,
  queries: async () => (await import('./text/queries.ts')).queries,
  analysis: async () => (await import('./analysis.ts')).analysis,
  answers: ['sight', 'measure', 'landmark', 'waypoint'],
  losses: true,
  reacts: true,
  spends: true,
  names: (language) => wordsOf(language).names,
  board: boardOf,
  roster: rosterOf,
  card: cardOf,
  banner: bannerOf,
  selectable(state, seat) {
    if (!deadzoneGame.active(state).includes(seat)) return [];
    if (state.phase === 'deployment') return groupOfSeat(state, seat)?.figures ?? [];
    if (state.phase !== 'play') return [];
    return state.activation ? [state.activation.figure] : toActivate(state, seat).map(({ id }) => id);
  },
  actor(state, selected) {
    const [seat = ''] = deadzoneGame.active(state);
    if (state.phase === 'deployment') {
      const mine = groupOfSeat(state, seat)?.figures ?? [];
      return selected !== undefined && mine.includes(selected) ? selected : undeployed(state, seat)[0]?.id;
    }
    if (state.phase !== 'play') return undefined;
    if (state.activation) return state.activation.figure;
    return toActivate(state, seat).find(({ id }) => id === selected)?.id;
  },
  steps: stepsFor,
  hint: hintOf,
  home(state, id) {
    const figure = figureIn(state, id);
    if (figure && inPlay(figure)) return { at: toBoard(figure), facing: { x: 0, y: 1 } };
    const [seat = ''] = deadzoneGame.active(state);
    const zone = state.scene.mission.zones.find((one) => one.id === state.zones[seat]);
    return { at: toBoard(middleOf(cubeWithName(zone?.squares[0] ?? 'C1R1'))), facing: { x: 0, y: 1 } };
  },
  tell,
  turn: ({ round }) => round,
};
