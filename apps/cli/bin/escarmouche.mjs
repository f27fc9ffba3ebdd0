#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The sources run as they are; tsx takes their types off. The caller's folder may hold a tsconfig.json of its own: not ours to read.
register({ tsconfig: false });
await import('../src/main.ts');
