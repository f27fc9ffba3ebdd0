import { maps, type BattleMap, type ScenarioFile } from '@escarmouche/content';
import { readFile, type ReadFile } from '@escarmouche/content/files/read';
import type { ReadyBand } from '@escarmouche/games/setups';
import type { Game } from '@escarmouche/games/game';
import { readText } from './files.ts';
import { gamesById } from './games.ts';
import { fold, meant, text, type Text } from '@escarmouche/cases/text';

/** A thing named on the command line, or the reason why there is none. */
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

/** A ready band of a game by id or name, or a file (.json) of one of its bands. */
export function findBand({ system, bands }: Game, written: string): Found<ReadyBand> {
  return isFile(written) ? bandFromFile(system.id, written) : named(bands?.ready ?? [], written, text('bande inconnue :', 'unknown band'));
}

function bandFromFile(game: string, path: string): Found<ReadyBand> {
  const found = fromFile(path, 'band');
  if (!found.ok) return found;
  const { system, name, adaptation, figures } = found.value.band;
  if (system !== game) return failed(`${path} : une bande de ${system}`, `${path}: a band of ${system}`);
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
  if (!isFile(written)) {
    const ready = [...gamesById.values()].flatMap((game) => game.scenarios?.ready ?? []);
    return named(ready, written, text('scénario inconnu :', 'unknown scenario'));
  }
  const found = fromFile(written, 'scenario');
  return found.ok ? { ok: true, value: found.value.file } : found;
}

/** "key=value" pairs, of options and values that a game has. */
export function optionsFrom(pairs: readonly string[], values: Game['options']): Found<Readonly<Record<string, string>>> {
  const chosen: Record<string, string> = {};
  const keys = Object.keys(values);
  for (const pair of pairs) {
    const [key = '', value = ''] = pair.split('=');
    if (!Object.hasOwn(values, key)) {
      const hint = meant(key, keys);
      return failed(`option inconnue : « ${key} »${hint.fr}`, `unknown option "${key}"${hint.en}`);
    }
    const known = values[key] ?? [];
    if (!known.includes(value)) return failed(`${key} : ${known.join(', ')}`, `${key}: ${known.join(', ')}`);
    chosen[key] = value;
  }
  return { ok: true, value: chosen };
}
