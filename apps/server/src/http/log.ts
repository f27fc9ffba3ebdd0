import type { FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where a log goes, and what is in it: from info on every request. */
export interface Log {
  readonly to: { write(line: string): void };
  readonly level: LogLevel;
}

/** Long words of a path are ids: enough of each is told to find a battle again, not enough to ask for it. */
const shortened = (text: string): string => text.replace(/[\w-]{12,}/g, (id) => `${id.slice(0, 6)}…`);

const pathOf = (url: string): string => url.replace(/\?.*/s, '');

/** The log of a host: methods and paths, without queries, headers and bodies; of errors the kind, the words and the place in the program. */
export const logOf = ({ to, level }: Log): FastifyServerOptions['logger'] => ({
  stream: to,
  level,
  serializers: {
    req: ({ method, url = '' }) => ({ method, path: shortened(pathOf(url)) }),
    err: ({ name, message, stack = '' }) => ({ type: name, message, stack }),
  },
  formatters: {
    log: ({ battle, ...rest }) => ({ ...rest, ...(typeof battle === 'string' && { battle: shortened(battle) }) }),
  },
});
