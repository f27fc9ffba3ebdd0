import type { BandOnOffer } from '../systems/new-game.ts';
import type { SharedBand } from '../share/shared.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { keepReceived, keptBands } from './kept.ts';
import type { KeptBand } from '../storage/made.ts';
import { bandWords } from './words.ts';

/** The bands of this device, as the set-up offers them and adds to them. */
export function createMine() {
  let kept = $state.raw<readonly KeptBand[]>([]);
  let failed = $state(false);

  async function refresh(): Promise<void> {
    kept = await keptBands().catch(() => []);
  }

  return {
    /** The browser lets nothing be kept. */
    get failed() {
      return failed;
    },
    refresh,
    /** The bands of one world. */
    of: (system: string, pack: string): readonly BandOnOffer[] =>
      kept
        .filter((band) => band.system === system && band.pack === pack && band.figures.length > 0)
        .map(({ id, name, figures }) => ({ id, name: name || bandWords[i18n.language].unnamed, figures })),
    /** Returns the id that it is kept by. */
    async keep(band: Omit<SharedBand, 'kind'>): Promise<string | undefined> {
      const id = await keepReceived(band).catch(() => undefined);
      failed = id === undefined;
      await refresh();
      return id;
    },
  };
}
