import type { State as Classic } from '@escarmouche/urss-classic';
import type { State as Kit } from '@escarmouche/urss-kit';
import { flawOf } from '../../../packages/systems/urss-classic/src/testing-battles.ts';
import { flawOf as kitFlawOf } from '../../../packages/systems/urss-kit/src/testing-battles.ts';

/** Names that point to something, in battles of both rules (what `flawOf` does not look at). */
function namesFlaw(state: Classic | Kit): string | undefined {
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
  if (activation && scene.sheets[activation.figure]?.group !== group) return `${activation.figure} is activated out of turn`;
  return undefined;
}

/** What an activated figure has left. */
function countersFlaw({ activation, scene }: Classic): string | undefined {
  if (!activation) return undefined;
  const { figure, left, done } = activation;
  if (!Number.isInteger(left) || left < 0 || left > (scene.sheets[figure]?.actions ?? 0)) return `${figure} has ${left} actions left`;
  return done.length > 12 ? `${figure} has done ${done.join(', ')}` : undefined;
}

/** What every figure of the kit has left, and has in its hands. */
function kitCountersFlaw({ figures, chosen }: Kit): string | undefined {
  if (new Set(chosen).size !== chosen.length) return `chosen: ${chosen.join(', ')}`;
  for (const { id, done, held, lost } of Object.values(figures)) {
    if (done.length > 40) return `${id} has done ${done.join(', ')}`;
    if (new Set(held).size !== held.length) return `${id} holds ${held.join(', ')}`;
    const gone = held.find((one) => lost.includes(one));
    if (gone !== undefined) return `${id} holds ${gone}, which it has lost`;
  }
  return undefined;
}

/** What is wrong with the state of a battle of URSS classic. */
export const battleFlaw = (state: Classic): string | undefined => namesFlaw(state) ?? countersFlaw(state) ?? flawOf(state);

/** What is wrong with the state of a battle of URSS kit. */
export const kitFlaw = (state: Kit): string | undefined => namesFlaw(state) ?? kitCountersFlaw(state) ?? kitFlawOf(state);
