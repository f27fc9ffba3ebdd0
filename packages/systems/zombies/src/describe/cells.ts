import { ofName, type Language, type Link, type Sentence } from '@escarmouche/referee';
import { opposite, STEPS, tileAt } from '@escarmouche/space/tiles';
import type { State } from '../state.ts';
import { kindOfTile, townOf } from '../town.ts';

/** A cell of the grid of tiles: x to the east, y to the south, the first tile being at (0, 0). */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Directions by the number of an edge: north, east, south or west. */
const SIDES: readonly Readonly<Record<Language, string>>[] = [
  { fr: 'au nord', en: 'north' },
  { fr: 'à l’est', en: 'east' },
  { fr: 'au sud', en: 'south' },
  { fr: 'à l’ouest', en: 'west' },
];

/** "de Bo", "d’Ana"; "of Bo". */
export function ofNamed(link: Link, language: Language): Sentence {
  const [of, text] = language === 'fr' ? ofName(link.text) : ['of ', link.text];
  return [of, { ...link, text }];
}

/** Is there one tile of its kind, known to a player by its name? */
function isLandmark(state: State, tile: number): boolean {
  const { named, role } = kindOfTile(state, tile);
  return named || role !== undefined;
}

/** The place of an empty cell, by a tile whose road leads there: "au sud de Grande-Place"; of several tiles by a landmark. Undefined where no road leads there. */
export function besideCell(state: State, { x, y }: Cell, language: Language): Sentence | undefined {
  const town = townOf(state);
  const joined = STEPS.flatMap((step, edge) => {
    const tile = tileAt(town, x + step.x, y + step.y);
    return tile !== undefined && town.tiles[tile]?.look.exits[opposite(edge)] ? [{ tile, side: SIDES[opposite(edge)] }] : [];
  });
  const best = joined.find(({ tile }) => isLandmark(state, tile)) ?? joined[0];
  if (!best?.side) return undefined;
  const text = kindOfTile(state, best.tile).name[language];
  return [`${best.side[language]} `, ...ofNamed({ kind: 'tile', id: String(best.tile), text }, language)];
}
