import { refuse, type Refusal } from '@escarmouche/referee';
import { figureOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { sameCube } from '@escarmouche/space/cubes';
import type { CommandOf } from './commands.ts';
import { cubeOf, resists } from './figures.ts';
import { rulesOf, specialRules } from './registry.ts';
import type { Rule } from './rule.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

type Special = Required<Pick<Rule, 'special'>> & Rule;

/** Rules of a figure, and of what it carries, that give it a Special action (DZ-ACT-SPECIAL). */
export const specialsOf = (state: State, { id, carried }: Figure): readonly Special[] =>
  [...rulesOf(sheetOf(state, id)).map(({ rule }) => rule), ...carried.map(({ item }) => specialRules.get(item))].flatMap((rule) =>
    rule.special ? [rule as Special] : [],
  );

/** Refusal of a Special action for a figure of the same cube, by its rule (DZ-ACT-SPECIAL). */
export function specialRefusal(state: State, figure: Figure, { rule: slug, target: id }: CommandOf<'special'>): Refusal | undefined {
  const rule = specialsOf(state, figure).find((one) => one.id === slug);
  if (!rule) return refuse('DZ-ACT-SPECIAL', 'Elle n’a pas cette Action Spéciale.', 'It has no such Special action.');
  const target = Object.hasOwn(state.figures, id) ? figureOf(state, id) : undefined;
  if (!target || !inPlay(target) || !sameCube(cubeOf(target), cubeOf(figure)))
    return refuse('DZ-ACT-SPECIAL', 'Pas de figurine de ce nom dans son cube.', 'No figure of that name in its cube.');
  return rule.special.refusal(state, figure, target);
}

export function playSpecial(turn: Turn, figure: Figure, { rule: slug, target }: CommandOf<'special'>): void {
  const rule = specialsOf(turn.state, figure).find((one) => one.id === slug);
  rule?.special.play(turn, figure, figureOf(turn.state, target));
}

/** Only a living figure that is injured is healed: no vehicle, nothing that was built. */
export function healRefusal(state: State, target: Figure, rule: string): Refusal | undefined {
  if (sheetOf(state, target.id).type === 'V' || resists(state, target, 'healing'))
    return refuse(rule, 'Ce n’est pas une créature vivante.', 'This is no living creature.');
  return target.counters > 0 ? undefined : refuse(rule, 'Elle est indemne.', 'It is undamaged.');
}
