import type { State } from '@escarmouche/urss-classic';

/** Parts of a state that both rules have. */
type Common = Pick<State, 'order' | 'group' | 'turn' | 'deployed' | 'phase' | 'outcome'> & {
  readonly activation?: { readonly figure: string } | undefined;
  readonly effects: readonly { readonly rule: string; readonly on: string; readonly by: string }[];
  readonly figures: Readonly<Record<string, unknown>>;
  readonly scene: {
    readonly groups: readonly { readonly id: string }[];
    readonly roster: readonly unknown[];
    readonly sheets: Readonly<Record<string, { readonly group: string }>>;
  };
};

/** Names that point to something, in battles of both rules (what `flawOf` does not look at). */
export function namesFlaw(state: Common): string | undefined {
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
