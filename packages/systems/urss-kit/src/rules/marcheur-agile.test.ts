import { expect, test } from 'vitest';
import { battle, box, point, refusal } from '../testing.ts';
import { sureFooted } from './index.ts';

const into = (kind: 'difficult' | 'linear' | 'water', x: number) =>
  refusal(
    battle({
      figures: { a: { at: [0, 0], rules: [sureFooted.id] } },
      terrain: [box('decor', [1, -5, 2, 5], { kind, top: kind === 'linear' ? 1.5 : 0 })],
      activation: 'a',
    }),
    { type: 'move', path: [point(x, 0)] },
  );

test('UK-ATTR-MARCHEUR-AGILE: difficult ground costs nothing more; linear obstacles and water do', () => {
  expect([into('difficult', 5), into('linear', 5), into('linear', 5.1), into('water', 5)]).toEqual([
    undefined,
    undefined,
    'UK-ACT-MOVE',
    'UK-ACT-SWIM',
  ]);
});
