import { gameOf, type Game } from '@escarmouche/games/game';
import { keptOf, type Proof, type Row, type Store } from '@escarmouche/online';
import type { Header } from '@escarmouche/online/api';
import { nobody, openMatch, saveMatch, type Json, type Match } from '@escarmouche/referee';
import { settingsToMeta } from '@escarmouche/session';
import type { Lobby } from './lobby.ts';

export type AnyMatch = Match<unknown, object, object, object>;

type AnyRow = Row<unknown, unknown>;

/** A battle by its rows, without anything that is thrown from now on. */
export async function matchOf(header: Header, rows: readonly AnyRow[]): Promise<{ readonly match: AnyMatch; readonly game: Game }> {
  const game = await gameOf(header.system);
  const { entries, agreements, waiting } = keptOf(rows);
  const match = openMatch(game.system, header.setup as never, () => nobody, {
    entries: entries as never,
    agreements,
    ...(waiting && { pending: waiting as never }),
  });
  return { match: match as unknown as AnyMatch, game };
}

/** The match file of a battle that has begun, with all that is hidden; of one that is over with the proof of its dice. Undefined of any other. */
export async function fileOf(
  store: Store,
  lobby: Lobby,
  battle: string,
): Promise<{ readonly file: string; readonly isOver: boolean } | undefined> {
  const text = await store.header(battle);
  const rows = await store.rows(battle, 0);
  if (text === undefined || rows.length === 0) return undefined;
  const header = JSON.parse(text) as Header;
  const { match } = await matchOf(header, rows);
  const isOver = match.outcome !== undefined;
  const secrets = isOver ? await lobby.secrets(battle) : undefined;
  const { title, seats, notes } = header;
  const proof = secrets && proofOf(battle, header, rows, secrets);
  // Its dice are those of no seed.
  const { seed: _seed, ...meta } = settingsToMeta({ seed: '', dice: {}, seats, notes, proof: proof as Json | undefined });
  return { file: saveMatch(match, { ...meta, title: title as string }), isOver };
}

function proofOf(
  battle: string,
  { setup: _setup, ...agreed }: Header,
  rows: readonly AnyRow[],
  secrets: Pick<Proof, 'host' | 'seats'>,
): Proof {
  const [first] = rows;
  const all = keptOf(rows).draws;
  const draws = first?.act === 'import' ? all.map((one, entry) => drawnHere(one, entry, first)) : all;
  return { battle, agreed: { ...agreed }, ...secrets, draws };
}

/** Draws of an entry of a battle that was brought in: dice that had fallen before fell elsewhere. The command that waited then went on with dice of the first row. */
function drawnHere(draws: Proof['draws'][number], entry: number, { entries, waiting, draw }: AnyRow): Proof['draws'][number] {
  return draws.flatMap((one) => {
    if (one.seat !== draw.seat) return [one];
    return waiting && entry === entries.length ? [{ ...one, from: waiting.answers.length }] : [];
  });
}
