import type { FastifyInstance } from 'fastify';
import packageFile from '../../../package.json' with { type: 'json' };

/** The presence of a host, which a page asks for: a server of files alone has none. */
export interface About {
  /** A name by which it is reached. */
  readonly name?: string;
  /** Its address behind a proxy: "https://escarmouche.example". */
  readonly publicAddress?: string;
}

export function aboutRoutes(app: FastifyInstance, { name, publicAddress }: About): void {
  const about = { online: true, version: packageFile.version, name, publicAddress };
  app.get('/api/host', () => about);
}
