import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// The sources run as they are, in a worker as in the program.
register({ tsconfig: false });
const { thoughtOf } = await import('./thinking.ts');

parentPort?.on('message', (/** @type {import('./thinking.ts').Wanted} */ wanted) => {
  thoughtOf(wanted).then(
    (thought) => parentPort?.postMessage({ thought }, []),
    (/** @type {Error} */ error) => parentPort?.postMessage({ error: error.stack ?? error.message }, []),
  );
});
