import { expect, test } from 'vitest';
import { npcFacts } from './npc-facts.ts';
import { hero, personnage } from './rules/index.ts';
import { battle, figure, type FigureSpec } from './testing.ts';

function facts(spec: Omit<FigureSpec, 'at'>) {
  const match = battle({ figures: { a: { at: [0, 0], ...spec }, b: { at: [0, 9] } }, activation: 'a' });
  const [state, one] = [match.state, figure(match, 'a')];
  const sheet = state.scene.sheets['a'];
  return [sheet && npcFacts.rank(sheet), npcFacts.damage(state, one, false), npcFacts.damage(state, one, true), npcFacts.range(state, one)];
}

test('AI-CAT-CHEF AI-CAT-HEAVY AI-CAT-SNIPER: rank, heaviest weapon, longest range', () => {
  expect(facts({ weapons: ['pistolet', 'repetition'] })).toEqual([0, 0, 0, 20_000]);
  expect(facts({ weapons: ['hache'], rules: [personnage.id] })).toEqual([1, 1, 1, 0]);
  expect(facts({ weapons: ['baton'], rules: [personnage.id, hero.id] })).toEqual([2, -1, -1, 0]);
});

test('AI-CAT-HEAVY: bare hands count at Dégâts -, the own damage of the figure by option alone', () => {
  expect(facts({ weapons: [], damage: 'bonus' })).toEqual([0, -1, 0, 0]);
});
