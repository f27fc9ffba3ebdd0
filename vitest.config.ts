import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/**
 * Two projects, neither of which takes anything over from the root: the engine and the command line run as plain Node code, the web app's
 * logic through the Svelte compiler.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Modules of the engine hold no state of their own, so the files of a worker may share what they import: half of the time.
          isolate: false,
          globalSetup: ['apps/server/src/store/testing-run.ts'],
          testTimeout: 120_000,
          include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [svelte({ configFile: false })],
        test: {
          name: 'web',
          // What modules of the browser hold (language, rulebook), files share too: each begins as `one-browser.ts` leaves it. Half of the time.
          isolate: false,
          setupFiles: ['apps/web/src/rules/one-browser.ts'],
          pool: 'threads',
          testTimeout: 120_000,
          include: ['apps/web/src/**/*.test.ts'],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'packages/systems/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
    },
  },
});
