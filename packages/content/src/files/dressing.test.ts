import { expect, test } from 'vitest';
import type { MapFile } from '../load-map.ts';
import { loadMap } from '../load-map.ts';
import { writeDressing } from '../map-dressing.ts';
import { mapFiles } from '../ready-maps.ts';
import { readDressing } from './dressing.ts';

test.each(Object.entries(mapFiles))('UC-MOVE-TERRAIN-KINDS: the dressing of %s is carried by a match as it is', (_name, file) => {
  const { name, ground, patches, looks = {} } = loadMap(file as MapFile);
  expect(readDressing(writeDressing(file as MapFile))).toEqual({ name, ...(ground && { ground }), ...(patches && { patches }), looks });
});

test.each([
  '',
  'null',
  '{"name":"x"}',
  '{"name":{"fr":"x","en":"x"},"looks":{"a":"ghost"}}',
  '{"name":{"fr":"x","en":"x"},"looks":{},"to":1}',
])('UC-SYS-SCOPE: %s is no dressing', (note) => {
  expect(readDressing(note)).toBeUndefined();
});
