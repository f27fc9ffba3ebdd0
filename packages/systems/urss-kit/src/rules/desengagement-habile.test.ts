import { expect, test } from 'vitest';
import { battle, ofType, play, point, units, where } from '../testing.ts';
import { leaping, skilfulDisengagement } from './index.ts';
import type { Command } from '../commands.ts';

test.each([
  ['a move', { type: 'move', path: [point(4, 0)] }],
  ['a run', { type: 'run', to: point(6, 0) }],
  ['a jump', { type: 'jump', runUp: point(2, 0), to: point(4, 0) }],
  ['a crawl', { type: 'crawl', path: [point(2, 0)] }],
  ['a leap', { type: 'special', rule: leaping.id, to: units(6, 0) }],
] as const satisfies readonly (readonly [string, Command])[])(
  'UK-ATTR-DESENGAGEMENT-HABILE: %s leaves its enemies without a free attack',
  (_, command) => {
    const match = battle({
      figures: {
        a: { at: [0, 0], rules: [skilfulDisengagement.id, leaping.id] },
        b: { at: [0, 1], weapons: ['lame'] },
      },
      activation: 'a',
    });
    const events = play(match, command);
    expect([ofType(events, 'freeAttack'), (where(match, 'a')[0] ?? 0) > 1]).toEqual([[], true]);
  },
);
