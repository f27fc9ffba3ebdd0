import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the files of some names a second time, with Terser: its names by frequency leave over a kilobyte less of the first load once it is
 * compressed. Vite's own minifier alone is left for the rest, for this one is slow.
 */
export const shrink = (names: readonly string[]): Plugin => ({
  name: 'shrink',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !names.includes(file.name)) continue;
      const { code } = await minify(file.code, { ecma: 2020, module: true });
      if (code !== undefined) file.code = code;
    }
  },
});
