import { allied, groupById, inPlay } from '@escarmouche/skirmish';
import { listeners, preyInSight, type Figure, type State } from '@escarmouche/urss-classic';

/** What it costs to draw one figure that hears, in vitality points. */
const DRAWN = 0.06;

/** What a loud shot costs its shooter: those that hear it and see nobody come to it (UC-SV-AI-NOISE). */
export function noiseCost(state: State): (shooter: Figure) => number {
  let idle: readonly Figure[] | undefined;
  const drawn = (): readonly Figure[] =>
    listeners(state)
      .flatMap((group) => groupById(state, group).figures)
      .flatMap((id) => state.figures[id] ?? [])
      .filter((figure) => inPlay(figure) && !preyInSight(state, figure));
  return (shooter) => DRAWN * (idle ??= drawn()).filter(({ id }) => !allied(state, id, shooter.id)).length;
}
