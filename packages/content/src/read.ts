import type { z } from 'zod';
import { refuseHostile } from './guard.ts';
import { pathOf, refuse } from './result.ts';
import type { Result } from './result.ts';
import { say } from './say.ts';

/** Reads foreign data by a schema; `file` is named in the problems, and may be empty. Never throws. */
export function read<S extends z.ZodType>(schema: S, file: string, input: unknown): Result<z.output<S>> {
  const hostile = refuseHostile(file, input);
  if (hostile !== undefined) return refuse([hostile]);
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  return refuse(parsed.error.issues.map((issue) => ({ path: pathOf(file, issue.path), ...say(issue, input) })));
}
