import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Text } from '@escarmouche/referee';
import { problem } from '../http/problem.ts';
import type { Operations } from './operations.ts';

/** The socket in the folder of a database, by which the process that has the folder is asked. A user who may enter the folder may ask. */
function socketOf(folder: string): string {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  return process.platform === 'win32' ? `\\\\.\\pipe\\escarmouche-${name}` : join(folder, 'control');
}

/** Names of operations. */
export type Operation = keyof Operations;

interface Asked {
  readonly name: Operation;
  readonly given: object;
}
type Told = { readonly result: object } | { readonly reason: Text };

/** Listens in a folder for what is asked of its process; undefined where no socket can be made, as in a folder with a very long name. */
export async function listenIn(folder: string, operations: Operations): Promise<Server | undefined> {
  const path = socketOf(folder);
  const server = createServer((asked, response) => {
    void told(asked, operations).then((reply) => response.end(JSON.stringify(reply)));
  });
  // The process has the folder: a socket that is there already is of one that was killed.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const isListening = await new Promise<boolean>((done) => {
    server.once('error', () => done(false));
    server.listen(path, () => done(true));
  });
  if (!isListening) return undefined;
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return server;
}

async function told(asked: AsyncIterable<Uint8Array>, operations: Operations): Promise<Told> {
  try {
    const { name, given } = JSON.parse(await textOf(asked)) as Asked;
    return { result: await (operations[name] as (given: object) => Promise<object>)(given) };
  } catch (error) {
    const { reason, message } = error as { readonly reason?: Text; readonly message: string };
    return { reason: reason ?? { fr: message, en: message } };
  }
}

/** Asks the process that has a folder. Throws the problem that it tells. */
export async function askIn(folder: string, name: Operation, given: object): Promise<object> {
  const reply = await new Promise<Told>((done, failed) => {
    const asking = request({ socketPath: socketOf(folder), method: 'POST', agent: false }, (response) => {
      textOf(response).then((text) => done(JSON.parse(text) as Told), failed);
    });
    asking.on('error', () =>
      failed(
        problem(
          503,
          `un autre programme se sert de ${folder}, et ne répond pas : arrêtez-le d’abord`,
          `another program is using ${folder}, and does not answer: end it first`,
        ),
      ),
    );
    asking.end(JSON.stringify({ name, given } satisfies Asked));
  });
  if ('reason' in reply) throw problem(400, reply.reason.fr, reply.reason.en);
  return reply.result;
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString();
}
