import { expect, test } from 'vitest';
import { battle, box, disc, play, point, refusal, units, where, type BattleSpec } from '../testing.ts';
import type { Command } from '../commands.ts';
import { climber, leaping, limitedMovement } from './index.ts';

const RULES = [limitedMovement.id, leaping.id, climber.id];
const limited = (terrain: BattleSpec['terrain']) =>
  battle({ figures: { a: { at: [0, 0], rules: RULES } }, terrain: terrain ?? [], activation: 'a' });

test.each([
  ['swim', { type: 'swim', path: [point(0, 1)] }],
  ['jump', { type: 'jump', runUp: point(2, 0), to: point(4, 0) }],
  ['climb a wall', { type: 'climb', feature: 'mur', height: 2000 }],
  ['climb a ladder', { type: 'ladder', feature: 'echelle', height: 2000 }],
  ['leap, whoever gives it', { type: 'special', rule: leaping.id, to: units(3, 3) }],
] as const satisfies readonly (readonly [string, Command])[])('UK-ATTR-DEPLACEMENT-LIMITE: it cannot %s', (_, command) => {
  const match = limited([
    box('mur', [0.5, -3, 3, 3]),
    box('echelle', [0.4, -0.2, 0.5, 0.2], { kind: 'ladder' }),
    disc('lac', [-3, 0, 2.5], 'water'),
  ]);
  expect(refusal(match, command)).toBe('UK-ATTR-DEPLACEMENT-LIMITE');
});

const onto = (kind: 'solid' | 'linear' | 'difficult', top: number) =>
  refusal(limited([box('decor', [1, -5, 1.5, 5], { kind, top })]), { type: 'move', path: [point(3, 0)] });

test('UK-ATTR-DEPLACEMENT-LIMITE, UK-TERRAIN-LINEAR: it goes round linear obstacles; steps and difficult ground are open to it', () => {
  expect([onto('linear', 1.5), onto('solid', 0.9), onto('difficult', 0)]).toEqual(['UK-TERRAIN-LINEAR', undefined, undefined]);
});

test('UK-ATTR-DEPLACEMENT-LIMITE: it is on its own movement only: it falls, and is sent away, as others', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: RULES, weapons: ['lame'] }, b: { at: [-1, 0], weapons: ['lame'] } },
    activation: 'b',
  });
  play(match, { type: 'fight', target: 'a' }, '44');
  expect(where(match, 'a')).toEqual([1, 0]);
});
