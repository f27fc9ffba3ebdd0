import { filling } from '@escarmouche/skirmish';
import type { Arm } from './arm.ts';

/** The rule that makes a weapon strike everybody around its target, and its radius in units. */
export function areaRule({ rules }: Arm): { readonly rule: string; readonly radius: number } | undefined {
  const [area] = filling(rules, 'area');
  return area && { rule: area.rule.cites[0], radius: area.rule.area(area) };
}

/** Units around its target within which a weapon strikes everybody; 0 for the target alone. */
export const areaOf = (arm: Arm): number => areaRule(arm)?.radius ?? 0;
