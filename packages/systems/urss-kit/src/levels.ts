import { figureOf, filling, fillingOf, inPlay, oncePer, sheetOf } from '@escarmouche/skirmish';
import type { Arm } from './arm.ts';
import type { Skills } from './content.ts';
import { change, DEFAULT_LEVEL, type Change, causedBy } from './dice.ts';
import { healthOf } from './figures.ts';
import { grantedTo } from './granted.ts';
import { specialRules } from './registry.ts';
import type { RollContext } from './roll-context.ts';
import type { Granted } from './rule.ts';
import type { Effect, FigureId, GroupId, State } from './state.ts';

/** The level of a skill as the profile has it; an absent one counts as 3- (UK-SKILL-DEFAULT). */
export function profileLevel(skills: Skills, skill: keyof Skills): Change {
  const level = skills[skill];
  return level === undefined ? change('UK-SKILL-DEFAULT', DEFAULT_LEVEL) : change('UK-PROFILE-FORMAT', level);
}

/** Rules of the figure and of the arms in use that bear on its roll. */
function bearing(state: State, { figure, arms = [] }: RollContext): readonly (readonly Granted[])[] {
  const { own } = grantedTo(sheetOf(state, figure.id));
  return [own, ...arms.map(({ rules }: Arm) => rules)];
}

/** Wounds weaken Combat, and worse ones every roll to hit (UK-STATE-WOUNDS). */
function woundChanges(state: State, { figure, purpose }: RollContext): readonly Change[] {
  const health = healthOf(sheetOf(state, figure.id), figure.vitality);
  const weakened = health === 'badlyWounded' ? ['combat', 'shooting'] : health === 'wounded' ? ['combat'] : [];
  return weakened.includes(purpose) ? [change('UK-STATE-WOUNDS', -1, causedBy({ figure: figure.id }))] : [];
}

/** Effects in force on a figure; of two of one rule one counts, by option those of two figures (UK-ATTR-GEN-STACK, UK-SKILL-MODIFIERS). */
function effectsOn({ scene, effects }: State, id: FigureId): readonly Effect[] {
  const own = effects.filter(({ on }) => on === id);
  if (scene.options['aura.sameName'] === 'each') return own;
  return own.filter((effect, i) => own.findIndex(({ rule }) => rule === effect.rule) === i);
}

/**
 * All changes of a roll but the level it starts from and those of its chapter: wounds, effects in force, special rules of the figure and of the arms
 * in use; the same rule counts once (UK-SKILL-MODIFIERS).
 */
export function ruleChanges(state: State, roll: RollContext): readonly Change[] {
  const { figure } = roll;
  const changes = [...woundChanges(state, roll)];
  for (const { rule } of effectsOn(state, figure.id)) changes.push(...(specialRules.get(rule).effect?.changes?.(state, roll) ?? []));
  for (const one of fillingOf(bearing(state, roll), 'changes')) changes.push(...one.rule.changes(state, roll, one));
  changes.push(...auraChanges(state, roll));
  return changes;
}

/** Figures of each group with an aura. */
export const lendersIn = oncePer(
  ({ groups, sheets }: State['scene']): ReadonlyMap<GroupId, readonly FigureId[]> =>
    new Map(
      groups.map(({ id, figures }) => [id, figures.filter((one) => sheets[one] && filling(grantedTo(sheets[one]).own, 'aura').length > 0)]),
    ),
);

/** Changes of a roll by auras of others of the group; the same aura counts once, but by option (UK-SKILL-MODIFIERS). */
function auraChanges(state: State, roll: RollContext): readonly Change[] {
  const { id } = roll.figure;
  const each = state.scene.options['aura.sameName'] === 'each';
  const lent = new Map<string, readonly Change[]>();
  for (const other of lendersIn(state.scene).get(sheetOf(state, id).group) ?? []) {
    const bearer = figureOf(state, other);
    if (other === id || !inPlay(bearer)) continue;
    for (const { rule } of filling(grantedTo(sheetOf(state, other)).own, 'aura')) {
      const changes = rule.aura(state, roll, bearer);
      if (changes.length > 0) lent.set(each ? `${rule.id}:${bearer.id}` : rule.id, changes);
    }
  }
  return [...lent.values()].flat();
}
