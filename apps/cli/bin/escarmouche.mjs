#!/usr/bin/env node
import { builtHost } from '../../../scripts/prepare.mjs';

const built = builtHost('escarmouche');
if (built === undefined) {
  // The sources run as they are; tsx takes their types off. The caller's folder may hold a tsconfig.json of its own: not ours to read.
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: false });
  await import('../src/main.ts');
} else await import(built);
