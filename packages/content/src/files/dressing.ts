import { readJson } from '@escarmouche/referee';
import { shapeOf } from '../load-map.ts';
import type { MapDressing } from '../map-dressing.ts';
import { read } from '../read.ts';
import { dressing } from '../schemas/map.ts';

/** The dressing of a map out of a match, which may come from outside; undefined for a malformed one. */
export function readDressing(note: string): MapDressing | undefined {
  const json = readJson(note);
  const parsed = json.ok ? read(dressing, '', json.value) : undefined;
  if (!parsed?.ok) return undefined;
  const { name, ground, patches, looks } = parsed.value;
  return {
    name,
    ...(ground && { ground }),
    ...(patches && { patches: patches.map((patch) => ({ ground: patch.ground, shape: shapeOf(patch.shape) })) }),
    looks,
  };
}
