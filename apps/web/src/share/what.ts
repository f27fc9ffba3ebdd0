import { onPage } from '@escarmouche/content/files/band-file';
import { isMatch, readFile, type Told } from '@escarmouche/content/files/read';
import { readJson, type Language } from '@escarmouche/referee';
import { titleIn } from '../storage/title.ts';
import type { Shared, SharedBand } from './shared.ts';

/** A thing that was brought or sent. This file comes when a thing is opened, with the rules that judge bands and maps. */
export type What =
  | Exclude<Shared, SharedBand>
  /** A match file, which goes by the name of its file. */
  | { readonly kind: 'match'; readonly file: string }
  /** A band with problems may be mended, but begins no battle. */
  | { readonly kind: 'band'; readonly band: SharedBand; readonly problems: readonly Told[] }
  | { readonly kind: 'refused'; readonly problems: readonly Told[] };

const LONGEST_TITLE = 120;

/** A battle in the envelope of a link. */
function battleIn(text: string): What | undefined {
  if (!text.startsWith('{"kind":"battle"')) return undefined;
  const read = readJson(text);
  if (!read.ok) return undefined;
  const { title, file } = read.value as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || title === '' || title.length > LONGEST_TITLE || typeof file !== 'string') return undefined;
  return { kind: 'battle', title, file };
}

/** Never throws. The page that opens a match judges whether the match can be played. */
export function whatIs(text: string, language: Language): What {
  const battle = battleIn(text);
  if (battle) return battle;
  if (isMatch(text)) return { kind: 'match', file: text };
  const read = readFile(text);
  const found = read.ok ? (read.kind === 'band' ? read.band : undefined) : read.mendable;
  if (found) {
    const { name, ...band } = onPage(found);
    return { kind: 'band', band: { kind: 'band', ...band, name: titleIn(name, language) }, problems: read.ok ? [] : read.problems };
  }
  if (!read.ok) return { kind: 'refused', problems: read.problems };
  return read.kind === 'map'
    ? { kind: 'map', file: read.file }
    : { kind: 'scenario', file: (read as Extract<typeof read, { kind: 'scenario' }>).file };
}
