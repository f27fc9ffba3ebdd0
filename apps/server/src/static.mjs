import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types = new Map(
  Object.entries({
    '.css': 'text/css; charset=utf-8',
    '.html': 'text/html; charset=utf-8',
    '.ico': 'image/x-icon',
    '.jpg': 'image/jpeg',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.map': 'application/json; charset=utf-8',
    '.mjs': 'text/javascript; charset=utf-8',
    '.png': 'image/png',
    '.svg': 'image/svg+xml; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.wasm': 'application/wasm',
    '.webmanifest': 'application/manifest+json; charset=utf-8',
    '.webp': 'image/webp',
    '.woff2': 'font/woff2',
  }),
);

const compressible = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg)/;

/** Vite writes a hash of the content into the names of everything under /assets/. */
const hashedName = /^\/assets\/.+-[\w-]{7,}\.\w+$/;

/** @typedef {{ body: Buffer, type: string, tag: string, packed: Map<string, Buffer> }} Served a file as it is sent */

/**
 * Reads files of one folder and keeps them in memory; a changed file needs a restart.
 * @param {string} folder absolute
 * @returns {(path: string) => Promise<Served | undefined>} takes a decoded URL path; undefined when there is no such file inside the folder
 */
function fileReader(folder) {
  /** @type {Map<string, Served>} */
  const kept = new Map();
  return async (path) => {
    const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    if (!file.startsWith(folder + sep)) return undefined;
    const known = kept.get(file);
    if (known) return known;
    const body = await readFile(file).catch(() => undefined);
    if (!body) return undefined;
    const type = types.get(extname(file).toLowerCase()) ?? 'application/octet-stream';
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const served = { body, type, tag, packed: new Map() };
    kept.set(file, served);
    return served;
  };
}

/**
 * The smallest form of a file that the client accepts, compressed once.
 * @param {Served} file @param {string} accepted the Accept-Encoding header
 * @returns {{ encoding?: string, body: Buffer }}
 */
function encode(file, accepted) {
  if (!compressible.test(file.type) || file.body.length < 1024) return { body: file.body };
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted));
  if (!encoding) return { body: file.body };
  const known = file.packed.get(encoding);
  if (known) return { encoding, body: known };
  const body = encoding === 'br' ? brotliCompressSync(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : gzipSync(file.body);
  file.packed.set(encoding, body);
  return { encoding, body };
}

/** @param {string} url as it stands in the request @returns {string | undefined} its decoded path; undefined when malformed */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !path.includes('\0') && !path.split(/[/\\]/).includes('..') ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Serves static files for a single-page app: a path without extension that names no file gets index.html. Paths below /api are those of a host, which
 * has none here.
 * @param {string} folder absolute path of the built app
 * @param {Record<string, string>} [always] headers that go with every answer
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function staticHandler(folder, always = {}) {
  const read = fileReader(normalize(folder));

  return async (request, response) => {
    /** @param {number} status @param {string} text @param {Record<string, string>} [headers] */
    const refuse = (status, text, headers = {}) => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...always, ...headers });
      response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Method not allowed', { allow: 'GET, HEAD' });
    const path = pathOf(request.url ?? '/');
    if (path === undefined) return refuse(400, 'Bad request');
    if (path.startsWith('/api/')) return refuse(404, 'Not found');
    const file = (await read(path)) ?? (extname(path) === '' ? await read('/index.html') : undefined);
    if (!file) return refuse(404, 'Not found');

    const headers = {
      ...always,
      'content-type': file.type,
      'cache-control': hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.tag,
      vary: 'accept-encoding',
    };
    if (request.headers['if-none-match']?.split(/,\s*/).includes(file.tag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const { encoding, body } = encode(file, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(200, { ...headers, 'content-length': body.length, ...(encoding ? { 'content-encoding': encoding } : {}) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * A server of such files alone.
 * @param {Parameters<typeof staticHandler>} given
 * @returns {import('node:http').Server} not listening yet
 */
export const createStaticServer = (...given) => createServer(staticHandler(...given));

/**
 * Starts listening, on the wanted port or the next free one above it.
 * @param {import('node:http').Server} server
 * @param {number} wanted 0: whichever port is free
 * @param {string} host
 * @param {boolean} [orNext] false: on the wanted port alone
 * @returns {Promise<number>} the port it listens on
 */
export function listen(server, wanted, host, orNext = true) {
  return new Promise((resolve, reject) => {
    let port = wanted;
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      if (!taken || !orNext || port === 0 || port - wanted >= 200 || port >= 65_535) return reject(error);
      port += 1;
      server.listen(port, host);
    });
    server.on('listening', () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
    server.listen(port, host);
  });
}
