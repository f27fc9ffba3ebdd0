import type { Arm } from './arms.ts';

/** The rule that makes a weapon strike everybody around its target, and the units within which it does. */
export function areaRule({ rules }: Arm): { readonly rule: string; readonly radius: number } | undefined {
  const areas = rules.flatMap((granted) => {
    const radius = granted.rule.area?.(granted);
    return radius === undefined ? [] : [{ rule: granted.rule.cites[0], radius }];
  });
  return areas.toSorted((a, b) => b.radius - a.radius)[0];
}

/** Units around its target within which a weapon strikes everybody; 0 when it strikes its target alone. */
export const areaOf = (arm: Arm): number => areaRule(arm)?.radius ?? 0;
