import { refuse, type Offer, type Random, type Refusal } from '@escarmouche/referee';
import { enemiesOf, figureOf, nameOf, sheetOf } from '@escarmouche/skirmish';
import { groundAround, noTarget, openOffer } from '@escarmouche/skirmish/plane';
import { armRefusal, longRange, mayShoot, pointRefusal, shotRefusal } from '../aiming.ts';
import { areaOf } from '../area.ts';
import type { Arm } from '../arm.ts';
import { rangedArms } from '../arms.ts';
import type { ActionCommand } from '../commands.ts';
import { grantedTo } from '../granted.ts';
import type { Manner } from '../manner.ts';
import { action, citing } from '../registry.ts';
import { fire } from '../shooting.ts';
import type { Figure, State } from '../state.ts';

type Shoot = Extract<ActionCommand, { type: 'shoot' }>;

/** A shooting weapon in hand by its name (UK-SHOOT-TARGET). */
const armOf = (state: State, figure: Figure, id: string | undefined): Arm | undefined =>
  rangedArms(state, figure).find((arm) => arm.id === id);

/** The other weapons in hand that may shoot in the same action: of one hand, both. */
function secondsOf(state: State, figure: Figure, arm: Arm): readonly Arm[] {
  const able = grantedTo(sheetOf(state, figure.id)).own.some(({ rule }) => rule.twoWeapons === 'ranged');
  if (!able || arm.hands !== 1) return [];
  return rangedArms(state, figure).filter((other) => other.id !== arm.id && other.hands === 1);
}

/** Why there is no such pair of weapons to shoot with. */
function secondRefusal(state: State, figure: Figure, arm: Arm, id: string): Refusal | undefined {
  const second = secondsOf(state, figure, arm).find((other) => other.id === id);
  if (second) return armRefusal(state, figure, second);
  const who = nameOf(state, figure.id);
  return refuse(
    citing('twoWeapons', 'UK-ACT-SHOOT', 'ranged'),
    `${who} ne tire pas avec ces deux armes.`,
    `${who} does not shoot these two weapons at once.`,
  );
}

function refusal(state: State, figure: Figure, command: Shoot): Refusal | undefined {
  const arm = armOf(state, figure, command.weapon);
  if (!arm) {
    const who = nameOf(state, figure.id);
    return refuse('UK-SHOOT-TARGET', `${who} n’a pas cette arme de tir en main.`, `${who} has no such shooting weapon in hand.`);
  }
  const pair = command.second === undefined ? undefined : secondRefusal(state, figure, arm, command.second);
  if (pair) return pair;
  if (command.point) return pointRefusal(state, figure, arm, command.point);
  const target = command.target === undefined ? undefined : state.figures[command.target];
  if (!target) return noTarget('UK-SHOOT-TARGET');
  return shotRefusal(state, figure, arm, target);
}

/** The shots of a reaction go at the enemy reacted to alone (UK-ATTR-POSTURE-ALERTE). */
const mannerOf = ({ target }: Shoot, reaction: boolean): Manner => (reaction && target !== undefined ? { only: target } : {});

function figureOffers(state: State, shooter: Figure, arm: Arm, second?: Arm): Offer<Shoot>[] {
  return enemiesOf(state, shooter.id).map((target) => {
    const command: Shoot = { type: 'shoot', weapon: arm.id, ...(second && { second: second.id }), target: target.id };
    const id = ['shoot', arm.id, second?.id ?? [], target.id].flat().join(':');
    return { id, type: 'shoot', command, refusal: refusal(state, shooter, command) };
  });
}

/** By option an area weapon may be aimed at the ground. */
function groundOffers(state: State, shooter: Figure, arm: Arm): Offer<ActionCommand>[] {
  if (state.scene.options['zone.pointTarget'] === 'no' || areaOf(arm) === 0) return [];
  const check = ({ point }: Shoot): Refusal | undefined => point && pointRefusal(state, shooter, arm, point);
  const draw = (random: Random): Shoot => ({ type: 'shoot', weapon: arm.id, point: groundAround(state, shooter, longRange(arm), random) });
  return [{ ...openOffer<ActionCommand, Shoot>('shoot', check, draw), id: `shoot:${arm.id}:ground` }];
}

/** Shoot or throw with a weapon in hand, by a rule with two (UK-ACT-SHOOT). */
export const shoot = action<Shoot>({
  id: 'shoot',
  says: 'UK-ACT-SHOOT',
  cost: () => 1,
  hands: true,
  shoots: true,
  check: refusal,
  aims: (state, figure, target) =>
    rangedArms(state, figure)
      .filter((arm) => mayShoot(state, figure, arm, target))
      .map((arm) => ({ type: 'shoot', weapon: arm.id, target: target.id })),
  answers: (_state, _figure, { target }, enemy) => target === enemy,
  play(turn, figure, command, reaction) {
    const arm = armOf(turn.state, figure, command.weapon);
    const second = armOf(turn.state, figure, command.second);
    const aimed = command.point ?? (command.target === undefined ? undefined : figureOf(turn.state, command.target));
    const manner = mannerOf(command, reaction);
    if (arm) fire(turn, figure, arm, aimed, second ? { ...manner, beside: second } : manner);
    if (arm && second) fire(turn, figure, second, undefined, { ...manner, beside: arm }, aimed);
  },
  offers: (state, figure) =>
    rangedArms(state, figure).flatMap((arm) => [
      ...figureOffers(state, figure, arm),
      ...secondsOf(state, figure, arm).flatMap((second) => figureOffers(state, figure, arm, second)),
      ...groundOffers(state, figure, arm),
    ]),
});
