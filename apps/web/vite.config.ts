import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { chunkNames } from './chunks.ts';
import { offline } from './offline.ts';
import { workers } from './workers.ts';
import { policy } from './policy.mjs';

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

export default defineConfig({
  plugins: [workers(), svelte({ compilerOptions: { runes: true, cssHash } }), policyInPage, offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'battle', name: chunkNames() }] } },
    },
  },
});
