import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCases } from '../document.ts';
import { failuresOf, problemsIn } from '../testing.ts';

const FOLDER = new URL('../../../content/lessons/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));

describe('the lessons of the program', () => {
  test.each(files)('%s is played by its script: every die is used, every expectation holds', (name) => {
    const source = readFileSync(new URL(name, FOLDER), 'utf8');
    expect(problemsIn(source)).toEqual([]);
    expect(failuresOf(source)).toEqual([]);
    expect(readCases(source).cases.map(({ sentences }) => sentences?.lesson.fr)).not.toContain(undefined);
  });

  test.each(files)('%s is named after its game', (name) => {
    const [one] = readCases(readFileSync(new URL(name, FOLDER), 'utf8')).cases;
    expect(name.startsWith(one?.system ?? '–')).toBe(true);
  });
});
