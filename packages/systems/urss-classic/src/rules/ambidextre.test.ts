import { expect, test } from 'vitest';
import { urssClassic } from '../system.ts';
import { alive, battle, play, refusal, rolls } from '../testing.ts';
import { reloading } from './index.ts';

const two = { weapons: ['pistolet', 'pistolet2'], rules: ['ambidextre'], at: [0, 0] } as const;

test('UC-ATTR-AMBIDEXTRE: two pistols make one shot each, the second target chosen after the first shot', () => {
  const match = battle({ figures: { a: two, b: { at: [0, 5] }, b2: { at: [3, 5] } }, activation: 'a' });
  const events = play(match, { type: 'shoot', weapon: 'pistolet', second: 'pistolet2', target: 'b' }, '33 52 44', [['nextTarget', 'b2']]);
  expect(rolls(events)).toEqual(['shooting a 6', 'shooting a 7', 'damage a 8']);
  expect(alive(match, 'b')).toBe(true);
  expect(alive(match, 'b2')).toBe(false);
  expect(refusal(match, { type: 'shoot', weapon: 'pistolet', target: 'b' })).toBe('UC-ACT-ONCE');
});

test('UC-ATTR-AMBIDEXTRE: each weapon keeps its rate of fire and its reach', () => {
  const match = battle({
    figures: { a: { ...two, weapons: ['repetition', 'pistolet'] }, b: { at: [0, 15] }, b2: { at: [0, 5] } },
    activation: 'a',
  });
  const events = play(match, { type: 'shoot', weapon: 'repetition', second: 'pistolet', target: 'b' }, '11 12 13', [
    ['nextTarget', 'b'],
    ['nextTarget', 'b2'],
  ]);
  expect(rolls(events)).toEqual(['shooting a 2', 'shooting a 3', 'shooting a 4']);
});

test('UC-ATTR-AMBIDEXTRE: a weapon that is not loaded does not shoot', () => {
  const match = battle({
    figures: { a: { ...two, weapons: ['pistolet', 'arbalete'], marks: { [reloading.id]: ['arbalete'] } }, b: { at: [0, 5] } },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'shoot', weapon: 'pistolet', second: 'arbalete', target: 'b' }, '11'))).toEqual(['shooting a 2']);
});

test('UC-ATTR-AMBIDEXTRE: without the rule, or with one weapon twice, it is refused', () => {
  const match = battle({ figures: { a: { ...two, rules: [] }, b: { at: [0, 5] } }, activation: 'a' });
  expect(refusal(match, { type: 'shoot', weapon: 'pistolet', second: 'pistolet2', target: 'b' })).toBe('UC-ATTR-AMBIDEXTRE');
  const able = battle({ figures: { a: two, b: { at: [0, 5] } }, activation: 'a' });
  expect(refusal(able, { type: 'shoot', weapon: 'pistolet', second: 'pistolet', target: 'b' })).toBe('UC-ATTR-AMBIDEXTRE');
});

test('UC-ATTR-AMBIDEXTRE: both orders of the two weapons are offered', () => {
  const match = battle({ figures: { a: two, b: { at: [0, 5] } }, activation: 'a' });
  const shots = urssClassic.offers(match.state, 'A').filter(({ type }) => type === 'shoot');
  expect(shots.map(({ id }) => id)).toEqual([
    'shoot:pistolet:b',
    'shoot:pistolet:pistolet2:b',
    'shoot:pistolet2:b',
    'shoot:pistolet2:pistolet:b',
  ]);
});
