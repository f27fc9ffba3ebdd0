import type { ChoiceQuestion } from '@escarmouche/referee';
import type { Event, FigureId, Sheet, State } from '@escarmouche/urss-classic';
import { fold, text, type Text } from '../../text.ts';
import { isBareHands } from '../plane/names.ts';
import type { ActionSpec, ChoiceSpec } from './schema-step.ts';

/** `fight: B, with: Épée`, as a step or as a reaction: who is to fight whom, and with what. */
export interface Wielding {
  readonly figure: FigureId;
  readonly target: FigureId;
  /** As the author wrote it. */
  readonly weapon: string;
}

export function wieldingOf(action: ActionSpec, figure: FigureId | undefined): readonly Wielding[] {
  if (action.name !== 'fight' || action.details.with === undefined || figure === undefined) return [];
  return [{ figure, target: action.value, weapon: action.details.with }];
}

/** Says which weapon before it is asked (UC-MELEE-WEAPON-CHOICE). */
export function weaponAnswer(wieldings: readonly Wielding[], { purpose, about }: ChoiceQuestion): ChoiceSpec | undefined {
  if (purpose !== 'meleeWeapon') return undefined;
  const { figure, against } = (about ?? {}) as { figure?: string; against?: string };
  const named = wieldings.find((one) => one.figure === figure && one.target === against);
  return named && { answer: { kind: 'plain', value: named.weapon } };
}

/** Where nobody was asked, the weapon named must be the one that was fought with all the same. */
export function notWielded(wieldings: readonly Wielding[], events: readonly Event[], state: State): Text[] {
  return wieldings.flatMap(({ figure, target, weapon }) => {
    const blow = events.find(
      (event) =>
        event.type === 'rolled' &&
        (event.purpose === 'combat' || event.purpose === 'damage') &&
        event.figure === figure &&
        event.target === target,
    );
    const sheet = state.scene.sheets[figure];
    if (blow?.type !== 'rolled' || !sheet || isNamed(weapon, sheet, blow.of)) return [];
    const used = sheet.weapons.find(({ id }) => id === blow.of)?.name ?? text('mains nues', 'bare hands');
    return [
      text(
        `« with: ${weapon} » n’a pas servi : ${figure} n’a pas le choix ici et combat avec ${used.fr}`,
        `"with: ${weapon}" was not used: ${figure} has no choice here and fights with ${used.en}`,
      ),
    ];
  });
}

/** Is it what the author calls the weapon of this id, or the hands when there is none? Two of a kind have one name. */
function isNamed(written: string, { weapons }: Sheet, id: string | undefined): boolean {
  const used = weapons.find((one) => one.id === id);
  return used ? [used.id, used.name.fr, used.name.en, used.cites].some((name) => fold(name) === fold(written)) : isBareHands(written);
}
