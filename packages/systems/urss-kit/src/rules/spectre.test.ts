import { expect, test } from 'vitest';
import { isUnharmed } from '../damage.ts';
import type { Attack } from '../attack.ts';
import { alive, blade, figure, ofType, play, rolls, where, type FigureSpec } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';
import type { Options } from '../options.ts';
import { ambidextrous, pushesBack, slayer, spectre, weaponBreaker } from './index.ts';

const GHOST: FigureSpec = { rules: [spectre.id] };
const magic = { ...blade('lame-magique'), kinds: ['magique' as const] };

test('UK-ATTR-SPECTRE: who beats it rolls no damage, pushes nothing, breaks nothing, and has its roll left', () => {
  const match = duel({ weapons: [blade('sabre', 2, [weaponBreaker.id])], rules: [pushesBack.id] }, GHOST);
  expect(rolls(play(match, fightB, '6 2'))).toEqual(['combat a 6', 'combat b 2']);
  expect([figure(match, 'b').lost, where(match, 'b'), figure(match, 'a').blows]).toEqual([[], [1, 0], 0]);
});

test('UK-ATTR-SPECTRE: it strikes who it beats, ties move both, free attacks and bare hands do nothing', () => {
  const wins = duel({}, GHOST);
  play(wins, fightB, '1 6 4');
  expect(alive(wins, 'a')).toBe(false);
  const tied = duel({}, GHOST);
  play(tied, fightB, '3 3');
  expect(where(tied, 'b')).toEqual([2, 0]);
  const prone = duel({}, { ...GHOST, posture: 'prone' });
  expect([rolls(play(prone, fightB)), alive(prone, 'b')]).toEqual([[], true]);
  const bare = duel({ weapons: [] }, GHOST);
  expect(rolls(play(bare, fightB, '6666 1'))).toHaveLength(2);
});

/** Does a put the spectre out? */
const hurts = (a: FigureSpec, options: Partial<Options> = {}, dice = '6 1 4') => {
  const match = duel(a, GHOST, options);
  play(match, fightB, dice);
  return !alive(match, 'b');
};

test('UK-ATTR-SPECTRE: magic weapons harm it, and by option a slayer of spectres with any', () => {
  expect(hurts({ weapons: [magic] })).toBe(true);
  const hunter = { rules: [{ id: slayer.id, kind: 'Spectre' }] };
  expect(hurts(hunter, {}, '66 1 44')).toBe(true);
  expect(hurts(hunter, { 'spectre.tueur': 'no' }, '66 1')).toBe(false);
  expect(hurts({ rules: [{ id: slayer.id, kind: 'Lycan' }] }, {}, '6 1')).toBe(false);
});

test('UK-ATTR-SPECTRE: of two weapons the magic one strikes', () => {
  const match = duel({ rules: [ambidextrous.id], weapons: ['lame', magic], held: ['lame', 'lame-magique'] }, { ...GHOST, fullVitality: 3 });
  expect(ofType(play(match, fightB, '66 1 4'), 'rolled').at(-1)).toMatchObject({ purpose: 'damage', of: 'lame-magique' });
});

test('UK-ATTR-SPECTRE: shots do nothing, powers and falls do', () => {
  const { state } = duel({}, GHOST);
  const by = (kind: Attack['kind']): boolean => isUnharmed(state, { kind, by: 'a', target: 'b', rule: 'test', arc: 'front', hidden: 0 });
  expect((['shot', 'fight', 'free', 'power', 'fall'] as const).map(by)).toEqual([true, true, true, false, false]);
});

test('UK-ATTR-SPECTRE, UK-DMG-ONCE: a free attack that does nothing to it is not counted, where free attacks are', () => {
  const match = duel({}, { ...GHOST, posture: 'prone' }, { 'damage.freeAttackCounts': 'yes' });
  play(match, fightB);
  expect(figure(match, 'a').blows).toBe(0);
});
