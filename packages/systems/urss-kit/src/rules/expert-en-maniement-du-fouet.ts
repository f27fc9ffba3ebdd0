import { refuse, type Refusal } from '@escarmouche/referee';
import { enemiesOf, nameOf } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween } from '@escarmouche/skirmish/placed';
import { along, below, PACE, roundPlace, scaleTo, sub, type Place } from '@escarmouche/space';
import { meleeArm, weaponsAtHand } from '../arms.ts';
import type { Weapon } from '../content.ts';
import { hostileRefusal, power } from '../powers.ts';
import type { Rule } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import { whipInHand } from '../whip.ts';
import { withstands } from '../withstand.ts';
import { whipRope } from './corde-de-fouet.ts';

const ID = 'expert-en-maniement-du-fouet';
const RULE = 'UK-ATTR-EXPERT-FOUET';
const RADIUS = 4 * PACE;

/** Weapons that may be taken out of the target's hands. */
function takeable(state: State, target: Figure): readonly Weapon[] {
  return weaponsAtHand(state, target).filter((weapon) => {
    const arm = meleeArm(weapon);
    return weapon.hands > 0 && !arm?.unarmed;
  });
}

function refusal(state: State, user: Figure, target: Figure, weapon: string | undefined): Refusal | undefined {
  const [who, whom] = [nameOf(state, user.id), nameOf(state, target.id)];
  if (!whipInHand(state, user)) return refuse(RULE, `${who} n’a pas de fouet en main.`, `${who} has no whip in hand.`);
  const hostile = hostileRefusal(state, user, target, RADIUS);
  if (hostile) return hostile;
  if (!below(distanceBetween(state, user, target), RADIUS)) {
    return refuse(RULE, `${whom} n’est pas à moins de 4 pas.`, `${whom} is not within less than 4 paces.`);
  }
  if (withstands(state, target.id, { rule: RULE })) return refuse(RULE, `${whom} ne lâche rien.`, `${whom} lets go of nothing.`);
  return takeable(state, target).some(({ id }) => id === weapon)
    ? undefined
    : refuse(RULE, `${whom} ne tient pas cette arme.`, `${whom} does not hold this weapon.`);
}

/** Beside its owner, on the side of the user. */
function beside(state: State, owner: Figure, user: Figure): Place {
  const line = sub(user, owner);
  const way = line.x === 0 && line.y === 0 ? owner.facing : line;
  return roundPlace(along(owner, scaleTo(way, bodyOf(state, owner).r), 1), owner.z);
}

const disarming = power({
  id: ID,
  cites: [RULE],
  cost: 1,
  hands: true,
  range: RADIUS,
  worth: 0.3,
  inflicts: ['disarmed'],
  targets: (state, user) => enemiesOf(state, user.id),
  refusal: (state, user, target, { weapon }) => refusal(state, user, target, weapon),
  aims: (state, user, target) =>
    whipInHand(state, user) ? takeable(state, target).map(({ id }) => ({ target: target.id, weapon: id })) : [],
  works(turn, { by, on }, { weapon = '' }) {
    const lost = turn.state.scene.options['disarm.mode'] === 'lost';
    turn.emit({ type: 'weaponLost', figure: on.id, weapon, rule: RULE, ...(!lost && { at: beside(turn.state, on, by) }) });
  },
});

/** With a whip in hand, takes a weapon out of the hands of an enemy at less than 4 paces; or uses it as a rope (UK-ATTR-EXPERT-FOUET). */
export const whipExpert: Rule = { ...disarming, also: ['Expert en fouet'], gives: [{ id: whipRope.id }] };
