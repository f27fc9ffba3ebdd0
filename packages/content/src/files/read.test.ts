import { describe, expect, test } from 'vitest';
import { bands, mapFiles } from '../index.ts';
import { kitBands } from '../kit/index.ts';
import { kitScenarioFiles, kitScenarios } from '../kit/ready-scenarios.ts';
import { scenarioFiles, scenarioNamed } from '../ready-scenarios.ts';
import { mapOf } from '../scenario-battle.ts';
import { readFile } from './read.ts';

const read = (value: unknown) => readFile(JSON.stringify(value, undefined, 2));

describe('what a file is, and what is wrong with it', () => {
  test.each([
    ...Object.entries(mapFiles).map(([name, file]) => [name, 'map', file] as const),
    ...Object.entries({ ...scenarioFiles, ...kitScenarioFiles }).map(([name, file]) => [name, 'scenario', file] as const),
    ...[...bands, ...kitBands].map((band) => [band.id, 'band', band] as const),
  ])('UC-SYS-SCOPE: %s is a %s, and right', (_name, kind, file) => {
    expect(read(file)).toMatchObject({ ok: true, kind });
  });

  test.each([
    ['{ "format": "escarmouche-match" }', 'match', 1, 'neither'],
    ['{ "weapons": [] }', 'pack', 1, 'read as a whole'],
    ['[]', 'unknown', 1, 'neither'],
    ['{\n "figures": [\n', 'unknown', 3, 'not JSON'],
    ['{ "__proto__": 1 }', 'unknown', 1, '"__proto__" is forbidden'],
  ])('UC-SYS-SCOPE: %s is none that is read here', (text, kind, line, reason) => {
    expect(readFile(text)).toMatchObject({ ok: false, kind, problems: [{ line, en: expect.stringContaining(reason) as string }] });
  });

  test('UC-SETUP-DEPLOY: each problem has its line', () => {
    const file = mapFiles['quai-sept.json'] as object;
    expect(read({ ...file, id: 'Quai' })).toMatchObject({ kind: 'map', problems: [{ path: 'id' }] });
    const flooded = { id: 'lac', kind: 'water', shape: { type: 'rectangle', x: 0, y: 0, width: 24, height: 6 } };
    const zone = { width: 24, height: 5, x: 0 };
    const map = {
      id: 'lac',
      name: { fr: 'a', en: 'b' },
      story: { fr: 'a', en: 'b' },
      zones: [
        { ...zone, y: 19, front: 'south' },
        { ...zone, y: 0, front: 'north' },
      ],
      table: { width: 24, height: 24, features: [flooded] },
    };
    const text = JSON.stringify(map, undefined, 2);
    expect(readFile(text)).toMatchObject({
      kind: 'map',
      problems: [{ path: 'zones[1]', line: 19, en: expect.stringContaining('room') as string }],
    });
    expect(text.split('\n')[22]).toContain('"y": 0');
  });
});

describe('a scenario with a map of its own', () => {
  const [kitOne] = kitScenarios;
  const own = { ...(mapFiles['quai-sept.json'] as { readonly zones: readonly object[] }), id: 'mon-quai' };

  test.each([
    ['urss-classic', scenarioNamed('soutes-scellees')],
    ['urss-kit', kitOne],
  ])('UC-SYS-SCOPE: of %s is read, and played there', (_system, file) => {
    const found = read({ ...file, map: { ...(mapFiles[`${String(file?.map)}.json`] as object), id: 'mon-quai' } });
    expect(found).toMatchObject({ ok: true, kind: 'scenario' });
    if (found.ok && found.kind === 'scenario') expect(mapOf(found.file).id).toBe('mon-quai');
  });

  test('UC-SYS-SCOPE: is refused for what is wrong with the map, at its place', () => {
    const text = JSON.stringify({ ...scenarioNamed('soutes-scellees'), map: { ...own, zones: [] } }, undefined, 2);
    const found = readFile(text);
    expect(found).toMatchObject({ ok: false, problems: [{ path: 'map.zones', en: 'at least 2 item(s)' }] });
    expect(found.ok || text.split('\n')[(found.problems[0]?.line ?? 0) - 1]).toContain('"zones": []');
  });
});
