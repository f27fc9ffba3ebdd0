import { figureOf } from '@escarmouche/skirmish';
import { describeLeft } from '@escarmouche/skirmish/plane';
import type { Words } from './words.ts';

/** Actions left to the acting figure: "1 action left". */
export const leftOver = (words: Words, id: string): string =>
  words.state.activation?.figure === id ? describeLeft(words, figureOf(words.state, id).left) : '';
