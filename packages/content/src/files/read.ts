import { FORMAT, readJson, type Text } from '@escarmouche/referee';
import type { BattleMap } from '../battle-map.ts';
import type { MapFile } from '../load-map.ts';
import type { ScenarioFile } from '../load-scenario.ts';
import type { Problem } from '../result.ts';
import type { BandFile } from './band-file.ts';
import { readBand } from './read-band.ts';
import { lineOf, linesOf } from './lines.ts';
import { oddRoles } from './roles.ts';
import { readMap, readScenario } from './room.ts';

/** A problem or remark of a file, with its line. */
export interface Told extends Problem {
  readonly line: number;
}

/** The kind of a file. `match` and `cases` are read elsewhere; the file of a pack is right only together with the others. */
type Kind = 'match' | 'band' | 'map' | 'scenario' | 'pack' | 'unknown';

/** A file that an author or a player has made, as it is read. */
export type ReadFile =
  | { readonly ok: true; readonly kind: 'band'; readonly band: BandFile; readonly remarks: readonly Told[] }
  | { readonly ok: true; readonly kind: 'map'; readonly file: MapFile; readonly map: BattleMap }
  | { readonly ok: true; readonly kind: 'scenario'; readonly file: ScenarioFile; readonly remarks: readonly Told[] }
  | {
      readonly ok: false;
      readonly kind: Kind;
      readonly problems: readonly Told[];
      /** A band whose faults are all in its figures or their things. */
      readonly mendable?: BandFile;
    };

const PACK_LISTS = ['bands', 'profiles', 'weapons', 'armour', 'shields', 'objects', 'tiles', 'cards', 'licence'];

const STRANGE: Text = {
  fr: 'ni pack, ni carte, ni bande, ni scénario, ni partie',
  en: 'neither a pack, a map, a band, a scenario nor a match',
};
const OF_A_PACK: Text = {
  fr: 'ce fichier fait partie d’un pack, qui ne se lit qu’entier : escarmouche validate DOSSIER',
  en: 'this file is part of a pack, which is read as a whole: escarmouche validate FOLDER',
};

/** Is a text a match file, though perhaps a broken one? */
export const isMatch = (text: string): boolean => text.slice(0, 200).includes(`"${FORMAT}"`);

/** The kind of a value, parsed from JSON: as it says, or by its members. */
function kindOf(value: unknown): Kind {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'unknown';
  const has = (key: string): boolean => Object.hasOwn(value, key);
  if (has('format') && Reflect.get(value, 'format') === FORMAT) return 'match';
  if (has('objectives')) return 'scenario';
  if (has('zones') || has('table')) return 'map';
  if (has('figures') || Reflect.get(value, 'kind') === 'band') return 'band';
  return PACK_LISTS.some(has) ? 'pack' : 'unknown';
}

/** Reads the text of a file other than a match: a band, a map or a scenario, or every problem found, each with its line. Never throws. */
export function readFile(text: string): ReadFile {
  const json = readJson(text);
  if (!json.ok) {
    const line = json.parsed ? 1 : linesOf(text).broken;
    return { ok: false, kind: 'unknown', problems: [{ line, path: '', ...json.reason }] };
  }
  const { value } = json;
  const kind = kindOf(value);
  switch (kind) {
    case 'band': {
      const band = readBand(value);
      if (band.ok) return { ok: true, kind, band: band.value, remarks: withLines(text, band.remarks) };
      return { ...refused(kind, text, band), ...(band.mendable && { mendable: band.mendable }) };
    }
    case 'map': {
      const map = readMap(value);
      return map.ok ? { ok: true, kind, file: value as MapFile, map: map.value } : refused(kind, text, map);
    }
    case 'scenario': {
      const scenario = readScenario(value);
      if (!scenario.ok) return refused(kind, text, scenario);
      return { ok: true, kind, file: value as ScenarioFile, remarks: withLines(text, oddRoles(scenario.value)) };
    }
    default:
      return { ok: false, kind, problems: [{ line: 1, path: '', ...(kind === 'pack' ? OF_A_PACK : STRANGE) }] };
  }
}

function refused(kind: Kind, text: string, { problems }: { readonly problems: readonly Problem[] }): Extract<ReadFile, { ok: false }> {
  return { ok: false, kind, problems: withLines(text, problems) };
}

/** Problems of a text, each with its line. */
export function withLines(text: string, problems: readonly Problem[]): readonly Told[] {
  if (problems.length === 0) return [];
  const { lines } = linesOf(text);
  return problems.map((problem) => ({ line: lineOf(problem.path, lines), ...problem }));
}
