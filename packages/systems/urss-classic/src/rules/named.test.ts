import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SPECIAL_RULES } from './index.ts';

/**
 * A special rule is named in its file, in its test, in content and in cases: code elsewhere finds it by what it does. Sources are read without their
 * comments, which may point at a rule that shows what a hook is for; tests and their ready figures may have any rule.
 */

const ROOT = join(import.meta.dirname, '../../../../..');

/** Where rules are written, given to figures, and translated. */
const HOME = ['packages/systems/urss-classic/src/rules/', 'packages/content/'];

const isSource = (path: string): boolean =>
  /\.(ts|svelte)$/.test(path) &&
  !/(\.test|\.fixture|\.spec)\.ts$|\/testing[^/]*\.ts$|\/tests\//.test(path) &&
  !HOME.some((home) => path.startsWith(home));

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourcesIn(path);
    return isSource(path) ? [path] : [];
  });
}

const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** A string, not the name of a member as in `Case['zone']`. */
const literal = (word: string): RegExp => new RegExp(`(?<![\\w\\]]\\[)(['"\`])${word}\\1`);

test('no special rule is named in code outside its own file: neither its slug nor its catalogue ids', () => {
  const names = SPECIAL_RULES.flatMap(({ id, cites }) => [id, ...cites]);
  const found = ['packages', 'apps'].flatMap(sourcesIn).flatMap((path) => {
    const text = code(readFileSync(join(ROOT, path), 'utf8'));
    return names.filter((name) => literal(name).test(text)).map((name) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
});
