import type { Fielded } from '@escarmouche/games/setups';
import type { World } from '@escarmouche/games/worlds';
import { digest, type Json } from '@escarmouche/referee';

/** Members without influence on a battle. */
const NAMES: ReadonlySet<string> = new Set(['name', 'cites']);

function nameless(value: unknown): Json {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (NAMES.has(key) ? undefined : part))) as Json;
}

/** Digest of the lists of a pack, names apart: another one asks for a new measure of its worths. */
export const packFingerprint = ({ lists }: World): string => digest(nameless(lists));

/** Digest of two bands as they take the field, names apart: another one asks for a new measure of the pair. */
export const pairFingerprint = ({ sheets }: World, two: readonly [Fielded, Fielded]): string =>
  digest(nameless(two.map(({ figures }) => sheets(figures))));
