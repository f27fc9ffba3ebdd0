import type { State } from '@escarmouche/urss-classic';
import { flawOf } from '../../../packages/systems/urss-classic/src/testing-battles.ts';

/** Counters and names that point to something (what `flawOf` does not look at). */
function countersFlaw(state: State): string | undefined {
  const { activation, order, group, turn, effects, scene, figures, deployed } = state;
  const groups = scene.groups
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
  if (order.toSorted().join(' ') !== groups) return `the order is ${order.join(' ')}`;
  if (!order.includes(group)) return `the group ${group} plays`;
  if (!Number.isInteger(turn) || turn < 0) return `it is turn ${turn}`;
  if (new Set(deployed).size !== deployed.length) return 'a group has deployed twice';
  if (Object.keys(figures).length !== scene.roster.length) return 'figures came or went';
  const effect = effects.find(({ on, by }) => !figures[on] || !figures[by]);
  if (effect) return `an effect of nobody: ${JSON.stringify(effect)}`;
  if (new Set(effects.map(({ rule, on, by }) => `${rule} ${on} ${by}`)).size !== effects.length) return 'an effect lies twice';
  if (state.phase === 'over' && (!state.outcome || activation)) return 'it is over and goes on';
  if (!activation) return undefined;
  const { figure, left, done } = activation;
  if (scene.sheets[figure]?.group !== group) return `${figure} is activated out of turn`;
  if (!Number.isInteger(left) || left < 0 || left > (scene.sheets[figure]?.actions ?? 0)) return `${figure} has ${left} actions left`;
  return done.length > 12 ? `${figure} has done ${done.join(', ')}` : undefined;
}

/** What is wrong with the state of a battle of URSS classic. */
export const battleFlaw = (state: State): string | undefined => countersFlaw(state) ?? flawOf(state);
