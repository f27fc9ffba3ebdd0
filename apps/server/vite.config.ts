import { defineConfig } from 'vite';

/**
 * The host and the command line as one bundle, which Node reads at once; from their sources they come a second later. Lies as deep as the sources, from
 * which the page is found. Packages with parts that are not JavaScript, and those that few hosts need, stay outside.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: 'src/index.ts', worker: 'src/bots/worker.ts', escarmouche: '../cli/src/main.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
  ssr: { noExternal: true, external: ['@photostructure/sqlite', 'pg', 'web-push'] },
});
