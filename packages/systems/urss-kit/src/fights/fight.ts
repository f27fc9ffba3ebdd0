import { figureOf, filling, groupOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { arcOf, engagedWith } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arms.ts';
import type { Attack } from '../attack.ts';
import { isUnharmed, lose, rollDamage } from '../damage.ts';
import { pushApart } from '../displacement.ts';
import { turnToFace } from '../facing.ts';
import { grantedTo } from '../granted.ts';
import { blowsLeft, countBlow } from '../melee/allowance.ts';
import { freeAttack } from '../melee/free-attack.ts';
import { combatPool } from '../melee/pool.ts';
import { armsInUse, chooseWeapon, weaponChoices } from '../melee/weapons.ts';
import type { Granted, Turn } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { fell, push } from './aftermath.ts';
import { fightRules, type Fighter, type Manner, type Suspended, type Won } from './fighter.ts';

/** The blow of the winner with one of its arms (UK-MELEE-WIN). */
export function fightBlow({ winner, loser }: Won, arm: Arm | undefined, cut = false): Attack {
  const arc = arcOf(loser.figure, winner.figure);
  return {
    kind: 'fight',
    by: winner.figure.id,
    target: loser.figure.id,
    ...(arm && { arm }),
    rule: 'UK-MELEE-WIN',
    arc,
    hidden: 0,
    ...(cut && { cut }),
  };
}

/** Against who cannot fight back a fight is a free attack (UK-STATE-PRONE-FIGHT, UK-STATE-STUNNED). */
export function strikesFreely(state: State, actor: Figure, opponent: Figure): string | undefined {
  if (opponent.stunned) return 'UK-STATE-STUNNED';
  if (opponent.posture === 'prone' && actor.posture !== 'prone') return 'UK-STATE-PRONE-FIGHT';
  const behind = arcOf(opponent, actor) === 'rear' && engagedWith(state, actor).includes(opponent);
  return behind && state.scene.options['melee.rearAttack'] === 'free-attack' ? 'UK-ARC-REAR-ATTACK' : undefined;
}

/** One fight: the acting figure turns to its opponent; weapons; both roll Combat; the winner strikes, or both move apart (UK-ATTR-GEN-FIGHT). */
export function fight(turn: Turn, actor: Figure, opponent: Figure, manner: Manner = {}): void {
  turnToFace(turn, actor, opponent, 'UK-ACT-FIGHT');
  const free = strikesFreely(turn.state, actor, opponent);
  if (free !== undefined) return freeAttack(turn, actor, opponent, free);
  const own = armed(turn, actor, opponent);
  const other = armed(turn, opponent, actor);
  const lead = rollCombat(turn, own, other, true) - rollCombat(turn, other, own, false);
  if (lead === 0) return pushApart(turn, actor.id, opponent.id, manner.suspended);
  if (lead > 0) resolve(turn, { winner: own, loser: other, own: true }, manner);
  else resolve(turn, { winner: other, loser: own, own: false }, manner);
}

function armed(turn: Turn, figure: Figure, against: Figure): Fighter {
  const chosen = chooseWeapon(turn, figure, against.id, weaponChoices(turn.state, figure));
  return { figure, arms: armsInUse(turn.state, figure, chosen) };
}

function rollCombat(turn: Turn, { figure, arms }: Fighter, against: Fighter, own: boolean): number {
  const target = against.figure.id;
  const pool = combatPool(turn.state, figure, against.figure, arms, own);
  const roll = turn.roll('combat', pool, { figure: figure.id, target }, groupOf(turn.state, figure.id).seat);
  turn.emit({ type: 'rolled', purpose: 'combat', roll, rule: 'UK-MELEE-ROLL', figure: figure.id, target, of: arms[0]?.id });
  return roll.score;
}

/** What follows a won Combat, in its order: broken weapons, tests, damage, the loser felled, then pushed (UK-ATTR-GEN-FIGHT). */
function resolve(turn: Turn, won: Won, manner: Manner): void {
  const { state } = turn;
  const { winner, loser } = won;
  if (isUnharmed(state, fightBlow(won, winner.arms[0]))) return;
  const rules = fightRules(state, winner);
  for (const one of filling(rules, 'breaks')) one.rule.breaks(turn, won, one);
  const cuts = new Set(filling(rules, 'cuts').flatMap((one) => (one.rule.cuts(turn, won, one) ? [one.weapon ?? ''] : [])));
  const felled = fellsLoser(turn, won, rules);
  strikeLoser(turn, won, cuts, manner);
  const suspended = won.own ? undefined : manner.suspended;
  if (felled) fell(turn, loser.figure.id, felled.how, felled.rule, suspended);
  if (cuts.size > 0 || rules.some(({ rule }) => rule.pushes)) push(turn, won, cuts.size > 0, suspended);
}

/** Sure ways first, then tests in their order until one has worked (UK-ATTR-GEN-FIGHT). */
function fellsLoser(turn: Turn, won: Won, rules: readonly Granted[]) {
  const felling = filling(rules, 'fells');
  const immune = new Set(grantedTo(sheetOf(turn.state, won.loser.figure.id)).own.flatMap(({ rule }) => rule.immuneTo ?? []));
  for (const sure of [true, false]) {
    for (const one of felling.filter(({ rule }) => (rule.fells.sure ?? false) === sure && !immune.has(rule.id))) {
      const how = one.rule.fells.by(turn, won, one);
      if (how) return { how, rule: one.rule.cites[0] };
    }
  }
  return undefined;
}

/** As many damage rolls as are left of the turn's, one with each arm; in a group attack one without limit (UK-DMG-ONCE, UK-ATTR-GEN-ALLOWANCE). */
function strikeLoser(turn: Turn, won: Won, cuts: ReadonlySet<string>, { unanswered, suspended }: Manner): void {
  const { winner, loser, own } = won;
  if (unanswered && !own) return;
  const grouped = own && suspended !== undefined;
  const arms = grouped || winner.arms.length < 2 ? winner.arms.slice(0, 1) : winner.arms;
  const left = grouped ? 1 : blowsLeft(turn.state, winner.figure, winner.arms);
  const rolls = (arms.length > 0 ? arms : [undefined]).slice(0, left);
  for (const arm of rolls) {
    if (!inPlay(figureOf(turn.state, loser.figure.id))) return;
    const attack = fightBlow(won, arm, cuts.has('') || (arm !== undefined && cuts.has(arm.id)));
    const { points, rolled } = rollDamage(turn, attack);
    if (rolled || turn.state.scene.options['damage.savedCounts'] === 'yes') countBlow(turn, winner.figure.id);
    takePoints(turn, loser.figure.id, points, winner.figure.id, own ? undefined : suspended);
  }
}

function takePoints(turn: Turn, loser: FigureId, points: number, by: FigureId, suspended: Suspended | undefined): void {
  if (suspended) suspended.points.push({ points, by });
  else lose(turn, loser, points, by);
}
