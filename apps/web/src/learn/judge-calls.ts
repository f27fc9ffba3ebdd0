import { running } from '../browser/worker.ts';
import { rescue } from '../parts/rescue.svelte.ts';
import type { JudgeCalls } from './puzzle-worker.ts';

/** Starts the judge of a puzzle, which begins to search it at once, so that little is left to do when a try ends. */
export function startJudge(source: string) {
  const { calls, apart, close } = running<JudgeCalls>(
    () => new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' }),
    () => import('./puzzle-worker.ts'),
    rescue.misses,
  );
  let closed = false;
  const opened = calls.open(source);
  async function prepare(): Promise<void> {
    await opened;
    // A part at a time, so that what is asked for meanwhile comes between; never in the page, which would wait.
    while (apart && !closed && (await calls.prepare()));
  }
  void prepare();
  return {
    /** The calls, once the puzzle is open. */
    async calls() {
      await opened;
      return calls;
    },
    close(): void {
      closed = true;
      close();
    },
  };
}

export type Judge = ReturnType<typeof startJudge>;
