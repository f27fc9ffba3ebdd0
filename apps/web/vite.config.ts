import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';

/** Files that only define things: what nobody uses of them at once comes later. Rules are not among them, they register themselves. */
const ONLY_DEFINE = /\/packages\/(?:(?:referee|space|session)\/src|systems\/[^/]+\/src\/(?:odds|describe))\//;

/** What nearly every page uses, in one file: many small ones weigh more. */
const CORE =
  /\/node_modules\/(?:svelte|clsx|esm-env|idb)\/|preload-helper|\/web\/src\/(?:router|i18n\/index|i18n\/format|settings\/(?:settings|choices)|offline\/offline|storage\/keep|systems\/index|shell\/(?:Page|Dialog|SideBadge|LanguageSwitch)|rules\/(?:rulebook|RuleLink)|boards\/sides|boards\/plane\/plan\/(?:MapPicture|Terrain|camera|ground|shadow))\b/;

/** What the table is played with from its first moment. Odds and ways round obstacles come when they are asked for. */
const ENGINE =
  /\/packages\/(?:referee|space|session|systems)\/(?!.*\/(?:odds|paths|reach|setup-schema))|\/node_modules\/flat(?:bush|queue)\/|\/web\/src\/(?:table\/battles|systems\/[^/]+\/(?:board|deploy|index|look|roster|steps|tell|words)\.ts)/;

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
            { name: 'core', test: CORE },
            { name: 'engine', test: ENGINE },
          ],
        },
      },
    },
  },
});
