import { expect, test } from 'vitest';
import { choke, forceDuel, heal, hurlObjects, lightning, lightsaberCounter, malaise, push, shock } from './rules/index.ts';
import { alive, battle, blade, figure, levels, ofType, play, rolls, where, type FigureSpec } from './testing.ts';

const use = (rule: { readonly id: string }) => ({ type: 'special', rule: rule.id, target: 'b' }) as const;
const saber = { ...blade('sabre', 2), kinds: ['sabre-laser' as const] };
const user = { at: [0, 0], rules: [choke.id, hurlObjects.id, lightning.id, push.id, shock.id, malaise.id] } as const satisfies FigureSpec;
const duellist = { at: [0, 4], facing: 'south', rules: [forceDuel.id] } as const satisfies FigureSpec;
const spare = { a9: { at: [20, 20] }, b9: { at: [-20, -20] }, b8: { at: [-22, -20] } } as const;
const fight = (b: FigureSpec, a: FigureSpec = user) => battle({ figures: { a, b, ...spare }, activation: 'a' });

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
  expect(rolls(play(fight({ ...duellist, posture: 'prone' }), use(shock), '4 5', [['counter', forceDuel.id]]))).toHaveLength(2);
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

const guarded = { at: [0, 4], weapons: [saber], rules: [{ id: lightsaberCounter.id, level: 1 }] } as const satisfies FigureSpec;

test('UK-PWR-CONTRE-SABRE-LASER, UK-PWR-ECLAIRS: a higher score cancels lightning', () => {
  const match = fight(guarded);
  const events = play(match, use(lightning), '4 25', [['counter', lightsaberCounter.id]]);
  expect(rolls(events)).toEqual(['power a 4', `${lightsaberCounter.id} b 5`]);
  expect([alive(match, 'a'), alive(match, 'b')]).toEqual([true, true]);
});

test('UK-PWR-CONTRE-SABRE-LASER: not without a lightsaber in hand, and against no other power', () => {
  expect(rolls(play(fight({ ...guarded, weapons: ['lame'] }), use(lightning), '4 1'))).toEqual(['power a 4', 'damage a 1']);
  expect(rolls(play(fight({ ...guarded, weapons: [saber, 'lame'], held: ['lame'] }), use(lightning), '4 1'))).toHaveLength(2);
  expect(rolls(play(fight(guarded), use(hurlObjects), '4 11'))).toEqual(['power a 4', 'damage a 1']);
  expect(rolls(play(fight({ ...guarded, rules: [] }), use(lightning), '4 1'))).toHaveLength(2);
});

test('UK-PWR-COUNTERS, UK-PWR-ECLAIRS: who has both counters uses one of them', () => {
  const both = { ...guarded, rules: [...guarded.rules, forceDuel.id] };
  const match = fight(both);
  expect(rolls(play(match, use(lightning), '4 5 4', [['counter', forceDuel.id]]))).toEqual([
    'power a 4',
    `${forceDuel.id} b 5`,
    'damage b 4',
  ]);
  expect(alive(match, 'a')).toBe(false);
});

test('UK-ATTR-MALAISE, UK-PWR-COUNTERS: a counter of who suffers Malaise is a level worse', () => {
  const match = battle({
    figures: { a: user, b: duellist, ...spare },
    activation: 'a',
    effects: [{ rule: malaise.id, on: 'b', by: 'a', since: 1, until: 'turn' }],
  });
  expect(levels(play(match, use(shock), '4 66', [['counter', forceDuel.id]]), forceDuel.id)).toEqual([-1]);
});

test('UK-PWR-GENERAL, UK-PWR-COUNTERS: only who is sensitive to the Force has powers and counters', () => {
  const needs = [choke, hurlObjects, lightning, push, shock, heal, forceDuel, lightsaberCounter].map((rule) => rule.needs);
  expect(new Set(needs)).toEqual(new Set(['sensible-a-la-force']));
  expect(malaise.needs).toBeUndefined();
});
