import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { blowsAllowed } from '../melee/allowance.ts';
import { battle, figure, play, refusal } from '../testing.ts';
import { between, fightB } from '../testing-fights.ts';
import { hero, livingLegend } from './index.ts';

const LEGEND = { rules: [livingLegend.id] } as const;
const SOUND = { character: true } as const;

test('UK-ATTR-LEGENDE-VIVANTE: three actions, two of one type in the turn and no third', () => {
  const match = between({ ...LEGEND, skills: { combat: 2 } }, SOUND, SOUND);
  play(match, fightB, '66 1 1');
  play(match, fightB, '66 1 1');
  expect([figure(match, 'a').left, refusal(match, fightB)]).toEqual([1, 'UK-ACT-ONCE']);
});

test('UK-ATTR-LEGENDE-VIVANTE, UK-TURN-MULTI: three activations at most, in which the types count on', () => {
  const match = between(LEGEND, SOUND, SOUND);
  const again = [{ type: 'pass' }, { type: 'activate', figure: 'a' }] as const;
  play(match, [fightB, ...again, fightB, ...again], '16 6 1 16 6');
  expect(refusal(match, fightB)).toBe('UK-ACT-ONCE');
  play(match, { type: 'pass' });
  expect(refusal(match, { type: 'activate', figure: 'a' })).toBe('UK-TURN-ACTIVATION');
});

test('UK-ATTR-LEGENDE-VIVANTE: with Héros it holds; doing nothing is free of the limit', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [hero.id, livingLegend.id] }, b: { at: [9, 0] } }, activation: 'a' });
  expect(blowsAllowed(match.state, figureOf(match.state, 'a'))).toBe(3);
  const nothing = { type: 'nothing' } as const;
  play(match, [nothing, nothing]);
  expect(refusal(match, nothing)).toBeUndefined();
});
