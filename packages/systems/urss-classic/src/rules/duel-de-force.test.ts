import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, rolls, where } from '../testing.ts';
import { heal, push, shock, throwObjects } from './index.ts';

const use = (power: string) => ({ type: 'special', rule: power, target: 'b' }) as const;
const a = { like: 'jediMineur', at: [0, 0], rules: [throwObjects.id, push.id, shock.id, heal.id] } as const;
const b = { like: 'jediGardien', at: [0, 4], facing: 'south', rules: ['duel-de-force'] } as const;

test('UC-SW-PWR-DUEL-DE-FORCE: a higher score turns the damage on the user, who saves for itself', () => {
  const match = battle({ figures: { a, b }, activation: 'a' });
  const events = play(match, use(throwObjects.id), '44 54 265 123 611', [['duel', true]]);
  expect(rolls(events)).toEqual(['power a 8', 'duel-de-force b 9', 'damage b 7', 'save a 5', 'save a 2']);
  expect(figure(match, 'a').vitality).toBe(2);
});

test('UC-SW-PWR-DUEL-DE-FORCE: an equal score changes nothing', () => {
  const match = battle({ figures: { a, b }, activation: 'a' });
  const events = play(match, use(throwObjects.id), '44 53 126', [['duel', true]]);
  expect(rolls(events)).toEqual(['power a 8', 'duel-de-force b 8', 'damage a 3']);
});

test('UC-SW-PWR-DUEL-DE-FORCE UC-SYS-DECISIONS: the controller of the target may decline, after the power has succeeded', () => {
  const match = battle({ figures: { a, b }, activation: 'a' });
  expect(rolls(play(match, use(throwObjects.id), '44 111', [['duel', false]]))).toEqual(['power a 8', 'damage a 2']);
  const failed = battle({ figures: { a, b }, activation: 'a' });
  expect(rolls(play(failed, use(throwObjects.id), '33'))).toEqual(['power a 6']);
});

test('UC-SW-PWR-DUEL-DE-FORCE UC-SYS-SKILLS: rolled at its level; a prone figure answers too, as often as it is attacked', () => {
  const match = battle({
    figures: { a, b: { ...b, rules: [{ id: 'duel-de-force', level: 'malus' }], posture: 'prone' } },
    activation: 'a',
  });
  const events = play(match, [use(throwObjects.id), use(push.id)], '66 665 111 66 111', [
    ['duel', true],
    ['duel', true],
  ]);
  expect(rolls(events)).toEqual(['power a 12', 'duel-de-force b 11', 'damage a 2', 'power a 12', 'duel-de-force b 2']);
});

test('UC-SW-PWR-DUEL-DE-FORCE: the user is sent away from the dueller and knocked down', () => {
  const match = battle({ figures: { a, b }, activation: 'a' });
  play(match, use(push.id), '34 66', [['duel', true]]);
  expect(where(match, 'a')).toEqual([0, -5]);
  expect(figure(match, 'a').posture).toBe('prone');
  expect(where(match, 'b')).toEqual([0, 4]);
});

test('UC-SW-PWR-DUEL-DE-FORCE UC-SYS-DURATION: the user has Combat - until its own next activation', () => {
  const match = battle({ figures: { a, b }, activation: 'a' });
  const events = play(match, use(shock.id), '34 66', [['duel', true]]);
  expect(ofType(events, 'effectBegan').map(({ effect }) => effect)).toEqual([{ rule: shock.id, on: 'a', by: 'a' }]);
  play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect(match.state.effects).toEqual([]);
});

test('UC-SW-PWR-DUEL-DE-FORCE: range and sight of the dueller are not checked, and nothing is sent back twice', () => {
  const match = battle({
    figures: { a: { ...a, rules: [...a.rules, 'duel-de-force'] }, b: { ...b, facing: 'north', at: [0, 10] } },
    activation: 'a',
  });
  const events = play(match, use(throwObjects.id), '34 66 111', [['duel', true]]);
  expect(rolls(events)).toEqual(['power a 7', 'duel-de-force b 12', 'damage b 2']);
});

test('UC-SW-PWR-DUEL-DE-FORCE UC-SHOOT-COVER: cover of the user is judged from the dueller', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [throwObjects.id] }, a2: { at: [9, 0] }, a3: { at: [12, 0] }, b },
    terrain: [box('muret', [-2, 0.6, 2, 0.9], { kind: 'linear', top: 1 })],
    activation: 'a',
  });
  const events = play(match, use(throwObjects.id), '34 66 666 666', [['duel', true]]);
  expect(ofType(events, 'rolled').at(-1)).toMatchObject({ purpose: 'save', figure: 'a', of: 'UC-SHOOT-COVER' });
});

test('UC-ATTR-PARADE-DUEL: a power that cannot be parried calls for no duel', () => {
  const match = battle({ figures: { a: { ...a, at: [0, 3] }, a2: { ...b, group: 'A' }, b: { at: [0, 20] } }, activation: 'a' });
  expect(rolls(play(match, { type: 'special', rule: heal.id, target: 'a2' }, '34'))).toEqual(['power a 7']);
});
