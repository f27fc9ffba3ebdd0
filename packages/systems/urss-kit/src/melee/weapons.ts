import { filling, groupOf, sheetOf } from '@escarmouche/skirmish';
import { engagedWith } from '@escarmouche/skirmish/plane';
import type { Arm } from '../arm.ts';
import { meleeArms } from '../arms.ts';
import { grantedTo } from '../granted.ts';
import type { Granted } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

/** Enemies that these rules let a figure fight without contact. */
const reachedBy = (state: State, figure: Figure, rules: readonly Granted[]): readonly FigureId[] =>
  filling(rules, 'reaches').flatMap(({ rule }) => rule.reaches(state, figure));

/** Enemies that a figure may fight without contact, by its own rules or with a weapon at hand. */
export function reached(state: State, figure: Figure): readonly FigureId[] {
  const arms = meleeArms(state, figure).flatMap(({ rules }) => reachedBy(state, figure, rules));
  return [...reachedBy(state, figure, grantedTo(sheetOf(state, figure.id)).own), ...arms];
}

/** Arms that a figure may strike an opponent with: without contact only those that reach it, unless the figure's own rules do. */
export function armsAgainst(state: State, figure: Figure, opponent: Figure): readonly Arm[] {
  const arms = meleeArms(state, figure);
  if (engagedWith(state, figure).includes(opponent)) return arms;
  if (reachedBy(state, figure, grantedTo(sheetOf(state, figure.id)).own).includes(opponent.id)) return arms;
  return arms.filter(({ rules }) => reachedBy(state, figure, rules).includes(opponent.id));
}

/** Arms that differ in nothing are one choice. */
export function distinct(arms: readonly Arm[]): readonly Arm[] {
  const kinds = new Map<string, Arm>();
  for (const arm of arms) {
    const kind = JSON.stringify([arm.cites, arm.damage, arm.rules.map(({ grant }) => grant)]);
    if (!kinds.has(kind)) kinds.set(kind, arm);
  }
  return [...kinds.values()];
}

/** The player's choice among these arms, where they differ; none: the hands with nothing on them (UK-MELEE-WEAPON, UK-MELEE-BARE). */
export function chooseWeapon(turn: Turn, figure: Figure, against: FigureId, arms: readonly Arm[]): Arm | undefined {
  if (arms.length === 0) return undefined;
  const chosen = turn.choose('meleeWeapon', {
    seat: groupOf(turn.state, figure.id).seat,
    about: { figure: figure.id, against },
    options: distinct(arms).map(({ id }) => id),
  });
  return arms.find(({ id }) => id === chosen);
}

/** The two one-handed weapons used at once, if one of them may be used now, and the rule that allows both. */
export function bothArms(
  state: State,
  figure: Figure,
  usable: readonly Arm[],
): { readonly arms: readonly Arm[]; readonly by: Granted } | undefined {
  const by = filling(grantedTo(sheetOf(state, figure.id)).own, 'twoWeapons').find(({ rule }) => rule.twoWeapons === 'melee');
  if (!by) return undefined;
  const [one, other] = meleeArms(state, figure).filter((arm) => arm.hands === 1 && !arm.unarmed);
  return one && other && usable.some(({ id }) => id === one.id || id === other.id) ? { arms: [one, other], by } : undefined;
}
