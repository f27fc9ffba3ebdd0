import { figureOf } from '@escarmouche/skirmish';
import { hiddenFor, missingFacts } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { plane } from './plane.ts';
import { battle, figure, play, refusal, type Battle, type BattleSpec } from './testing.ts';

type Tell = Extract<Command, { type: 'tell' }>;
const tell = (from: string, to: string, facts: Omit<Tell, 'type' | 'from' | 'to'>): Command => ({ type: 'tell', from, to, ...facts });

const figures: BattleSpec['figures'] = {
  a: { at: [0, 0], weapons: ['pistolet', 'lame'], held: ['pistolet'] },
  b: { at: [0, 4], facing: 'south' },
};
const begun = (more: Partial<BattleSpec> = {}): Battle => battle({ figures, activation: 'a', ...more });
const shot = { type: 'shoot', weapon: 'pistolet', target: 'b' } as const;

test('UK-SHOOT-LONG: told farther than the range a shot is a long one, and beyond twice of it none', () => {
  const match = begun();
  play(match, tell('a', 'b', { distance: 7000 }));
  match.submit('A', shot);
  expect(JSON.stringify(match.pending?.question)).toContain('UK-SHOOT-LONG');
  match.undo();
  play(match, tell('b', 'a', { distance: 11_000 }));
  expect(refusal(match, shot)).toBe('UK-SHOOT-LONG');
});

test('UK-ARC-LOS, UK-COVER-HIDDEN-SHARE: sight and cover told are those of the rules', () => {
  const match = begun();
  play(match, tell('a', 'b', { seen: false }));
  expect(refusal(match, shot)).toBe('UK-ARC-LOS');
  play(match, tell('a', 'b', { seen: true, hidden: hiddenFor(plane, 1) }));
  expect(refusal(match, shot)).toBeUndefined();
  expect(match.state.told?.find(({ from }) => from === 'a')?.hidden).toBeGreaterThan(plane.coverShares[0] ?? 1);
});

test('UK-ARC-REAR-ATTACK: figures told to touch fight, from the side that is told', () => {
  const match = begun();
  play(match, [tell('a', 'b', { distance: 0, side: 'rear' }), { type: 'correct', figure: 'a', held: ['lame'] }]);
  expect(refusal(match, { type: 'fight', target: 'b' })).toBeUndefined();
});

test('what is told of a figure is forgotten when it is said to be elsewhere', () => {
  const match = begun();
  const { x, y, z } = figureOf(match.state, 'b');
  play(match, [tell('a', 'b', { distance: 7000 }), { type: 'correct', figure: 'b', at: { x, y, z } }]);
  expect(match.state.told).toBeUndefined();
  expect(figure(match, 'b')).toMatchObject({ x, y });
});

test('on the map no fact is missing', () => {
  expect(missingFacts(begun().state, shot)).toEqual([]);
});
