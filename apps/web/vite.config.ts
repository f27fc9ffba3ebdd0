import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
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
    // What systems share would else be cut into a piece for each way of sharing it: many small ones, which are packed worse than one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'figures',
              test: /packages\/(?:space\/src\/plane\/(?!types|measure|sight\/line|shapes\/shapes)|skirmish\/src\/(?:plane\/(?!scenario\/names)|sentence|describe-roll))/,
            },
            {
              name: 'urss',
              test: /systems\/(?:urss\/[^/]+|plane\/(?:acting-context|board|figure-words|roster|table|tokens|deploy\/places))\.ts$/,
            },
            { name: 'urss-classic', test: /packages\/systems\/urss-classic\/src\/(?!content|options|band|odds)/ },
            { name: 'urss-kit', test: /packages\/systems\/urss-kit\/src\/(?!content|options|band|equipment|grants|odds)/ },
          ],
        },
      },
    },
  },
});
