import { expect, test } from 'vitest';
import { battle, box, gun, play, refusal, type FigureSpec } from '../testing.ts';
import { camouflage, stealthy } from './index.ts';

test.each([stealthy.id, camouflage.id])('UC-ATTR-SILENCIEUX: a silent shot does not give a hidden figure away (%s)', (rule) => {
  const marks: FigureSpec['marks'] = rule === camouflage.id ? { [rule]: ['caisse'] } : {};
  const weapons = [gun('arc', 30, 'malus', ['silencieux']), gun('fusil', 30)] as const;
  const spec = {
    figures: { a: { at: [0, 0], rules: [rule], marks, weapons }, b: { weapons: ['blaster'], at: [0, 8], facing: 'south' } },
    terrain: [box('caisse', [-2, -0.5, -0.5, 0.5], { top: 1 })],
    activation: 'a',
  } as const;
  const back = { type: 'shoot', weapon: 'blaster', target: 'a' } as const;
  const turnOfB = [{ type: 'pass' }, { type: 'activate', figure: 'b' }] as const;
  const silent = battle(spec);
  play(silent, [{ type: 'shoot', weapon: 'arc', target: 'b' }, ...turnOfB], '11');
  expect(refusal(silent, back)).toBe('UC-ATTR-INDECELABLE');
  const loud = battle(spec);
  play(loud, [{ type: 'shoot', weapon: 'fusil', target: 'b' }, ...turnOfB], '11');
  expect(refusal(loud, back)).toBeUndefined();
});
