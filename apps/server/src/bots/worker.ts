import { parentPort } from 'node:worker_threads';
import { thoughtOf, type Wanted } from './thinking.ts';

/** The thread of a worker: thinks about one job after the other, and replies with the thought or the error. */
parentPort?.on('message', (wanted: Wanted) => {
  thoughtOf(wanted).then(
    (thought) => parentPort?.postMessage({ thought }, []),
    (error: Error) => parentPort?.postMessage({ error: error.stack ?? error.message }, []),
  );
});
