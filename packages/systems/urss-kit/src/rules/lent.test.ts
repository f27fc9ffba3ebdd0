import { expect, test } from 'vitest';
import { battle, point, refusal } from '../testing.ts';
import { fast, slow } from './index.ts';

test('UK-ATTR-LENT, UK-MOVE-BASE: three paces, six on a run, one and a half crawling', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [slow.id] } }, activation: 'a' });
  const move = (x: number) => refusal(match, { type: 'move', path: [point(x, 0)] });
  const run = (x: number) => refusal(match, { type: 'run', to: point(x, 0) });
  const crawl = (x: number) => refusal(match, { type: 'crawl', path: [point(x, 0)] });
  expect([move(3), move(3.1), run(6), run(6.1), crawl(1.5), crawl(1.6)]).toEqual([
    undefined,
    'UK-ACT-MOVE',
    undefined,
    'UK-ACT-RUN',
    undefined,
    'UK-ACT-CRAWL',
  ]);
});

test('UK-ATTR-LENT: a profile is not slow and fast', () => {
  expect(slow.excludes).toEqual([fast.id]);
});
