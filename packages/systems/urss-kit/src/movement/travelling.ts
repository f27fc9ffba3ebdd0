import { figureOf, filling, inPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { arcOf, type TravelRules, type Watch } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import { strike } from '../damage.ts';
import { facesInContact, turnToNewcomer } from '../facing.ts';
import { grantedTo } from '../granted.ts';
import { disengage } from '../melee/free-attack.ts';
import { plane } from '../plane.ts';
import { specialRules } from '../registry.ts';
import type { Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { newlyTouched } from './charging.ts';
import { fallBlow } from './fall.ts';

/** The kit's additions to a movement: free attacks, guards, falls that hurt, charges, and the moments of special rules. */
export const travelling: TravelRules<State, Turn> = { ...plane, leaves: disengage, fell, moved, met, charged, facesInContact, watch };

/** Figures in alert stance may break in, as the rule of the stance says (UK-ATTR-POSTURE-ALERTE). */
function watch(turn: Turn, mover: Figure): Watch<State> | undefined {
  return specialRules
    .all()
    .find((rule) => rule.watch)
    ?.watch?.(turn, mover);
}

/** The damage roll of a fall, which is a movement too; by option a figure that falls far lies (UK-MOVE-FALL). */
function fell(turn: Turn, figure: Figure, height: number): void {
  moved(turn, figure, false, []);
  const blow = fallBlow(turn.state, figure.id, height);
  if (!blow) return;
  strike(turn, blow);
  if (turn.state.scene.options['fall.prone'] === 'yes' && inPlay(figure) && figure.posture !== 'prone') {
    turn.emit({ type: 'knockedDown', figure: figure.id, rule: 'UK-MOVE-FALL' });
  }
}

function moved(turn: Turn, figure: Figure, willed: boolean, trail: readonly Place[]): void {
  for (const { rule } of filling(grantedTo(sheetOf(turn.state, figure.id)).own, 'moved')) {
    if (inPlay(figure)) rule.moved(turn, figure, willed, trail);
  }
}

/** Without a charge no figure turns (UK-SYS-FORCED). */
function met(turn: Turn, figure: Figure, enemies: readonly Figure[]): void {
  for (const { id } of [figure, ...enemies]) tellEngaged(turn, id);
}

/** Each enemy touched turns, then rules of the charger act; the arc touched before the turn counts for them (UK-MOVE-CHARGE, UK-ARC-TURN). */
function charged(turn: Turn, figure: Figure, touched: readonly Figure[], trail: readonly Place[]): void {
  const enemies = newlyTouched(turn.state, figure, touched, trail);
  if (enemies.length === 0) return;
  const behind = enemies.filter((enemy) => arcOf(turn.state, enemy, figure) === 'rear');
  for (const enemy of enemies) turnToNewcomer(turn, enemy, figure);
  for (const { id } of [figure, ...enemies]) tellEngaged(turn, id);
  for (const { rule } of filling(grantedTo(sheetOf(turn.state, figure.id)).own, 'engages')) {
    if (inPlay(figure)) rule.engages(turn, figure, enemies, behind);
  }
}

function tellEngaged(turn: Turn, id: FigureId): void {
  for (const { rule } of filling(grantedTo(sheetOf(turn.state, id)).own, 'becameEngaged')) {
    if (inPlay(figureOf(turn.state, id))) rule.becameEngaged(turn, figureOf(turn.state, id));
  }
}
