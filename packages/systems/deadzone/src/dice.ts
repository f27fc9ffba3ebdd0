import type { Modifier, Pool } from '@escarmouche/referee';
import { sheetOf, type FigureId } from '@escarmouche/skirmish';
import type { Weapon } from './content.ts';
import type { Tester, TestKind, World } from './events.ts';
import { FACES, TEST_DICE } from './numbers.ts';
import { rulesWith } from './registry.ts';
import type { State } from './state.ts';
import { successesOf, type Successes } from './odds/successes.ts';

/** A test as rules see it: the base number, the target score (null: "-"). */
export interface BareTest {
  readonly kind: TestKind;
  readonly by: Tester;
  readonly need: number | null;
  readonly dice: number;
  /** The other figure of an attack. */
  readonly against?: FigureId | undefined;
  readonly weapon?: Weapon | undefined;
}

/** A test before its dice: with all modifiers of the number of dice, and failed dice that may be thrown again. */
export interface Test extends BareTest {
  readonly modifiers: readonly Modifier[];
  readonly rerolls: number;
}

type Parts = Partial<Pick<Test, 'dice' | 'against' | 'weapon'>> & { readonly modifiers?: readonly Modifier[]; readonly spent?: number };

/** "+1" and "-2": effects of modifiers, which only change the number of dice (DZ-DICE-MODIFIERS). */
export function modifier(rule: string, by: number, cause?: Modifier['cause']): Modifier {
  return { rule, effect: `${by < 0 ? '' : '+'}${by}`, ...(cause !== undefined && { cause }) };
}

/** A test of a figure on a characteristic, with its own rules and those of the weapon used. `plain`: without any modifier. */
export function figureTest(
  state: State,
  kind: 'shoot' | 'fight' | 'survive',
  figure: FigureId,
  { modifiers = [], spent, ...parts }: Parts,
  plain = false,
): Test {
  const sheet = sheetOf(state, figure);
  const bare: BareTest = { kind, by: { figure }, need: sheet[kind], dice: TEST_DICE, ...parts };
  const granted = rulesWith(sheet, parts.weapon);
  const rules = plain ? [] : granted.flatMap((one) => one.rule.modifiers?.(state, bare, one) ?? []);
  const dice = spent ? [modifier('DZ-CMD-DIE', spent)] : [];
  return {
    ...bare,
    modifiers: [...(plain ? [] : modifiers), ...rules, ...dice],
    rerolls: granted.reduce((sum, one) => sum + (one.rule.rerolls?.(bare, one) ?? 0), 0),
  };
}

/** A test of the world: no rule of anybody, and three dice unless told (DZ-DICE-OPPOSED). */
export function worldTest(world: World, need: number, { modifiers = [], dice = TEST_DICE }: Parts = {}): Test {
  return { kind: world, by: { world }, need, dice, modifiers, rerolls: 0 };
}

/** Dice that are thrown: 0 and less are none (DZ-DICE-MODIFIERS, DZ-DICE-NULL). */
export function diceOf({ dice, need, modifiers }: Test): number {
  if (need === null) return 0;
  return Math.max(
    0,
    modifiers.reduce((sum, { effect }) => sum + Number(effect), dice),
  );
}

/** The pool of a test as it is thrown and read. */
export function poolOf(test: Test): Pool {
  return { dice: diceOf(test), faces: FACES, explode: FACES, hit: test.need ?? FACES, modifiers: test.modifiers };
}

/** Chances of the successes of a test. */
export const chancesOf = (test: Test): Successes => successesOf(diceOf(test), test.need, test.rerolls);
