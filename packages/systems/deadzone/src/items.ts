import { refuse, type Refusal } from '@escarmouche/referee';
import { alliesOf, figureOf, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { nameOfCube, type Cube } from '@escarmouche/space/cubes';
import { weaponsBy } from './carried-weapons.ts';
import type { CommandOf } from './commands.ts';
import type { Weapon } from './content.ts';
import { cubeOf, enemiesIn, seatOf } from './figures.ts';
import type { Questions } from './questions.ts';
import { rulesOf, specialRules } from './registry.ts';
import type { Figure, State, Token } from './state.ts';
import type { Turn } from './turn.ts';

/** Items that a figure carries at a time (DZ-ITEM-CARRY). */
const MOST_CARRIED = 1;

/** Has a figure anything to do with items: no vehicle, and by no rule of its own (DZ-ABIL-VEHICLE)? */
export const takesItems = (state: State, id: FigureId): boolean => {
  const sheet = sheetOf(state, id);
  return sheet.type !== 'V' && !rulesOf(sheet).some(({ rule }) => rule.refusesItems?.() === true);
};

/** Tokens that a figure may pick up where it stands: none with an enemy there (DZ-ITEM-PICKUP). */
function tokensAt(state: State, figure: Figure): readonly Token[] {
  if (enemiesIn(state, figure).length > 0 || !takesItems(state, figure.id)) return [];
  const at = nameOfCube(cubeOf(figure));
  return state.tokens.filter((token) => token.at === at);
}

/** The figure may pick up one item of its cube, which is turned over (DZ-ITEM-PICKUP, DZ-ITEM-REVEAL). `left`: a token that it has just dropped. */
export function pickUp(turn: Turn, id: FigureId, left?: string): void {
  const { state } = turn;
  const tokens = tokensAt(state, figureOf(state, id)).filter((token) => token.id !== left);
  if (tokens.length === 0) return;
  const chosen = turn.choose('item', {
    seat: seatOf(state, id),
    about: { figure: id },
    options: [...tokens.map((token) => token.id), 'none'],
  });
  const token = tokens.find((one) => one.id === chosen);
  if (!token) return;
  const item = token.item ?? state.bag[turn.draw('item', state.bag.length)] ?? '';
  turn.emit({ type: 'itemPicked', token: token.id, item, figure: id });
  const { picked } = specialRules.get(item);
  if (picked) picked(turn, figureOf(state, id));
  else keep(turn, id, token.id, item);
}

/** An item that is picked up is kept, dropped or destroyed; with full hands its owner says which one is kept (DZ-ITEM-KEEP-DROP-DESTROY). */
function keep(turn: Turn, id: FigureId, token: string, item: string): void {
  const { state } = turn;
  const { carried } = figureOf(state, id);
  const held = carried[0];
  const isFull = held !== undefined && carried.length >= MOST_CARRIED;
  const options: readonly Questions['carry']['answer'][] = isFull
    ? ['drop', 'destroy', 'keep drop', 'keep destroy']
    : ['keep', 'drop', 'destroy'];
  const answer = turn.choose('carry', {
    seat: seatOf(state, id),
    about: { figure: id, item, ...(isFull && { held: held.item }) },
    options,
  });
  if (answer === 'drop') return dropToken(turn, id, token, item);
  if (answer === 'destroy') return turn.emit({ type: 'itemDestroyed', figure: id, token, item });
  if (isFull && answer === 'keep drop') dropToken(turn, id, held.id, held.item);
  if (isFull && answer === 'keep destroy') turn.emit({ type: 'itemDestroyed', figure: id, token: held.id, item: held.item });
  turn.emit({ type: 'itemKept', figure: id, token, item });
}

function dropToken(turn: Turn, figure: FigureId, token: string, item: string): void {
  turn.emit({ type: 'itemDropped', figure, token, item, at: nameOfCube(cubeOf(figureOf(turn.state, figure))) });
}

/** All that a figure carries falls in its cube, face up (DZ-ITEM-DROP). Everything in the bag that is carried is marked (+) (DZ-ITEM-LIST-MARKS). */
export function dropAll(turn: Turn, figure: FigureId): void {
  for (const { id, item } of figureOf(turn.state, figure).carried.slice()) dropToken(turn, figure, id, item);
}

/** An item is used, and gone (DZ-ABIL-ONE-USE). */
export function useItem(turn: Turn, figure: FigureId, item: string): void {
  const held = figureOf(turn.state, figure).carried.find((one) => one.item === item);
  if (held) turn.emit({ type: 'itemUsed', figure, token: held.id, item });
}

/** The item that a figure uses up with a weapon: a weapon that it carries, or a load (DZ-ABIL-ONE-USE). */
export function useUp(turn: Turn, figure: FigureId, weapon: Weapon): void {
  const { carried } = figureOf(turn.state, figure);
  const { weapons } = sheetOf(turn.state, figure);
  const used = carried.find(({ item }) => weaponsBy(item, weapons).some(({ id }) => id === weapon.id));
  if (used) useItem(turn, figure, used.item);
}

type Hands = Pick<CommandOf<'move'>, 'drop' | 'give'>;

/** Refusal to drop an item, or to hand it to a friend, in the cubes of a Move, the start first (DZ-ITEM-KEEP-DROP-DESTROY, DZ-ITEM-EXCHANGE). */
export function handsRefusal(state: State, figure: Figure, { drop, give }: Hands, path: readonly Cube[]): Refusal | undefined {
  if (drop === undefined && give === undefined) return undefined;
  const rule = give === undefined ? 'DZ-ITEM-KEEP-DROP-DESTROY' : 'DZ-ITEM-EXCHANGE';
  const cubes = path.map(nameOfCube);
  const finds = state.tokens.some(({ at }) => cubes.slice(1).includes(at));
  if (figure.carried.length === 0 && !finds) return refuse(rule, 'Elle ne transporte aucun objet.', 'It carries no item.');
  if (drop !== undefined && !cubes.includes(drop)) return refuse(rule, 'Ce cube n’est pas sur son chemin.', 'This cube is not on its way.');
  if (give === undefined) return undefined;
  const friend = alliesOf(state, figure.id).find(({ id }) => id === give);
  if (!friend || !cubes.includes(nameOfCube(cubeOf(friend))))
    return refuse(rule, 'Pas d’amie de ce nom sur son chemin.', 'No friend of that name on its way.');
  if (!takesItems(state, give) || enemiesIn(state, figure, cubeOf(friend)).length > 0)
    return refuse(rule, 'Elle ne peut pas recevoir d’objet là.', 'It cannot receive an item there.');
  return undefined;
}

/** Cubes of a Move where something is dropped or handed over. */
export function handsAt(state: State, { drop, give }: Hands): readonly string[] {
  return [...(drop === undefined ? [] : [drop]), ...(give === undefined ? [] : [nameOfCube(cubeOf(figureOf(state, give)))])];
}

/** A Move drops or hands over an item in the cube where the figure is now. Returns the token that was dropped. */
export function handOver(turn: Turn, id: FigureId, { drop, give }: Hands): string | undefined {
  const { state } = turn;
  const here = nameOfCube(cubeOf(figureOf(state, id)));
  const [held] = figureOf(state, id).carried;
  if (!held) return undefined;
  if (give !== undefined && nameOfCube(cubeOf(figureOf(state, give))) === here) return void hand(turn, id, give, held);
  if (drop !== here) return undefined;
  dropToken(turn, id, held.id, held.item);
  return held.id;
}

/** The friend takes the item; with full hands it gives its own in exchange, or drops it (DZ-ITEM-EXCHANGE). */
function hand(turn: Turn, from: FigureId, to: FigureId, { id: token, item }: Figure['carried'][number]): void {
  const { state } = turn;
  const { carried } = figureOf(state, to);
  const own = carried[0];
  if (own && carried.length >= MOST_CARRIED) {
    const answer = turn.choose('exchange', {
      seat: seatOf(state, to),
      about: { figure: to, by: from, item, held: own.item },
      options: ['swap', 'drop'],
    });
    if (answer === 'drop') dropToken(turn, to, own.id, own.item);
    else turn.emit({ type: 'itemGiven', figure: to, to: from, token: own.id, item: own.item });
  }
  turn.emit({ type: 'itemGiven', figure: from, to, token, item });
}
