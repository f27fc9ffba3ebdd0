import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'apps/web/src');

/** Imports of each source of the web app among its own sources, types and late imports included. */
const imports = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|svelte)$/.test(path) && !/\.(?:test|d)\.ts$/.test(path))
    .map((path) => [path, importsOf(path)] as const),
);

function importsOf(path: string): readonly string[] {
  const folder = dirname(join(SRC, path));
  const named = readFileSync(join(SRC, path), 'utf8').matchAll(/(?:\bfrom|\bimport)[ (]'(\.[^']+\.(?:ts|svelte))'/g);
  return [...named]
    .map(([, other = '']) => join(folder, other))
    .filter((other) => existsSync(other))
    .map((other) => relative(SRC, other));
}

/** The rooms in the order of docs/architecture.md, a row of its table each: "`share`, `preferences`", "`systems/game-adapter.ts`". */
const [, chapter = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('## The table in the browser');
const rows = [...(chapter.split('\n## ')[0]?.matchAll(/^\| +(`[^|]+)\|/gm) ?? [])].map(([, names = '']) =>
  [...names.matchAll(/`([^`/]+)[^`]*`/g)].map(([, name = '']) => name),
);
const roomOf = (path: string): string => path.split(sep)[0]?.replace(/\..*$/, '') ?? '';
const rowOf = (path: string): number => rows.findIndex((names) => names.includes(roomOf(path)));

test('every source of the web app stands in a room of docs/architecture.md', () => {
  expect(imports.size).toBeGreaterThan(200);
  expect([...imports.keys()].filter((path) => rowOf(path) < 0)).toEqual([]);
});

test('no source of the web app imports from a room above its own', () => {
  const upwards = [...imports].flatMap(([path, all]) =>
    all.filter((other) => rowOf(other) < rowOf(path)).map((other) => `${path} -> ${other}`),
  );
  expect(upwards).toEqual([]);
});

test('no room but the systems’ own knows a game', () => {
  const games = [...imports].flatMap(([path, all]) =>
    roomOf(path) === 'systems' ? [] : all.filter((other) => /^systems.[^.]+[/\\]/.test(other)).map((other) => `${path} -> ${other}`),
  );
  expect(games).toEqual([]);
});

test('the table’s page and what it stands on know no kind of board but through boards/board.ts', () => {
  const kinds = [...imports].flatMap(([path, all]) =>
    rowOf(path) === 0 || ['systems', 'boards'].includes(roomOf(path))
      ? []
      : all.filter((other) => /^boards[/\\](?:plane|tiles)[/\\]/.test(other)).map((other) => `${path} -> ${other}`),
  );
  expect(kinds).toEqual([]);
});

/** Words of one game, where another has none or calls it otherwise. */
const OF_A_GAME = /figurine|\bpions?\b|\bpawns?\b|\btuiles?\b|zombie|déploie|deployment|en alerte|on alert/i;

test('rooms for every game say no word of one of them', () => {
  const said = [...imports.keys()]
    .filter((path) => rowOf(path) > 0 && !['systems', 'boards'].includes(roomOf(path)))
    .flatMap((path) =>
      readFileSync(join(SRC, path), 'utf8')
        .split('\n')
        .map((line) => ({ path, line })),
    )
    .filter(({ line }) => !/^\s*(?:\/\/|\/?\*|<!--)/.test(line) && OF_A_GAME.test(line));
  expect(said).toEqual([]);
});

test('no sources of the web app import each other in a circle', () => {
  const done = new Set<string>();
  const circle = (path: string, way: readonly string[]): string | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path].join(' -> ');
    if (done.has(path)) return undefined;
    done.add(path);
    for (const other of imports.get(path) ?? []) {
      const found = circle(other, [...way, path]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  expect([...imports.keys()].flatMap((path) => circle(path, []) ?? [])).toEqual([]);
});
