import { inPlay, type Figure, type FigureId, type Scene, type State } from '@escarmouche/urss-classic';

const known = new WeakMap<Scene, ReadonlyMap<FigureId, string>>();

function sidesOf(scene: Scene): ReadonlyMap<FigureId, string> {
  let sides = known.get(scene);
  if (!sides) {
    sides = new Map(scene.groups.flatMap(({ side, figures }) => figures.map((id) => [id, side] as const)));
    known.set(scene, sides);
  }
  return sides;
}

export function onOneSide({ scene }: State, a: FigureId, b: FigureId): boolean {
  const sides = sidesOf(scene);
  return sides.get(a) === sides.get(b);
}

/** Enemies in play, in roster order. */
export function enemiesOf(state: State, id: FigureId): Figure[] {
  return state.scene.roster.flatMap((other) => {
    const figure = state.figures[other];
    return figure && inPlay(figure) && !onOneSide(state, id, other) ? [figure] : [];
  });
}
