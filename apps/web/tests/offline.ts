import { expect, type Page } from '@playwright/test';

/** Until the program is on the device. */
export async function installed(page: Page): Promise<void> {
  const state = (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
}
