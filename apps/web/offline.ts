import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Alphabets that nothing here is written in. */
const UNUSED = /inter-(?:cyrillic|greek|vietnamese)/;

/** Writes the service worker last, with the names of all that was built and a version that changes with any of it. */
export function offline(): Plugin {
  return {
    name: 'escarmouche-offline',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return;
        const source = await readFile(new URL('./src/offline/sw.js', import.meta.url), 'utf8');
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter((file) => file !== 'sw.js' && !file.startsWith('.') && !UNUSED.test(file))
          .toSorted();
        const hash = createHash('sha256').update(source);
        for (const file of files) hash.update(file).update(await readFile(join(dir, file)));
        const version = hash.digest('hex').slice(0, 12);
        const text = source.replace('__VERSION__', version).replace("['__FILES__']", JSON.stringify(files));
        await writeFile(join(dir, 'sw.js'), text);
      },
    },
  };
}
