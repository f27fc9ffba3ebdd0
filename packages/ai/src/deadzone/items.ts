import { alliesOf, enemiesOf, figureOf, sheetOf } from '@escarmouche/skirmish';
import { rangeBetween } from '@escarmouche/space/cubes';
import type { Seat } from '@escarmouche/referee';
import { cubeOf, friendsIn, rangedWeapons, specialRules, takesItems, type Figure, type Questions, type State } from '@escarmouche/deadzone';

/** Part of the worth of an item that lies where a friend may fetch it. */
const FETCHED = 0.3;
/** A Special action that somebody in the cube needs at once, to one that may be needed. */
const NEEDED = 2;

/** Worth of an item in a figure's hands: none where it has no use for it. */
function inHands(state: State, figure: Figure, item: string | undefined): number {
  if (item === undefined) return 0;
  const { special, worth = 0 } = specialRules.get(item);
  if (!special) return arms(state, figure, item) ? worth : 0;
  const isNeeded = [figure, ...friendsIn(state, figure)].some((one) => !special.refusal(state, figure, one));
  return isNeeded ? NEEDED * worth : worth;
}

/** Does an item give a figure a weapon, or a load for one of its own? */
function arms(state: State, figure: Figure, item: string): boolean {
  if (sheetOf(state, figure.id).shoot === null) return false;
  const weaponsWith = (carried: Figure['carried']) => rangedWeapons(state, { ...figure, carried }).length;
  return weaponsWith([{ id: item, item }]) > weaponsWith([]);
}

/** The gain of a figure by an item that it takes, over the one that it carries. */
function taken(state: State, figure: Figure, item: string): number {
  const { picked, worth = 0 } = specialRules.get(item);
  if (!takesItems(state, figure.id)) return 0;
  return picked ? worth : inHands(state, figure, item) - inHands(state, figure, figure.carried[0]?.item);
}

/** Worth of an item that lies where a figure stands: an enemy near enough may be the next to take it, else a friend. */
function lying(state: State, figure: Figure, item: string): number {
  const cube = cubeOf(figure);
  const most = (figures: readonly Figure[]): number => {
    const near = figures.filter((one) => rangeBetween(cubeOf(one), cube) <= (sheetOf(state, one.id).speed?.[1] ?? 0));
    return Math.max(0, ...near.map((one) => taken(state, one, item)));
  };
  const theirs = most(enemiesOf(state, figure.id));
  return theirs > 0 ? -theirs : FETCHED * most(alliesOf(state, figure.id));
}

/** Worth of what becomes of an item that is picked up, and of the one held (DZ-ITEM-KEEP-DROP-DESTROY). */
export function carryWorth(state: State, { figure: id, item, held }: Questions['carry']['about'], answer: Questions['carry']['answer']) {
  const figure = figureOf(state, id);
  const [kept, other] = answer === 'drop' || answer === 'destroy' ? [held, item] : [item, held];
  const isDropped = answer === 'drop' || answer === 'keep drop';
  return inHands(state, figure, kept) + (isDropped && other !== undefined ? lying(state, figure, other) : 0);
}

/** Gain by a token that is picked up, to leaving it; one that the seat does not know has the average of those that it may be (DZ-ITEM-REVEAL). */
export function pickUpGain(state: State, seat: Seat, { figure: id }: Questions['item']['about'], token: string): number {
  const figure = figureOf(state, id);
  const { item, seen = seat } = state.tokens.find((one) => one.id === token) ?? {};
  const items = item !== undefined && seen === seat ? [item] : state.bag;
  return items.reduce((sum, one) => sum + gainBy(state, figure, one), 0) / Math.max(1, items.length);
}

function gainBy(state: State, figure: Figure, item: string): number {
  if (specialRules.get(item).picked) return taken(state, figure, item) - lying(state, figure, item);
  const held = figure.carried[0]?.item;
  const about = { figure: figure.id, item, ...(held !== undefined && { held }) };
  const options = held === undefined ? (['keep', 'drop', 'destroy'] as const) : (['drop', 'destroy', 'keep drop', 'keep destroy'] as const);
  return Math.max(...options.map((option) => carryWorth(state, about, option))) - carryWorth(state, about, 'drop');
}

/** Worth of one's own item in the hands of who has given another, and where it is dropped (DZ-ITEM-EXCHANGE). */
export function exchangeWorth(state: State, { figure, by, held }: Questions['exchange']['about'], answer: Questions['exchange']['answer']) {
  return answer === 'swap' ? inHands(state, figureOf(state, by), held) : lying(state, figureOf(state, figure), held);
}
