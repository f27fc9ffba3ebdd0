import { expect, test } from 'vitest';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import { game } from '../../urss-kit/index.ts';
import { onPlane } from '../../urss-kit/plane-game.ts';
import { base } from '../../urss-kit/testing.ts';
import { npcTeller } from './told.ts';

const state = base();
const teller = npcTeller(onPlane);
const role = (figure: string, target?: string): readonly string[] =>
  teller.role(state, figure, 'fr', target).map(({ label, value, rule }) => `${label} ${value} ${rule}`);

test('AI-CORE-SCOPE: the card of an NPC tells mission and behaviour with their rules, that of a player character neither', () => {
  expect(role('b1')).toEqual([]);
  expect(role('a4')).toEqual([
    'Mission Assassin AI-MIS-ASSASSIN',
    'Comportement Harceleur AI-BEH-HARCELEUR',
    'Cible B2 b2 AI-MIS-ASSASSIN',
  ]);
});

test('AI-MIS-CHEF AI-MIS-CHEF-CONTROL: a chief is told by the mission that it has derived, with its followers, and they with it', () => {
  expect(role('a1')).toContain('Mission Chef Élite AI-MIS-CHEF');
  expect(role('a1')).toContain('Mène A2 a2 AI-MIS-CHEF-CONTROL');
  expect(role('a2')).toContain('Suit A1 a1 AI-MIS-CHEF-CONTROL');
});

test('AI-DICE-WHEN: the target of the last thought is told, whatever the mission', () => {
  expect(role('a2', 'b2')).toContain('Cible B2 b2 AI-MIS-ELITE');
  expect(teller.marks(state, 'a2', 'b2').marks).toEqual([{ kind: 'figure', id: 'b2', tone: 'warn' }]);
});

test('AI-MIS-PATROUILLE AI-MIS-GARDE: zones are told on cards, and lie on the board in the colour of who is after them', () => {
  expect(role('a3')).toContain('Mission Patrouille Porte\u00a0– Cour AI-MIS-PATROUILLE');
  expect(role('a3')).toContain('Va vers Cour, étape 2 sur 2 AI-MIS-PATROUILLE');
  expect(role('a5')[0]).toBe('Mission Garde Cour AI-MIS-GARDE');
  expect(game.board(state, { seats: {}, dice: {}, notes: {} } as never, 'fr')).toMatchObject({
    areas: [
      { id: 'gate', name: 'Porte', side: 0 },
      { id: 'yard', name: 'Cour', side: 0 },
    ],
  });
});

test('AI-MIS-PATROUILLE: the route of a patrol is a line with numbers; the target of an NPC is marked', () => {
  const { sights = [], notes = [] } = teller.marks(state, 'a3') as Overlay;
  expect(sights.map(({ from, to }) => [from.x, to.x])).toEqual([[10_000, 30_000]]);
  expect(notes.map(({ parts }) => parts)).toEqual([[{ text: '1', tone: 'info' }], [{ text: '2', tone: 'warn' }]]);
  expect(teller.marks(state, 'a4').marks).toEqual([{ kind: 'figure', id: 'b2', tone: 'warn' }]);
  expect(teller.marks(state, 'b1')).toEqual({});
});

test('AI-ORD-LIST AI-ORD-CHEF AI-ORD-PROX: the order of activation can be read ahead, with the reason of each place', () => {
  const [group, ...others] = teller.order(state, 'fr');
  expect(others).toEqual([]);
  expect(group?.playing).toBe(true);
  expect(group?.figures.map(({ figure, mission, why, rule }) => [figure, mission, why, rule])).toEqual([
    ['a1', 'Chef Élite', 'au plus près\u00a0: B1 b1, à 7\u00a0pas', 'AI-ORD-PROX'],
    ['a2', 'Élite', 'suit A1 a1', 'AI-ORD-CHEF'],
    ['a4', 'Assassin', 'au plus près\u00a0: B1 b1, à 6,2\u00a0pas', 'AI-ORD-PROX'],
    ['a3', 'Patrouille Porte\u00a0– Cour', 'au plus près\u00a0: B1 b1, à 9\u00a0pas', 'AI-ORD-PROX'],
    ['a5', 'Garde Cour', 'au plus près\u00a0: B1 b1, à 9\u00a0pas', 'AI-ORD-PROX'],
  ]);
});
