import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';

/** Short names of a component's styles: they stand in every element that it makes. */
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string => `e${hash(css).slice(0, 5)}`;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true, cssHash } }), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
    modulePreload: { polyfill: false },
  },
});
