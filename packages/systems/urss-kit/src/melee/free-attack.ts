import { figureOf, inPlay } from '@escarmouche/skirmish';
import { arcOf, engagedWith } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arm.ts';
import type { Attack } from '../attack.ts';
import { lose, rollDamage } from '../damage.ts';
import { isUpright } from '../figures.ts';
import type { Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { withstands } from '../withstand.ts';
import { blowsLeft, countBlow } from './allowance.ts';
import { armsAgainst, chooseWeapon } from './weapons.ts';

/** The blow of a free attack: no Combat before it, and no shield against it (UK-MELEE-FREE). `rule` gives it. */
export function freeBlow(state: State, by: Figure, target: Figure, arm: Arm | undefined, rule: string): Attack {
  return { kind: 'free', by: by.id, target: target.id, arm, rule, arc: arcOf(state, target, by), hidden: 0 };
}

const isLimited = ({ scene }: State): boolean => scene.options['damage.freeAttackCounts'] === 'yes';

/** By option a figure without damage rolls left in its turn makes no free attack (UK-DMG-ONCE). */
export const mayAttackFreely = (state: State, by: Figure): boolean => !isLimited(state) || blowsLeft(state, by) > 0;

/** A damage roll without a Combat roll: neither limited by those of the turn nor counted for them, but by option (UK-MELEE-FREE, UK-DMG-ONCE). */
export function freeAttack(turn: Turn, by: Figure, target: Figure, rule: string): void {
  if (!mayAttackFreely(turn.state, by)) return;
  const arm = chooseWeapon(turn, by, target.id, armsAgainst(turn.state, by, target));
  turn.emit({ type: 'freeAttack', figure: by.id, target: target.id, rule });
  const dealt = rollDamage(turn, freeBlow(turn.state, by, target, arm, rule));
  if (isLimited(turn.state) && dealt.counts) countBlow(turn, by.id);
  lose(turn, target.id, dealt.points, by.id);
}

/** Enemies that strike at a figure that leaves: upright ones in contact, and prone ones at a prone figure, in roster order (UK-MELEE-DISENGAGE). */
function strikersAt(state: State, figure: Figure): readonly Figure[] {
  if (withstands(state, figure.id, { rule: 'UK-MELEE-DISENGAGE' })) return [];
  const lies = figure.posture === 'prone';
  return engagedWith(state, figure).filter((enemy) => isUpright(enemy) || (lies && enemy.posture === 'prone' && !enemy.stunned));
}

/** The free attacks on a figure that leaves its enemies. False where they put it out of action, and it cannot leave (UK-MELEE-DISENGAGE). */
export function disengage(turn: Turn, figure: Figure): boolean {
  for (const { id } of strikersAt(turn.state, figure)) {
    freeAttack(turn, figureOf(turn.state, id), figureOf(turn.state, figure.id), 'UK-MELEE-DISENGAGE');
    if (!inPlay(figureOf(turn.state, figure.id))) return false;
  }
  return true;
}
