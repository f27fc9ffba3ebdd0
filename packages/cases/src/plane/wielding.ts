import type { ChoiceQuestion } from '@escarmouche/referee';
import { text, type Text } from '../text.ts';
import type { Rolled } from './facts-rolls.ts';
import { isBareHands, isCalled, type Named } from './names.ts';
import type { ChoiceSpec } from './schema-step.ts';

/** `fight: B, with: Épée`, as a step or as a reaction: who is to fight whom, and with what. */
export interface Wielding {
  readonly figure: string;
  readonly target: string;
  /** As the author wrote it. */
  readonly weapon: string;
}

/** An action, as far as it may be a fight. */
interface Fighting {
  readonly name: string;
  readonly value: unknown;
  readonly details: { readonly with?: string | undefined };
}

export function wieldingOf({ name, value, details }: Fighting, figure: string | undefined): readonly Wielding[] {
  if (name !== 'fight' || details.with === undefined || figure === undefined) return [];
  return [{ figure, target: String(value), weapon: details.with }];
}

/** Says which weapon before it is asked (UC-MELEE-WEAPON-CHOICE). */
export function weaponAnswer(wieldings: readonly Wielding[], { purpose, about }: ChoiceQuestion): ChoiceSpec<never> | undefined {
  if (purpose !== 'meleeWeapon') return undefined;
  const { figure, against } = (about ?? {}) as { figure?: string; against?: string };
  const named = wieldings.find((one) => one.figure === figure && one.target === against);
  return named && { answer: { kind: 'plain', value: named.weapon } };
}

/** Without a question, the weapon named must still be the one that was fought with. */
export function notWielded(
  wieldings: readonly Wielding[],
  rolls: readonly Rolled[],
  weaponsOf: (figure: string) => readonly Named[],
): Text[] {
  return wieldings.flatMap(({ figure, target, weapon }) => {
    const blow = rolls.find(
      ({ purpose, ...one }) => (purpose === 'combat' || purpose === 'damage') && one.figure === figure && one.target === target,
    );
    // A figure with two weapons fights with either.
    const used = weaponsOf(figure).filter(({ id }) => id === blow?.of || id === blow?.beside);
    if (!blow || used.some((one) => isCalled(one, weapon)) || (used.length === 0 && isBareHands(weapon))) return [];
    const name = used[0]?.name ?? text('mains nues', 'bare hands');
    return [
      text(
        `« with: ${weapon} » n’a pas servi : ${figure} n’a pas le choix ici et combat avec ${name.fr}`,
        `"with: ${weapon}" was not used: ${figure} has no choice here and fights with ${name.en}`,
      ),
    ];
  });
}
