import { refuse, type Refusal } from '@escarmouche/referee';
import { filling, nameOf, oncePer, sheetOf } from '@escarmouche/skirmish';
import { weaponsOf } from './arms.ts';
import type { Weapon } from './content.ts';
import { bind, grantedTo } from './granted.ts';
import { handsFault } from './hands.ts';
import type { Rule } from './rule.ts';
import type { Figure, State } from './state.ts';

const ofWeapon = oncePer(({ melee, ranged }: Weapon): readonly Rule[] =>
  bind([...(melee?.rules ?? []), ...(ranged?.rules ?? [])]).map(({ rule }) => rule),
);

/** Why a figure cannot hold these things at once, by their ids; undefined when it can (UK-EQ-HANDS). */
export function holdRefusal(state: State, figure: Figure, items: readonly string[]): Refusal | undefined {
  const sheet = sheetOf(state, figure.id);
  const who = nameOf(state, figure.id);
  const weapons = weaponsOf(state, figure).filter(({ id }) => items.includes(id));
  const shields = sheet.shields.filter(({ id }) => items.includes(id));
  if (new Set(items).size !== items.length || weapons.length + shields.length !== items.length) {
    return refuse('UK-EQ-HANDS', `${who} n’a pas tout cela.`, `${who} does not have all that.`);
  }
  const own = filling(grantedTo(sheet).own, 'held').map(({ rule }) => rule);
  const fault = handsFault(sheet.hands, weapons, shields, { own, ofWeapon });
  return fault && refuse(fault.rule, `${who} : ${fault.fr}.`, `${who}: ${fault.en}.`);
}

/** The hold without a choice: weapons in their order and then the shield, as long as hands are free. */
export function usualHold(state: State, figure: Figure): readonly string[] {
  const { shields } = sheetOf(state, figure.id);
  const carried = [...weaponsOf(state, figure).filter(({ hands }) => hands > 0), ...shields];
  const held: string[] = [];
  for (const { id } of carried) if (!holdRefusal(state, figure, held.concat(id))) held.push(id);
  return held;
}

/** Sets of things that a figure may hold, as many as its hands allow, other than those held now. */
export function holdsOf(state: State, figure: Figure): readonly (readonly string[])[] {
  const { shields } = sheetOf(state, figure.id);
  const ids = [...weaponsOf(state, figure).filter(({ hands }) => hands > 0), ...shields].map(({ id }) => id);
  const sets = [...ids.map((one) => [one]), ...ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other]))];
  const able = sets.filter((items) => !holdRefusal(state, figure, items));
  const full = able.filter((items) => !able.some((more) => more.length > items.length && items.every((one) => more.includes(one))));
  return full.filter((items) => items.toSorted().join() !== figure.held.toSorted().join());
}
