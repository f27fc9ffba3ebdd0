import type { BoardKind } from '../boards/board.ts';
import { kinds } from '../boards/kinds.ts';
import type { Answered } from '../systems/game-adapter.ts';
import type { AnyGame } from '../systems/index.ts';

/** Deeds of keys and buttons that not every board and not every game has. */
export type Offered =
  | Answered
  | 'views'
  | 'turns'
  | 'strides'
  | 'faces'
  | 'hand'
  | 'objectives'
  | 'npcs'
  | 'reactions'
  | 'levels'
  | 'spends';

/**
 * `objectives`: the battle is about more than to be the last in play; `npcs`: figures act by the NPC document; `levels`: the board is one of cubes, whose
 * figures face nowhere.
 */
export function offeredBy(
  game: Pick<AnyGame, 'answers' | 'hand' | 'reacts' | 'spends'>,
  kind: BoardKind,
  {
    objectives = false,
    npcs = false,
    levels = false,
  }: { readonly objectives?: boolean; readonly npcs?: boolean; readonly levels?: boolean },
): ReadonlySet<Offered> {
  const { views, turns, strides, turned } = kinds[kind];
  return new Set<Offered>([
    ...(game.answers ?? []),
    ...(views ? (['views'] as const) : []),
    ...(turns ? (['turns'] as const) : []),
    ...(strides && !levels ? (['strides'] as const) : []),
    ...(turned && !levels ? (['faces'] as const) : []),
    ...(game.hand ? (['hand'] as const) : []),
    ...(game.reacts ? (['reactions'] as const) : []),
    ...(objectives ? (['objectives'] as const) : []),
    ...(npcs ? (['npcs'] as const) : []),
    ...(levels ? (['levels'] as const) : []),
    ...(game.spends ? (['spends'] as const) : []),
  ]);
}
