import type { Pool, Seat } from '@escarmouche/referee';
import { figureOf, filling, fillingOf, groupOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { footBelow } from '@escarmouche/skirmish/plane';
import { attackLists } from './attack-rules.ts';
import type { Attack } from './attack.ts';
import { bareHanded } from './bare-hands.ts';
import { change, d2, d3, ONE_DIE, testPool, type Change } from './dice.ts';
import { grantedTo } from './granted.ts';
import { ruleChanges } from './levels.ts';
import { plane } from './plane.ts';
import { saveAgainst } from './saves.ts';
import type { FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The source of a blow: the weapon or the bare hands with anything worn on them, the power or the fall (UK-DMG-ROLL). */
function damageSource(state: State, { kind, by, arm, level, rule }: Attack): readonly Change[] {
  if (level !== undefined) return [change(rule, level)];
  const struck = by !== undefined && (kind === 'fight' || kind === 'free');
  const bare = struck && (!arm || arm.unarmed) ? [bareHanded(state, by, 'damage')] : [];
  const profile = struck ? sheetOf(state, by).skills.damage : undefined;
  return [...bare, ...(arm?.damage ?? []), ...(profile === undefined ? [] : [change('UK-SKILL-LIST', profile)])];
}

/** The damage roll of a blow (UK-DMG-ROLL, UK-DMG-SHOT). */
export function damagePool(state: State, attack: Attack): Pool {
  const source = damageSource(state, attack);
  if (attack.by === undefined) return testPool(source);
  const [figure, against] = [figureOf(state, attack.by), figureOf(state, attack.target)];
  const arms = attack.arm ? [attack.arm] : [];
  return testPool([...source, ...ruleChanges(state, { purpose: 'damage', figure, against, arms, attack })]);
}

/** Does a rule of the target make it immune to this blow? */
export function isUnharmed(state: State, attack: Attack): boolean {
  const bearer = figureOf(state, attack.target);
  return filling(grantedTo(sheetOf(state, attack.target)).own, 'unharmedBy').some(({ rule }) => rule.unharmedBy(state, bearer, attack));
}

/** The result of a damage roll that was due. */
export interface Dealt {
  /** Vitality points to be lost; `lose` takes them, at once or later. */
  readonly points: number;
  /** The roll counts for the damage rolls of the turn, if it is one of those: by option not after a successful save (UK-DMG-ONCE). */
  readonly counts: boolean;
}

/** The save of the target and then the damage roll, by option the other way round (UK-SAVE-ORDER). */
export function rollDamage(turn: Turn, attack: Attack): Dealt {
  const { state } = turn;
  if (!inPlay(figureOf(state, attack.target)) || isUnharmed(state, attack)) return { points: 0, counts: false };
  const { options } = state.scene;
  const first = options['save.order'] === 'before-damage';
  if (first && saved(turn, attack)) return { points: 0, counts: options['damage.savedCounts'] === 'yes' };
  if (!hurts(turn, attack) || (!first && saved(turn, attack))) return { points: 0, counts: true };
  return { points: rollPoints(turn, attack), counts: true };
}

const seatOf = (state: State, id: FigureId | undefined): Seat | undefined => (id === undefined ? undefined : groupOf(state, id).seat);

function hurts(turn: Turn, attack: Attack): boolean {
  const { by, target, rule } = attack;
  const roll = turn.roll('damage', damagePool(turn.state, attack), { rule, by, target }, seatOf(turn.state, by));
  turn.emit({ type: 'rolled', purpose: 'damage', roll, rule, figure: by, target, of: attack.arm?.id });
  return roll.success === true;
}

/** One roll for each damage roll suffered, at the level of all sources together; none without a source (UK-SAVE-ROLL, UK-SAVE-NONE). */
function saved(turn: Turn, attack: Attack): boolean {
  const { pool } = saveAgainst(turn.state, attack) ?? {};
  if (!pool) return false;
  const { target, by } = attack;
  const roll = turn.roll('save', pool, { figure: target, by, rule: attack.rule }, seatOf(turn.state, target));
  turn.emit({ type: 'rolled', purpose: 'save', roll, rule: 'UK-SAVE-ROLL', figure: target });
  return roll.success === true;
}

/** Faces of the die for the number of points: 1 where none is rolled. */
export function pointsDie(state: State, attack: Attack): { readonly of: 1 | 2 | 3 | 6; readonly rule?: string } {
  const sizes = new Map<number, string>();
  for (const granted of fillingOf(attackLists(state, attack), 'points')) {
    const of = granted.rule.points(state, attack, granted);
    if (of !== undefined && !sizes.has(of)) sizes.set(of, granted.rule.cites[0]);
  }
  const [first] = sizes;
  if (!first) return { of: 1 };
  const [of, rule] = first;
  return { of: sizes.size > 1 ? 6 : of === 2 ? 2 : 3, rule };
}

/** Points that a face of that die tells. */
export function pointsOn(face: number, of: 1 | 2 | 3 | 6): number {
  if (of === 1) return 1;
  return of === 2 ? d2(face) : of === 3 ? d3(face) : face;
}

/** No die for a target with a single point left (UK-SYS-DICEORDER). */
function rollPoints(turn: Turn, attack: Attack): number {
  const { of, rule } = pointsDie(turn.state, attack);
  if (rule === undefined || figureOf(turn.state, attack.target).vitality === 1) return 1;
  const { by, target } = attack;
  const roll = turn.roll('points', ONE_DIE, { rule, by, target, of }, seatOf(turn.state, by));
  turn.emit({ type: 'rolled', purpose: 'points', roll, rule, figure: by, target });
  return pointsOn(roll.score, of);
}

/** Takes vitality points away; at 0 the figure is out of action (UK-DMG-VITALITY, UK-STATE-OUT). */
export function lose(turn: Turn, id: FigureId, points: number, by?: FigureId): void {
  const figure = figureOf(turn.state, id);
  if (points <= 0 || !inPlay(figure)) return;
  const left = Math.max(0, figure.vitality - points);
  turn.emit({ type: 'vitalityLost', figure: id, points: figure.vitality - left, left, by });
  if (left === 0) putOut(turn, id, by);
}

/** A figure out of action lies at its place, or at the foot of its wall or ladder, and by option is taken off the table (UK-STATE-OUT). */
function putOut(turn: Turn, id: FigureId, by?: FigureId): void {
  const figure = figureOf(turn.state, id);
  const removed = turn.state.scene.options['outOfAction.mode'] === 'remove';
  const at = figure.perch && !removed ? footBelow(plane, turn.state, figure) : undefined;
  turn.emit({ type: 'figureOut', figure: id, by, ...(at && { at }), ...(removed && { removed }) });
}

/** A damage roll whose loss is taken at once. */
export function strike(turn: Turn, attack: Attack): void {
  lose(turn, attack.target, rollDamage(turn, attack).points, attack.by);
}
