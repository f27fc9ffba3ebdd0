import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { chunkNames } from './chunks.ts';
import { offline } from './offline.ts';
import { workerImports, workers } from './workers.ts';
import { policy } from './policy.mjs';
import { preloads } from './preloads.ts';

/** The policy stands in the page too, for whoever serves it without. Not during development: Vite's server puts styles into the page. */
const policyInPage: Plugin = {
  name: 'escarmouche-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', injectTo: 'head-prepend', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy } },
  ],
};

/** Short names of a component's styles: they stand in every element that it makes. */
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string => `e${hash(css).slice(0, 5)}`;

/**
 * Short hashes of few characters: the table names more than a hundred files that it may fetch, and what is random in their names cannot be compressed.
 * 36 bits tell the versions of a file apart.
 */
const NAMES = {
  hashCharacters: 'base36',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;

const { plugin: preloadsNoted, resolveDependencies } = preloads();

export default defineConfig({
  plugins: [preloadsNoted, workers(), workerImports(), svelte({ compilerOptions: { runes: true, cssHash } }), policyInPage, offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { ...NAMES, codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'battle', name: chunkNames() }] } },
    },
  },
});
