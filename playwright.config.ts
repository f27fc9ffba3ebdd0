import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();

/** Browser tests of the built table, served by the same server that `npm start` uses, on whatever port is free. */
export default defineConfig({
  testDir: 'apps/web/tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 300_000,
  // A busy machine takes its time: what comes is waited for, what never comes is given up then.
  // Looks follow each other closely: a second between them would be a second lost.
  expect: { timeout: 30_000, toPass: { intervals: [20, 50] } },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${process.env['ESCARMOUCHE_PORT'] ?? '5173'}`,
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step doubles the time of all tests; `--trace on` records those asked for.
    trace: 'off',
    // Only the tests of the offline program need its worker, which fetches everything.
    serviceWorkers: 'block',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: {
    command: 'node scripts/start.mjs --port 0 --data :memory:',
    wait: { stdout: /127\.0\.0\.1:(?<escarmouche_port>\d+)/ },
    stdout: 'ignore',
    timeout: 180_000,
  },
});
