// npm start: installs and builds what is missing, then serves the table. PORT (or --port) chooses the port, HOST the interface.
import { headers } from '../apps/web/policy.mjs';
import { build, dist, ensureInstalled, isBuilt, requireNode } from './prepare.mjs';
import { createStaticServer, listen } from '../apps/server/src/static.mjs';

/** @returns {number} the port asked for; ends the process when it is not one */
function wantedPort() {
  const flag = process.argv.indexOf('--port');
  const text = flag === -1 ? process.env.PORT || '5173' : process.argv[flag + 1];
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535 && /^\d+$/.test(text ?? '')) return port;
  console.error(`"${text ?? ''}" is not a port: give a number from 0 to 65535.`);
  process.exit(1);
}

requireNode();
const port = wantedPort();
const host = process.env.HOST || '127.0.0.1';

await ensureInstalled();
if (!isBuilt()) {
  console.log('Building the table ...');
  const { code, output } = await build();
  if (code !== 0) {
    console.error(output);
    console.error('The table could not be built.');
    process.exit(1);
  }
}

const server = createStaticServer(dist, headers);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}

const used = await listen(server, port, host).catch((error) => {
  console.error(`No port could be opened on ${host}: ${error.message}`);
  process.exit(1);
});
if (port !== 0 && used !== port) console.log(`Port ${port} is taken.`);
console.log(`Escarmouche is ready: open http://${host.includes(':') ? `[${host}]` : host}:${used}/ (Ctrl+C ends it)`);
