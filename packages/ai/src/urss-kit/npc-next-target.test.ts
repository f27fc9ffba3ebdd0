import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { battle, type FigureSpec } from '../../../systems/urss-kit/src/testing.ts';
import { nextTarget } from '../npc/attacks/next-target.ts';
import { acts } from '../npc/testing-acts.ts';
import { npcGame } from './npc.ts';

const ROUTE = { type: 'patrol', zones: ['cour'] } as const;
const cour = { id: 'cour', name: { fr: 'Cour', en: 'Yard' }, shape: { type: 'disc', x: 0, y: 0, r: 3000 } } as const;

/** The next target of an NPC at 0, 0 that faces east, after a shot at `last`; of `among`, those that it may shoot at. */
function next(role: Parameters<typeof acts>, last: string | undefined, among: readonly string[], own: FigureSpec = {}): string | undefined {
  const { state } = battle({
    figures: {
      n: { at: [0, 0], facing: 'east', ...own },
      p: { at: [5, 0] },
      q: { at: [-4, 0], group: 'P' },
      r: { at: [8, 3], group: 'P' },
    },
    npcs: { roles: { n: acts(...role) }, ...(role[0] === ROUTE && { zones: [cour] }) },
    activation: 'n',
  });
  return nextTarget(npcGame, state, figureOf(state, 'n'), last, ({ id }) => among.includes(id))?.id;
}

test('AI-ACT-ATTACK: the last target while it may be attacked, then the nearest other', () => {
  expect(next(['soldier'], 'r', ['p', 'q', 'r'])).toBe('r');
  expect(next(['soldier'], 'r', ['p', 'q'])).toBe('q');
  expect(next(['soldier'], undefined, ['p', 'r'])).toBe('p');
  expect(next(['soldier'], 'r', [])).toBeUndefined();
});

test('AI-MIS-ASSASSIN: nobody after its own target, the nearest other after somebody else', () => {
  const own = { marks: { 'AI-MIS-ASSASSIN': 'r' } };
  expect(next(['assassin'], 'r', ['p', 'q'], own)).toBeUndefined();
  expect(next(['assassin'], 'p', ['q', 'r'], own)).toBe('q');
  expect(next(['assassin'], undefined, ['p', 'q'], own)).toBe('q');
});

test('AI-BEH-HARCELEUR: nobody but its target, unless it holds a post', () => {
  expect(next(['soldier', 'stalker'], 'r', ['p', 'q'])).toBeUndefined();
  expect(next(['soldier', 'stalker'], undefined, ['p', 'q'])).toBe('q');
  expect(next(['sniper', 'stalker'], 'r', ['p', 'q'])).toBe('q');
});

test('AI-MIS-PATROUILLE: those in its sight alone', () => {
  expect(next([ROUTE], 'r', ['p', 'q'])).toBe('p');
  expect(next([ROUTE], 'r', ['q'])).toBeUndefined();
});
