import { expect, test } from 'vitest';
import { alive, play, rolls } from '../testing.ts';
import { fight, guarded, saber, use } from '../testing-counters.ts';
import { hurlObjects, lightning, lightsaberCounter } from './index.ts';

test('UK-PWR-CONTRE-SABRE-LASER: a higher score cancels lightning', () => {
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
