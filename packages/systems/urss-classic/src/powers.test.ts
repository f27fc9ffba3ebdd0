import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { kindOf } from './act.ts';
import { urssClassic } from './system.ts';
import { battle, box, ofType, play, point, refusal, rolls } from './testing.ts';
import {
  battleMeditation,
  choke,
  curse,
  hero,
  hold,
  lightning,
  magicBall,
  magicBolt,
  magicImpact,
  push,
  shock,
  stealthy,
  throwObjects,
} from './rules/index.ts';

const throwAt = (target: string) => ({ type: 'special', rule: throwObjects.id, target }) as const;
const user = { at: [0, 0], rules: [{ id: throwObjects.id, level: 'normal' }, { id: lightning.id }] } as const;

test('UC-SW-PWR-USE: a power at malus level that works', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [{ id: push.id, level: 'malus' }] }, b: { at: [0, 4] } }, activation: 'a' });
  const events = play(match, { type: 'special', rule: push.id, target: 'b' }, '436');
  expect(rolls(events)).toEqual(['power a 7']);
  expect(ofType(events, 'rolled')[0]?.roll.pool.modifiers).toEqual([{ rule: push.cites[0], effect: 'malus' }]);
});

test('UC-ACT-LIST: a power is offered on each enemy, one without a target once; its own rule tells what it does', () => {
  const { state } = battle({ figures: { a: { at: [0, 0], rules: [push.id, battleMeditation.id] }, b: { at: [0, 4] } }, activation: 'a' });
  const offers = urssClassic.offers(state, 'A').filter(({ type }) => type === 'special');
  expect(offers.map(({ id }) => id)).toEqual([`${push.id}:b`, battleMeditation.id]);
  expect(kindOf(state, figureOf(state, 'a'), { type: 'special', rule: push.id, target: 'b' })?.says).toBe(push.cites[0]);
});

test('UC-SW-PWR-USE UC-ACT-ONCE: it costs an action, failed or not, and is a type of its own', () => {
  const match = battle({ figures: { a: user, b: { at: [0, 8] } }, activation: 'a' });
  expect(rolls(play(match, throwAt('b'), '33'))).toEqual(['power a 6']);
  expect(match.state.activation?.left).toBe(1);
  expect(refusal(match, throwAt('b'))).toBe('UC-ACT-ONCE');
  expect(refusal(match, { type: 'special', rule: lightning.id, target: 'b' })).toBeUndefined();
});

test('UC-ACT-ONCE: by option one power an activation', () => {
  const match = battle({ figures: { a: user, b: { at: [0, 8] } }, activation: 'a', options: { 'actions.powersAreOneType': 'yes' } });
  play(match, throwAt('b'), '33');
  expect(refusal(match, { type: 'special', rule: lightning.id, target: 'b' })).toBe('UC-ACT-ONCE');
});

test('UC-ACT-ONCE: a hero uses the same power twice, by option too, and no other in its place', () => {
  const match = battle({
    figures: { a: { ...user, rules: [...user.rules, hero.id], actions: 3 }, b: { at: [0, 8] } },
    activation: 'a',
    options: { 'actions.powersAreOneType': 'yes' },
  });
  play(match, [{ type: 'special', rule: hero.id }, throwAt('b')], '34 33');
  expect(refusal(match, { type: 'special', rule: lightning.id, target: 'b' })).toBe('UC-ACT-ONCE');
  expect(rolls(play(match, throwAt('b'), '11'))).toEqual(['power a 2']);
});

