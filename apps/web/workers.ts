import type { Plugin } from 'vite';

const WORKER = /new URL\('(\.[^']+-worker\.ts)', import\.meta\.url\)/g;

/** Vite's helper of dynamic imports, and where it looks for a document. */
const HELPER = /preload-helper/;
const PRELOADS = /if \((?:__VITE_IS_MODERN__ && )?deps && deps\.length > 0\)/;

/** A worker has no document in which files could be announced: it fetches them when it imports them. */
export function workerImports(): Plugin {
  return {
    name: 'escarmouche-worker-imports',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!PRELOADS.test(code)) throw new Error('workers.ts no longer knows Vite’s helper of dynamic imports');
        return code.replace(PRELOADS, "if (typeof document !== 'undefined' && deps && deps.length > 0)");
      },
    },
  };
}

/**
 * Workers as chunks of the page's own build: a bot takes the rules from the files that the table has fetched already. Vite by itself builds each
 * worker apart, rules and all: they would be fetched twice, and a battle would not keep to its budget (decision 5).
 */
export function workers(): Plugin {
  return {
    name: 'escarmouche-workers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /-worker\.ts', import\.meta\.url/ },
      async handler(code, importer) {
        const found = await Promise.all(
          [...code.matchAll(WORKER)].map(async ([text, path = '']) => ({ text, id: (await this.resolve(path, importer))?.id })),
        );
        return found.reduce((made, { text, id }) => {
          if (id === undefined) return made;
          return made.replace(text, `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id, preserveSignature: false })}`);
        }, code);
      },
    },
  };
}
