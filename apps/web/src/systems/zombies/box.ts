import { copy, type Json } from '@escarmouche/referee';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import type { CardKind, Setup, TileKind } from '@escarmouche/zombies';

/** Tiles and cards as the rules need them. */
export function box(): Pick<Setup, 'kinds' | 'deck'> {
  return {
    kinds: copy(zombieTiles as unknown as Json) as unknown as readonly TileKind[],
    deck: copy(zombieCards as unknown as Json) as unknown as readonly CardKind[],
  };
}
