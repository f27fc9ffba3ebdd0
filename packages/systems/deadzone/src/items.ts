import { figureOf, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { nameOfCube } from '@escarmouche/space/cubes';
import { cubeOf, enemiesIn, seatOf } from './figures.ts';
import { rulesOf, specialRules } from './registry.ts';
import type { State, Token } from './state.ts';
import type { Turn } from './turn.ts';

/** Tokens that a figure may pick up where it stands: none with an enemy there (DZ-ITEM-PICKUP). */
function tokensAt(state: State, id: FigureId): readonly Token[] {
  const figure = figureOf(state, id);
  if (enemiesIn(state, figure).length > 0 || rulesOf(sheetOf(state, id)).some(({ rule }) => rule.refusesItems?.() === true)) return [];
  const at = nameOfCube(cubeOf(figure));
  return state.tokens.filter((token) => token.at === at);
}

/** The figure may pick up one item of its cube (DZ-ITEM-PICKUP, DZ-ITEM-REVEAL). */
export function pickUp(turn: Turn, id: FigureId): void {
  const { state } = turn;
  const tokens = tokensAt(state, id);
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
  specialRules.get(item).picked?.(turn, figureOf(state, id));
}
