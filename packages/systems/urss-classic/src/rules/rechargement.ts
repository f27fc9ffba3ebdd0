import { refuse } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import type { ActionCommand } from '../commands.ts';
import { grantedByWeapon } from '../granted.ts';
import { action, type Rule } from '../rule.ts';
import type { Figure, State } from '../state.ts';

type Reload = Extract<ActionCommand, { type: 'reload' }>;

const ID = 'rechargement';

/** Ids of the weapons that have shot since they were last loaded. */
function unloaded({ marks }: Figure): readonly string[] {
  const list = marks[ID];
  return Array.isArray(list) ? (list as readonly string[]) : [];
}

function reloadRefusal(state: State, figure: Figure, { weapon: id }: Reload) {
  const weapon = sheetOf(state, figure.id).weapons.find((one) => one.id === id);
  if (!weapon || !grantedByWeapon(weapon).some((one) => one.rule.id === ID)) {
    return refuse('UC-ACT-RELOAD', 'Cette arme ne se recharge pas.', 'This weapon does not need reloading.');
  }
  return unloaded(figure).includes(id) ? undefined : refuse('UC-ACT-RELOAD', 'Elle est chargée.', 'It is loaded.');
}

const reload = action<Reload>({
  id: 'reload',
  says: 'UC-ACT-RELOAD',
  cost: () => 1,
  hands: true,
  check: reloadRefusal,
  play(turn, figure, { weapon }) {
    turn.emit({ type: 'marked', figure: figure.id, rule: ID, value: unloaded(figure).filter((id) => id !== weapon) });
  },
  offers: (state, figure) =>
    sheetOf(state, figure.id)
      .weapons.filter((weapon) => grantedByWeapon(weapon).some((one) => one.rule.id === ID))
      .map(({ id: weapon }) => ({
        id: `reload:${weapon}`,
        type: 'reload',
        command: { type: 'reload', weapon },
        refusal: reloadRefusal(state, figure, { type: 'reload', weapon }),
      })),
});

/** An action of reloading between two shots of the weapon; it is loaded at the start (UC-ATTR-RECHARGEMENT, UC-ACT-RELOAD). */
export const reloading: Rule = {
  id: ID,
  cites: ['UC-ATTR-RECHARGEMENT', 'UC-ACT-RELOAD'],
  forbidsShot: (_state, bearer, weapon) =>
    unloaded(bearer).includes(weapon.id)
      ? refuse('UC-ATTR-RECHARGEMENT', 'L’arme n’est pas chargée.', 'The weapon is not loaded.')
      : undefined,
  shotFired: (turn, bearer, weapon) => turn.emit({ type: 'marked', figure: bearer.id, rule: ID, value: [...unloaded(bearer), weapon.id] }),
  actions: [reload],
};
