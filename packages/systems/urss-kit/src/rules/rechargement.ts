import { refuse, type Refusal } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { rangedArm, weaponsOf } from '../arms.ts';
import type { SpecialCommand } from '../commands.ts';
import type { Weapon } from '../content.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';

const ID = 'rechargement';
const RULE = 'UK-ATTR-RECHARGEMENT';

/** Ids of the weapons that have shot since they were last loaded. */
function empty({ marks }: Figure): readonly string[] {
  const list = marks[ID];
  return Array.isArray(list) ? (list as readonly string[]) : [];
}

const isReloaded = (weapon: Weapon): boolean => rangedArm(weapon)?.rules.some(({ rule }) => rule.id === ID) === true;

function refusal(state: State, figure: Figure, { weapon: id = '' }: SpecialCommand): Refusal | undefined {
  if (!weaponsOf(state, figure).some((weapon) => weapon.id === id && isReloaded(weapon))) {
    return refuse(RULE, 'Cette arme ne se recharge pas.', 'This weapon does not need reloading.');
  }
  return empty(figure).includes(id) ? undefined : refuse(RULE, 'Elle est chargée.', 'It is loaded.');
}

/** An action of reloading before the weapon shoots again; weapons are loaded at the start (UK-ATTR-RECHARGEMENT). */
export const reloading: Rule = {
  id: ID,
  cites: [RULE],
  serves: 'reload',
  bearers: ['weapon'],
  forbidsUse: (_state, bearer, arm) =>
    arm.range > 0 && empty(bearer).includes(arm.id) ? refuse(RULE, 'L’arme n’est pas chargée.', 'The weapon is not loaded.') : undefined,
  shotFired(turn, bearer, { id }) {
    const value = [...new Set([...empty(figureOf(turn.state, bearer.id)), id])];
    turn.emit({ type: 'marked', figure: bearer.id, rule: ID, value });
  },
  lentTo: (state, figure) => figure.gained.length > 0 && weaponsOf(state, figure).some(isReloaded),
  action: specialAction(ID, {
    aim: 'weapon',
    words: {
      label: { fr: 'Recharger', en: 'Reload' },
      commit: { fr: 'Recharger', en: 'Reload' },
      told: { fr: 'recharge', en: 'reloads' },
      typed: { fr: ['recharger', 'recharge'], en: ['reload'] },
      written: ['reload', 'recharger', 'rechargement'],
    },
    worth: 0.2,
    says: RULE,
    cost: () => 1,
    hands: true,
    check: refusal,
    play: (turn, figure, { weapon }) =>
      turn.emit({ type: 'marked', figure: figure.id, rule: ID, value: empty(figure).filter((id) => id !== weapon) }),
    aimsAt: (state, figure) =>
      weaponsOf(state, figure)
        .filter(isReloaded)
        .map(({ id }) => ({ weapon: id })),
  }),
  remembers: [{ written: ['unloaded', 'déchargée', 'déchargées', 'not loaded', 'à recharger'], takes: 'weapons' }],
};
