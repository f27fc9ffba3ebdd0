import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { orFault } from '@escarmouche/cases/problem';
import { cli } from './testing.ts';

/** Names that every object has: written where a name is looked up, they are as unknown as any other. */
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

const FAULT = /is not a function|is not iterable|Cannot read|undefined|at fault|\[native code\]|\[object/;
const folder = mkdtempSync(join(tmpdir(), 'escarmouche-'));

test.each(names)('%s is no game, player, band, map, scenario, option or command', async (name) => {
  const lines: readonly (readonly string[])[] = [
    [name],
    ['help', name],
    ['simulate', '--system', name],
    ['simulate', '-n', '1', '--ai', name],
    ['simulate', '-n', '1', '--ai-b', name],
    ['simulate', '-n', '1', '--map', name],
    ['simulate', '-n', '1', name, name],
    ['simulate', '-n', '1', '--option', `${name}=yes`],
    ['simulate', '-n', '1', '--option', `move.throughFriends=${name}`],
    ['simulate', '-n', '1', '--scenario', name],
    ['simulate', '-n', '1', '--scenario', 'soutes-scellees', '--system', name],
    ['simulate', '-n', '1', '--scenario', 'soutes-scellees', '--band', `${name}=${name}`],
    ['simulate', '-n', '1', '--scenario', 'soutes-scellees', '--band', `a=${name}`],
    ['simulate', '-n', '1', '--scenario', 'deserteuse', '--system', 'urss-kit', '--option', `${name}=${name}`],
    ['simulate', '-n', '1', '--system', 'zombies', name, name],
    ['simulate', '-n', '1', '--system', 'urss-kit', name, name],
    ['odds', name],
    ['replay', name, '--lang', name],
  ];
  for (const line of lines) {
    const { code, out, err } = await cli(...line);
    expect([line, code, FAULT.exec(out + err)?.[0]]).toEqual([line, 2, undefined]);
  }
});

/** Files whose every name is such a one. */
const files = (name: string): Readonly<Record<string, string>> => {
  const figure = { profile: name, name, weapons: [name], armour: [name], skill: name };
  return {
    'band.json': JSON.stringify({ id: 'x', adaptation: 'star-wars', name: { fr: 'x', en: 'x' }, figures: [figure] }),
    'world.json': JSON.stringify({ id: 'x', adaptation: name, name: { fr: 'x', en: 'x' }, figures: [figure] }),
    'kit.json': JSON.stringify({ id: 'x', system: 'urss-kit', name: { fr: 'x', en: 'x' }, figures: [figure] }),
    'match.jsonl': JSON.stringify({ format: 'escarmouche-match', system: name, version: name, setup: {}, meta: {} }),
    'case.yaml': `name: x\ncites: [UC-MOVE-FACING]\nsystem: ${name}\n`,
    'figure.yaml': `name: x\ncites: [UC-MOVE-FACING]\nfigures:\n  ${name}: { at: [1, 1], weapons: [${name}], like: ${name} }\nactivation: ${name}\nsteps:\n  - do: ${name}\n    expect: { ${name}: { at: [1, 1] }, objectives: { ${name}: 1 }, tokens: { ${name}: ${name} } }\n`,
  };
};

test.each(names)('files in which everything is called %s are refused with a reason', async (name) => {
  for (const [called, text] of Object.entries(files(name))) {
    const file = join(folder, `${name}-${called}`);
    writeFileSync(file, text);
    const { code, out, err } = await cli('validate', file);
    expect([called, code, FAULT.exec(out + err)?.[0]]).toEqual([called, 2, undefined]);
  }
});

const told = (read: () => string): string => orFault(read, ({ fr }) => fr);
const failing = (): string => {
  throw new TypeError('x is not iterable');
};

test('a file on which the program fails is named as such, and those after it are read', () => {
  expect([failing, () => 'read'].map(told)).toEqual(['le programme est en faute : x is not iterable', 'read']);
});
