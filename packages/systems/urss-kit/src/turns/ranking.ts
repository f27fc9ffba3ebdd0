import type { Pool, Seat } from '@escarmouche/referee';
import { figureOf, groupById, groupOf, sheetOf } from '@escarmouche/skirmish';
import { levelOf, ONE_DIE, opposedPool, type Change } from '../dice.ts';
import { profileLevel, ruleChanges } from '../levels.ts';
import type { Figure, FigureId, GroupId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

/** Ranks by a roll: the order of play of the game, and that of the figures chosen in a round. */

/** Ids with the same number together, the highest number first. */
function byPlace(ids: readonly string[], numberOf: (id: string) => number): readonly (readonly string[])[] {
  const places = [...new Set(ids.map(numberOf))].sort((a, b) => b - a);
  return places.map((place) => ids.filter((id) => numberOf(id) === place));
}

/** Ranks by a roll each; tied ids share only the places they tied for, as `untied` says. */
function ranked(ids: readonly string[], roll: (id: string) => number, untied: (tied: readonly string[]) => readonly string[]) {
  if (ids.length < 2) return ids;
  const scores = new Map(ids.map((id) => [id, roll(id)] as const));
  return byPlace(ids, (id) => scores.get(id) ?? 0).flatMap(untied);
}

/** Classic activation: one plain die a group for the order of the whole game (UK-TURN-CLASSIC-ORDER). */
export function rankGroups(turn: Turn, groups: readonly GroupId[]): readonly GroupId[] {
  const roll = (group: GroupId): number =>
    rollFor(turn, 'order', ONE_DIE, 'UK-TURN-CLASSIC-ORDER', { group }, groupById(turn.state, group).seat);
  return ranked(groups, roll, (tied) => rankGroups(turn, tied));
}

/** The Initiative roll of a chosen figure, with what is in force at that moment (UK-TURN-ALT-INITIATIVE). */
export function initiativeChanges(state: State, figure: Figure): readonly Change[] {
  return [profileLevel(sheetOf(state, figure.id).skills, 'initiative'), ...ruleChanges(state, { purpose: 'initiative', figure })];
}

/** Alternating activation: Initiative; tied figures roll again, by option only at the same level (UK-TURN-ALT-TIE). */
export function rankFigures(turn: Turn, figures: readonly FigureId[]): readonly FigureId[] {
  const changes = (id: FigureId): readonly Change[] => initiativeChanges(turn.state, figureOf(turn.state, id));
  const roll = (id: FigureId): number =>
    rollFor(turn, 'initiative', opposedPool(changes(id)), 'UK-TURN-ALT-INITIATIVE', { figure: id }, groupOf(turn.state, id).seat);
  const again = (tied: readonly FigureId[]): readonly FigureId[] => rankFigures(turn, tied);
  if (turn.state.scene.options['turn.initiativeTie'] === 'reroll') return ranked(figures, roll, again);
  return ranked(figures, roll, (tied) => byPlace(tied, (id) => levelOf(changes(id))).flatMap(again));
}

function rollFor(
  turn: Turn,
  purpose: 'order' | 'initiative',
  pool: Pool,
  rule: string,
  whose: { group?: GroupId; figure?: FigureId },
  seat: Seat,
) {
  const roll = turn.roll(purpose, pool, { ...whose }, seat);
  turn.emit({ type: 'rolled', purpose, roll, rule, ...whose });
  return roll.score;
}
