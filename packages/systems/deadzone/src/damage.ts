import { figureOf, inPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { opponentOf, resists, seatOf } from './figures.ts';
import { dropAll } from './items.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

/** Effective Damage of a Potential Damage: Armour less what pierces it, at least 0 (DZ-DMG-RESOLVE). */
export function effectiveDamage(
  state: State,
  target: FigureId,
  potential: number,
  ap: number,
): { readonly armour: number; readonly points: number } {
  const armour = Math.max(0, sheetOf(state, target).armour - ap);
  return { armour, points: Math.max(0, potential - armour) };
}

/** Victory points for killing a figure: its own, and those of its weapons (DZ-VP-KILL, DZ-TEAM-VP-BONUS). */
export function vpOf(state: State, id: FigureId): number {
  const { vp, weapons } = sheetOf(state, id);
  return weapons.reduce((sum, weapon) => sum + weapon.vp, vp);
}

/** Resolves a Potential Damage: counters, and death with its points for the opponent (DZ-DMG-WOUNDS, DZ-DMG-DEAD, DZ-ITEM-DROP). */
export function damage(turn: Turn, target: FigureId, potential: number, ap: number, rule: string): void {
  const { state } = turn;
  const { armour, points } = effectiveDamage(state, target, potential, ap);
  turn.emit({ type: 'damaged', figure: target, potential, armour, points, rule });
  if (figureOf(state, target).counters <= sheetOf(state, target).size) return;
  dropAll(turn, target);
  const to = opponentOf(state, seatOf(state, target));
  turn.emit({ type: 'killed', figure: target, vp: vpOf(state, target), to });
}

/** Pins a figure; no further effect on a pinned one, none on one that is never pinned (DZ-STATE-PINNED). */
export function pin(turn: Turn, id: FigureId, rule: string): void {
  const figure = figureOf(turn.state, id);
  if (inPlay(figure) && figure.posture !== 'prone' && !resists(turn.state, figure, 'pinned'))
    turn.emit({ type: 'pinned', figure: id, rule });
}

export function standUp(turn: Turn, id: FigureId, rule: string): void {
  if (figureOf(turn.state, id).posture === 'prone') turn.emit({ type: 'stoodUp', figure: id, rule });
}
