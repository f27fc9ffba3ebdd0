import { expect, test } from 'vitest';
import { verdictText } from './verify.ts';

const NONE = { seeded: 0, drawn: 0, typed: 0, earlier: 0, proven: 0, unseeded: 0 };
const fault = { entry: 4, reason: { fr: 'les dés diffèrent', en: 'the dice differ' } };
const wrong = { found: [1], due: [2], by: 'secrets' } as const;

test.each([
  [
    'none of the dice before',
    0,
    'entry 5: the dice differ; no die follows: a secret, or what was agreed before the battle, has probably been changed',
  ],
  ['dice before', 3, 'entry 5: the dice differ'],
])('a wrong die of a hosted battle with %s follows', (_name, proven, en) => {
  expect(verdictText({ entries: 9, dice: { ...NONE, proven }, seal: 'intact', fault, wrong }).en).toBe(en);
});
