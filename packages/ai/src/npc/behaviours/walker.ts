import type { Text } from '@escarmouche/referee';
import type { Manned } from '../game.ts';
import { moveOnly, walkAndAttack } from '../plans/movements.ts';
import { attackNow } from '../plans/planned-attacks.ts';
import type { Plan } from '../plans/plan.ts';
import type { Planner } from '../plans/planner.ts';
import { healing } from '../plans/treating.ts';
import { chargeable } from './general.ts';
import { firstOf, type Template } from './template.ts';

const WALKS: Text = { fr: 'Marche d’abord, puis attaque.', en: 'Walks first, then attacks.' };
const ONLY: Text = { fr: 'Marche, sans attaque possible au bout.', en: 'Walks, with no attack possible at the end.' };
const STANDS: Text = { fr: 'Ne peut marcher, et attaque.', en: 'Cannot walk, and attacks.' };
const ONE: Text = { fr: 'N’a plus qu’une action, et attaque.', en: 'Has one action left, and attacks with it.' };
const HEALS: Text = { fr: 'Soigne d’abord.', en: 'Heals first.' };

/** Uses its first action to walk, the next to attack (AI-BEH-MARCHEUR). */
export function walker<S extends Manned, C>(planner: Planner<S, C>, rule = 'AI-BEH-MARCHEUR'): Template<S, C> {
  const { situation, aim } = planner;
  const { left, done } = situation;
  if (aim.obliged === 'heal') return firstOf(rule, [HEALS, () => healing(planner)]);
  const walked = done.includes('walk');
  if (walked || !left.moves) return firstOf(rule, [walked ? WALKS : STANDS, () => attackNow(planner)]);
  if (left.actions === 1) {
    return firstOf(rule, [ONE, () => (aim.obliged ? attackNow(planner) : [])], [ONLY, () => moveOnly(planner, planner.ways())]);
  }
  const attacks = (): ReturnType<typeof walkAndAttack<S, C>> => walkAndAttack(planner, chargeable(planner, planner.ways()));
  const moves = (): readonly Plan<S, C>[] => moveOnly(planner, [...planner.ways(), ...planner.jumps()]);
  if (aim.goal && everyIncidental(planner)) {
    const shots = attacks();
    return firstOf(rule, [shots.length > 0 ? WALKS : ONLY, () => [...shots, ...moves()]]);
  }
  return firstOf(rule, [WALKS, attacks], [ONLY, moves]);
}

/** Would every attack now be incidental, so that templates with and without an attack are ranked together (AI-MDA-PLANS b)? */
const everyIncidental = <S extends Manned, C>({ aim }: Planner<S, C>): boolean =>
  !aim.obliged && aim.allowed.every((pc) => aim.incidental(pc));
