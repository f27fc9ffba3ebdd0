import { rules } from '../../../rules/rulebook.svelte.ts';
import type { Printable } from '../../printables.ts';
import EventSheets from './EventSheets.svelte';
import PieceSheet from './PieceSheet.svelte';
import TileSheets from './TileSheets.svelte';
import TurnSheet from './TurnSheet.svelte';
import { TITLES } from './words.ts';

/** The whole game on paper; settles when the rulebook, whose words the cards bear, is there. */
export async function printables(): Promise<readonly Printable[]> {
  await rules.load('zombies');
  return [
    { id: 'tiles', title: TITLES.tiles, Sheets: TileSheets },
    { id: 'cards', title: TITLES.cards, Sheets: EventSheets },
    { id: 'pieces', title: TITLES.pieces, Sheets: PieceSheet },
    { id: 'turn', title: TITLES.turn, Sheets: TurnSheet },
  ];
}
