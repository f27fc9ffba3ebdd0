import type { Browser, Page } from '@playwright/test';

/**
 * The tasks of the page's own thread while something is done, in milliseconds of the processor: time of the clock would count what else the
 * machine does.
 */
export async function tasksOf(page: Page, browser: Browser, act: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[];
  };
  const threads = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) => (name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid}/${tid}`] : [])),
  );
  return traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name.endsWith('RunTask') && tdur !== undefined && threads.has(`${pid}/${tid}`) ? [tdur / 1000] : [],
  );
}
