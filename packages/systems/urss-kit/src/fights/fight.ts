import { groupOf } from '@escarmouche/skirmish';
import type { Arm } from '../arm.ts';
import { meleeArms } from '../arms.ts';
import { declines } from '../decline.ts';
import { pushApart } from '../displacement.ts';
import { turnToFace } from '../facing.ts';
import { attacksFromBehind } from '../melee/behind.ts';
import { freeAttack } from '../melee/free-attack.ts';
import { combatPool, type Part } from '../melee/pool.ts';
import { armsAgainst, bothArms, chooseWeapon } from '../melee/weapons.ts';

import type { Turn } from '../turn.ts';
import type { Figure, State } from '../state.ts';
import type { Fighter, Manner } from './fighter.ts';
import { resolve } from './resolve.ts';

/** May the two fight if the first acts: a prone actor fights only prone or stunned opponents (UK-STATE-PRONE-FIGHT)? */
export function mayFight(actor: Figure, opponent: Figure): boolean {
  return actor.posture !== 'prone' || opponent.posture === 'prone' || opponent.stunned;
}

/** The rule by which a fight is a free attack, against an opponent that cannot fight back (UK-STATE-PRONE-FIGHT, UK-STATE-STUNNED). */
export function strikesFreely(state: State, actor: Figure, opponent: Figure): string | undefined {
  if (opponent.stunned) return 'UK-STATE-STUNNED';
  if (opponent.posture === 'prone' && actor.posture !== 'prone') return 'UK-STATE-PRONE-FIGHT';
  const free = state.scene.options['melee.rearAttack'] === 'free-attack' && attacksFromBehind(state, actor, opponent);
  return free ? 'UK-ARC-REAR-ATTACK' : undefined;
}

/** One fight: the acting figure turns to its opponent; weapons; both roll Combat; the winner strikes, or both move apart (UK-ATTR-GEN-FIGHT). */
export function fight(turn: Turn, actor: Figure, opponent: Figure, manner: Manner = {}): void {
  turnToFace(turn, actor, opponent, 'UK-ACT-FIGHT');
  const free = strikesFreely(turn.state, actor, opponent);
  if (free !== undefined) return freeAttack(turn, actor, opponent, free);
  const own = armed(turn, actor, opponent, armsAgainst(turn.state, actor, opponent));
  const other = armed(turn, opponent, actor, meleeArms(turn.state, opponent));
  const lead = rollCombat(turn, own, other, manner.reaction ? 'reacts' : 'acts') - rollCombat(turn, other, own, 'defends');
  if (lead === 0) return pushApart(turn, actor.id, opponent.id, manner.suspended);
  if (lead > 0) resolve(turn, { winner: own, loser: other, own: true }, manner);
  else resolve(turn, { winner: other, loser: own, own: false }, manner);
}

/** Weapons are named before any die (UK-MELEE-WEAPON); a figure that may use two at once may use one of them alone. */
function armed(turn: Turn, figure: Figure, against: Figure, usable: readonly Arm[]): Fighter {
  const both = bothArms(turn.state, figure, usable);
  if (both && !declines(turn, figure, both.by)) return { figure, arms: both.arms };
  const arm = chooseWeapon(turn, figure, against.id, usable);
  return { figure, arms: arm ? [arm] : [] };
}

function rollCombat(turn: Turn, { figure, arms }: Fighter, against: Fighter, part: Part): number {
  const target = against.figure.id;
  const pool = combatPool(turn.state, figure, against.figure, arms, part);
  const roll = turn.roll('combat', pool, { figure: figure.id, target }, groupOf(turn.state, figure.id).seat);
  const [arm, other] = arms;
  const used = { of: arm?.id, ...(other && { beside: other.id }) };
  turn.emit({ type: 'rolled', purpose: 'combat', roll, rule: 'UK-MELEE-ROLL', figure: figure.id, target, ...used });
  return roll.score;
}
