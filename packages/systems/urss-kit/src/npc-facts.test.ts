import { expect, test } from 'vitest';
import { npcFacts } from './npc-facts.ts';
import { character, hero, leader, livingLegend } from './rules/index.ts';
import { battle, figure, type FigureSpec } from './testing.ts';

function facts(spec: Omit<FigureSpec, 'at'>) {
  const match = battle({ figures: { a: { at: [0, 0], ...spec }, b: { at: [0, 9] } }, activation: 'a' });
  const [state, one] = [match.state, figure(match, 'a')];
  const sheet = state.scene.sheets['a'];
  return [sheet && npcFacts.rank(sheet), npcFacts.damage(state, one, false), npcFacts.damage(state, one, true), npcFacts.range(state, one)];
}

test('AI-CAT-CHEF AI-CAT-HEAVY AI-CAT-SNIPER: rank, heaviest weapon, longest range', () => {
  expect(facts({ weapons: ['pistolet', 'fusil'], rules: [character.id] })).toEqual([1, 0, 0, 12_000]);
  expect(facts({ weapons: ['lame', 'lameLourde'], rules: [hero.id, character.id] })).toEqual([2, 1, 1, 0]);
  expect(facts({ weapons: ['lameFine'], rules: [livingLegend.id] })).toEqual([3, -1, -1, 0]);
  expect(facts({ weapons: ['lame'], rules: [leader.id, livingLegend.id] })).toEqual([4, 0, 0, 0]);
});

test('AI-CAT-HEAVY: bare hands count at Dégâts 3-, a lost weapon no more, the own damage of the figure by option alone', () => {
  expect(facts({ weapons: [], skills: { damage: 2 } })).toEqual([0, -3, -1, 0]);
  expect(facts({ weapons: ['lame', 'lameLourde'], lost: ['lameLourde'] })).toEqual([0, 0, 0, 0]);
});
