import { expect, test } from 'vitest';
import { battle, figure, ofType, play, rolls, where, type BattleSpec } from '../testing.ts';
import { way } from '../testing-alert.ts';
import { hero, terrifying } from './index.ts';

const terror = { rules: [terrifying.id] } as const;
const stage = (figures: BattleSpec['figures'] = {}, more: Partial<BattleSpec> = {}) =>
  battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 10.9], ...terror }, ...figures }, plays: 'A', ...more });
const begin = { type: 'activate', figure: 'a' } as const;

test('UK-ATTR-TERRIFIANT, UK-MORALE-FLEE: at 9.9 paces who fails runs straight away, and its activation is over', () => {
  const match = stage();
  expect(rolls(play(match, begin, '3'))).toEqual(['morale a 3']);
  expect(where(match, 'a')).toEqual([0, -10]);
  expect(figure(match, 'a').activated).toBe(true);
  expect(match.state.group).toBe('B');
});

test('UK-ATTR-TERRIFIANT: who passes acts; at exactly 10 paces nobody tests', () => {
  const brave = stage();
  play(brave, begin, '4');
  expect(brave.state.activation?.figure).toBe('a');
  expect(rolls(play(stage({ b: { at: [0, 11], ...terror } }), begin))).toEqual([]);
});

test('UK-ATTR-TERRIFIANT: enemies only; of several one test, against the nearest', () => {
  expect(rolls(play(stage({ a2: { at: [0, 2], ...terror }, b: { at: [20, 20] } }), begin))).toEqual([]);
  const two = stage({ b2: { at: [5, 0], ...terror } });
  expect(rolls(play(two, begin, '3'))).toEqual(['morale a 3']);
  expect(where(two, 'a')).toEqual([-10, 0]);
});

test('UK-ATTR-TERRIFIANT: who flees from one towards another does not test again', () => {
  const between = stage({ b: { at: [0, 6], ...terror }, b2: { at: [3, -10], ...terror } });
  expect(rolls(play(between, begin, '3'))).toEqual(['morale a 3']);
});

test('UK-ATTR-TERRIFIANT: it counts at the start of the activation only', () => {
  const match = stage({ b: { at: [0, 12], ...terror } });
  expect(rolls(play(match, [begin, way([0, 4])]))).toEqual([]);
});

test('UK-ATTR-TERRIFIANT: to charge it takes a test of its own', () => {
  const match = stage({ b: { at: [0, 5], ...terror } });
  expect(rolls(play(match, [begin, way([0, 4])], '4 4'))).toEqual(['morale a 4', 'morale a 4']);
});

test('UK-ATTR-TERRIFIANT, UK-TURN-MULTI: a Héros keeps its actions, and tests again as it begins once more', () => {
  const match = stage({ a: { at: [0, 0], rules: [hero.id] }, b: { at: [0, 5], ...terror } }, { exits: [] });
  play(match, begin, '3');
  expect(figure(match, 'a')).toMatchObject({ left: 2, activated: false });
  expect(rolls(play(match, begin))).toEqual([]);
  const near = stage({ a: { at: [0, 0], rules: [hero.id] }, a2: { at: [0, -1.2] }, b: { at: [0, 5], ...terror } });
  play(near, begin, '3');
  expect(rolls(play(near, begin, '4'))).toEqual(['morale a 4']);
});

test('UK-ATTR-TERRIFIANT: one that is out of action frightens nobody', () => {
  const match = stage({ b: { at: [0, 5], ...terror, posture: 'out', vitality: 0 }, b2: { at: [20, 20] } });
  expect(ofType(play(match, begin), 'rolled')).toEqual([]);
});
