import { figureOf, type FigureId } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { box, rules } from '../../../skirmish/src/plane/testing.ts';
import { objective, scenarioOn } from '../../test/scenario.ts';
import type { Weighed } from './game.ts';
import { bestShot, outlookOf } from './outlook.ts';
import { ofFight, ofMove, ofReadying, ofShot } from './reasons.ts';
import { alive, field, gameBy, type Twist } from '../../test/game.ts';

const at = (x: number, y: number) => ({ x, y, z: 0 });
const outlook = (state: Weighed, twist: Twist = {}) => outlookOf(gameBy(rules, twist), state, figureOf(state, 'a'));

/** Shooting at b, where c and d might be shot at as well. */
const places = { a: at(10_000, 3000), b: at(10_000, 9000), c: at(12_000, 9000), d: at(8000, 9000) };
const three = field(places);
const only = field({ a: at(10_000, 3000), b: at(10_000, 9000) });
const shotAt = (state: Weighed, twist: Twist = {}) => {
  const seen = outlook(state, twist);
  const shot = bestShot(seen);
  if (!shot) throw new Error('no shot');
  return ofShot(seen, { ...shot, target: figureOf(state, 'b') });
};
const escorted = objective({ type: 'escort', who: ['b'], zone: 'gate' }, { side: 'b' });

test('a shot names its target, its chance, and why that one', () => {
  expect(shotAt(only)).toEqual({ fr: 'Tire sur b, 50\u00a0%, la seule à portée.', en: 'Shoots b, 50%, the only one in range.' });
  expect(shotAt(three).en).toBe('Shoots b, 50%.');
  expect(shotAt(three, { hurt: (id) => (id === 'b' ? 0.4 : 0.3) }).en).toBe('Shoots b, 40%, the easiest to hurt.');
  expect(shotAt(field(places, [], { b: 1, c: 2, d: 2 })).en).toBe('Shoots b, 50%, the weakest.');
  expect(shotAt(three, { walks: (id) => (id === 'b' ? 9000 : 0), fight: 5 }).en).toBe('Shoots b, 50%, the most dangerous.');
  expect(shotAt(alive(scenarioOn(places, [escorted]))).en).toBe('Shoots b, 50%, the one an objective hangs on.');
  expect(shotAt(only, { how: 'power' }).fr).toMatch(/^Use d’un pouvoir sur b/);
});

test('what covers it is named', () => {
  const wall = { ...box('wall', [9800, 5000, 12_000, 5400], 'solid', 900), name: { fr: 'Muret', en: 'Low wall' } };
  const low = field({ a: at(10_000, 4400), b: at(10_000, 13_000) }, [wall]);
  expect(shotAt(low).en).toBe('Shoots b, 50%, the only one in range; stays in cover (Low wall).');
  expect(shotAt(low).fr).toBe('Tire sur b, 50\u00a0%, la seule à portée\u00a0; reste à couvert (Muret).');
});

test('a fight tells why that one too, and getting ready what for', () => {
  const met = field({ a: at(10_000, 3000), b: at(10_000, 4000), c: at(11_000, 3000) });
  const [b, c] = [figureOf(met, 'b'), figureOf(met, 'c')];
  expect(ofFight(outlook(met), b, [b]).en).toBe('Fights b, 25%, the only one in contact.');
  expect(ofFight(outlook(met, { fightHurts: (id: FigureId) => (id === 'c' ? 0.6 : 0.2) }), c, [b, c]).fr).toBe(
    'Combat c, 60\u00a0%, la plus facile à blesser.',
  );
  const seen = outlook(only);
  expect(ofReadying(seen, bestShot(seen), { fr: 'Vise', en: 'Aims' }).en).toBe('Aims; to shoot b, 50%, the only one in range.');
});

test('a move says what it goes for', () => {
  const seen = outlook(only);
  const move = (x: number, y: number, goal?: { fr: string; en: string }) =>
    ofMove(seen, { there: { ...figureOf(only, 'a'), ...at(x, y) }, shot: undefined, touched: undefined, goal }).en;
  expect(move(10_000, 6000)).toBe('Towards b.');
  expect(move(10_000, 1000)).toBe('Away from b.');
  expect(move(10_000, 6000, { fr: 'Objectif', en: 'Objective' })).toBe('Objective.');
});
