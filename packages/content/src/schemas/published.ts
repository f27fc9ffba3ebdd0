import { z } from 'zod';
import { band } from './band.ts';
import * as kit from './kit.ts';
import { battleMap } from './map.ts';
import { armours, bands, manifest, profiles, weapons } from './pack.ts';
import { scenario } from './scenario.ts';
import * as deadzone from '../deadzone/schemas.ts';
import { deck, tiles } from '../zombies/schemas.ts';
import { pairs, worth } from './worth.ts';

/** The schemas of published files; the names are those of the files under `schemas/`. */
const published = {
  manifest,
  weapons,
  armour: armours,
  profiles,
  bands,
  band,
  map: battleMap,
  scenario,
  tiles,
  deck,
  'deadzone-weapons': deadzone.weapons,
  'deadzone-profiles': deadzone.profiles,
  'deadzone-teams': deadzone.teams,
  'deadzone-boards': deadzone.boards,
  'deadzone-missions': deadzone.missions,
  worth,
  pairs,
  'kit-equipment': kit.equipment,
  'kit-profiles': kit.profiles,
  'kit-bands': kit.bands,
  'kit-from-classic': kit.fromClassic,
} as const;

/**
 * The JSON Schemas (2020-12) of every file an author writes, by file name. Each schema judges a file by itself; ties between files (a profile's weapons, a
 * map's polygons, a tile's doors, figures named in a scenario) are checked by `parsePack`, `parseTownPack` and `readFile` alone.
 */
export function publishedSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(published).map(([name, schema]) => [
      `${name}.schema.json`,
      { $id: `${name}.schema.json`, title: `Escarmouche: ${name}`, ...z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' }) },
    ]),
  );
}
