// Runs one bench file in this process and sends its rows to the parent: node bench/run.mjs FILE, forked by scripts/bench.mjs.
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const [, , file = ''] = process.argv;
const bench = await import(pathToFileURL(file).href);
process.send?.(await bench.default());
