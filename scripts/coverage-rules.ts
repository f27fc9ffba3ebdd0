// npm run coverage:rules [-- --json]
//
// Rules of the rulebooks that a test shows: cited before the colon of a unit test's title, or in `cites` of a conformance case.
// Ends with 1 when a rule is shown by none, or when a test cites a rule that no rulebook has.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { citedByCases, citedByTitle, testTitles } from './citations.ts';
import { root } from './prepare.mjs';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

/** Files under a folder of the repository whose names end so; none when there is no such folder. */
function filesUnder(folder: string, ending: RegExp): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inner = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesUnder(inner, ending);
    return ending.test(entry.name) ? [inner] : [];
  });
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const rulebooks = join('packages', 'content', 'rulebook');

/** A rulebook is a folder of chapters, each a list of rules. (The files beside the folders list options, not rules.) */
const chapters = filesUnder(rulebooks, /\.json$/)
  .filter((file) => dirname(file) !== rulebooks)
  .map((file) => {
    const rules: { id: string }[] = JSON.parse(read(file));
    return { chapter: basename(file, '.json'), ids: rules.map((rule) => rule.id) };
  });
const rules = chapters.flatMap((chapter) => chapter.ids);

/** Rule id -> files that show it. */
const shown = new Map<string, Set<string>>();
function show(file: string, ids: string[]): void {
  for (const id of ids) shown.set(id, (shown.get(id) ?? new Set()).add(file));
}
for (const file of [...filesUnder('packages', /\.test\.ts$/), ...filesUnder('apps', /\.(test|spec)\.ts$/)]) {
  show(file, testTitles(read(file)).flatMap(citedByTitle));
}
for (const file of filesUnder('cases', /\.ya?ml$/)) show(file, citedByCases(read(file)));

const known = new Set(rules);
const missing = rules.filter((id) => !shown.has(id));
const unknown = [...shown].filter(([id]) => !known.has(id)).map(([id, files]) => ({ id, files: [...files] }));
const report = chapters.map(({ chapter, ids }) => ({ chapter, rules: ids.length, shown: ids.filter((id) => shown.has(id)).length }));

if (values.json) {
  const by = Object.fromEntries(rules.map((id) => [id, [...(shown.get(id) ?? [])]]));
  console.log(
    JSON.stringify({ rules: rules.length, shown: rules.length - missing.length, chapters: report, missing, unknown, by }, undefined, 2),
  );
} else {
  const width = Math.max(...report.map(({ chapter }) => chapter.length));
  for (const { chapter, rules: all, shown: some } of report) console.log(`${chapter.padEnd(width)}  ${some} of ${all}`);
  console.log(`${'all'.padEnd(width)}  ${rules.length - missing.length} of ${rules.length}`);
  if (missing.length > 0) console.log(`Shown by no test: ${missing.join(', ')}`);
  for (const { id, files } of unknown) console.log(`In no rulebook: ${id}, cited by ${files.join(', ')}`);
}
process.exitCode = rules.length === 0 || missing.length > 0 || unknown.length > 0 ? 1 : 0;
