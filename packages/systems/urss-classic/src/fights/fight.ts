import { groupOf, sheetOf } from '@escarmouche/skirmish';
import { arcOf, engagedWith, turnTowards } from '@escarmouche/skirmish/plane';
import type { Attack } from '../attack.ts';
import { lose, rollDamage, strike } from '../damage.ts';
import { pushApart, pushBack } from '../displacement.ts';
import { grantedTo } from '../granted.ts';
import { isLifted } from '../lifted.ts';
import { freeAttack } from '../melee/free-attack.ts';
import { combatPool } from '../melee/pool.ts';
import { chooseWeapon, handsAreFull, weaponChoices, weaponsInUse } from '../melee/weapons.ts';
import type { CarriedWeapon, Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

/** One of the two in a fight, with the weapons in use; the first weapon counts. */
export interface Fighter {
  readonly figure: Figure;
  readonly weapons: readonly CarriedWeapon[];
}

/** Injuries and push-backs of the acting figure, still to be applied after its fights. */
export interface Suspended {
  readonly points: { readonly points: number; readonly by: FigureId }[];
  readonly pushes: FigureId[];
}

/** The blow of the winner: shields count by the arc before the push-back (UC-MELEE-RESULT). */
export function fightBlow(state: State, winner: Fighter, loser: Fighter): Attack {
  const [weapon] = winner.weapons;
  return {
    kind: 'fight',
    by: winner.figure.id,
    target: loser.figure.id,
    weapon,
    weapons: winner.weapons,
    rule: 'UC-MELEE-RESULT',
    arc: arcOf(state, loser.figure, winner.figure),
    hidden: 0,
    handsFull: handsAreFull(loser.weapons),
  };
}

/** Does a figure that has won or tied push its opponent back (UC-MELEE-PUSH)? */
export function pushes(state: State, figure: FigureId, after: 'won' | 'tied'): boolean {
  return !isLifted(state, grantedTo(sheetOf(state, figure)).own, { rule: 'UC-MELEE-PUSH', after });
}

/**
 * One combat: the acting figure turns to its opponent; weapons; both roll Combat; the loser is pushed back and struck, or both are pushed back
 * (UC-MELEE-FACE, UC-MELEE-ROLL, UC-MELEE-RESULT, UC-MELEE-TIE). A prone opponent takes a free attack. `suspended` gathers the acting figure's
 * injuries and push-backs, to be applied later.
 */
export function fight(turn: Turn, actor: Figure, opponent: Figure, suspended?: Suspended): void {
  const reach = !engagedWith(turn.state, actor).includes(opponent);
  turnTowards(turn, actor, opponent, 'UC-MELEE-FACE');
  if (opponent.posture === 'prone') return freeAttack(turn, actor, opponent, 'UC-ATTR-MISE-A-TERRE', reach);
  const weapon = chooseWeapon(turn, actor, opponent, weaponChoices(turn.state, actor, reach ? opponent.id : undefined));
  const answer = chooseWeapon(turn, opponent, actor, weaponChoices(turn.state, opponent));
  const one: Fighter = { figure: actor, weapons: weaponsInUse(turn.state, actor, opponent, weapon) };
  const other: Fighter = { figure: opponent, weapons: weaponsInUse(turn.state, opponent, actor, answer) };
  const lead = rollCombat(turn, one, other) - rollCombat(turn, other, one);
  if (lead > 0) win(turn, one, other);
  else if (lead < 0) lost(turn, one, other, !reach, suspended);
  else tie(turn, actor.id, opponent.id, suspended);
}

function rollCombat(turn: Turn, { figure, weapons }: Fighter, against: Fighter): number {
  const pool = combatPool(turn.state, figure, against.figure, weapons);
  const about = { figure: figure.id, target: against.figure.id };
  const roll = turn.roll('combat', pool, about, groupOf(turn.state, figure.id).seat);
  turn.emit({
    type: 'rolled',
    purpose: 'combat',
    roll,
    rule: 'UC-MELEE-ROLL',
    figure: figure.id,
    target: against.figure.id,
    of: weapons[0]?.id,
  });
  return roll.score;
}

/** The acting figure has won. */
function win(turn: Turn, winner: Fighter, loser: Fighter): void {
  const blow = fightBlow(turn.state, winner, loser);
  if (pushes(turn.state, winner.figure.id, 'won')) pushBack(turn, loser.figure.id, winner.figure.id);
  strike(turn, blow);
}

/** The acting figure has lost; `struck`: with a blow, unless it attacked without contact. */
function lost(turn: Turn, loser: Fighter, winner: Fighter, struck: boolean, suspended: Suspended | undefined): void {
  const blow = fightBlow(turn.state, winner, loser);
  const by = winner.figure.id;
  if (pushes(turn.state, by, 'won')) {
    if (suspended) suspended.pushes.push(by);
    else pushBack(turn, loser.figure.id, by);
  }
  if (!struck) return;
  const points = rollDamage(turn, blow);
  if (suspended) suspended.points.push({ points, by });
  else lose(turn, loser.figure.id, points, by);
}

function tie(turn: Turn, actor: FigureId, opponent: FigureId, suspended: Suspended | undefined): void {
  const actorGoes = pushes(turn.state, opponent, 'tied');
  const opponentGoes = pushes(turn.state, actor, 'tied');
  if (actorGoes && opponentGoes && !suspended) return pushApart(turn, actor, opponent);
  if (opponentGoes) pushBack(turn, opponent, actor);
  if (!actorGoes) return;
  if (suspended) suspended.pushes.push(opponent);
  else pushBack(turn, actor, opponent);
}
