// npm run coverage:rules [-- --json]
//
// Which rules of the rulebooks are shown by a test: cited before the colon of a unit test's title, or in `cites` of a conformance case.
// Ends with 1 when a rule is shown by none, or when a test cites a rule that no rulebook has.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { citedByCases, citedByTitle, testTitles } from './citations.ts';
import { root } from './prepare.mjs';

interface Rule {
  id: string;
  kind: string;
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

/** Files under a folder of the repository whose names end so; none when there is no such folder. */
function filesUnder(folder: string, ending: RegExp): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesUnder(inner, ending);
    return ending.test(entry.name) ? [inner] : [];
  });
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const rules = filesUnder('packages/content/rulebook', /\.json$/).flatMap((file): Rule[] => JSON.parse(read(file)));

/** Rule id -> files that show it. */
const shown = new Map<string, Set<string>>();
function show(file: string, ids: string[]): void {
  for (const id of ids) shown.set(id, (shown.get(id) ?? new Set()).add(file));
}
for (const file of [...filesUnder('packages', /\.test\.ts$/), ...filesUnder('apps', /\.(test|spec)\.ts$/)]) {
  show(file, testTitles(read(file)).flatMap(citedByTitle));
}
for (const file of filesUnder('cases', /\.ya?ml$/)) show(file, citedByCases(read(file)));

const known = new Set(rules.map((rule) => rule.id));
const missing = rules.filter((rule) => !shown.has(rule.id)).map((rule) => rule.id);
const unknown = [...shown].filter(([id]) => !known.has(id)).map(([id, files]) => ({ id, files: [...files] }));
const chapters = [...new Set(rules.map((rule) => rule.kind))].map((kind) => {
  const ids = rules.filter((rule) => rule.kind === kind).map((rule) => rule.id);
  return { chapter: kind, rules: ids.length, shown: ids.filter((id) => shown.has(id)).length };
});

if (values.json) {
  const by = Object.fromEntries(rules.map((rule) => [rule.id, [...(shown.get(rule.id) ?? [])].sort()]));
  console.log(JSON.stringify({ rules: rules.length, shown: rules.length - missing.length, chapters, missing, unknown, by }, undefined, 2));
} else {
  for (const { chapter, rules: all, shown: some } of chapters) console.log(`${chapter.padEnd(14)} ${some} of ${all}`);
  console.log(`${'all'.padEnd(14)} ${rules.length - missing.length} of ${rules.length}`);
  if (missing.length > 0) console.log(`Shown by no test: ${missing.join(', ')}`);
  for (const { id, files } of unknown)
    console.log(`In no rulebook: ${id}, cited by ${files.map((file) => relative('.', file)).join(', ')}`);
}
process.exitCode = rules.length === 0 || missing.length > 0 || unknown.length > 0 ? 1 : 0;
