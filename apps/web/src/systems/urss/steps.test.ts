import { openMatch } from '@escarmouche/referee';
import { urssKit } from '@escarmouche/urss-kit';
import { expect, test } from 'vitest';
import { game } from '../urss-kit/index.ts';
import { baseSetup } from '../urss-kit/testing.ts';

/** A base of NPCs that have yet to choose, held by a person. */
function unsettledBase() {
  const { position, ...setup } = baseSetup();
  const figures = Object.fromEntries(Object.entries(position?.figures ?? {}).map(([id, place]) => [id, { ...place, marks: {} }]));
  return openMatch(urssKit, { ...setup, position: { ...position, figures } });
}

const labels = (match: ReturnType<typeof unsettledBase>, selected?: string) =>
  game.steps(match.state, 'a', selected, 'fr').map(({ label }) => label);

test('AI-MIS-CHEF-CONTROL AI-MIS-ASSASSIN: before the first activation a person has the dice and the choices of one figure after the other', () => {
  const match = unsettledBase();
  expect(game.selectable(match.state, 'a')).toEqual(['a1', 'a4']);
  expect(game.banner(match.state, 'fr').phase).toBe('A\u00a0: cibles et missions');
  expect(labels(match)).toEqual([
    'Dé de la mission d’a1',
    'a1\u00a0: Chef Élite, mène a2',
    'a1\u00a0: Chef Patrouille Porte\u00a0– Cour, mène a2',
    'a1\u00a0: Chef Assassin',
    'a1\u00a0: Chef Garde Cour, mène a2',
    'a1\u00a0: Chef Garde Porte, mène a2',
  ]);
  expect(labels(match, 'a4')).toEqual(['Dé de la cible d’a4', 'a4\u00a0: cible b1', 'a4\u00a0: cible b2']);
});

test('AI-DICE-WHEN: a die that has been rolled is offered no more; when all have chosen, figures are activated', () => {
  const match = unsettledBase();
  const take = (figure: string, nth: number): void => {
    for (const command of game.steps(match.state, 'a', figure, 'en')[nth]?.commands ?? []) match.submit('a', command);
  };
  take('a4', 0);
  match.answer([4], 'a');
  expect(labels(match, 'a4')).toEqual(['a4\u00a0: cible b1', 'a4\u00a0: cible b2']);
  take('a4', 1);
  expect(game.selectable(match.state, 'a')).toEqual(['a1']);
  take('a1', 1);
  expect(game.selectable(match.state, 'a')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(labels(match, 'a4')).toContain('Activer a4');
});

test('AI-MIS-CHEF-CONTROL: with its mission a chief takes those that it controls, and no others', () => {
  const match = unsettledBase();
  const [, elite] = game.steps(match.state, 'a', 'a1', 'en');
  expect(elite?.label).toBe('a1: Chief Elite, leads a2');
  for (const command of elite?.commands ?? []) expect(match.submit('a', command).status).toBe('done');
  expect(['a1', 'a2', 'a3'].map((id) => match.state.figures[id]?.marks)).toEqual([
    { 'AI-MIS-CHEF': 'elite' },
    { 'AI-MIS-CHEF-CONTROL': 'a1' },
    {},
  ]);
});

test('AI-MIS-CHEF-CONTROL: while figures choose their group plays, whoever is first, and no zones of deployment are shown', () => {
  const { position, ...setup } = baseSetup();
  const figures = Object.fromEntries(Object.entries(position?.figures ?? {}).map(([id, place]) => [id, { ...place, marks: {} }]));
  const match = openMatch(urssKit, { ...setup, position: { ...position, group: 'b', figures } });
  expect(game.roster(match.state, 'fr').map(({ playing }) => playing)).toEqual([true, false]);
  expect(game.board(match.state, { seats: {}, dice: {}, notes: {} } as never, 'fr')).toMatchObject({ zones: [] });
});
