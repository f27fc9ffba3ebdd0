import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { mapFiles, packFiles } from '../index.ts';
import { scenarioFiles } from '../ready-scenarios.ts';
import { zombiesFiles } from '../zombies.ts';
import { publishedSchemas } from './published.ts';

const named = (file: unknown) => (typeof file === 'object' && file !== null && '$schema' in file ? String(file.$schema) : '');
const folder = new URL('../../schemas/', import.meta.url);

test('UC-SYS-SCOPE: the published schemas are those of the code (npm run schemas -w @escarmouche/content)', async () => {
  const schemas = publishedSchemas();
  expect((await readdir(folder)).toSorted()).toEqual(Object.keys(schemas).toSorted());
  for (const [name, schema] of Object.entries(schemas)) {
    const file: unknown = JSON.parse(await readFile(new URL(name, folder), 'utf8'));
    expect(file, name).toEqual(JSON.parse(JSON.stringify(schema)));
  }
});

test('UC-SYS-SCOPE: every bundled file names its published schema', () => {
  const names = Object.keys(publishedSchemas());
  for (const files of [...Object.values(packFiles), zombiesFiles]) {
    for (const [name, file] of Object.entries(files)) {
      expect(named(file)).toBe(`../../schemas/${name.replace('.json', '.schema.json')}`);
      expect(names).toContain(name.replace('.json', '.schema.json'));
    }
  }
  for (const file of Object.values(mapFiles)) expect(named(file)).toBe('../schemas/map.schema.json');
  for (const file of Object.values(scenarioFiles)) expect(named(file)).toBe('../schemas/scenario.schema.json');
});

test('UC-SYS-SCOPE: every bundled file is valid by the schema as published, and a broken one is not', async () => {
  const schemas = publishedSchemas();
  const valid = (name: string, file: unknown) => z.fromJSONSchema(JSON.parse(JSON.stringify(schemas[name]))).safeParse(file).success;
  for (const files of [...Object.values(packFiles), zombiesFiles]) {
    for (const [name, file] of Object.entries(files)) expect(valid(name.replace('.json', '.schema.json'), file), name).toBe(true);
  }
  for (const [name, file] of Object.entries(mapFiles)) expect(valid('map.schema.json', file), name).toBe(true);
  for (const [name, file] of Object.entries(scenarioFiles)) expect(valid('scenario.schema.json', file), name).toBe(true);
  const measured = new URL('../../worth/', import.meta.url);
  for (const name of await readdir(measured)) {
    const schema = name.endsWith('-pairs.json') ? 'pairs.schema.json' : 'worth.schema.json';
    expect(valid(schema, JSON.parse(await readFile(new URL(name, measured), 'utf8'))), name).toBe(true);
  }
  expect(valid('map.schema.json', { ...(mapFiles['quai-sept.json'] as object), zones: [] })).toBe(false);
});