test('UC-SW-PWR-USE UC-ARC-VISION: aimed at an enemy in range, in sight, in the front arc, not undetectable', () => {
  const match = battle({
    figures: {
      a: user,
      a2: { at: [1, 3] },
      b: { at: [0, 11] },
      b2: { at: [0, 11.01] },
      b3: { at: [0, -3] },
      b4: { at: [-6, 6] },
      b5: { at: [5, 5], rules: [stealthy.id] },
    },
    terrain: [box('mur', [-5, 3, -3, 5]), box('caisse', [5.5, 4, 7, 6], { top: 1 })],
    activation: 'a',
  });
  const refused = (id: string) => refusal(match, throwAt(id));
  expect(['b', 'b2', 'b3', 'b4', 'b5', 'a2', 'a'].map(refused)).toEqual([
    undefined,
    'UC-SHOOT-RANGE',
    'UC-ARC-VISION',
    'UC-SYS-LOS',
    'UC-ATTR-INDECELABLE',
    'UC-SYS-SIDES',
    'UC-SYS-SIDES',
  ]);
  expect(refusal(match, { type: 'special', rule: throwObjects.id })).toBe('UC-SW-PWR-USE');
  expect(refusal(match, { type: 'special', rule: shock.id, target: 'b' })).toBe('UC-ACT-LIST');
});

test('UC-SW-PWR-USE UC-MELEE-ENGAGED: an engaged user may aim at the enemy in contact', () => {
  const match = battle({ figures: { a: user, b: { at: [0, 1] } }, activation: 'a' });
  expect(refusal(match, throwAt('b'))).toBeUndefined();
});

test('UC-SW-PWR-USE UC-SHOOT-COVER: saves that fit the arc count, cover included', () => {
  const match = battle({
    figures: { a: user, b: { at: [0, 8], facing: 'south', armour: ['armure', 'bouclier'] }, b2: { at: [9, 9] }, b3: { at: [9, 11] } },
    terrain: [box('muret', [-2, 6, 2, 6.3], { kind: 'linear', top: 1 })],
    activation: 'a',
  });
  const events = play(match, throwAt('b'), '34 666 11 111 111');
  expect(events.flatMap((event) => (event.type === 'rolled' && event.purpose === 'save' ? [event.of] : []))).toEqual([
    'test:armure',
    'test:bouclier',
    'UC-SHOOT-COVER',
  ]);
});

test('UC-SW-PWR-USE UC-DMG-ROLL: the damage sign of the figure counts, that of its weapon does not', () => {
  const match = battle({
    figures: { a: { ...user, damage: 'bonus', weapons: ['sabre'] }, b: { at: [0, 8] }, b2: { at: [9, 9] } },
    activation: 'a',
  });
  expect(rolls(play(match, throwAt('b'), '34 25'))).toEqual(['power a 7', 'damage a 7']);
});

test('UC-ACT-ONCE UC-ACT-ALERT: the option counts the powers of an activation, not those of a reaction in it', () => {
  const match = battle({
    figures: { a: { ...user, at: [0, 0] }, b: { ...user, at: [0, 8], facing: 'south', alert: true } },
    activation: 'a',
    options: { 'actions.powersAreOneType': 'yes' },
  });
  const answer = { do: 'react', command: throwAt('a') } as const;
  const events = play(match, [throwAt('b'), { type: 'move', path: [point(1, 0)] }], '33 33', [['alert', answer as never]]);
  expect(rolls(events)).toEqual(['power a 6', 'power b 6']);
});

test.each([
  [shock.id, 5],
  [push.id, 5],
  [choke.id, 5],
  [lightning.id, 10],
  [throwObjects.id, 10],
  [magicImpact.id, 10],
  [curse.id, 15],
  [magicBall.id, 15],
  [hold.id, 20],
  [magicBolt.id, 20],
] as const)('UC-SYS-DISTANCE: %s reaches %d paces, its limit included, and not a hair more', (power, range) => {
  const from = (away: number): string | undefined =>
    refusal(battle({ figures: { a: { at: [0, 0], rules: [{ id: power }] }, b: { at: [0, 1 + away] } }, activation: 'a' }), {
      type: 'special',
      rule: power,
      target: 'b',
    });
  expect(from(range)).toBeUndefined();
  expect(from(range + 0.001)).toBe('UC-SHOOT-RANGE');
});
