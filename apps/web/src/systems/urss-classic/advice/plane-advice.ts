import {
  areaRule,
  blowOdds,
  dangerAt,
  fallBlow,
  fightOdds,
  kindOf,
  moveAllowance,
  powerOdds,
  shootingWeapons,
  shotOdds,
  shotRefusal,
  shotsOf,
  specialRules,
  type ActionCommand,
  type CarriedWeapon,
  type Command,
  type Figure,
  type State,
} from '@escarmouche/urss-classic';
import { sheetIn } from '../../plane/who.ts';
import { actionIdOf, actionLabel, commitLabel } from '../../urss/advice/action-words.ts';
import { adviceWords } from '../../urss/advice/words.ts';
import type { Attacks, UrssAdvice } from '../../urss/game.ts';
import { urssWords } from '../../urss/words.ts';
import { onPlane } from '../plane-game.ts';
import { answersTo } from './answers.ts';
import { ownWords } from './words.ts';

const weaponOf = (state: State, shooter: Figure, id: string): CarriedWeapon | undefined =>
  shootingWeapons(state, shooter).find((weapon) => weapon.id === id);

const attacks: Attacks<State> = {
  ids: { range: 'UC-SHOOT-RANGE', behind: 'UC-SHOOT-DMG' },
  area(state, shooter, id) {
    const weapon = weaponOf(state, shooter, id);
    return weapon && areaRule(weapon);
  },
  shots(state, shooter, id) {
    const weapon = weaponOf(state, shooter, id);
    return weapon ? shotsOf(weapon) : 1;
  },
  shot(state, shooter, target, { weapon: id, left }) {
    const weapon = weaponOf(state, shooter, id);
    return weapon && shotOdds(state, shooter, weapon, target, left);
  },
  fight(state, actor, enemy) {
    const { combat, blow, losses } = fightOdds(state, actor, enemy);
    return { combat, steps: blow.steps, losses };
  },
  power: powerOdds,
};

/** What previews, and answers in words, are told of URSS classic. */
export const advised: UrssAdvice<State, Command> = {
  ...onPlane,
  labels: (command, language) => ({
    name: actionLabel(advised, command.type === 'special' ? command.rule : command.type, language),
    does: commitLabel(advised, command, language),
  }),
  activates: (name, language) => urssWords(language).steps.activate(name),
  actionOf: actionIdOf,
  fallRisk(state, figure, height) {
    const blow = fallBlow(figure.id, height);
    return blow && blowOdds(state, blow).hurts;
  },
  danger: (state, there) => dangerAt(state, there, there),
  answers: (acting, command, language) => answersTo(acting, command as ActionCommand, language),
  shooting: {
    weapons: shootingWeapons,
    refusal: (state, shooter, weapon, target) => shotRefusal(state, shooter, weapon as CarriedWeapon, target),
    shoot: (weapon, target) => ({ type: 'shoot', weapon: weapon.id, target: target.id }),
    afterWalk: ({ activation }) => (activation?.left ?? 0) >= 2,
  },

  order: ['getUp', 'move', 'run', 'shoot', 'fight', 'alert', 'jump', 'climb', 'ladder', 'swim'],
  digits: ['move', 'run', 'shoot', 'fight', 'alert', 'jump', 'climb', 'ladder', 'swim'],
  actionWords: (language) => ownWords(language).actions,
  spared: ({ posture }, type) => type === 'getUp' && posture !== 'prone',
  cost: (_acting, type, language) => (type === 'run' ? adviceWords(language).actionsCost(2) : undefined),
  reacting: 'UC-ACT-ALERT',
  says: ({ state, figure }, command) => kindOf(state, figure, command as ActionCommand)?.says,
  facts({ state, reaction }, { type }, language) {
    const givenUp = type === 'alert' && !reaction ? (state.activation?.left ?? 1) - 1 : 0;
    return givenUp > 0 ? [{ label: ownWords(language).givenUp, value: String(givenUp), tone: 'warn' }] : [];
  },
  attacks,
  climbs: moveAllowance,
  weaponName: (state, figure, weapon) => sheetIn(state, figure)?.weapons.find(({ id }) => id === weapon)?.name,
  asks: (purpose) => specialRules.all().find(({ asks }) => asks?.purpose === purpose)?.asks,
};
