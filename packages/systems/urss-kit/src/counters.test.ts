import { expect, test } from 'vitest';
import { choke, forceDuel, forceSensitive, heal, hurlObjects, lightning, lightsaberCounter, malaise, push, shock } from './rules/index.ts';
import { alive, battle, levels, ofType, play, rolls } from './testing.ts';
import { duellist, fight, guarded, spare, use, user } from './testing-counters.ts';

test('UK-PWR-COUNTERS, UK-ATTR-GEN-DECISIONS: the target is asked, knowing the score, and may decline', () => {
  const match = fight(duellist);
  match.submit('A', use(shock));
  match.answer([4], 'A');
  const question = match.pending?.question;
  expect(question?.kind === 'choice' && [question.seat, question.options, question.about]).toEqual([
    'B',
    [forceDuel.id, null],
    { figure: 'b', against: 'a', power: shock.id, score: 4 },
  ]);
  match.answer(null, 'B');
  expect(match.state.effects.map(({ on }) => on)).toEqual(['b']);
});

test('UK-PWR-COUNTERS: a 6 cannot be countered, and nothing is countered that has failed', () => {
  expect(rolls(play(fight(duellist), use(shock), '6'))).toEqual(['power a 6']);
  expect(rolls(play(fight(duellist), use(shock), '3'))).toEqual(['power a 3']);
});

test('UK-PWR-COUNTERS: 4 as such is not needed', () => {
  const weak = { ...user, rules: [{ id: hurlObjects.id, level: 1 }] };
  expect(rolls(play(fight(duellist, weak), use(hurlObjects), '14 5 14', [['counter', forceDuel.id]])).at(1)).toBe(`${forceDuel.id} b 5`);
});

test('UK-PWR-COUNTERS: a stunned target counters nothing, a prone one does', () => {
  expect(rolls(play(fight({ ...duellist, stunned: true }), use(shock), '4'))).toEqual(['power a 4']);
  const prone = play(fight({ ...duellist, posture: 'prone' }), use(shock), '4 5', [['counter', forceDuel.id]]);
  expect(ofType(prone, 'rolled').map(({ rule }) => rule)).toEqual([shock.cites[0], forceDuel.cites[0]]);
});

test('UK-PWR-COUNTERS: abilities that are no Force powers are not countered', () => {
  expect(rolls(play(fight(duellist), use(malaise), '4'))).toEqual(['power a 4']);
  const healed = battle({
    figures: {
      a: { at: [0, 0], rules: [heal.id] },
      a1: { at: [0, 1], rules: [forceDuel.id], character: true, vitality: 1 },
      b: { at: [0, 9] },
    },
    activation: 'a',
  });
  expect(rolls(play(healed, { type: 'special', rule: heal.id, target: 'a1' }, '4'))).toEqual(['power a 4']);
});

test('UK-PWR-COUNTERS: who has both counters uses one of them', () => {
  const both = { ...guarded, rules: [...guarded.rules, forceDuel.id] };
  const match = fight(both);
  expect(rolls(play(match, use(lightning), '4 5 4', [['counter', forceDuel.id]]))).toEqual([
    'power a 4',
    `${forceDuel.id} b 5`,
    'damage b 4',
  ]);
  expect(alive(match, 'a')).toBe(false);
});

test('UK-PWR-COUNTERS: a counter of who suffers Malaise is a level worse', () => {
  const match = battle({
    figures: { a: user, b: duellist, ...spare },
    activation: 'a',
    effects: [{ rule: malaise.id, on: 'b', by: 'a', since: 1, until: 'turn' }],
  });
  expect(levels(play(match, use(shock), '4 66', [['counter', forceDuel.id]]), forceDuel.id)).toEqual([-1]);
});

test('UK-PWR-GENERAL, UK-PWR-COUNTERS: only who is sensitive to the Force has powers and counters', () => {
  const needs = [choke, hurlObjects, lightning, push, shock, heal, forceDuel, lightsaberCounter].map((rule) => rule.needs);
  expect(new Set(needs)).toEqual(new Set([forceSensitive.id]));
  expect(malaise.needs).toBeUndefined();
});
