import type { BoardKind, Kind } from './board.ts';
import { plane } from './plane/kind.ts';
import { tiles } from './tiles/kind.ts';

export const kinds: { readonly [K in BoardKind]: Kind<K> } = { plane, tiles };
