import { test as base } from '@playwright/test';

/** Events are shown at once, but where a test is about how they are told: settings of a page that has none yet. */
const AT_ONCE = JSON.stringify({ pace: 'instant' });

/** A test of the table in the browser. Settings put into storage beforehand would cost each test a page of its own: each page gives them to itself. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript((settings) => {
      if (!location.protocol.startsWith('http')) return;
      try {
        localStorage.setItem('escarmouche-settings', localStorage.getItem('escarmouche-settings') ?? settings);
      } catch {
        // A page that may keep nothing has no settings either.
      }
    }, AT_ONCE);
    await use(context);
  },
});
