import type { Seat } from '@escarmouche/referee';
import { figureOf, groupOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { arcOf, engagedWith } from '@escarmouche/skirmish/plane';
import type { Attack } from '../attack.ts';
import { strike } from '../damage.ts';
import type { CarriedWeapon, Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { chooseWeapon, weaponChoices } from './weapons.ts';

/** The blow of a free attack: the target's shield is free to answer it (UC-MELEE-FREE, UC-SYS-HANDS). `rule` allows the attack. */
export function freeBlow(state: State, by: Figure, target: Figure, weapon: CarriedWeapon | undefined, rule: string): Attack {
  return {
    kind: 'free',
    by: by.id,
    target: target.id,
    weapon,
    weapons: weapon ? [weapon] : [],
    rule,
    arc: arcOf(state, target, by),
    hidden: 0,
  };
}

/** A damage roll without a combat roll: no push-back, no risk (UC-MELEE-FREE). `reach`: only weapons that reach the target without contact. */
export function freeAttack(turn: Turn, by: Figure, target: Figure, rule: string, reach = false): void {
  const weapon = chooseWeapon(turn, by, target, weaponChoices(turn.state, by, reach ? target.id : undefined));
  turn.emit({ type: 'freeAttack', figure: by.id, target: target.id, rule });
  strike(turn, freeBlow(turn.state, by, target, weapon, rule));
}

/** Standing enemies in contact, by the order of play of their groups, then by roster. */
function strikers(state: State, figure: Figure): FigureId[][] {
  const standing = engagedWith(state, figure).filter(({ posture }) => posture === 'standing');
  return state.order.map((group) => standing.map(({ id }) => id).filter((id) => sheetOf(state, id).group === group));
}

/**
 * The free attacks on a figure that leaves its enemies of its own will, or in flight; their controllers choose the order of their own
 * (UC-MELEE-DISENGAGE). False where they put the figure out of action, and it cannot leave.
 */
export function disengage(turn: Turn, figure: Figure): boolean {
  for (const group of strikers(turn.state, figure)) {
    for (let left = group; left[0] !== undefined;) {
      const by = nextOf(turn, left, groupOf(turn.state, left[0]).seat, { target: figure.id });
      freeAttack(turn, figureOf(turn.state, by), figureOf(turn.state, figure.id), 'UC-MELEE-DISENGAGE');
      if (!inPlay(figureOf(turn.state, figure.id))) return false;
      left = left.filter((id) => id !== by);
    }
  }
  return true;
}

/** Free attacks of one figure on several, in its controller's order. */
export function freeAttacks(turn: Turn, by: FigureId, targets: readonly FigureId[], rule: string): void {
  for (let left = targets; left.length > 0;) {
    const target = nextOf(turn, left, groupOf(turn.state, by).seat, { by });
    freeAttack(turn, figureOf(turn.state, by), figureOf(turn.state, target), rule);
    left = left.filter((id) => id !== target);
  }
}

function nextOf(
  turn: Turn,
  left: readonly FigureId[],
  seat: Seat,
  about: { readonly by?: FigureId; readonly target?: FigureId },
): FigureId {
  return turn.choose('freeAttackOrder', { seat, about, options: left });
}
