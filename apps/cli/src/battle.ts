import { bands, contentOf, maps, type BattleMap, type ScenarioFile } from '@escarmouche/content';
import { readFile, type ReadFile } from '@escarmouche/content/files/read';
import { kitScenarios } from '@escarmouche/content/kit/scenarios';
import { scenarios } from '@escarmouche/content/scenarios';
import { OPTION_KEYS, OPTION_VALUES, type Band, type Content, type Options } from '@escarmouche/urss-classic';
import { OPTION_KEYS as KIT_KEYS, OPTION_VALUES as KIT_VALUES, type Options as KitOptions } from '@escarmouche/urss-kit';
import { readText } from './files.ts';
import { fold, meant, text, type Text } from './text.ts';

/** Something named on the command line; or why there is none. */
export type Found<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Text };

const failed = (fr: string, en: string): { ok: false; reason: Text } => ({ ok: false, reason: text(fr, en) });

export const isFile = (name: string): boolean => name.endsWith('.json');

type Authored<K extends ReadFile['kind']> = Extract<ReadFile, { ok: true; kind: K }>;

const KINDS = { band: text('une bande', 'a band'), map: text('une carte', 'a map'), scenario: text('un scénario', 'a scenario') };

/** A file of the kind that is asked for; or its first problem, with its line. */
function fromFile<K extends keyof typeof KINDS>(path: string, kind: K): Found<Authored<K>> {
  const read = readText(path);
  if (!read.ok) return failed(`${path} : ${read.reason.fr}`, `${path}: ${read.reason.en}`);
  const found = readFile(read.text);
  if (found.ok) {
    if (found.kind === kind) return { ok: true, value: found as Authored<K> };
    const [is, asked] = [KINDS[found.kind], KINDS[kind]];
    return failed(`${path} : ${is.fr}, pas ${asked.fr}`, `${path}: ${is.en}, not ${asked.en}`);
  }
  const [{ line, path: place, fr, en } = { line: 1, path: '', fr: '', en: '' }] = found.problems;
  const at = `${path}:${String(line)}`;
  return place === '' ? failed(`${at} : ${fr}`, `${at}: ${en}`) : failed(`${at} : ${place} : ${fr}`, `${at}: ${place}: ${en}`);
}

function named<T extends { readonly id: string; readonly name: Text }>(list: readonly T[], written: string, what: Text): Found<T> {
  const found = list.find(({ id, name }) => [id, name.fr, name.en].some((known) => fold(known) === fold(written)));
  if (found) return { ok: true, value: found };
  const hint = meant(
    written,
    list.map(({ id }) => id),
  );
  const all = list.map(({ id }) => id).join(', ');
  return failed(`${what.fr} « ${written} »${hint.fr} ; il y a : ${all}`, `${what.en} "${written}"${hint.en}; there are: ${all}`);
}

export interface ReadyBand {
  readonly band: Band;
  readonly content: Content;
}

/** A ready band by id or name, or a band file (.json), of URSS classic. */
export function findBand(written: string): Found<ReadyBand> {
  const found = isFile(written) ? bandFromFile(written) : named(bands, written, text('bande inconnue :', 'unknown band'));
  if (!found.ok) return found;
  return { ok: true, value: { band: found.value, content: contentOf(found.value.adaptation) } };
}

function bandFromFile(path: string): Found<Band> {
  const found = fromFile(path, 'band');
  if (!found.ok) return found;
  const { band } = found.value;
  if (band.system !== 'urss-classic') return failed(`${path} : une bande de ${band.system}`, `${path}: a band of ${band.system}`);
  const { name, adaptation, figures } = band;
  return { ok: true, value: { id: path, name: typeof name === 'string' ? text(name, name) : name, adaptation, figures } };
}

/** A ready map by id or name, or a map file (.json). */
export function findMap(written: string): Found<BattleMap> {
  if (!isFile(written)) return named(maps, written, text('carte inconnue :', 'unknown map'));
  const found = fromFile(written, 'map');
  return found.ok ? { ok: true, value: found.value.map } : found;
}

/** A ready scenario by id or name, or a scenario file (.json). */
export function findScenario(written: string): Found<ScenarioFile> {
  if (!isFile(written)) return named([...scenarios, ...kitScenarios], written, text('scénario inconnu :', 'unknown scenario'));
  const found = fromFile(written, 'scenario');
  return found.ok ? { ok: true, value: found.value.file } : found;
}

/** "key=value" pairs, of options and values that a game has. */
export function optionsFrom<O extends object>(
  pairs: readonly string[],
  keys: readonly (string & keyof O)[],
  values: Readonly<Record<string & keyof O, readonly string[]>>,
): Found<Partial<O>> {
  const chosen: Record<string, string> = {};
  for (const pair of pairs) {
    const [written = '', value = ''] = pair.split('=');
    const key = keys.find((known) => known === written);
    if (key === undefined) {
      const hint = meant(written, keys);
      return failed(`option inconnue : « ${written} »${hint.fr}`, `unknown option "${written}"${hint.en}`);
    }
    if (!values[key].includes(value)) return failed(`${key} : ${values[key].join(', ')}`, `${key}: ${values[key].join(', ')}`);
    chosen[key] = value;
  }
  return { ok: true, value: chosen as Partial<O> };
}

/** Options of URSS classic. */
export const findOptions = (pairs: readonly string[]): Found<Partial<Options>> => optionsFrom<Options>(pairs, OPTION_KEYS, OPTION_VALUES);

/** Options of URSS kit. */
export const findKitOptions = (pairs: readonly string[]): Found<Partial<KitOptions>> =>
  optionsFrom<KitOptions>(pairs, KIT_KEYS, KIT_VALUES);
