import { canStand, nearestFree, standAt, type Place, type Stop } from '@escarmouche/space';
import type { Attack } from '../attack.ts';
import type { Level } from '../content.ts';
import { strike } from '../damage.ts';
import { bodyOf, engagedWith, inPlay } from '../figures.ts';
import type { Turn } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { meet } from './contact.ts';
import { othersOf } from './mover.ts';

/** Damage roll by whole paces fallen: 2, 3, 4 or more (UC-MOVE-FALL). */
const LEVELS: readonly Level[] = ['malus', 'normal', 'bonus'];

/** The blow of a fall from so many units; none below two paces. It comes from no arc (UC-MOVE-FALL). */
export function fallBlow(figure: FigureId, height: number): Attack | undefined {
  const level = LEVELS[Math.min(Math.floor(height / 1000), 4) - 2];
  return level && { kind: 'fall', target: figure, level, rule: 'UC-MOVE-FALL', arc: 'none', hidden: 0 };
}

/** A figure drops from where it is to a place below and bears the damage. */
export function fall(turn: Turn, figure: Figure, landing: Place): void {
  const from = { x: figure.x, y: figure.y, z: figure.z };
  turn.emit({ type: 'figureMoved', figure: figure.id, manner: 'fell', points: [from, landing] });
  const blow = fallBlow(figure.id, from.z - landing.z);
  if (blow) strike(turn, blow);
}

/** Come down, or stopped: with a step of half a pace under its base, in water if need be. */
const STANCE = { stepUp: 500, wet: true };

/** What keeps a figure from staying at a place; undefined when nothing does. */
export function misfitAt(state: State, figure: Figure, at: Place): Stop | undefined {
  return canStand(state.scene.table, bodyOf(state, figure, at), othersOf(state, figure), STANCE);
}

/**
 * A figure that can no longer stay where it is (pulled off a ladder or wall, stopped in mid-air or upon a friend) comes down on the surface below,
 * or on the nearest free place; whom it touches there it has not charged (UC-MOVE-FALL, UC-ACT-LADDER-USE, UC-SYS-FORCED).
 */
export function comeDown(turn: Turn, figure: Figure): void {
  const { state } = turn;
  if (!inPlay(figure)) return;
  const stop = misfitAt(state, figure, figure);
  if (!figure.perch && (!stop || stop.reason === 'clearance')) return;
  const before = engagedWith(state, figure);
  const { table } = state.scene;
  const body = bodyOf(state, figure);
  const others = othersOf(state, figure);
  const z = standAt(table, body, others, STANCE).findLast((level) => level <= body.z);
  fall(turn, figure, z === undefined ? nearestFree(table, body, others, STANCE) : { x: body.x, y: body.y, z });
  meet(turn, figure, before);
}
