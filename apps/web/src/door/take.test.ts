import { mapFiles } from '@escarmouche/content';
import { afterEach, expect, test, vi } from 'vitest';
import type { own as ownFiles } from '../storage/own.svelte.ts';

const kept = vi.hoisted(() => ({
  band: vi.fn(() => Promise.resolve('b1')),
  file: vi.fn<typeof ownFiles.keep>(() => Promise.resolve(undefined)),
}));
vi.mock('../bands/kept.ts', () => ({ keepReceived: kept.band }));
vi.mock('../storage/own.svelte.ts', () => ({ own: { keep: kept.file } }));
vi.mock('../storage/keep.ts', () => ({ battleWithFile: () => Promise.resolve('p1'), keepBattle: () => Promise.resolve(1) }));
vi.hoisted(() => Object.assign(globalThis, { location: { hash: '' }, addEventListener: () => undefined }));
const { takeAll } = await import('./take.ts');

const file = (name: string, content: string | object): File =>
  Object.assign(new Blob([typeof content === 'string' || content instanceof Blob ? content : JSON.stringify(content)]), { name }) as File;
const take = (...files: readonly File[]) => takeAll(files, 'fr', 'home');

afterEach(() => vi.clearAllMocks());

test('a file larger than any battle is refused with a sentence, unread', async () => {
  const text = vi.fn<() => Promise<string>>();
  const { problems } = await take({ name: 'montagne.jsonl', size: 51_000_000, text } as unknown as File);
  expect(problems).toEqual(['montagne.jsonl est trop grand pour une partie. Rien n’a changé.']);
  expect(text).not.toHaveBeenCalled();
});

test('a file of another program, or in another encoding, is named as what it is', async () => {
  const latin = new Blob([Uint8Array.from('{ "nom": "Éric" }', (letter) => letter.codePointAt(0) ?? 0)]);
  const { problems, to } = await take(file('grotte.tmj', '{ "tiledversion": "1.10.2" }'), file('vieux.json', latin));
  expect(problems).toEqual([
    'grotte.tmj\u00a0: c’est une carte de Tiled, qu’Escarmouche ne lit pas. Rien n’a changé.',
    'vieux.json\u00a0: ce texte n’est ni en UTF-8 ni en UTF-16\u00a0: enregistrez-le en UTF-8. Rien n’a changé.',
  ]);
  expect(to).toBeUndefined();
});

const band = { kind: 'band', version: 1, system: 'urss-classic', adaptation: 'med-fan', name: { fr: 'Duo', en: 'Two' } };
const map = mapFiles['quai-sept.json'] as object;

test('a band is kept and its page opened; one that is wrong in what it carries as well, with the fault and its line', async () => {
  expect(await take(file('duo.json', { ...band, figures: [{ profile: 'archer-elfe' }] }))).toEqual({
    problems: [],
    news: '',
    to: '/bands/b1',
  });
  expect(kept.band).toHaveBeenCalledWith(expect.objectContaining({ pack: 'med-fan', name: 'Duo' }));
  const text = JSON.stringify({ ...band, figures: [{ profile: 'archer-elfe', weapons: ['blaster'] }] }, undefined, 1);
  const line = text.split('\n').findIndex((one) => one.includes('blaster')) + 1;
  expect(await take(file('duo.json', text))).toEqual({
    problems: [
      `Erreur à la ligne ${line} de duo.json. figures[0].weapons[0]\u00a0: arme inconnue\u00a0: «\u00a0blaster\u00a0». La bande est gardée\u00a0: la retoucher ici.`,
    ],
    news: '',
    to: '/bands/b1',
  });
});

test('a map goes to the set-up page and a scenario to its own, kept under the id of the file', async () => {
  expect(await take(file('quai.json', map))).toMatchObject({ problems: [], to: '/setup//own.quai-sept' });
  kept.file.mockResolvedValueOnce({ kind: 'map', file: { ...map, ground: 'sand' } as never });
  expect((await take(file('quai.json', map))).news).toBe('«\u00a0Quai sept\u00a0» remplace ce qui était gardé sous le même identifiant.');
});

test('a file that is wrong is refused at its line, and nothing is kept; of several the others are', async () => {
  const { problems, to } = await take(
    file('quai.json', JSON.stringify({ ...map, zones: [] }, undefined, 1)),
    file('duo.json', '{\n"figures": ['),
  );
  expect(problems[0]).toMatch(/^Erreur à la ligne \d+ de quai\.json\. zones\u00a0: au moins 2 élément\(s\)\. Rien n’a changé\.$/);
  expect(problems[1]).toBe('Erreur à la ligne 2 de duo.json. Ceci n’est pas du JSON. Rien n’a changé.');
  expect(to).toBeUndefined();
  expect(kept.file).not.toHaveBeenCalled();
  const some = await take(file('rien.json', '{'), file('quai.json', map));
  expect(some).toMatchObject({ problems: ['Erreur à la ligne 1 de rien.json. Ceci n’est pas du JSON.'], to: '/setup//own.quai-sept' });
});

test('a file of cases is for the command line', async () => {
  expect((await take(file('actions.yaml', '- name: A run'))).problems).toEqual([
    'actions.yaml\u00a0: les cas de règles se jouent en ligne de commande, par «\u00a0escarmouche check actions.yaml\u00a0». Rien n’a changé.',
  ]);
});

const refusedLesson = async (text: string): Promise<string | undefined> => (await take(file('un-tir.yaml', text))).problems[0];

test('a lesson that is wrong is refused at its line', async () => {
  const lesson = `lesson: { fr: Un tir, en: A shot }
name: a shot
figures:
  A: { profile: Stormtrooper, at: [0, 0], facing: north }
  B: { profile: Soldat Rebelle, at: [0, 8], facing: south }
do:
  - shoot: B
    dice: [6, 1, 4, 3]
`;
  expect(await refusedLesson(lesson.replace('facing: north', 'fcing: north'))).toMatch(
    /^un-tir\.yaml\u00a0: ligne 4\u00a0: figures\.A\.fcing\u00a0: .* Rien n’a changé\.$/,
  );
  expect(await refusedLesson(lesson.replace('shoot: B', 'shoot: C'))).toMatch(/^un-tir\.yaml\u00a0: ligne 7\u00a0: .* Rien n’a changé\.$/);
  expect(await refusedLesson(lesson.replace('A shot }', 'A shot'))).toMatch(/^un-tir\.yaml\u00a0: ligne \d+\u00a0: YAML illisible/);
});

test('a battle goes to its table, several to their list, and on the list it stays there', async () => {
  const match = '{"format":"escarmouche-match","system":"urss-classic"}\n';
  expect(await take(file('une.jsonl', match))).toMatchObject({ to: '/table/p1', news: expect.stringContaining('déjà parmi') as string });
  expect(await take(file('une.jsonl', match), file('deux.jsonl', match))).toMatchObject({ to: '/battles' });
  expect(await takeAll([file('une.jsonl', match)], 'fr', 'battles')).not.toHaveProperty('to');
});
