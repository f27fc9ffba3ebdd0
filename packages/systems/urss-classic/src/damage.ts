import type { Pool, Seat } from '@escarmouche/referee';
import { figureOf, groupOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { attackRules } from './attack-rules.ts';
import type { Attack, Save } from './attack.ts';
import { bareHanded } from './bare-hands.ts';
import { d3, poolOf, signOf, type Indication } from './dice.ts';
import type { RollContext } from './roll-context.ts';
import { savesAgainst } from './saves.ts';
import type { FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

const ONE_DIE: Pool = { dice: 1, faces: 6, modifiers: [] };

/** Indications of a damage roll: the figure's sign, the weapon's or the power's, bare hands, rules (UC-DMG-ROLL). */
export function damagePool(state: State, attack: Attack): Pool {
  const indications: Indication[] = [];
  if (attack.by !== undefined) indications.push(...signOf(sheetOf(state, attack.by).damage, 'UC-DMG-ROLL'));
  if (attack.weapon) indications.push(...signOf(attack.weapon.damage, attack.weapon.cites));
  if (attack.level) indications.push(...signOf(attack.level, attack.rule));
  if (attack.by === undefined) return poolOf(indications);
  if (attack.kind === 'fight' || attack.kind === 'free') indications.push(...bareHanded(state, attack.by, attack.weapons ?? [], 'damage'));
  const roll: RollContext = {
    purpose: 'damage',
    figure: figureOf(state, attack.by),
    against: figureOf(state, attack.target),
    weapons: attack.weapons,
    attack,
  };
  for (const granted of attackRules(state, attack)) indications.push(...(granted.rule.indications?.(state, roll, granted) ?? []));
  return poolOf(indications);
}

/**
 * The damage roll, and for a damage point the saves (UC-DMG-ROLL, UC-SAVE-ROLL, UC-DMG-POINT). Returns the number of vitality points to be lost;
 * `lose` takes them, at once or later.
 */
export function rollDamage(turn: Turn, attack: Attack): number {
  const target = figureOf(turn.state, attack.target);
  if (!inPlay(target)) return 0;
  const seat = attack.by === undefined ? undefined : groupOf(turn.state, attack.by).seat;
  const roll = turn.roll('damage', damagePool(turn.state, attack), { rule: attack.rule, by: attack.by, target: target.id }, seat);
  turn.emit({ type: 'rolled', purpose: 'damage', roll, rule: attack.rule, figure: attack.by, target: target.id, of: attack.weapon?.id });
  if (!roll.success || saved(turn, attack)) return 0;
  return rollPoints(turn, attack, seat);
}

/** Faces of the die for the vitality points of a damage point, by the first rule of the attacker that has one: 1 where none is rolled. */
export function pointsDie(state: State, attack: Attack): { readonly of: 1 | 3; readonly rule?: string } {
  for (const granted of attackRules(state, attack)) {
    const of = granted.rule.points?.(state, attack, granted);
    if (of !== undefined) return { of, rule: granted.rule.cites[0] };
  }
  return { of: 1 };
}

/** No die for a target with a single point left (UC-DICE-D3). */
function rollPoints(turn: Turn, attack: Attack, seat: Seat | undefined): number {
  const { rule } = pointsDie(turn.state, attack);
  if (rule === undefined || figureOf(turn.state, attack.target).vitality === 1) return 1;
  const roll = turn.roll('d3', ONE_DIE, { rule, by: attack.by, target: attack.target }, seat);
  turn.emit({ type: 'rolled', purpose: 'd3', roll, rule, figure: attack.by, target: attack.target });
  return d3(roll.score);
}

/** Each save is rolled until one succeeds (UC-SAVE-STACK). */
function saved(turn: Turn, attack: Attack): boolean {
  const { target } = attack;
  const { seat } = groupOf(turn.state, target);
  return savesAgainst(turn.state, attack).some((save) => {
    const roll = turn.roll('save', savePool(save), { source: save.source, target }, seat);
    turn.emit({ type: 'rolled', purpose: 'save', roll, rule: 'UC-SAVE-ROLL', figure: target, of: save.source });
    return roll.success === true;
  });
}

/** The roll of a save, by its level alone (UC-SAVE-ROLL). */
export function savePool(save: Save): Pool {
  return poolOf(signOf(save.level, save.source));
}

/** Takes vitality points away; at 0 the figure is out of action (UC-DMG-POINT, UC-DMG-OUT). */
export function lose(turn: Turn, id: FigureId, points: number, by?: FigureId): void {
  const figure = figureOf(turn.state, id);
  if (points <= 0 || !inPlay(figure)) return;
  const left = Math.max(0, figure.vitality - points);
  turn.emit({ type: 'vitalityLost', figure: id, points: figure.vitality - left, left, by });
  if (left === 0) turn.emit({ type: 'figureOut', figure: id, by });
}

/** A damage roll whose loss is taken at once. */
export function strike(turn: Turn, attack: Attack): void {
  lose(turn, attack.target, rollDamage(turn, attack), attack.by);
}
