import type { Language } from '@escarmouche/referee';
import type { BandOnOffer } from '../systems/new-game.ts';
import type { BandGame } from './band.svelte.ts';

/** A world of a game, and the ready bands of it. */
export interface ReadyWorld {
  readonly game: BandGame;
  readonly pack: string;
  readonly name: string;
  readonly ready: readonly BandOnOffer[];
}

/** The worlds that have ready bands. A world made of others has theirs, which stand there already. */
export function readyWorlds(games: readonly BandGame[], language: Language): readonly ReadyWorld[] {
  return games.flatMap((game) => {
    const told = new Set<string>();
    return game.bands.packs(language).flatMap(({ id: pack, name }) => {
      const ready = game.bands.ready(pack, language).filter(({ id }) => !told.has(id));
      for (const { id } of ready) told.add(id);
      return ready.length > 0 ? [{ game, pack, name, ready }] : [];
    });
  });
}
