import { gameOf } from '@escarmouche/games/game';
import type { Row } from '@escarmouche/online';
import { loadMatch, NOBODY, readHeader, type Seat, type Text } from '@escarmouche/referee';
import { settingsFromMeta, snapshotOf } from '@escarmouche/session';
import { games } from '@escarmouche/games';
import type { AnyMatch } from '../host/file.ts';
import { problem } from '../http/problem.ts';
import { creation, type Header } from '@escarmouche/online/api';

/** Characters of a match file that is taken in. */
const LONGEST = 4_000_000;

/** A battle that goes on from a match file: its header and its first row. Throws a problem that names the line where the file is not right. */
export async function battleFrom(text: string): Promise<{ readonly header: Header; readonly row: Row<unknown, unknown> }> {
  if (text.length > LONGEST) throw problem(413, 'Ce fichier est trop long : au plus 4 Mo.', 'This file is too long: at most 4 MB.');
  const head = readHeader(text);
  if (!head.ok) throw atLine(head.problem);
  const { system } = head.header;
  if (!games.some(({ id }) => id === system)) throw problem(400, `jeu inconnu : « ${system} »`, `unknown game "${system}"`);
  const game = await gameOf(system);
  const loaded = loadMatch(game.system, text, game.parseSetup as never);
  if (!loaded.ok) throw atLine(loaded.problem);
  const { match, meta, drift } = loaded;
  if (drift)
    throw problem(
      400,
      `à partir de l’entrée ${drift.entry + 1}, les règles d’aujourd’hui diffèrent : ${drift.reason.fr}`,
      `from entry ${drift.entry + 1} on, today's rules differ: ${drift.reason.en}`,
    );
  if (match.outcome)
    throw problem(400, 'cette partie est finie : rien n’y reste à jouer', 'this battle is over: nothing is left to play in it');
  const { seats, notes } = settingsFromMeta(meta);
  const title = typeof meta.title === 'string' ? meta.title : '';
  const read = creation.safeParse({ system, title, setup: match.setup, seats, notes });
  if (!read.success) throw problem(400, 'l’en-tête du fichier ne convient pas', 'the header of the file does not fit');
  const { entries, agreements, pending } = match;
  const waiting = pending && { seat: pending.seat, command: pending.command, answers: pending.answers, partial: pending.partial };
  return {
    header: { ...read.data, version: game.system.version } as Header,
    row: {
      act: 'import',
      by: NOBODY,
      n: 0,
      left: 0,
      draw: { seat: NOBODY, n: 0, start: 0 },
      entries,
      agreements,
      ...(waiting && { waiting }),
    },
  };
}

const atLine = ({ line, reason }: { readonly line: number; readonly reason: Text }) =>
  problem(400, `ligne ${line} : ${reason.fr}`, `line ${line}: ${reason.en}`);

/** Seats whose act a battle waits for. */
export function askedIn(match: AnyMatch): readonly Seat[] {
  const { waiting, active } = snapshotOf(match, 0);
  return waiting?.asked ?? active;
}
