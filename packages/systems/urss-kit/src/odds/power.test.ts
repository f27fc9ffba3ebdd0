import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { banishment, choke, forceDuel, hurlObjects, lightning, lightsaberCounter, prayer, push, shock } from '../rules/index.ts';
import { fillers, mostOff, TINY } from '../testing-odds.ts';
import { battle, blade, box, type BattleSpec, type FigureSpec } from '../testing.ts';
import { powerOdds } from './index.ts';

const user = {
  at: [0, 0],
  rules: [hurlObjects.id, { id: choke.id, level: -1 }, push.id, shock.id, lightning.id, banishment.id],
} as const satisfies FigureSpec;
const saber = { ...blade('sabre', 2), kinds: ['sabre-laser'] } as const;
const duellist = {
  at: [0, 4],
  facing: 'south',
  character: true,
  vitality: 2,
  types: ['Spectre'],
  rules: [{ id: forceDuel.id, level: 1 }],
} as const satisfies FigureSpec;
const spec = (b: FigureSpec): BattleSpec => ({ figures: { a: { ...user, armour: ['legere'] }, b, ...fillers }, activation: 'a' });

test.each([hurlObjects.id, choke.id, shock.id, push.id, lightning.id])('UK-PWR-GENERAL: the odds of %s are those of brute force', (id) => {
  const { state } = battle(spec(duellist));
  const odds = powerOdds(state, figureOf(state, 'a'), id, figureOf(state, 'b'));
  expect(odds.turnedBack).toBeGreaterThan(0);
  expect(odds.works + odds.turnedBack + odds.cancelled).toBeCloseTo(id === choke.id ? 1 / 4 : 1 / 2, 12);
  expect(mostOff(state, odds.losses, { type: 'special', rule: id, target: 'b' })).toBeLessThan(TINY);
});

test('UK-PWR-COUNTERS: what is cancelled hurts nobody', () => {
  const { state } = battle(spec({ ...duellist, rules: [{ id: lightsaberCounter.id, level: 1 }], weapons: [saber] }));
  const odds = powerOdds(state, figureOf(state, 'a'), lightning.id, figureOf(state, 'b'));
  expect([odds.turnedBack, odds.cancelled > 0, odds.losses.map(({ figure }) => figure)]).toEqual([0, true, ['b']]);
  expect(mostOff(state, odds.losses, { type: 'special', rule: lightning.id, target: 'b' })).toBeLessThan(TINY);
});

test('UK-PWR-COUNTERS: the rolls are told in their order, each with whose it is and what it is by', () => {
  const { state } = battle(spec(duellist));
  const { steps, losses } = powerOdds(state, figureOf(state, 'a'), lightning.id, figureOf(state, 'b'));
  expect(losses.map(({ figure }) => figure)).toEqual(['b', 'a']);
  expect(steps.map(({ purpose, figure, of }) => [purpose, figure, of])).toEqual([
    ['power', 'a', lightning.cites[0]],
    [forceDuel.id, 'b', undefined],
    ['damage', 'a', undefined],
  ]);
});

test('UK-PWR-COUNTERS: the counter is the one named, or none', () => {
  const { state } = battle(spec({ ...duellist, rules: [forceDuel.id, { id: lightsaberCounter.id, level: 1 }], weapons: [saber] }));
  const [a, b] = [figureOf(state, 'a'), figureOf(state, 'b')];
  const [first, named, none] = [undefined, lightsaberCounter.id, null].map((counter) => powerOdds(state, a, lightning.id, b, counter));
  expect([first?.turnedBack, named?.turnedBack, none?.works]).toEqual([expect.closeTo((1 / 6) * (1 / 3 + 1 / 6), 12), 0, 1 / 2]);
  expect(named?.cancelled).toBeCloseTo((1 / 6) * (20 / 36 + 11 / 36), 12);
});

test('UK-PWR-COUNTERS: an ability that nobody counters', () => {
  const { state } = battle(spec(duellist));
  const odds = powerOdds(state, figureOf(state, 'a'), banishment.id, figureOf(state, 'b'));
  expect(odds.steps.map(({ purpose }) => purpose)).toEqual(['power', 'damage']);
  expect(mostOff(state, odds.losses, { type: 'special', rule: banishment.id, target: 'b' })).toBeLessThan(TINY);
});

test('UK-MOVE-FALL: the odds of a push count the fall', () => {
  const { state } = battle({
    figures: { a: { ...user, at: [0, 0, 3] }, b: { at: [0, 2, 3] }, ...fillers },
    terrain: [box('toit', [-3, -3, 3, 3], { top: 3 })],
    activation: 'a',
  });
  const odds = powerOdds(state, figureOf(state, 'a'), push.id, figureOf(state, 'b'));
  expect(odds.losses[0]?.out).toBeCloseTo((1 / 2) * (1 / 2), 12);
  expect(mostOff(state, odds.losses, { type: 'special', rule: push.id, target: 'b' })).toBeLessThan(TINY);
});

test('UK-PWR-GENERAL: a power that aims at nobody has its user for target, and takes nothing', () => {
  const { state } = battle({ figures: { a: { at: [0, 0], rules: [prayer.id] }, b: { at: [0, 9] } }, activation: 'a' });
  const a = figureOf(state, 'a');
  expect(powerOdds(state, a, prayer.id, a)).toMatchObject({ works: 1 / 2, losses: [{ figure: 'a', out: 0 }] });
});
