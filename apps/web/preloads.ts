import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

/**
 * Lists of the files that are fetched along with one that is imported later: without those that its importer stands on itself. Each list names its files
 * by their hashes, which compress badly (decision 19).
 */
export function preloads(): { readonly plugin: Plugin; readonly resolveDependencies: ResolveModulePreloadDependenciesFn } {
  const imports = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'escarmouche-preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      },
    },
  };
  /** Files that are there as soon as a file runs. */
  function standsOn(file: string, found = new Set<string>()): ReadonlySet<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const other of imports.get(file) ?? []) standsOn(other, found);
    return found;
  }
  return {
    plugin,
    resolveDependencies(_file, along, { hostId, hostType }) {
      if (hostType === 'html') return along;
      const there = standsOn(hostId);
      return along.filter((file) => !there.has(file));
    },
  };
}
