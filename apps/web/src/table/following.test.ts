import { expect, test } from 'vitest';
import type { Target } from './aim.svelte.ts';
import { createFollowing } from './following.ts';

const shot: Target = { kind: 'figure', id: 'b1' };

/** A table that notes each aim and deed. */
function table(possible = true) {
  const done: string[] = [];
  const now = { ready: true };
  const following = createFollowing({
    ready: () => now.ready,
    over: () => false,
    aim: (target) => possible && done.push(target.kind) > 0,
    commit: async () => void done.push('done'),
  });
  return { done, now, following };
}

test('what was to follow is done with what it follows', async () => {
  const { done, following } = table();
  await following.after(shot, 'done');
  expect(done).toEqual(['figure', 'done']);
});

test('where others had a say meanwhile it is aimed at, once, and left to the person', async () => {
  const { done, now, following } = table();
  now.ready = false;
  await following.after(shot, 'waiting');
  following.look();
  expect(done).toEqual([]);
  now.ready = true;
  following.look();
  following.look();
  expect(done).toEqual(['figure']);
});

test('it is forgotten where nothing was to follow, it is not possible, or what it follows was refused', async () => {
  for (const { done, following } of [table(false), table()]) {
    await following.after(done.length === 0 ? undefined : shot, 'done');
    await following.after(shot, 'refused');
    following.look();
    expect(done).toEqual([]);
  }
  const { done, following } = table(false);
  await following.after(shot, 'done');
  expect(done).toEqual([]);
});
