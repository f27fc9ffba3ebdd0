import { ruleEntry } from '@escarmouche/content';
import { loadMatch, readHeader, type Drift, type Entry, type Link, type Match } from '@escarmouche/referee';
import { parseSetup } from '@escarmouche/session/setup-schema';
import { urssClassic, type Command, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import type { Language, Text } from './text.ts';

export type BattleMatch = Match<Setup, State, Command, Event>;

export type OpenedFile =
  | { readonly ok: true; readonly match: BattleMatch; readonly version: string; readonly drift: Drift | undefined }
  | { readonly ok: false; readonly line: number; readonly reason: Text };

/** Opens a match file; never throws. */
export function openFile(source: string): OpenedFile {
  const head = readHeader(source);
  if (!head.ok) return { ok: false, ...head.problem };
  const loaded = loadMatch(urssClassic, source, parseSetup);
  if (!loaded.ok) return { ok: false, ...loaded.problem };
  return { ok: true, match: loaded.match, version: String(head.header.version), drift: loaded.drift };
}

/** A rule is told by its title and its id, anything else by its name. */
function linkText({ kind, id, text }: Link, language: Language): string {
  const title = kind === 'rule' && text === id ? ruleEntry(id)?.title[language] : undefined;
  return title === undefined ? text : `${title} (${id})`;
}

function sentenceOf(state: State, event: Event, language: Language): string | undefined {
  try {
    const parts = urssClassic.describe(state, event, language);
    return parts?.map((part) => (typeof part === 'string' ? part : linkText(part, language))).join('');
  } catch {
    // an event of another version that today's rules have no words for
    return String((event as { type?: unknown }).type);
  }
}

export interface ToldEntry {
  readonly entry: number;
  readonly seat: string;
  readonly command: Command;
  readonly sentences: readonly string[];
}

/** Every entry of a match in words, each fact from the state before it. */
export function tellMatch(match: BattleMatch, language: Language): ToldEntry[] {
  const state = match.stateAt(0);
  return match.entries.map((entry: Entry<Command, Event>, i) => ({
    entry: i + 1,
    seat: entry.seat,
    command: entry.command,
    sentences: entry.events.flatMap((event) => {
      const sentence = sentenceOf(state, event, language);
      urssClassic.reduce(state, event);
      return sentence ?? [];
    }),
  }));
}
