// A node, as a program of its own: node-program.js OPTIONS. Sends its address to its parent, and ends with it.
import { NO_LIMITS } from '../../src/http/limits.ts';
import type { HostOptions } from '../../src/options.ts';
import { serve } from '../../src/serve.ts';

process.on('disconnect', () => process.exit());
const { address, online } = await serve({ ...(JSON.parse(process.argv[2] ?? '{}') as HostOptions), limits: NO_LIMITS });
const opened = await online;
if (!opened.ok) throw new Error(opened.reason.en);
process.send?.(new URL(address).origin);
