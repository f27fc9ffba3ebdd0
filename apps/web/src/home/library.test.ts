import { expect, test, vi } from 'vitest';

vi.hoisted(() => Object.assign(globalThis, { location: { hash: '' }, addEventListener: () => undefined }));
const { createLibrary } = await import('./library.svelte.ts');

test('a file larger than any battle is refused with a sentence, unread', async () => {
  const library = createLibrary();
  const text = vi.fn<() => Promise<string>>();
  await library.take([{ name: 'montagne.jsonl', size: 51_000_000, text } as unknown as File]);
  expect(library.problems).toContain('montagne.jsonl est trop grand pour une partie. Rien n’a changé.');
  expect(text).not.toHaveBeenCalled();
});
