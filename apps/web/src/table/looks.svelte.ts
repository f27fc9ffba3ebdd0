import type { Overlay } from '../boards/board.ts';
import { laid } from '../boards/laid.ts';
import type { TerrainCard } from '../systems/text-queries.ts';

/** Overlays that a player looks at beside the aim: nothing is commanded by them. `bare`: the board without them. */
export function createLooks(bare: () => Overlay) {
  let inspected = $state<string>();
  let terrain = $state.raw<TerrainCard>();
  let passing = $state.raw<Overlay>();
  let sights = $state.raw<Overlay>();
  let under = $state.raw<Overlay>();

  return {
    get overlay(): Overlay {
      const shown = passing ?? bare();
      return sights ? laid(shown, sights) : shown;
    },
    /** The figure whose card was asked for. */
    get inspected() {
      return inspected;
    },
    inspect(figure: string | undefined): void {
      terrain = undefined;
      inspected = figure;
    },
    /** The piece of terrain that was asked about. */
    get terrain() {
      return terrain;
    },
    inspectTerrain(card: TerrainCard | undefined): void {
      terrain = card;
      passing = card && laid(bare(), { marks: [{ kind: 'feature', id: card.feature, tone: 'info' }] });
    },
    /** Lights something up while it is looked at in a panel. */
    light(marks: Overlay['marks']): void {
      passing = marks && marks.length > 0 ? laid(bare(), { marks }) : undefined;
    },
    show(overlay: Overlay | undefined): void {
      passing = overlay;
    },
    /** Sight lines that stay until they are put out, something is done, or others are shown. */
    get sights() {
      return sights;
    },
    set sights(overlay: Overlay | undefined) {
      sights = overlay;
    },
    /** Shading that lies under all else until it is put out, whatever is told meanwhile. */
    get under() {
      return under;
    },
    set under(overlay: Overlay | undefined) {
      under = overlay;
    },
    /** Leaves only the figure's card. */
    putAway(): void {
      passing = undefined;
      terrain = undefined;
      sights = undefined;
    },
    /** Takes back the last look; false when there was none. `figure`: the card of the figure too. */
    back(figure: boolean): boolean {
      if (terrain) terrain = undefined;
      else if (figure && inspected !== undefined) inspected = undefined;
      else return false;
      return true;
    },
  };
}
