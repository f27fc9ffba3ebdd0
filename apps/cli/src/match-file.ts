import type { Game } from '@escarmouche/games/game';
import { loadMatch, readHeader, type Drift, type Entry, type Match, type Outcome, type Question, type Seal } from '@escarmouche/referee';
import { agreementText, settingsFromMeta, verifyMatch, type Verified } from '@escarmouche/session';
import { provenDice } from '@escarmouche/online';
import { namingOf } from '@escarmouche/cases/words';
import { gamesById } from './games.ts';
import { documentOf } from './npc-document.ts';
import { thoughtsOf, type Npcs } from './npc-lines.ts';
import { sentenceOf } from './sentences.ts';
import { meant, text, type Language, type Text } from '@escarmouche/cases/text';

/** A saved match, of whatever game. */
export interface SavedMatch {
  readonly system: string;
  /** Of the rules of today, and of those the file was made by. */
  readonly today: string;
  readonly version: string;
  readonly drift: Drift | undefined;
  readonly seal: Seal;
  /** Players, in one line. */
  title(language: Language): string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly waiting: Question | undefined;
  /** Subject of the waiting question, in words. */
  readonly waitsFor: Text | undefined;
  readonly outcome: Outcome | undefined;
  tell(language: Language): readonly ToldEntry[];
  /** Agreements of the seats after the last entry. */
  agreed(language: Language): readonly string[];
}

export type OpenedFile =
  | { readonly ok: true; readonly saved: SavedMatch }
  | { readonly ok: false; readonly line: number; readonly reason: Text };

/** A file of which nothing can be read. */
export const unread = (reason: Text): Extract<OpenedFile, { ok: false }> => ({ ok: false, line: 1, reason });

export type VerifiedFile = { readonly ok: true; readonly verified: Verified } | Extract<OpenedFile, { ok: false }>;

/** Reader of one game's matches. */
interface Reader {
  open(source: string, version: string): OpenedFile;
  verify(source: string): VerifiedFile;
}

function readerOf({ system, parseSetup, title, purpose, npc }: Game): Reader {
  const naming = namingOf((slug) => purpose?.(slug));
  const open = (source: string, version: string): OpenedFile => {
    const loaded = loadMatch(system, source, parseSetup);
    if (!loaded.ok) return { ok: false, ...loaded.problem };
    const { match, meta, drift, seal } = loaded;
    const { seats } = settingsFromMeta(meta);
    const npcs = Object.keys(seats).filter((seat) => seats[seat]?.by === 'npc');
    const player = npcs.length > 0 ? npc?.() : undefined;
    const saved = {
      system: system.id,
      today: system.version,
      version,
      drift,
      seal,
      title: (language: Language) => title(match.state, language),
      options: { ...match.setup.options },
      waiting: match.pending?.question,
      waitsFor: match.pending && naming(match.pending.question.purpose),
      outcome: match.outcome,
      tell: (language: Language) => tellMatch(match, language, player && { npcs, player }),
      agreed: (language: Language) => agreedAt(match, match.entries.length, language),
    };
    return { ok: true, saved };
  };
  const verify = (source: string): VerifiedFile => {
    const player = npc?.();
    const verification = verifyMatch(system, source, parseSetup, naming, player && documentOf(system, player, naming), provenDice);
    return verification.ok ? verification : { ok: false, ...verification.problem };
  };
  return { open, verify };
}

/** Opens a match file. */
export const openFile = (source: string, games = gamesById): OpenedFile =>
  withReader(source, games, (reader, version) => reader.open(source, version));

/** Plays a match file again from its header, die by die. */
export const verifyFile = (source: string, games = gamesById): VerifiedFile => withReader(source, games, (reader) => reader.verify(source));

function withReader<T>(
  source: string,
  games: ReadonlyMap<string, Game>,
  read: (reader: Reader, version: string) => T,
): T | Extract<OpenedFile, { ok: false }> {
  const head = readHeader(source);
  if (!head.ok) return { ok: false, ...head.problem };
  const { system, version } = head.header;
  const game = games.get(system);
  if (game) return read(readerOf(game), String(version));
  const hint = meant(system, games.keys());
  return { ok: false, line: 1, reason: text(`jeu inconnu : « ${system} »${hint.fr}`, `unknown game "${system}"${hint.en}`) };
}

export interface ToldEntry {
  readonly entry: number;
  readonly seat: string;
  readonly command: unknown;
  /** Agreements of the seats before the entry, or instead of the next. */
  readonly agreed: readonly string[];
  readonly sentences: readonly string[];
  /** Thoughts of the NPC whose command the entry is. */
  readonly why: readonly string[];
}

/** Every entry of a match in words, each fact from the state before it. */
export function tellMatch<Setup, S, C, E extends { readonly type: string }>(
  match: Match<Setup, S, C, E>,
  language: Language,
  by?: Npcs<S, C>,
): ToldEntry[] {
  const { system } = match;
  const describe = system.describe.bind(system);
  const thoughts = by && thoughtsOf(by, language);
  const state = match.stateAt(0);
  return match.entries.map((entry: Entry<C, E>, i) => {
    const { seat, command } = entry;
    const why = thoughts?.(system.view(state, seat), seat, command);
    const sentences = entry.events.flatMap((event) => {
      const sentence = sentenceOf(describe, state, event, language);
      system.reduce(state, event);
      return sentence ?? [];
    });
    return { entry: i + 1, seat, command, agreed: agreedAt(match, i, language), sentences, why: why ?? [] };
  });
}

/** Agreements of the seats after so many entries. */
const agreedAt = <Setup, S, C, E>({ agreements }: Match<Setup, S, C, E>, entries: number, language: Language): readonly string[] =>
  agreements.filter(({ at }) => at.entries === entries).map((one) => agreementText(one, (seat) => seat, language));
