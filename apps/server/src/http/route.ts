import { id, type Of, type Route } from '@escarmouche/online/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Device } from '../host/devices.ts';
import type { RateName } from './limits.ts';
import { problem } from './problem.ts';
import type { Services } from './services.ts';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ReplyTo<R extends Route> = R['type'] extends 'text/event-stream'
  ? Promise<void>
  : Promise<Of<R['replies'][keyof R['replies'] & number]>>;

/** A request as its schemas have read it. */
interface Asked<R extends Route> {
  readonly body: Read<R['body']>;
  readonly query: Read<R['query']>;
  /** The battle, or the device, that the path names. */
  readonly id: string;
  /** The device that asks; undefined where anybody may. */
  readonly device: R['isOpen'] extends true ? undefined : Device;
  readonly request: FastifyRequest;
  /** Has the usual status already. */
  readonly reply: FastifyReply;
}

/** Adds a route of the table; its requests are counted by these rates beside all. */
export type AddRoute = <R extends Route>(route: R, rates: readonly RateName[], handle: (asked: Asked<R>) => ReplyTo<R>) => void;

/** Adds routes to a server. An unknown device is told that first, then the faults of the request. */
export const adding =
  (app: FastifyInstance, { access }: Pick<Services, 'access'>): AddRoute =>
  (route, rates, handle) => {
    const { method, path, isOpen, body, query, replies } = route;
    const usual = Number(Object.keys(replies)[0]);
    app.route({
      method,
      url: path,
      config: { rates },
      async handler(request, reply) {
        const device = isOpen ? undefined : await access.deviceOf(request);
        const { id: named = '' } = readBy(PATH, request.params);
        const asked = { id: named, body: body && readBy(body, request.body), query: query && readBy(query, request.query), device };
        reply.code(usual);
        return handle({ ...asked, request, reply } as Parameters<typeof handle>[0]);
      },
    });
  };

/** Names in the path of a request. */
const PATH = z.object({ id: id.exactOptional() });

const FRENCH = z.locales.fr().localeError;

/** A part of a request by its schema. Throws a problem that names the place where it differs. */
function readBy<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw problem(400, firstOf(schema.safeParse(given, { error: FRENCH }).error, '\u00a0:'), firstOf(read.error, ':'));
}

/** The first difference in words, after its place where it has one. */
function firstOf(error: z.ZodError | undefined, colon: string): string {
  const [{ path = [], message = '' } = {}] = error?.issues ?? [];
  return path.length === 0 ? message : `${path.join('.')}${colon} ${message}`;
}
