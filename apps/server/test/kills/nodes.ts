import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { HostOptions } from '../../src/options.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const outDir = join(folder, 'dist');

/** Builds the program of a node in one piece with its packages, which starts in a fifth of the time that sources need. Returns its path. */
export async function builtProgram(): Promise<string> {
  const ssr = join(folder, 'node-program.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    ssr: { noExternal: true, external: ['@photostructure/sqlite', 'pg-native'] },
    build: { ssr, outDir, minify: false, target: 'node20' },
  });
  return join(outDir, 'node-program.js');
}

/** A host in a process of its own, which may be killed at any moment. */
export interface Node {
  /** Where it listens; another address after every start. Undefined while it does not. */
  readonly url: string | undefined;
  /** Kills it without a word, and starts it again. */
  kill(): Promise<void>;
  /** Stops it where it is, as a machine that sleeps. */
  pause(): void;
  goOn(): void;
  end(): Promise<void>;
}

/** Starts a node on a database, or on a folder of its own. Ends badly where it ends by itself. */
export async function startNode(program: string, where: Pick<HostOptions, 'database' | 'data'>): Promise<Node> {
  let url: string | undefined;
  let child = start();
  await listening();

  function start(): ChildProcess {
    const options: HostOptions = { ...where, host: '127.0.0.1', port: 0, names: [], logLevel: 'warn' };
    return fork(program, [JSON.stringify(options)], { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  }
  async function listening(): Promise<void> {
    const started = child;
    url = await new Promise<string>((resolve, reject) => {
      started.once('message', (told) => resolve(String(told)));
      started.once('exit', (code, signal) => reject(new Error(`a node has ended by itself (${code ?? signal})`)));
    });
  }
  async function end(): Promise<void> {
    url = undefined;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  return {
    get url() {
      return url;
    },
    async kill() {
      await end();
      child = start();
      await listening();
    },
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    end,
  };
}
