import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Two projects: the engine and the command line run as plain Node code, the web app's logic through the Svelte compiler. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Modules hold no state of their own, so the files of a worker may share what they import: a third of the time.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [svelte({ configFile: false })],
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          testTimeout: 20_000,
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
