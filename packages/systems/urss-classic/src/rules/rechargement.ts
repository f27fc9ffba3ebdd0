import { refuse } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import type { SpecialCommand } from '../commands.ts';
import { grantedByWeapon } from '../granted.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { CarriedWeapon, Figure, State } from '../state.ts';

const ID = 'rechargement';

/** Ids of the weapons that have shot since they were last loaded. */
function unloaded({ marks }: Figure): readonly string[] {
  const list = marks[ID];
  return Array.isArray(list) ? (list as readonly string[]) : [];
}

function reloadRefusal(state: State, figure: Figure, { weapon: id = '' }: SpecialCommand) {
  const weapon = sheetOf(state, figure.id).weapons.find((one) => one.id === id);
  if (!weapon || !needsReloading(weapon)) {
    return refuse('UC-ACT-RELOAD', 'Cette arme ne se recharge pas.', 'This weapon does not need reloading.');
  }
  return unloaded(figure).includes(id) ? undefined : refuse('UC-ACT-RELOAD', 'Elle est chargée.', 'It is loaded.');
}

const needsReloading = (weapon: CarriedWeapon): boolean => grantedByWeapon(weapon).some(({ rule }) => rule.id === ID);

const reload = specialAction(ID, {
  aim: 'weapon',
  words: {
    label: { fr: 'Recharger', en: 'Reload' },
    commit: { fr: 'Recharger', en: 'Reload' },
    told: { fr: 'recharge', en: 'reloads' },
    typed: { fr: ['recharger', 'recharge'], en: ['reload'] },
    written: ['reload', 'recharger', 'rechargement'],
  },
  worth: 0.2,
  says: 'UC-ACT-RELOAD',
  cost: () => 1,
  hands: true,
  check: reloadRefusal,
  play(turn, figure, { weapon }) {
    turn.emit({ type: 'marked', figure: figure.id, rule: ID, value: unloaded(figure).filter((id) => id !== weapon) });
  },
  aimsAt: (state, figure) =>
    sheetOf(state, figure.id)
      .weapons.filter(needsReloading)
      .map(({ id }) => ({ weapon: id })),
});

/** An action of reloading between two shots of the weapon; weapons are loaded at the start (UC-ATTR-RECHARGEMENT, UC-ACT-RELOAD). */
export const reloading: Rule = {
  id: ID,
  cites: ['UC-ATTR-RECHARGEMENT', 'UC-ACT-RELOAD'],
  serves: 'reload',
  bearers: ['weapon'],
  mostShots: 1,
  forbidsUse: (_state, bearer, weapon) =>
    unloaded(bearer).includes(weapon.id)
      ? refuse('UC-ATTR-RECHARGEMENT', 'L’arme n’est pas chargée.', 'The weapon is not loaded.')
      : undefined,
  shotFired: (turn, bearer, weapon) => turn.emit({ type: 'marked', figure: bearer.id, rule: ID, value: [...unloaded(bearer), weapon.id] }),
  action: reload,
  remembers: [{ written: ['unloaded', 'déchargée', 'déchargées', 'not loaded', 'à recharger'], of: 'figure', takes: 'weapons' }],
  formerly: { command: 'reload' },
};
