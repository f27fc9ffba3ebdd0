import type { Pool } from '@escarmouche/referee';
import { pushBlows } from '../displacement.ts';
import { facingTowards } from '../facing.ts';
import { engagedWith } from '../figures.ts';
import { fightBlow, holdsBack, type Fighter } from '../fights/fight.ts';
import { freeBlow } from '../melee/free-attack.ts';
import { combatPool } from '../melee/pool.ts';
import { BARE_HANDS, weaponChoices, weaponsInUse } from '../melee/weapons.ts';
import type { CarriedWeapon, Figure, State } from '../state.ts';
import { blowOdds, type Blow } from './blow.ts';
import { chainOf, lossIn, type Loss } from './chain.ts';
import { contest, share, type Contest } from './fraction.ts';

/** Weapons of the two, as they would answer the question of their weapon; the first choice of each when absent. */
export interface FightChoices {
  readonly weapon?: string;
  readonly answer?: string;
}

/** What a fight may come to, both ways. */
export interface FightOdds {
  /** The opposed roll, as the attacker sees it; none against a prone enemy, which takes a free attack. */
  readonly combat?: Contest & { readonly own: Pool; readonly other: Pool };
  /** The blow of the attacker that has won, and that of the defender if it strikes at all. */
  readonly blow: Blow;
  readonly answer?: Blow;
  /** The defender's, then the attacker's. */
  readonly losses: readonly [defender: Loss, attacker: Loss];
}

/** What a free attack may come to. */
export interface FreeAttackOdds {
  readonly blow: Blow;
  readonly loss: Loss;
}

/** Exact chances of a fight: Combat, falls from being pushed back, damage, saves (UC-SYS-DICEORDER). Whether it is legal is not asked. */
export function fightOdds(state: State, attacker: Figure, defender: Figure, choices: FightChoices = {}): FightOdds {
  const reach = !engagedWith(state, attacker).some(({ id }) => id === defender.id);
  const weapon = pick(weaponChoices(state, attacker, reach ? defender.id : undefined), choices.weapon);
  if (defender.posture === 'prone') {
    const { blow, loss } = freeOdds(state, attacker, defender, weapon, 'UC-ATTR-MISE-A-TERRE');
    return { blow, losses: [loss, lossIn(state, chainOf(state, [attacker.id], [{ chance: 1, blows: [] }]), attacker.id)] };
  }
  const facing = facingTowards(state, attacker, defender);
  const one: Fighter = { figure: { ...attacker, facing }, weapons: weaponsInUse(state, attacker, defender, weapon) };
  const reply = pick(weaponChoices(state, defender), choices.answer);
  const other: Fighter = { figure: defender, weapons: weaponsInUse(state, defender, attacker, reply) };
  const own = combatPool(state, one.figure, defender, one.weapons);
  const against = combatPool(state, defender, one.figure, other.weapons);
  const combat = contest(own, against);
  const blow = blowOdds(state, fightBlow(one, other));
  const answer = reach ? undefined : blowOdds(state, fightBlow(other, one));
  const falls = (figure: Figure, from: Figure): readonly Blow[] => pushBlows(state, figure, from).map((fall) => blowOdds(state, fall));
  const [attackerFalls, defenderFalls] = [falls(attacker, defender), falls(defender, attacker)];
  const unlessHeld = (blows: readonly Blow[], by: Figure, outcome: 'won' | 'tied'): readonly Blow[] =>
    holdsBack(state, by.id, outcome) ? [] : blows;
  const chain = chainOf(
    state,
    [defender.id, attacker.id],
    [
      { chance: share(combat.win), blows: [...unlessHeld(defenderFalls, attacker, 'won'), blow] },
      {
        chance: share(combat.tie),
        blows: [...unlessHeld(attackerFalls, defender, 'tied'), ...unlessHeld(defenderFalls, attacker, 'tied')],
      },
      { chance: share(combat.lose), blows: [...unlessHeld(attackerFalls, defender, 'won'), ...(answer ? [answer] : [])] },
    ],
  );
  return {
    combat: { ...combat, own, other: against },
    blow,
    ...(answer && { answer }),
    losses: [lossIn(state, chain, defender.id), lossIn(state, chain, attacker.id)],
  };
}

/** Exact chances of a free attack; `weapon` as the attacker would answer. */
export function freeAttackOdds(state: State, attacker: Figure, target: Figure, weapon?: string): FreeAttackOdds {
  return freeOdds(state, attacker, target, pick(weaponChoices(state, attacker), weapon), 'UC-MELEE-FREE');
}

function freeOdds(state: State, attacker: Figure, target: Figure, weapon: CarriedWeapon | undefined, rule: string): FreeAttackOdds {
  const blow = blowOdds(state, freeBlow(attacker, target, weapon, rule));
  return { blow, loss: lossIn(state, chainOf(state, [target.id], [{ chance: 1, blows: [blow] }]), target.id) };
}

function pick(choices: readonly (CarriedWeapon | undefined)[], id: string | undefined): CarriedWeapon | undefined {
  const wanted = id === undefined ? undefined : choices.findIndex((weapon) => (weapon?.id ?? BARE_HANDS) === id);
  return choices[wanted === undefined || wanted < 0 ? 0 : wanted];
}
