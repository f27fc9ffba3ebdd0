import type { Text } from '@escarmouche/referee';
import { allied, figureOf } from '@escarmouche/skirmish';
import {
  actionsOf,
  holdsOf,
  opponents,
  powerOdds,
  specialRules,
  type Command,
  type Figure,
  type Power,
  type State,
} from '@escarmouche/urss-kit';
import { worthOfOusting } from '../plane/goals.ts';
import { bestShot, outlookOf, threatOf, type Shot } from '../plane/outlook.ts';
import type { Option as OptionOf } from '../plane/tactics.ts';
import { ofFight, ofPower, ofReadying, ofShot, USEFUL } from '../plane/reasons.ts';
import { aimed, type Aim } from './aims.ts';
import { aidValue, fightValue, tactics, type Outlook } from './tactics.ts';

export type Option = OptionOf<Command>;

/** A fight is worth so much more than its losses: who is engaged does not get away. */
const GRIP = 0.05;
/** Other weapons must be better by this to be drawn. */
const BETTER = 0.1;
/** A shot aimed at is worth two actions: so much more than one at once. */
const PATIENCE = 1.3;

/** All that a figure may do where it stands. */
export function deeds(outlook: Outlook): readonly Option[] {
  const shot = bestShot(outlook);
  const attacks = attacksOf(outlook, shot);
  return [...attacks, ...aiming(outlook, shot?.value), ...otherArms(outlook, attacks), ...special(outlook)];
}

/** The best shot or power from afar, and the fight with each enemy within reach. */
function attacksOf(outlook: Outlook, shot: Shot<State, Aim> | undefined): readonly Option[] {
  const { state, figure } = outlook;
  const reached = opponents(state, figure);
  const fights = reached.map((enemy): Option => {
    const value = fightValue(state, figure, enemy) + GRIP + worthOfOusting(state, enemy);
    return { command: { type: 'fight', target: enemy.id }, value, reason: () => ofFight(outlook, enemy, reached) };
  });
  return shot ? [{ command: aimed(shot.aim, shot.target.id), value: shot.value, reason: () => ofShot(outlook, shot) }, ...fights] : fights;
}

/** To aim first, where a shot can follow and gains enough by it (UK-ACT-AIM). */
function aiming({ state, figure, enemies }: Outlook, now = 0): readonly Option[] {
  const { activation } = state;
  if (figure.left < 2 || !activation || activation.aimed) return [];
  const steady: State = { ...state, activation: Object.assign({}, activation, { aimed: true }) };
  const outlook = outlookOf(tactics, steady, figure, enemies);
  const shot = bestShot(outlook, now * PATIENCE);
  if (!shot) return [];
  return [{ command: { type: 'aim' }, value: shot.value, reason: () => ofReadying(outlook, shot, AIMS) }];
}

/** To take other weapons in hand, where they do better (UK-EQ-HANDS). */
function otherArms({ state, figure, enemies }: Outlook, attacks: readonly Option[]): readonly Option[] {
  if (state.scene.options['equip.swap'] === 'one-action') return [];
  const now = Math.max(0, ...attacks.map(({ value }) => value));
  return holdsOf(state, figure).flatMap((items): Option[] => {
    const armed: Figure = { ...figure, held: [...items] };
    const then = { ...state, figures: { ...state.figures, [figure.id]: armed } };
    const outlook = outlookOf(tactics, then, armed, enemies);
    const shot = bestShot(outlook);
    const value = Math.max(0, ...attacksOf(outlook, shot).map((one) => one.value));
    return value > now + BETTER ? [{ command: { type: 'hold', items }, value, reason: () => ofReadying(outlook, shot, ARMS) }] : [];
  });
}

const AIMS: Text = { fr: 'Prend le temps de viser', en: 'Takes time to aim' };
const ARMS: Text = { fr: 'Prend d’autres armes', en: 'Takes up other weapons' };

/** Closed offers of the actions of special rules that are neither shots nor movements. */
function special(outlook: Outlook): readonly Option[] {
  const { state, figure } = outlook;
  return actionsOf(state, figure).flatMap(({ id, special: action, offers }) => {
    if (!action) return [];
    const { power } = specialRules.get(id);
    return offers(state, figure).flatMap(({ command, refusal }): Option[] => {
      if (command?.type !== 'special' || refusal) return [];
      if (power) {
        const target = command.target === undefined ? figure : figureOf(state, command.target);
        const reason = (): Text => ofPower(state, figure, target, powerOdds(state, figure, power.id, target).works);
        return [{ command, value: powerValue(state, figure, power, target), reason }];
      }
      return action.worth === undefined ? [] : [{ command, value: action.worth, reason: USEFUL }];
    });
  });
}

/** What a power is worth that does not strike from afar: what it gives back to a friend, what lasts of it, what its rule says. */
function powerValue(state: State, figure: Figure, power: Power, target: Figure): number {
  if (power.targets && (target === figure || allied(state, figure.id, target.id))) return aidValue(state, figure, power, target);
  const { works } = powerOdds(state, figure, power.id, target);
  return works * ((power.worth ?? 0) + effectsValue(state, figure, power, target));
}

/** What lasting effects take from what enemies could do to our side. */
function effectsValue(state: State, figure: Figure, power: Power, target: Figure): number {
  const effects = power.effects?.(state, { by: figure, on: target, user: figure }) ?? [];
  const fresh = effects.filter(({ rule, on }) => !state.effects.some((known) => known.rule === rule && known.on === on));
  if (fresh.length === 0 || target === figure) return 0;
  return threatOf(tactics, state, target) - threatOf(tactics, { ...state, effects: [...state.effects, ...fresh] }, target);
}
