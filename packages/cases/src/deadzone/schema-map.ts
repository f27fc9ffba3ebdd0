import type { CubeMap } from '@escarmouche/space/cubes';
import { cubeMap } from '@escarmouche/space/cubes/schema';
import { z } from 'zod';
import { reject } from '../problem.ts';
import { text } from '../text.ts';
import { keyed } from '../keyed.ts';
import { listOf } from '../values.ts';

const words = listOf(z.string().max(200)).default([]);

/** Numbers in square brackets: "C4R3L2 partial [0,0,1,0.5]". */
const numbersIn = (line: string): number[] | undefined => /\[([^\]]*)\]/.exec(line)?.[1]?.split(',').map(Number);
const partsOf = (line: string): string[] =>
  line
    .replace(/\[.*\]/, '')
    .trim()
    .split(/\s+/);
/** "hatch 1" at the end of a line. */
function hatchOf(parts: readonly string[]): { hatch?: number } {
  const at = parts.findIndex((part) => ['hatch', 'trappe'].includes(part));
  return at < 0 ? {} : { hatch: Number(parts[at + 1]) };
}

/** Scenery in short lines, a piece each: "C4R4L1 W wall", "C4R3L2 full", "C4R4L1 N" (a ramp), "C8R5L1 [0.3,0.3,0,0.7,0.7,0.35]" (a box). */
export const scenery = keyed(
  { levels: z.int().min(1).max(8).default(4), panels: words, floors: words, climbs: words, ramps: words, boxes: words },
  {
    levels: ['niveaux'],
    panels: ['panneaux'],
    floors: ['sols', 'planchers'],
    climbs: ['échelles'],
    ramps: ['rampes'],
    boxes: ['caisses'],
  },
).transform(({ levels, panels, floors, climbs, ramps, boxes }, context): CubeMap => {
  const found = cubeMap.safeParse({
    levels,
    panels: panels.map((line) => {
      const [at, side, kind, ...more] = partsOf(line);
      return { at, side, kind, ...hatchOf(more) };
    }),
    floors: floors.map((line) => {
      const [at, kind, ...more] = partsOf(line);
      const solid = numbersIn(line);
      return { at, kind, ...hatchOf(more), ...(solid && { solids: [solid] }) };
    }),
    climbs: climbs.map((line) => line.trim()),
    ramps: ramps.map((line) => {
      const [at, up] = partsOf(line);
      return { at, up };
    }),
    boxes: boxes.map((line) => ({ at: partsOf(line)[0], box: numbersIn(line) })),
  });
  if (found.success) return found.data as CubeMap;
  const where = found.error.issues.map(({ path }) => path.join('.')).join(', ');
  return reject(context, text(`décor illisible : ${where}`, `unreadable scenery: ${where}`));
});
