import type { Expected, FigureIn } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { shotsOf } from './shots.ts';
import { fightWorth, type Game, type Weighed } from './game.ts';
import { worthOf } from './worth.ts';

/** Worth of one strike from the two figures' places; a missile by its id, a fight without one. Undefined where nothing of that id reaches so far. */
export function strikeWorth<S extends Weighed, C>(
  game: Game<S, C>,
  state: S,
  by: FigureIn<S>,
  on: FigureIn<S>,
  id?: string,
): number | undefined {
  if (id === undefined) return fightWorth(game, state, by, on);
  const shots = shotsOf(game, state);
  const away = distanceBetween(state, by, on);
  const salvo = shots.salvos(by, on).find(({ missile, range, beyond = -1 }) => missile.id === id && away <= range && away > beyond);
  return salvo && shots.worth(by, salvo, on);
}

/** Worth of losses by a strike; losses of the striker count where they follow from the strike itself. */
export function lossesWorth<S extends Weighed, C>(
  { odds }: Game<S, C>,
  state: S,
  by: FigureIn<S>,
  on: FigureIn<S>,
  losses: readonly Expected[],
  id?: string,
): number {
  const missile = [...odds.shots(state, by), ...odds.powers(state, by)].find((one) => one.id === id);
  const own = !missile || missile.recoils || (missile.area > 0 && distanceBetween(state, by, on) <= missile.area);
  return worthOf(
    state,
    by.id,
    losses.filter(({ figure }) => own || figure !== by.id),
  );
}
