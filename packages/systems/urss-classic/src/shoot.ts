import { refuse, type Offer, type Random, type Refusal } from '@escarmouche/referee';
import { enemiesOf, figureOf, filling, sheetOf } from '@escarmouche/skirmish';
import { groundAround, noTarget, openOffer } from '@escarmouche/skirmish/plane';
import { mayShoot, pointRefusal, rangeOf, shootingWeapons, shotRefusal, weaponRefusal } from './aiming.ts';
import { areaOf } from './area.ts';
import type { ActionCommand } from './commands.ts';
import { grantedTo } from './granted.ts';
import { action, citing } from './registry.ts';
import { fire } from './shooting.ts';
import type { CarriedWeapon, Figure, State } from './state.ts';

type Shoot = Extract<ActionCommand, { type: 'shoot' }>;

function weaponOf(state: State, figure: Figure, id: string): CarriedWeapon | undefined {
  return shootingWeapons(state, figure).find((weapon) => weapon.id === id);
}

/** The other weapons that may shoot in the same action. */
function secondsOf(state: State, figure: Figure, weapon: CarriedWeapon): readonly CarriedWeapon[] {
  return filling(grantedTo(sheetOf(state, figure.id)).own, 'seconds').flatMap(({ rule }) => rule.seconds(state, figure, weapon));
}

function figureOffers(state: State, shooter: Figure, weapon: CarriedWeapon, second?: CarriedWeapon): Offer<Shoot>[] {
  return enemiesOf(state, shooter.id).map((target) => ({
    id: ['shoot', weapon.id, ...(second ? [second.id] : []), target.id].join(':'),
    type: 'shoot',
    command: { type: 'shoot', weapon: weapon.id, ...(second && { second: second.id }), target: target.id },
    refusal: shotRefusal(state, shooter, weapon, target),
  }));
}

/** By option an area weapon may be aimed at the ground. */
function groundOffers(state: State, shooter: Figure, weapon: CarriedWeapon): Offer<ActionCommand>[] {
  if (state.scene.options['zone.pointTarget'] === 'no' || areaOf(weapon) === 0) return [];
  const check = ({ point }: Shoot): Refusal | undefined => point && pointRefusal(state, shooter, weapon, point);
  const draw = (random: Random): Shoot => ({
    type: 'shoot',
    weapon: weapon.id,
    point: groundAround(state, shooter, rangeOf(weapon), random),
  });
  return [{ ...openOffer<ActionCommand, Shoot>('shoot', check, draw), id: `shoot:${weapon.id}:ground` }];
}

/** Shoot or throw (UC-ACT-SHOOT). */
export const shoot = action<Shoot>({
  id: 'shoot',
  cost: () => 1,
  repeatable: true,
  hands: true,
  check(state, figure, command) {
    const weapon = weaponOf(state, figure, command.weapon);
    if (!weapon) return refuse('UC-ACT-SHOOT', 'Elle n’a pas cette arme de tir.', 'It has no such shooting weapon.');
    if (command.second !== undefined && !secondsOf(state, figure, weapon).some(({ id }) => id === command.second)) {
      return refuse(
        citing('seconds', 'UC-ACT-SHOOT'),
        'Elle ne tire pas avec ces deux armes.',
        'It does not shoot these two weapons at once.',
      );
    }
    if (command.point) return pointRefusal(state, figure, weapon, command.point);
    const target = command.target === undefined ? undefined : state.figures[command.target];
    if (!target) return noTarget('UC-SHOOT-TARGET');
    return shotRefusal(state, figure, weapon, target);
  },
  aims: (state, figure, target) =>
    shootingWeapons(state, figure)
      .filter((weapon) => mayShoot(state, figure, weapon, target))
      .map((weapon) => ({ type: 'shoot', weapon: weapon.id, target: target.id })),
  play(turn, figure, command) {
    const weapon = weaponOf(turn.state, figure, command.weapon);
    const aim = command.point ?? (command.target === undefined ? undefined : figureOf(turn.state, command.target));
    if (weapon) fire(turn, figure, weapon, aim);
    const second = command.second === undefined ? undefined : weaponOf(turn.state, figure, command.second);
    if (second && !weaponRefusal(turn.state, figure, second)) fire(turn, figure, second, undefined, aim);
  },
  offers: (state, figure) =>
    shootingWeapons(state, figure).flatMap((weapon) => [
      ...figureOffers(state, figure, weapon),
      ...secondsOf(state, figure, weapon).flatMap((second) => figureOffers(state, figure, weapon, second)),
      ...groundOffers(state, figure, weapon),
    ]),
});
