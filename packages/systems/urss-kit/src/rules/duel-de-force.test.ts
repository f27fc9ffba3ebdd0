import { expect, test } from 'vitest';
import { alive, figure, ofType, play, rolls, where } from '../testing.ts';
import { duellist, fight, use, user } from '../testing-counters.ts';
import { choke, forceDuel, push, shock } from './index.ts';

test('UK-PWR-DUEL-DE-FORCE, UK-PWR-COUNTERS: an equal score does not counter, and the power works', () => {
  const events = play(fight(duellist), use(choke), '5 5 14', [['counter', forceDuel.id]]);
  expect(rolls(events)).toEqual(['power a 5', `${forceDuel.id} b 5`, 'damage a 4']);
});

test('UK-PWR-DUEL-DE-FORCE: a higher score turns a Choc on its user', () => {
  const match = fight(duellist);
  const events = play(match, use(shock), '4 6', [['counter', forceDuel.id]]);
  expect(ofType(events, 'effectBegan').map(({ effect: { on } }) => on)).toEqual(['a']);
});

test('UK-PWR-DUEL-DE-FORCE, UK-SAVE-SHIELD: the user saves, with its shield if the duellist is in its front arc', () => {
  const match = fight(duellist, { ...user, shields: ['bouclier'] });
  expect(rolls(play(match, use(choke), '4 6 11111 45', [['counter', forceDuel.id]])).slice(2)).toEqual(['save a 1', 'damage b 5']);
  expect(alive(match, 'a')).toBe(false);
});

test('UK-PWR-DUEL-DE-FORCE: a push turned back moves the user away from the duellist and knocks it down', () => {
  const match = fight(duellist);
  play(match, use(push), '4 6', [['counter', forceDuel.id]]);
  expect([where(match, 'a'), figure(match, 'a').posture, where(match, 'b')]).toEqual([[0, -5], 'prone', [0, 4]]);
});
