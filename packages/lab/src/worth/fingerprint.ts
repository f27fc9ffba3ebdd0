import { digest, type Json } from '@escarmouche/referee';
import { bandSheets, type Band, type Content } from '@escarmouche/urss-classic';

/** What has no part in how a battle goes. */
const NAMES: ReadonlySet<string> = new Set(['name', 'cites']);

function nameless(value: unknown): Json {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (NAMES.has(key) ? undefined : part))) as Json;
}

/** Digest of the lists of a pack, names apart: another one asks for a new measure of its worths. */
export function packFingerprint({ weapons, armour, profiles }: Content): string {
  return digest(nameless({ weapons, armour, profiles }));
}

/** Digest of two bands as they take the field, names apart: another one asks for a new measure of the pair. */
export function pairFingerprint(content: Content, two: readonly [Band, Band]): string {
  return digest(nameless(two.map(({ figures }) => bandSheets(content, figures, 'g').map(({ profile: _profile, ...sheet }) => sheet))));
}
