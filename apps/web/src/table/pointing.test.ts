import { expect, test } from 'vitest';
import type { Pointed } from '../boards/board.ts';
import type { Target } from './aim.svelte.ts';
import { pointing } from './pointing.ts';
import type { Table } from './table.svelte.ts';

/** A table at which a1 acts, and which notes pins and commits. */
function tableWith(more: { readonly pinned?: Target; readonly ask?: object; readonly preview?: object } = {}) {
  const done: unknown[] = [];
  const table = {
    aim: { action: undefined, pinned: more.pinned, pin: (target: Target) => done.push(target), select: (id: string) => done.push(id) },
    aimed: {
      actor: 'a1',
      subject: { figure: 'a1', reaction: false },
      board: { kind: 'plane' },
      preview: 'preview' in more ? more.preview : { commands: [] },
      optionAt: () => undefined,
      selectable: ['a1', 'a2'],
    },
    ask: more.ask,
    advised: () => Promise.resolve(),
    acts: { commit: () => done.push('commit'), settle: () => Promise.resolve() },
  } as unknown as Table;
  return { done, pick: pointing(table).pick };
}
const over = { kind: 'ground', at: { x: 1000, y: 2000 } } as const;
const nameOf = (id: string): Pointed => ({ kind: 'figure', id, over });

test('the name of an enemy aims at it, that of one’s own figure selects it', async () => {
  const { done, pick } = tableWith();
  await pick(nameOf('b1'));
  await pick(nameOf('a2'));
  expect(done).toEqual([{ kind: 'figure', id: 'b1' }, 'a2']);
});

test('under a name lies ground: for who acts, where a place is asked for, and where it is aimed at already', async () => {
  const acting = tableWith();
  await acting.pick(nameOf('a1'));
  expect(acting.done).toEqual([over]);
  const asked = tableWith({ ask: { place: {} } });
  await asked.pick(nameOf('b1'));
  expect(asked.done).toEqual([over]);
  const aimed = tableWith({ pinned: over });
  await aimed.pick(nameOf('b1'));
  expect(aimed.done).toEqual(['commit']);
});

test('under the name of somebody nothing can be done to lies ground', async () => {
  const { done, pick } = tableWith({ preview: undefined });
  await pick(nameOf('c1'));
  expect(done).toEqual([{ kind: 'figure', id: 'c1' }, over]);
});
