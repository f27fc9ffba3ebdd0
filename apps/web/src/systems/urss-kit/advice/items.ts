import type { Language, Text } from '@escarmouche/referee';
import { weaponsOf, type State } from '@escarmouche/urss-kit';
import { figureIn, sheetIn } from '../../plane/who.ts';
import { typeOf } from '../../urss/advice/action-words.ts';
import { ownWords } from './words.ts';

/** The name of a weapon or shield of a figure. */
export function itemName(state: State, id: string, item: string): Text | undefined {
  const figure = figureIn(state, id);
  const all = [...(figure ? weaponsOf(state, figure) : []), ...(sheetIn(state, id)?.weapons ?? []), ...(sheetIn(state, id)?.shields ?? [])];
  return all.find((one) => one.id === item)?.name;
}

/** "Take a pistol and a shield": an entry of the bar that changes the pieces in hand (UK-EQ-HANDS). */
export function heldNames(state: State, id: string, entry: string, language: Language): string | undefined {
  const type = typeOf(entry);
  if (type !== 'hold' && type !== 'draw') return undefined;
  const items = entry.slice(type.length + 1).split('+');
  return ownWords(language).takes(items.map((item) => itemName(state, id, item)?.[language].toLowerCase() ?? item).join(' + '));
}
