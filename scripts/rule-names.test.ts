import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as list from '../packages/systems/urss-classic/src/rules/list.ts';
import type { Rule } from '../packages/systems/urss-classic/src/rule.ts';

/**
 * A special rule is named in its file, in its test, in content and in cases, and nowhere else, comments included: code finds it by what it does, tests
 * of other things take the constant of its file from `rules/index.ts`. So it can be renamed there.
 */

const ROOT = join(import.meta.dirname, '..');
const RULES = 'packages/systems/urss-classic/src/rules/';
const CONTENT = 'packages/content/';

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourcesIn(path);
    return /\.(ts|mjs|svelte)$/.test(path) && !path.startsWith(CONTENT) ? [path] : [];
  });
}

/** What could name a rule: what stands in quotes (not a member as in `Case['zone']`), what has marks, and catalogue ids anywhere. */
function namesIn(path: string): ReadonlySet<string> {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const quoted = [...text.matchAll(/(?<![\w\]]\[)(['"`])([a-z-]+)\1/g)].map(([, , word = '']) => word);
  const marks = [...text.matchAll(/\bmarks(?:\.|: \{ )([a-z]+)\b/g)].map(([, word = '']) => word);
  const ids = [...text.matchAll(/\bUC(?:-[A-Z0-9]+)+/g)].map(([id]) => id);
  return new Set([...quoted, ...marks, ...ids]);
}

const rules: readonly Rule[] = Object.values(list);

/** Its slug, and the catalogue ids that no other rule cites. */
function namesOf({ id, cites }: Rule): readonly string[] {
  const shared = new Set(rules.filter((rule) => rule.id !== id).flatMap((rule) => rule.cites));
  return [id, ...cites.filter((cited) => !shared.has(cited))];
}

test('no special rule is named outside its own file and its test: neither its slug nor its catalogue ids', () => {
  const found = ['packages', 'apps', 'scripts', 'bench'].flatMap(sourcesIn).flatMap((path) => {
    const names = namesIn(path);
    return rules
      .filter(({ id }) => path !== `${RULES}${id}.ts` && path !== `${RULES}${id}.test.ts`)
      .flatMap(namesOf)
      .filter((name) => names.has(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
});
