import type { Pool } from '@escarmouche/referee';
import { chainOf, contest, lossBy, lossIn, share, type Contest, type Loss } from '@escarmouche/skirmish';
import { engagedWith, facingTowards } from '@escarmouche/skirmish/plane';
import type { Attack } from '../attack.ts';
import { pushBlows } from '../displacement.ts';
import { fightBlow, pushes, type Fighter } from '../fights/fight.ts';
import { freeBlow } from '../melee/free-attack.ts';
import { combatPool } from '../melee/pool.ts';
import { BARE_HANDS, weaponChoices, weaponsInUse } from '../melee/weapons.ts';
import type { CarriedWeapon, Figure, State } from '../state.ts';
import { blowOdds, type Blow } from './blow.ts';

/** Weapons of the two, as in answers to the question of their weapon; the first choice of each when absent. */
export interface FightChoices {
  readonly weapon?: string;
  readonly answer?: string;
}

/** The possible results of a fight, both ways. */
export interface FightOdds {
  /** The opposed roll, as the attacker sees it; none against a prone enemy, which takes a free attack. */
  readonly combat?: Contest & { readonly own: Pool; readonly other: Pool };
  /** The blow of the attacker that has won, and that of the defender if it strikes at all. */
  readonly blow: Blow;
  readonly answer?: Blow;
  /** The defender's, then the attacker's. */
  readonly losses: readonly [defender: Loss, attacker: Loss];
}

/** The possible results of a free attack. */
export interface FreeAttackOdds {
  readonly blow: Blow;
  readonly loss: Loss;
}

/** The state of the two before any roll of their fight. */
export interface Duel {
  /** The Combat rolls; none against a prone enemy, which takes a free attack. */
  readonly rolls?: { readonly own: Pool; readonly other: Pool };
  /** The blow of the attacker that has won, and that of the defender if it strikes at all. */
  readonly blow: Attack;
  readonly answer?: Attack;
}

/** The attacker turned to its opponent, the weapons of the two, their Combat rolls and blows (UC-MELEE-FACE, UC-MELEE-ROLL, UC-MELEE-RESULT). */
export function duelOf(state: State, attacker: Figure, defender: Figure, choices: FightChoices = {}): Duel {
  const reach = !engagedWith(state, attacker).some(({ id }) => id === defender.id);
  const weapon = pick(weaponChoices(state, attacker, reach ? defender.id : undefined), choices.weapon);
  if (defender.posture === 'prone') return { blow: freeBlow(state, attacker, defender, weapon, 'UC-ATTR-MISE-A-TERRE') };
  const facing = facingTowards(state, attacker, defender);
  const one: Fighter = { figure: { ...attacker, facing }, weapons: weaponsInUse(state, attacker, defender, weapon) };
  const reply = pick(weaponChoices(state, defender), choices.answer);
  const other: Fighter = { figure: defender, weapons: weaponsInUse(state, defender, attacker, reply) };
  const own = combatPool(state, one.figure, defender, one.weapons);
  const against = combatPool(state, defender, one.figure, other.weapons);
  const answer = reach ? undefined : fightBlow(state, other, one);
  return { rolls: { own, other: against }, blow: fightBlow(state, one, other), ...(answer && { answer }) };
}

/** Falls of a figure by a push-back, if the opponent that has won or tied pushes it. */
export function pushFalls(state: State, figure: Figure, from: Figure, outcome: 'won' | 'tied'): readonly Attack[] {
  return pushes(state, from.id, outcome) ? pushBlows(state, figure, from) : [];
}

/** Exact chances of a fight, legal or not: Combat, falls from being pushed back, damage, saves (UC-SYS-DICEORDER). */
export function fightOdds(state: State, attacker: Figure, defender: Figure, choices: FightChoices = {}): FightOdds {
  const duel = duelOf(state, attacker, defender, choices);
  const { rolls } = duel;
  const blow = blowOdds(state, duel.blow);
  if (!rolls) {
    const taken = lossIn(state, chainOf(state, [attacker.id], [{ chance: 1, blows: [] }]), attacker.id);
    return { blow, losses: [lossBy(state, blow), taken] };
  }
  const combat = contest(rolls.own, rolls.other);
  const answer = duel.answer && blowOdds(state, duel.answer);
  const falls = (figure: Figure, from: Figure, outcome: 'won' | 'tied'): readonly Blow[] =>
    pushFalls(state, figure, from, outcome).map((fall) => blowOdds(state, fall));
  const chain = chainOf(
    state,
    [defender.id, attacker.id],
    [
      { chance: share(combat.win), blows: [...falls(defender, attacker, 'won'), blow] },
      { chance: share(combat.tie), blows: [...falls(attacker, defender, 'tied'), ...falls(defender, attacker, 'tied')] },
      { chance: share(combat.lose), blows: [...falls(attacker, defender, 'won'), ...(answer ? [answer] : [])] },
    ],
  );
  return {
    combat: { ...combat, ...rolls },
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
  const blow = blowOdds(state, freeBlow(state, attacker, target, weapon, rule));
  return { blow, loss: lossBy(state, blow) };
}

function pick(choices: readonly (CarriedWeapon | undefined)[], id: string | undefined): CarriedWeapon | undefined {
  const wanted = id === undefined ? undefined : choices.findIndex((weapon) => (weapon?.id ?? BARE_HANDS) === id);
  return choices[wanted === undefined || wanted < 0 ? 0 : wanted];
}
