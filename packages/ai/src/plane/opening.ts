import type { Random, Seat } from '@escarmouche/referee';
import { drawnUpNext, type PlaneFigureGame, type PlaneState } from '@escarmouche/skirmish/plane';

/** A bot's command before the first turn: figures are deployed by `drawnUp`, without odds. Undefined once the battle is under way. */
export function openingOf<S extends PlaneState, C>(game: PlaneFigureGame<S, C>, state: S, seat: Seat, random: Random): C | undefined {
  const { turns, rules, system, deploy } = game;
  switch (turns.phase(state)) {
    case 'before':
      return system.offers(state, seat).find(({ command, refusal }) => command && !refusal)?.command;
    case 'deployment': {
      const next = drawnUpNext(rules, state, turns.playing(state) ?? '', random);
      return next ? deploy(next.figure, next.at, next.facing) : turns.ends?.deployment;
    }
    default:
      return undefined;
  }
}
