import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../http/problem.ts';
import { closedBecause, isLocked, openEngine } from '../store/open.ts';
import { FILE } from '../store/place.ts';
import { askIn, type Operation } from './control.ts';
import { operationsOf, type Operations } from './operations.ts';

/** The database of a host: PostgreSQL, or the embedded one in a folder. */
export interface Where {
  readonly data: string;
  readonly database?: string;
}

type Given<Name extends Operation> = Parameters<Operations[Name]>[0] extends object ? Parameters<Operations[Name]>[0] : object;
type Result<Name extends Operation> = Awaited<ReturnType<Operations[Name]>>;

/** Does the work of an operation on the database of a host: in this process, or in the one that has the folder. Throws problems, in both languages. */
export async function administer<Name extends Operation>({ data, database }: Where, name: Name, given: Given<Name>): Promise<Result<Name>> {
  if (database === undefined && name !== 'import' && !existsSync(join(data, FILE)))
    throw problem(404, `il n’y a pas de parties en ligne dans ${data}`, `there are no online battles in ${data}`);
  const opened = await openEngine(database, data).catch((error: unknown) => {
    if (isLocked(error)) return undefined;
    const { fr, en } = closedBecause(error, data);
    throw problem(503, fr, en);
  });
  if (!opened) return (await askIn(data, name, given)) as Result<Name>;
  try {
    const operation = operationsOf(opened, Date.now)[name] as (given: object) => Promise<Result<Name>>;
    return await operation(given);
  } finally {
    await opened.close();
  }
}
