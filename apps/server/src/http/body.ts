import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { problem } from './problem.ts';

/** The body of a request by its schema. Throws a problem that names the place where it differs. */
export function bodyOf<Schema extends z.ZodType>(schema: Schema, { body }: FastifyRequest): z.infer<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [{ path = [], message = '' } = {}] = read.error.issues;
  throw problem(400, `${path.join('.')} : ${message}`, `${path.join('.')}: ${message}`);
}
