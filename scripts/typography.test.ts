import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readYaml } from '../packages/cases/src/yaml.ts';

const ROOT = join(import.meta.dirname, '..');

/** Folders of the sentences that a player reads at the table. */
const SOURCES = ['apps/web/src', 'packages'];
const CONTENT = ['rulebook', 'maps', 'packs', 'scenarios', 'lessons', 'puzzles'].map((folder) => `packages/content/${folder}`);

const filesIn = (folders: readonly string[], ending: RegExp): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path) && !path.includes('node_modules') && !/\.(?:test|d)\.ts$/.test(path))
      .map((path) => join(ROOT, folder, path)),
  );

/** A plain space where French has one that does not break: before a double sign or a percent sign, and inside its quotes. English has no space there. */
const BREAKS = / (?:[;!»%](?!\w)|\?(?![:=!<.?])(?!\w)|:(?: |$))|« /;

/** The pieces of text in a source: strings, and what stands between the holes of templates. */
function textsOf(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Texts of a file of content: everything under "fr" and "en". */
function said(json: unknown, language: string | undefined, into: { language: string; text: string }[]): void {
  if (typeof json === 'string') {
    if (language !== undefined) into.push({ language, text: json });
  } else if (typeof json === 'object' && json !== null) {
    for (const [key, value] of Object.entries(json)) said(value, key === 'fr' || key === 'en' ? key : language, into);
  }
}

const dataOf = (path: string): unknown => {
  const source = readFileSync(path, 'utf8');
  return path.endsWith('.json') ? JSON.parse(source) : readYaml(source).documents.map(({ value }) => value);
};

const content = filesIn(CONTENT, /\.(?:json|yaml)$/).flatMap((path) => {
  const into: { language: string; text: string }[] = [];
  said(dataOf(path), undefined, into);
  return into.map((one) => ({ ...one, path: relative(ROOT, path) }));
});

test('French double signs and quotes keep their space on their line, in every sentence of a source', () => {
  const wrong = filesIn(SOURCES, /\.ts$/).flatMap((path) =>
    textsOf(path)
      .filter((text) => BREAKS.test(text))
      .map((text) => `${relative(ROOT, path)}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('French double signs and quotes keep their space on their line, in all content', () => {
  expect(content.length).toBeGreaterThan(500);
  expect(content.filter(({ language, text }) => language === 'fr' && BREAKS.test(text))).toEqual([]);
});

test('all content has typographic apostrophes and quotes', () => {
  expect(content.filter(({ text }) => /['"]/.test(text))).toEqual([]);
});

test('what takes away is a minus sign: a hyphen stands only within a word, in all content', () => {
  expect(content.filter(({ text }) => /(?<![\p{L}\d.])-|-(?![\p{L}\d])/u.test(text))).toEqual([]);
});

test('the unit of a length stays beside its number, so that the table can call it otherwise', () => {
  expect(content.filter(({ text }) => /\d (?:pas|paces?)\b/.test(text))).toEqual([]);
});

/** Sources with a line of code, comments aside, that is like the pattern. */
const having = (folder: string, pattern: RegExp): readonly string[] =>
  filesIn([folder], /\.(?:ts|svelte)$/)
    .filter((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .some((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && pattern.test(line)),
    )
    .map((path) => relative(ROOT, path));

test('the table writes no unit after a number by hand, and no reason of a game without the player’s unit', () => {
  expect(having('apps/web/src', /(?:\d|\}) (?:pas|paces?)\b/)).toEqual([]);
  expect(having('apps/web/src', /\.?reason\)?\[/)).toEqual([]);
});

test('what is played and kept is called by one word: « partie », and in English a battle, never a match', () => {
  const words = filesIn(['apps/web/src'], /\.ts$/).flatMap((path) => textsOf(path).map((text) => `${relative(ROOT, path)}: ${text}`));
  expect(words.filter((text) => /bataille/i.test(text))).toEqual([]);
  expect(words.filter((text) => / match (?:file|and)|\b(?:a|the|no) match\b/.test(text))).toEqual([]);
});
