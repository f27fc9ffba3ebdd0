import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';

/** Files that only define things: what nobody uses of them at once comes later. Rules are not among them, they register themselves. */
const ONLY_DEFINE = /\/packages\/(?:(?:referee|space|session)\/src|systems\/[^/]+\/src\/(?:odds|describe))\//;

/** What nearly every page uses, in one file: many small ones weigh more. */
const CORE = [
  '/node_modules/svelte/',
  '/node_modules/clsx/',
  '/node_modules/esm-env/',
  '/node_modules/idb/',
  'preload-helper',
  '/referee/src/sources.ts',
  '/space/src/plane/types.ts',
  '/space/src/plane/measure.ts',
  '/space/src/plane/shapes.ts',
  '/web/src/router/router.svelte.ts',
  '/web/src/i18n/index.svelte.ts',
  '/web/src/i18n/format.ts',
  '/web/src/settings/settings.svelte.ts',
  '/web/src/settings/choices.ts',
  '/web/src/offline/offline.svelte.ts',
  '/web/src/storage/keep.ts',
  '/web/src/storage/download.ts',
  '/web/src/systems/index.ts',
  '/web/src/rules/rulebook.svelte.ts',
  '/web/src/rules/RuleLink.svelte',
  '/web/src/parts/SideBadge.svelte',
  '/web/src/parts/LanguageSwitch.svelte',
  '/web/src/boards/sides.ts',
  '/web/src/boards/plane/palette.ts',
  '/web/src/boards/plane/plan/Terrain.svelte',
  '/web/src/boards/plane/plan/Figures.svelte',
  '/web/src/boards/plane/plan/camera.ts',
  '/web/src/boards/plane/plan/ground.ts',
  '/web/src/boards/plane/plan/shadow.ts',
];

/** What the table is played with from its first moment. Odds and ways round obstacles come when they are asked for. */
const ENGINE =
  /\/packages\/(?:referee|space|session|systems)\/(?!.*\/(?:odds|paths|reach|setup-schema))|\/node_modules\/flat(?:bush|queue)\/|\/web\/src\/(?:table\/battles|systems\/[^/]+\/(?:board|deploy|index|look|roster|steps|tell|words))\.ts/;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => (ONLY_DEFINE.test(id) ? false : undefined) },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', test: (id) => CORE.some((part) => id.includes(part)) },
            { name: 'engine', test: ENGINE },
          ],
        },
      },
    },
  },
});
