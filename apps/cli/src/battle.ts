import { bands, contentFor, maps, parseBand, type BattleMap, type ScenarioFile } from '@escarmouche/content';
import { kitScenarios } from '@escarmouche/content/kit/scenarios';
import { scenarios } from '@escarmouche/content/scenarios';
import { readJson } from '@escarmouche/referee';
import { OPTION_KEYS, OPTION_VALUES, type Band, type Content, type Options } from '@escarmouche/urss-classic';
import { OPTION_KEYS as KIT_KEYS, OPTION_VALUES as KIT_VALUES, type Options as KitOptions } from '@escarmouche/urss-kit';
import { unknownAdaptation } from './adaptation.ts';
import { readText } from './files.ts';
import { readMap, readScenario } from './room.ts';
import { fold, meant, text, type Text } from './text.ts';

/** Something named on the command line; or why there is none. */
export type Found<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Text };

const failed = (fr: string, en: string): { ok: false; reason: Text } => ({ ok: false, reason: text(fr, en) });

export const isFile = (name: string): boolean => name.endsWith('.json');

function fromFile<T>(
  path: string,
  parse: (json: unknown) => { ok: true; value: T } | { ok: false; problems: readonly { path: string; fr: string; en: string }[] },
): Found<T> {
  const read = readText(path);
  if (!read.ok) return failed(`${path} : ${read.reason.fr}`, `${path}: ${read.reason.en}`);
  const json = readJson(read.text);
  if (!json.ok) return failed(`${path} : ${json.reason.fr}`, `${path}: ${json.reason.en}`);
  const parsed = parse(json.value);
  if (parsed.ok) return parsed;
  const [problem] = parsed.problems;
  return failed(`${problem?.path ?? path} : ${problem?.fr ?? ''}`, `${problem?.path ?? path}: ${problem?.en ?? ''}`);
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

/** A ready band by id or name, or a band file (.json) of one of our adaptations. */
export function findBand(written: string): Found<ReadyBand> {
  const found = isFile(written) ? bandFromFile(written) : named(bands, written, text('bande inconnue :', 'unknown band'));
  if (!found.ok) return found;
  const content = contentFor(found.value.adaptation);
  return content ? { ok: true, value: { band: found.value, content } } : { ok: false, reason: unknownAdaptation(found.value.adaptation) };
}

function bandFromFile(path: string): Found<Band> {
  return fromFile(path, (json) => {
    const adaptation = typeof json === 'object' && json !== null && 'adaptation' in json ? String(json.adaptation) : 'star-wars';
    const content = contentFor(adaptation);
    if (content) return parseBand(json, content, path);
    return { ok: false, problems: [{ path: `${path}: adaptation`, ...unknownAdaptation(adaptation) }] };
  });
}

/** A ready map by id or name, or a map file (.json). */
export function findMap(written: string): Found<BattleMap> {
  return isFile(written)
    ? fromFile(written, (json) => readMap(json, written))
    : named(maps, written, text('carte inconnue :', 'unknown map'));
}

/** A ready scenario by id or name, or a scenario file (.json). */
export function findScenario(written: string): Found<ScenarioFile> {
  return isFile(written)
    ? fromFile(written, (json) => readScenario(json, written))
    : named([...scenarios, ...kitScenarios], written, text('scénario inconnu :', 'unknown scenario'));
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
