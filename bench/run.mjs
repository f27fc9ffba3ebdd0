// Builds one bench file as the program is built, runs it in this process and sends its rows to the parent: node bench/run.mjs FILE, forked by
// scripts/bench.mjs. Built, because what runs sources directly wraps functions, which costs what is to be measured.
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const [, , file = ''] = process.argv;
const outDir = join(dirname(fileURLToPath(import.meta.url)), 'dist');
await build({
  configFile: false,
  logLevel: 'error',
  build: { ssr: file, outDir, emptyOutDir: false, minify: false, target: 'node20' },
});
const bench = await import(pathToFileURL(join(outDir, `${basename(file, '.ts')}.js`)).href);
process.send?.(await bench.default());
