import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCOPE = '@escarmouche';

/** Longer than this without a word, in milliseconds, and something hangs: a busy machine makes no test fail. */
export const PATIENCE = 600_000;

/** Where the packages of our own are, below the root. @param {string} root */
function* ownPackages(root) {
  for (const folder of ['packages', 'packages/systems']) {
    for (const name of readdirSync(join(root, folder))) {
      const path = `${folder}/${name}`;
      try {
        const { name: known, exports } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
        yield { path, name: /** @type {string} */ (known), exports: /** @type {Record<string, string>} */ (exports ?? {}) };
      } catch {
        // a folder that is no package
      }
    }
  }
}

/**
 * A copy of the packages outside the work tree, whose imports lead to the copies; dependencies are linked.
 * @param {string} root
 */
export function scratchTree(root) {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'escarmouche-mutate-')));
  const skip = new Set(['node_modules', 'dist']);
  cpSync(join(root, 'packages'), join(scratch, 'packages'), { recursive: true, filter: (from) => !skip.has(from.split('/').at(-1) ?? '') });
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(root, file), join(scratch, file));
  writeFileSync(
    join(scratch, 'vitest.config.mjs'),
    `export default { test: { include: ['packages/**/*.test.ts'], testTimeout: ${PATIENCE} } };\n`,
  );
  mkdirSync(join(scratch, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== SCOPE && !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(scratch, 'node_modules', name));
  }
  /** What a name leads to: "@escarmouche/space/tiles", "packages/space/src/tiles/index.ts". @type {Map<string, string>} */
  const entries = new Map();
  for (const { path, name, exports } of ownPackages(root)) {
    symlinkSync(join(scratch, path), join(scratch, 'node_modules', name));
    for (const [under, file] of Object.entries(exports)) entries.set(join(name, under), join(path, file));
  }
  return { scratch, entries, remove: () => rmSync(scratch, { recursive: true }) };
}
