import { expose, releaseProxy, wrap, type Remote } from 'comlink';

export interface Running<Calls> {
  readonly calls: Remote<Calls>;
  /** Does a worker answer, and not the page? */
  readonly apart: boolean;
  close(): void;
}

/**
 * Calls that a worker answers, so that the page never waits. Where the browser has no workers or forbids them, the page answers the calls
 * with the code of the worker's script: slower, with the same results. `missing`: the worker's script did not come.
 */
export function running<Calls extends object>(
  start: () => Worker,
  script: () => Promise<{ readonly calls: Calls }>,
  missing: () => void,
): Running<Calls> {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return { calls: inPage(script()), apart: false, close: () => undefined };
  }
  // An error inside the script is an ErrorEvent; a missing script is not.
  worker.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) missing();
  });
  const calls = wrap<Calls>(worker);
  return {
    calls,
    apart: true,
    close() {
      calls[releaseProxy]();
      worker.terminate();
    },
  };
}

function inPage<Calls extends object>(script: Promise<{ readonly calls: Calls }>): Remote<Calls> {
  const call = async (name: string | symbol, given: unknown[]): Promise<unknown> => {
    const { calls } = await script;
    return Reflect.apply(Reflect.get(calls, name) as (...all: unknown[]) => unknown, calls, given);
  };
  const answers = {
    get:
      (_: object, name: string | symbol) =>
      (...given: unknown[]) =>
        call(name, given),
  };
  return new Proxy({}, answers) as Remote<Calls>;
}

/** For the script of a worker: answers these calls of the page, unless the page itself has taken the script. */
export function answer<Calls>(calls: Calls): Calls {
  if ('WorkerGlobalScope' in globalThis) expose(calls);
  return calls;
}
