import type { FigureId } from '@escarmouche/skirmish';
import type { Manned } from '../game.ts';

/** The battle as if a figure carried one of its weapons before the others, so that the odds of its fights are those with that weapon; another id: bare hands. */
export function wielding<S extends Manned>(state: S, id: FigureId, weapon: string): S {
  const { sheets } = state.scene;
  const sheet = sheets[id] as unknown as { readonly weapons: readonly { readonly id: string }[] };
  const [first, others] = [sheet.weapons.filter((one) => one.id === weapon), sheet.weapons.filter((one) => one.id !== weapon)];
  const weapons = first.length > 0 ? [...first, ...others] : [];
  return { ...state, scene: { ...state.scene, sheets: { ...sheets, [id]: { ...sheet, weapons } } } };
}
