import { inContact, inFrontArc, type Place } from '@escarmouche/space';
import { turnTowards } from '../facing.ts';
import { bodyOf, enemiesOf, engagedWith, figureOf, inPlay, sheetOf } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import type { Turn } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';

/** Enemies that a figure would be in contact with at a place, in roster order. */
export function touchedAt(state: State, figure: Figure, at: Place): FigureId[] {
  const body = bodyOf(state, figure, at);
  return enemiesOf(state, figure.id)
    .filter((enemy) => inContact(body, bodyOf(state, enemy)))
    .map(({ id }) => id);
}

function tell(turn: Turn, id: FigureId): void {
  for (const { rule } of grantedTo(sheetOf(turn.state, id)).own) {
    if (inPlay(figureOf(turn.state, id))) rule.becameEngaged?.(turn, figureOf(turn.state, id));
  }
}

/** A figure has come into contact with enemies other than those it was engaged with before; with no charge nobody turns (UC-SYS-FORCED). */
export function meet(turn: Turn, figure: Figure, before: readonly Figure[] = []): void {
  if (!inPlay(figure)) return;
  const known = new Set(before.map(({ id }) => id));
  const enemies = engagedWith(turn.state, figure).flatMap(({ id }) => (known.has(id) ? [] : id));
  if (enemies.length === 0) return;
  turn.emit({ type: 'engaged', figure: figure.id, enemies });
  for (const id of [figure.id, ...enemies]) tell(turn, id);
}

/**
 * A movement has ended in contact: each enemy touched turns, unless the charger is unnoticed, the charger turns to one in its rear arc, then its rules
 * have their say (UC-MOVE-CHARGE, UC-ARC-TURN).
 */
export function charge(turn: Turn, figure: Figure, touched: readonly FigureId[]): void {
  const enemies = engagedWith(turn.state, figure).filter(({ id }) => touched.includes(id));
  if (enemies.length === 0) return;
  turn.emit({ type: 'engaged', figure: figure.id, enemies: enemies.map(({ id }) => id) });
  const rules = grantedTo(sheetOf(turn.state, figure.id)).own;
  if (!rules.some(({ rule }) => rule.unnoticed)) for (const enemy of enemies) turnTowards(turn, enemy, figure, 'UC-ARC-TURN');
  for (const enemy of enemies) if (!inFrontArc(figure, figure.facing, enemy)) turnTowards(turn, figure, enemy, 'UC-ARC-TURN');
  for (const { id } of [figure, ...enemies]) tell(turn, id);
  for (const { rule } of rules) if (inPlay(figure)) rule.engages?.(turn, figure, enemies);
}
