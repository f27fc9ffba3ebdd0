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

const file = (name: string, content: BlobPart): File => Object.assign(new Blob([content]), { name }) as File;

test('a file of another program, or in another encoding, is named as what it is', async () => {
  const library = createLibrary();
  await library.take([
    file('grotte.tmj', '{ "tiledversion": "1.10.2" }'),
    file(
      'vieux.json',
      Uint8Array.from('{ "nom": "Éric" }', (letter) => letter.codePointAt(0) ?? 0),
    ),
  ]);
  expect(library.problems).toEqual(
    expect.arrayContaining([
      'grotte.tmj : c’est une carte de Tiled, qu’Escarmouche ne lit pas. Rien n’a changé.',
      'vieux.json : ce texte n’est ni en UTF-8 ni en UTF-16 : enregistrez-le en UTF-8. Rien n’a changé.',
    ]),
  );
});
