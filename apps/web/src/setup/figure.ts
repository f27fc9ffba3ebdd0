import type { Equipped, FigureChoice, ItemOnOffer } from '../systems/new-game.ts';

/** A figure with one thing chosen otherwise. What it is equipped with now stays, and is chosen from then on. */
export function withWeapon(figure: FigureChoice, { weapons }: Equipped, id: string): FigureChoice {
  return weapons.includes(id) ? figure : { ...figure, weapons: [...weapons, id] };
}

export function withoutWeapon(figure: FigureChoice, { weapons }: Equipped, id: string): FigureChoice {
  return { ...figure, weapons: weapons.filter((one) => one !== id) };
}

/** One piece of a kind, or none (''), in place of the piece of this kind that it has. */
export function withPiece(figure: FigureChoice, { armour }: Equipped, kind: readonly ItemOnOffer[], id: string): FigureChoice {
  const others = armour.filter((worn) => kind.every((piece) => piece.id !== worn));
  return { ...figure, armour: id === '' ? others : [...others, id] };
}

export function withSkill({ skill: _skill, ...figure }: FigureChoice, id: string): FigureChoice {
  return id === '' ? figure : { ...figure, skill: id };
}

/** As its profile is printed: nothing but its name is its own. */
export function printed({ profile, name }: FigureChoice): FigureChoice {
  return name === undefined ? { profile } : { profile, name };
}
