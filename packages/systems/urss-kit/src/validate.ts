import { placeRefused } from '@escarmouche/referee/schema';
import { inPlay } from '@escarmouche/skirmish';
import { specialRules } from './rule.ts';
import { changing, type State } from './state.ts';

/** The part of a state, led to by events that come from outside, that these rules cannot go on from; undefined when they can. */
export function validate(state: State): string | undefined {
  const { scene: _scene, ...rest } = state;
  const read = changing.safeParse(rest);
  return read.success ? contradiction(state) : placeRefused(read.error);
}

/** The part that names what the scene has not, or what cannot be. */
function contradiction({ scene, ...state }: State): string | undefined {
  const { order, group, deployed, chosen, figures, activation } = state;
  const isGroup = (name: string): boolean => scene.groups.some(({ id }) => id === name);
  const isFigure = (name: string | undefined): boolean => name === undefined || Object.hasOwn(scene.sheets, name);
  const active = activation && figures[activation.figure];
  const holds: Partial<Record<keyof State, boolean>> = {
    order: order.every(isGroup) && new Set(order).size === scene.groups.length && order.length === scene.groups.length,
    group: isGroup(group),
    deployed: deployed.every(isGroup),
    chosen: chosen.every(isFigure),
    figures:
      Object.keys(figures).every(isFigure) &&
      Object.keys(figures).length === scene.roster.length &&
      (state.phase !== 'play' || Object.values(figures).some(inPlay)),
    activation: !activation || (active !== undefined && scene.sheets[active.id]?.group === group && inPlay(active)),
    effects: state.effects.every(({ rule, on, by }) => specialRules.has(rule) && isFigure(on) && isFigure(by)),
    passing: state.passing.every(({ figure, of }) => isFigure(figure) && isFigure(of)),
    drops: state.drops.every(({ owner }) => isFigure(owner)),
  };
  return Object.entries(holds).find(([, sound]) => !sound)?.[0];
}
