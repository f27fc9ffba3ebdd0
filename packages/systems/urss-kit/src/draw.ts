import { figuresInPlay } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { engagedWith, isEngaged } from '@escarmouche/skirmish/plane';
import { within } from '@escarmouche/space';
import { inSight, longRange } from './aiming.ts';
import type { Arm } from './arm.ts';
import { ONE_DIE } from './dice.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** All figures linked to one by contacts between enemies, itself included (UK-MELEE-ENGAGED). */
function meleeOf(state: State, figure: Figure): ReadonlySet<FigureId> {
  const linked = new Set([figure.id]);
  const reached: Figure[] = [figure];
  for (const one of reached) {
    for (const enemy of engagedWith(state, one)) {
      if (linked.has(enemy.id)) continue;
      linked.add(enemy.id);
      reached.push(enemy);
    }
  }
  return linked;
}

/** Figures among whom a shot at an engaged enemy strikes one, with equal chances, in roster order (UK-SHOOT-MELEE). */
export function drawnAmong(state: State, shooter: Figure, arm: Arm, named: Figure): readonly Figure[] {
  const melee = meleeOf(state, named);
  const atContact = state.scene.options['shoot.whileEngaged'] === 'contact-only' && isEngaged(state, shooter);
  if (melee.size === 1 || atContact) return [named];
  return figuresInPlay(state).filter(
    (one) =>
      one.id !== shooter.id &&
      melee.has(one.id) &&
      inSight(state, shooter, one) &&
      within(distanceBetween(state, shooter, one), longRange(arm)),
  );
}

const FACES = 6;

/** The number drawn among `n`, counted from 0, by one die, or two for more than six; undefined for a throw to be made again (UK-SHOOT-MELEE). */
export function numberDrawn(faces: readonly number[], n: number): number | undefined {
  const value = faces.reduce((read, face) => (read - 1) * FACES + face);
  const values = faces.reduce((count) => count * FACES, 1);
  const largest = Math.floor(values / n) * n;
  return value > largest ? undefined : Math.ceil((value * n) / largest) - 1;
}

/** Draws the target of a shot at an engaged enemy (UK-SHOOT-MELEE). */
export function drawTarget(turn: Turn, shooter: Figure, arm: Arm, named: Figure): Figure {
  const among = drawnAmong(turn.state, shooter, arm, named);
  const [only] = among;
  if (!only || among.length === 1) return only ?? named;
  const pool = among.length > FACES ? { ...ONE_DIE, dice: 2 } : ONE_DIE;
  for (;;) {
    const roll = turn.roll('scatter', pool, { figure: shooter.id, target: named.id, among: among.map(({ id }) => id) });
    turn.emit({ type: 'rolled', purpose: 'scatter', roll, rule: 'UK-SHOOT-MELEE', figure: shooter.id, target: named.id });
    const number = numberDrawn(roll.faces, among.length);
    const drawn = number === undefined ? undefined : among[number];
    if (drawn) return drawn;
  }
}
