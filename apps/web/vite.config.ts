import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';
import { shrink } from './shrink.ts';

/** Files that only define things: what nobody uses of them at once comes later. Rules are not among them, they register themselves. */
const ONLY_DEFINE =
  /\/packages\/(?:(?:referee|space|skirmish|session)\/src|systems\/[^/]+\/src\/(?:odds|describe))\/|\/svelte\/src\/internal\/client\/dom\/elements\/bindings\//;

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
  '/web/src/i18n/plural.ts',
  '/web/src/settings/settings.svelte.ts',
  '/web/src/settings/choices.ts',
  '/web/src/offline/offline.svelte.ts',
  '/web/src/storage/keep.ts',
  '/web/src/systems/index.ts',
  '/content/src/rulebooks.ts',
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
  '/web/src/boards/plane/plan/pips.ts',
  '/web/src/boards/plane/plan/shadow.ts',
];

/** Parts of Svelte that only pages beside the table and its dialogs use. */
const LATER = /\/svelte\/src\/(?:reactivity\/(?:map|set)|internal\/client\/dom\/elements\/bindings\/(?:input|select))\.js/;

/** What a match of any system is held in. */
const KERNEL = /\/packages\/(?:referee|session)\/(?!.*schema)/;

/** What URSS is played with from the first moment. Odds and ways round obstacles come when they are asked for. */
const ENGINE =
  /\/packages\/(?!.*\/(?:odds|chain|fraction|paths|reach))(?:skirmish\/src|space\/src\/(?:index|plane)|systems\/urss-classic\/)|\/web\/src\/systems\/urss-classic\/(?:board|deploy|index|look|roster|side-names|steps|tell|words)\.ts/;

/** The table's page as it is first seen, and what the pages that tell of a battle use of it. Some words of the table come later. */
const TABLE =
  /\/web\/src\/(?:table\/(?!announce|copies|hand-words|questions)|shell\/(?:TablePage|TableView|TableLayout|Header|Rosters|FigureDock|CommitBar|LogPanel|LogFilters|log-words|Die|Sentence|UnderBoard|BoardTools)\.|boards\/(?:BoardFrame|kinds|laid|(?:plane|tiles)\/(?:kind|strides|turned))\.)/;

/** The plan, and what boards of every kind share. */
const PLANE =
  /\/web\/src\/boards\/(?:plane\/(?:PlaneFrame|nudge|grown|grid)|plane\/plan\/(?:Plan|Labels|labels|text-width|layout|Edges|edge-marks|pointer)\.|gestures\/|dice\/DiceFall)/;

/** Short names of a component's styles: they stand in every element that it makes. */
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string => `e${hash(css).slice(0, 5)}`;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true, cssHash } }), shrink(['core', 'engine', 'kernel', 'table', 'plane']), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
    modulePreload: {
      polyfill: false,
      // Lists of what everything later imports weigh more on the first load than they win afterwards: only a page's own are kept, and a board's.
      resolveDependencies: (file, files, { hostId }) =>
        /index|Frame/.test(hostId + file) ? files : files.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => (ONLY_DEFINE.test(id) ? false : undefined) },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', test: (id) => CORE.some((part) => id.includes(part)) && !LATER.test(id) },
            { name: 'engine', test: ENGINE },
            { name: 'kernel', test: KERNEL },
            { name: 'table', test: TABLE },
            { name: 'plane', test: PLANE },
          ],
        },
      },
    },
  },
});
