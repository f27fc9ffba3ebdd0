import { fork } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

/** A server in a process of its own, which answers what it is asked by message. */
export interface Child {
  ask<T>(what: string, detail?: object): Promise<T>;
  end(): void;
}

/** Builds a program of this folder as the server is run, and starts it. The working folder is that of the benches. */
export async function startChild(name: string): Promise<Child> {
  const outDir = join(process.cwd(), 'dist');
  const ssr = join(process.cwd(), 'zombies', 'online', `${name}.ts`);
  await build({ configFile: false, logLevel: 'error', build: { ssr, outDir, emptyOutDir: false, minify: false, target: 'node20' } });
  const child = fork(join(outDir, `${name}.js`), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const asked = new Map<number, (reply: unknown) => void>();
  let asks = 0;
  child.on('message', ({ id, reply }: { id: number; reply: unknown }) => asked.get(id)?.(reply));
  let isOver = false;
  child.on('exit', (code, signal) => {
    if (!isOver) throw new Error(`${name} has ended: ${code ?? signal}`);
  });
  return {
    ask<T>(what: string, detail: object = {}) {
      const id = ++asks;
      return new Promise<T>((resolve) => {
        asked.set(id, resolve as (reply: unknown) => void);
        child.send({ id, what, detail });
      });
    },
    end() {
      isOver = true;
      child.disconnect();
    },
  };
}

/** Answers what the parent asks. */
export function answering(answers: Readonly<Record<string, (detail: never) => unknown>>): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, what, detail }: { id: number; what: string; detail: never }) => {
    process.send?.({ id, reply: await answers[what]?.(detail) });
  });
}
