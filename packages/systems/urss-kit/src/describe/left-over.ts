import { figureOf } from '@escarmouche/skirmish';
import { describeLeft } from '@escarmouche/skirmish/plane';
import type { Words } from './words.ts';

/** "1 action left": what the figure that acts may still do. */
export const leftOver = (words: Words, id: string): string =>
  words.state.activation?.figure === id ? describeLeft(words, figureOf(words.state, id).left) : '';
