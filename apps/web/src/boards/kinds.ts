import type { Vector } from '@escarmouche/space';
import type { Component } from 'svelte';
import type { Board, BoardExports, BoardKind, BoardProps } from './contract.ts';
import { plane } from './plane/kind.ts';
import { tiles } from './tiles/kind.ts';

/** What is known of a kind of board before it is there. */
export interface Kind<K extends BoardKind> {
  /** Fetches what draws it. */
  draw(): Promise<{ readonly default: Component<BoardProps<K>, BoardExports, ''> }>;
  /** Fetches what draws a board as a small picture, for cards and lists. */
  picture(): Promise<{ readonly default: Component<{ board: Board<K> }> }>;
  /** Small pictures that games with this board name by slugs, as paths on a field of 24 by 24, filled by the even-odd rule. */
  emblems?(): Promise<Readonly<Record<string, string>>>;
  /** It shows as a plan or in three dimensions, as the player has set. */
  readonly views: boolean;
  /** It can be turned under the eye. */
  readonly turns: boolean;
  /** Two spots that a pointer means are the same when they are nearer to each other than this, in the board's unit. */
  readonly near: number;
  /** A facing turned by one stroke of a key; nothing where nothing faces anywhere. */
  readonly turned?: (facing: Vector, clockwise: boolean) => Vector;
}

export const kinds: { readonly [K in BoardKind]: Kind<K> } = { plane, tiles };
