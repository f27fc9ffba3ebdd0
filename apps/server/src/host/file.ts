import { gameOf, type Game } from '@escarmouche/games/game';
import { NOTHING_KEPT, withRow, type Kept, type Row } from '@escarmouche/online';
import { nobody, openMatch, saveMatch, type Match } from '@escarmouche/referee';
import { settingsToMeta } from '@escarmouche/session';
import type { Header } from './header.ts';

export type AnyMatch = Match<unknown, object, object, object>;

/** A battle by its rows, without anything that is thrown from now on. */
export async function matchOf(
  header: Header,
  rows: readonly Row<unknown, unknown>[],
): Promise<{ readonly match: AnyMatch; readonly game: Game }> {
  const game = await gameOf(header.system);
  const { entries, agreements, waiting } = rows.reduce<Kept<unknown, unknown>>(withRow, NOTHING_KEPT);
  const match = openMatch(game.system, header.setup as never, () => nobody, {
    entries: entries as never,
    agreements,
    ...(waiting && { pending: waiting as never }),
  });
  return { match: match as unknown as AnyMatch, game };
}

/** The file of a battle. Its dice are those of no seed. */
export function fileOf(match: AnyMatch, { seats, notes, title }: Header): string {
  const { seed: _seed, ...meta } = settingsToMeta({ seed: '', dice: {}, seats, notes });
  return saveMatch(match, { ...meta, title: title as string });
}
