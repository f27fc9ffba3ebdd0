import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Bytes of a request's body at most. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Conditions on every request: of this site, where a browser says from which it comes; JSON or nothing in its body; for a host that is ours, so that no
 * other name that leads here reads anything.
 */
export function guard(app: FastifyInstance, isOurHost: (host: string) => boolean, publicAddress?: string): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const host = request.host.toLowerCase();
    if (!isOurHost(host)) throw problem(421, 'Cette adresse n’est pas celle du serveur.', 'This is not an address of the server.');
    if (origin !== undefined && origin !== publicAddress && hostOf(origin) !== host)
      throw problem(403, 'Cette page n’est pas du serveur.', 'That page is not of this server.');
    if (site === 'cross-site') throw problem(403, 'Cette page n’est pas du serveur.', 'That page is not of this server.');
  });
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
