import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SPECIAL_RULES as deadzoneRules } from '../packages/systems/deadzone/src/rules/index.ts';
import * as classicRules from '../packages/systems/urss-classic/src/rules/list.ts';
import * as kitRules from '../packages/systems/urss-kit/src/rules/list.ts';

/**
 * A special rule is named in its file, in its test, in content and in cases, and nowhere else, comments included: code finds it by what it does, tests
 * of other things take the constant of its file from `rules/index.ts`. So it can be renamed there. A paragraph on which several rules stand is no name.
 */

const ROOT = join(import.meta.dirname, '..');
const SYSTEMS = 'packages/systems/';
const CONTENT = 'packages/content/';

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourcesIn(path);
    return /\.(ts|mjs|svelte)$/.test(path) && !path.startsWith(CONTENT) ? [path] : [];
  });
}

/** Words that could name a rule: those in quotes (no member as in `Case['zone']`), those with marks, and catalogue ids anywhere. */
function namesIn(path: string): ReadonlySet<string> {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const quoted = [...text.matchAll(/(?<![\w\]]\[)(['"`])([a-z-]+)\1/g)].map(([, , word = '']) => word);
  const marks = [...text.matchAll(/\bmarks(?:\.|: \{ )([a-z]+)\b/g)].map(([, word = '']) => word);
  const ids = [...text.matchAll(/\bU[CK](?:-[A-Z0-9]+)+/g)].map(([id]) => id);
  return new Set([...quoted, ...marks, ...ids]);
}

interface Named {
  readonly id: string;
  readonly cites: readonly string[];
}

/** Words that are also something else than the rule, and where they are it. Each is needed; the list only ever gets shorter. */
const OTHERWISE: readonly { readonly word: string; readonly paths: readonly string[]; readonly why: string }[] = [
  {
    word: 'lancer',
    paths: [
      'packages/cases/src/plane/schema-step.ts',
      'packages/cases/src/urss-classic/schema-figure.ts',
      'packages/cases/src/urss-kit/schema-dice.ts',
      'packages/cases/src/urss-kit/schema-figure.ts',
      'packages/cases/src/zombies/schema.ts',
    ],
    why: 'French for to throw and to roll, among the words of case files',
  },
  {
    word: 'lourd',
    paths: ['packages/cases/src/plane/facts.ts', 'packages/cases/src/plane/schema-facts.ts'],
    why: 'French for heavy: cover, in case files',
  },
  ...['chef', 'soin', 'zone'].map((word) => ({
    word,
    paths: ['packages/cases/src/plane/schema-npc.ts'],
    why: 'French for chief, care and zone: missions of NPCs, in case files',
  })),
  {
    word: 'fouet',
    paths: [`${SYSTEMS}urss-kit/src/content.ts`, `${SYSTEMS}urss-kit/src/whip.ts`, 'packages/ai/src/urss-kit/npc-states.test.ts'],
    why: 'a kind of weapon, as content and match files write it',
  },
  {
    word: 'munitions-perforantes',
    paths: ['apps/web/src/systems/urss-kit/making.test.ts'],
    why: 'an upgrade in content, which gives the rule of the same name',
  },
];
const isOtherwise = (path: string, name: string): boolean => OTHERWISE.some(({ word, paths }) => word === name && paths.includes(path));

const SELF = 'scripts/rule-names.test.ts';
const sources = ['packages', 'apps', 'scripts', 'bench']
  .flatMap(sourcesIn)
  .filter((path) => path !== SELF)
  .map((path) => ({ path, names: namesIn(path) }));

/** The slug of a rule, and the catalogue ids that no other rule of its system cites. */
function namesOf(rules: readonly Named[], { id, cites }: Named): readonly string[] {
  const shared = new Set(rules.filter((rule) => rule.id !== id).flatMap((rule) => rule.cites));
  return [id, ...cites.filter((cited) => !shared.has(cited))];
}

/** Other places where a rule of a system is named. Two systems may have rules of the same name, each in its own room. */
function namedElsewhere(system: string, rules: readonly Named[]): readonly string[] {
  const room = `${SYSTEMS}${system}/`;
  const places = sources.filter(({ path }) => !path.startsWith(SYSTEMS) || path.startsWith(room));
  return rules.flatMap((rule) => {
    const own = namesOf(rules, rule);
    return places
      .filter(({ path }) => path !== `${room}src/rules/${rule.id}.ts` && path !== `${room}src/rules/${rule.id}.test.ts`)
      .flatMap(({ path, names }) => own.filter((name) => names.has(name) && !isOtherwise(path, name)).map((name) => `${path}: ${name}`));
  });
}

test.each([
  ['urss-classic', Object.values(classicRules)],
  ['urss-kit', Object.values(kitRules)],
  ['deadzone', deadzoneRules],
] as const)('no special rule of %s is named outside its own file and its test: neither its slug nor its catalogue ids', (system, rules) => {
  expect(namedElsewhere(system, rules)).toEqual([]);
});

test('geometry names no rule of any document: several stand on it', () => {
  const geometry = sources.filter(({ path }) => path.startsWith('packages/space/src/') && !path.endsWith('.test.ts'));
  expect(geometry.length).toBeGreaterThan(20);
  expect(
    geometry.flatMap(({ path, names }) => [...names].filter((name) => /^U[CK]-/.test(name)).map((name) => `${path}: ${name}`)),
  ).toEqual([]);
});

test('every word that is said to be also something else than a rule is still written there', () => {
  const written = new Map(sources.map(({ path, names }) => [path, names]));
  const needless = OTHERWISE.flatMap(({ word, paths }) => paths.filter((path) => !written.get(path)?.has(word)));
  expect(needless).toEqual([]);
});
