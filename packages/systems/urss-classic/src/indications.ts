import { sheetOf } from '@escarmouche/skirmish';
import { signOf, causedBy, type Indication } from './dice.ts';
import { healthOf } from './figures.ts';
import { grantedByWeapon, grantedTo } from './granted.ts';
import { specialRules } from './registry.ts';
import type { RollContext } from './roll-context.ts';
import type { State } from './state.ts';

/**
 * Indications on a roll of a figure's skill, but for those of its chapter: profile sign, wounds, effects in force, special rules of the figure and of
 * the melee weapons in use (UC-SYS-SKILLS).
 */
export function skillIndications(state: State, roll: RollContext): Indication[] {
  const { figure, purpose } = roll;
  const sheet = sheetOf(state, figure.id);
  const indications: Indication[] = [];
  if (purpose === 'combat' || purpose === 'shooting' || purpose === 'morale') indications.push(...signOf(sheet[purpose], 'UC-SYS-SKILLS'));
  const health = healthOf(sheet, figure.vitality);
  const weakened = health === 'badlyWounded' ? ['combat', 'shooting'] : health === 'wounded' ? ['combat'] : [];
  if (weakened.includes(purpose)) indications.push({ rule: 'UC-DMG-STATES', effect: 'malus', cause: causedBy({ figure: figure.id }) });
  const effects = new Set(state.effects.filter((effect) => effect.on === figure.id).map((effect) => effect.rule));
  for (const id of effects) indications.push(...(specialRules.get(id).effect?.indications?.(state, roll) ?? []));
  const granted = [...grantedTo(sheet).own, ...(roll.weapons ?? []).flatMap(grantedByWeapon)];
  for (const one of granted) indications.push(...(one.rule.indications?.(state, roll, one) ?? []));
  return indications;
}
