// npm start: installs and builds what is missing, then serves the table and hosts online battles. Options: npm start -- --help
import { parseArgs } from 'node:util';
import { build, builtHost, ensureInstalled, isBuilt, requireNode } from './prepare.mjs';

/** @param {string[]} lines @returns {never} */
function fail(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

requireNode();
await ensureInstalled();

/** The host as it was built; else from its sources in TypeScript, whose types tsx takes off, as for `npx escarmouche`. */
async function hosting() {
  const built = builtHost('index');
  if (built !== undefined) return import(built);
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: false });
  return import('../apps/server/src/index.ts');
}

/** @type {typeof import('../apps/server/src/index.ts')} */
const { ended, networkLines, onlineLine, OPTIONS, OPTIONS_HELP, optionsOf, portRefused, serve } = await hosting();

/** The settings asked for; ends the process where they cannot be read. */
function settings() {
  try {
    const { values } = parseArgs({ options: { ...OPTIONS, help: { type: 'boolean', short: 'h' } } });
    if (values.help) {
      console.log(`npm start -- [OPTIONS]\n\n${OPTIONS_HELP.fr}\n\n${OPTIONS_HELP.en}`);
      process.exit(0);
    }
    const read = optionsOf(values, process.env);
    return read.ok ? read.options : fail(read.reason.fr, read.reason.en);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const options = settings();
if (options.page === undefined && !isBuilt()) {
  console.log('Building the table ...');
  const { code, output } = await build();
  if (code !== 0) fail(output, 'The table could not be built.');
}

const serving = await serve(options).catch((error) => {
  const { fr, en } = portRefused(error, options);
  return fail(`Rien ne peut être servi : ${fr}.`, `Nothing can be served: ${en}.`);
});
const { port, address, close } = serving;
if (options.port !== 0 && port !== options.port) console.log(`Port ${options.port} is taken.`);
console.log(`Escarmouche is ready: open ${address} (Ctrl+C ends it)`);
for (const { fr, en } of [...networkLines(serving), await onlineLine(serving, options)]) console.log(`${fr}\n${en}`);
await ended();
await close();
process.exit(0);
