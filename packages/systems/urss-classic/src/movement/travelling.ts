import { figureOf, inPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { arcOf, turnTowards, type TravelRules, type Watch } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import { strike } from '../damage.ts';
import { grantedTo } from '../granted.ts';
import { isLifted } from '../lifted.ts';
import { disengage } from '../melee/free-attack.ts';
import { plane } from '../plane.ts';
import type { Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { fallBlow } from './fall.ts';
import { isHalted, openWindow } from './react.ts';
import { nextWindow, watchersOf } from './watch.ts';

/** The additions of URSS classic to a movement: free attacks, alert windows, falls that hurt, charges, and the moments of special rules. */
export const travelling: TravelRules<State, Turn> = { ...plane, leaves: disengage, watch, fell, moved, met, charged };

/** Enemies in alert stance may react along a movement and at its end (UC-ACT-ALERT-TRIGGER). */
function watch(turn: Turn, mover: Figure): Watch<State> {
  const watchers = watchersOf(turn.state, mover);
  return {
    next(way, gone) {
      const window = nextWindow(turn.state, mover, way, watchers, gone);
      if (!window) return undefined;
      const reacted = (): boolean => window.watchers.some(({ id }) => !figureOf(turn.state, id).alert);
      return {
        at: window.at,
        open: (progress) => (openWindow(turn, progress, window.watchers) ? 'halted' : reacted() ? 'broken' : 'passed'),
      };
    },
    end(progress) {
      openWindow(turn, progress, watchers);
      return isHalted(turn.state, progress);
    },
  };
}

/** The damage roll of a fall (UC-MOVE-FALL). */
function fell(turn: Turn, figure: Figure, height: number): void {
  const blow = fallBlow(figure.id, height);
  if (blow) strike(turn, blow);
}

function moved(turn: Turn, figure: Figure, willed: boolean, trail: readonly Place[]): void {
  for (const { rule } of grantedTo(sheetOf(turn.state, figure.id)).own) if (inPlay(figure)) rule.moved?.(turn, figure, willed, trail);
}

/** Without a charge no figure turns (UC-SYS-FORCED). */
function met(turn: Turn, figure: Figure, enemies: readonly Figure[]): void {
  for (const { id } of [figure, ...enemies]) tellEngaged(turn, id);
}

/** Each enemy touched turns to the charger, the charger to one in its rear arc, then the charger's rules act (UC-MOVE-CHARGE, UC-ARC-TURN). */
function charged(turn: Turn, figure: Figure, enemies: readonly Figure[]): void {
  const rules = grantedTo(sheetOf(turn.state, figure.id)).own;
  if (!isLifted(turn.state, rules, { rule: 'UC-ARC-TURN' })) for (const enemy of enemies) turnTowards(turn, enemy, figure, 'UC-ARC-TURN');
  for (const enemy of enemies) if (arcOf(turn.state, figure, enemy) === 'rear') turnTowards(turn, figure, enemy, 'UC-ARC-TURN');
  for (const { id } of [figure, ...enemies]) tellEngaged(turn, id);
  for (const { rule } of rules) if (inPlay(figure)) rule.engages?.(turn, figure, enemies);
}

function tellEngaged(turn: Turn, id: FigureId): void {
  for (const { rule } of grantedTo(sheetOf(turn.state, id)).own) {
    if (inPlay(figureOf(turn.state, id))) rule.becameEngaged?.(turn, figureOf(turn.state, id));
  }
}
