import { expect, test } from 'vitest';
import { battle, figure, ofType, play, refusal, rolls, where } from '../testing.ts';
import { personnage } from './index.ts';

const heal = (target: string) => ({ type: 'special', rule: 'guerison', target }) as const;
const healer = { at: [0, 0], rules: ['guerison', personnage.id], vitality: 2, facing: 'south' } as const;

test('UC-ATTR-GUERISON: an ally 1 pace away has all its vitality back; neither arc nor sight is needed', () => {
  const match = battle({
    figures: { a: healer, a2: { like: 'jediGardien', at: [0, 2], vitality: 1 }, b: { at: [9, 9] } },
    activation: 'a',
  });
  expect(rolls(play(match, heal('a2'), '52'))).toEqual(['power a 7']);
  expect(figure(match, 'a2').vitality).toBe(3);
});

test('UC-ATTR-GUERISON UC-SYS-SKILLS: tested at the level of the skill; failed, the action is spent', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], rules: [{ id: 'guerison', level: 'bonus' }] },
      a2: { like: 'jediGardien', at: [0, 1], vitality: 1 },
      b: { at: [9, 9] },
    },
    activation: 'a',
  });
  expect(rolls(play(match, heal('a2'), '133'))).toEqual(['power a 6']);
  expect(figure(match, 'a2').vitality).toBe(1);
  expect(match.state.activation?.left).toBe(1);
});

test('UC-ATTR-GUERISON: within 1 pace, an ally, in play', () => {
  const match = battle({
    figures: { a: healer, a2: { at: [0, 2.001] }, a3: { at: [1, 0], posture: 'out', vitality: 0 }, b: { at: [0, 1] } },
    activation: 'a',
  });
  expect(['a2', 'a3', 'b', 'a'].map((id) => refusal(match, heal(id)))).toEqual([
    'UC-ATTR-GUERISON',
    'UC-ATTR-GUERISON',
    'UC-ATTR-GUERISON',
    undefined,
  ]);
});

test('UC-ATTR-GUERISON UC-SYS-SIDES: an ally of another group of its side is healed as well, an enemy is not', () => {
  const figures = { a: healer, b: { at: [9, 9] }, c: { at: [1, 0], rules: [personnage.id], vitality: 1 } } as const;
  const match = battle({ figures, sides: { C: 'A' }, activation: 'a' });
  play(match, heal('c'), '66');
  expect(figure(match, 'c').vitality).toBe(3);
  expect(refusal(battle({ figures, activation: 'a' }), heal('c'))).toBe('UC-ATTR-GUERISON');
});

test('UC-ATTR-GUERISON UC-SYS-SIDES: the healer heals itself, unless the option says otherwise', () => {
  const match = battle({ figures: { a: healer, b: { at: [9, 9] } }, activation: 'a' });
  play(match, heal('a'), '66');
  expect(figure(match, 'a').vitality).toBe(3);
  const option = battle({ figures: { a: healer, b: { at: [9, 9] } }, activation: 'a', options: { 'allies.includeSelf': 'no' } });
  expect(refusal(option, heal('a'))).toBe('UC-ATTR-GUERISON');
});

test('UC-ATTR-GUERISON: by option one out of action stands up on its token, facing as its controller likes, and has played', () => {
  const match = battle({
    figures: { a: healer, a2: { like: 'jediGardien', at: [0, 1.4], posture: 'out', vitality: 0 }, b: { at: [9, 9] } },
    activation: 'a',
    options: { 'heal.outOfAction': 'yes' },
  });
  play(match, heal('a2'), '52', [['facing', { x: 0, y: -1000 }]]);
  expect(figure(match, 'a2')).toMatchObject({ posture: 'standing', vitality: 3, activated: true, facing: { x: 0, y: -1000 } });
  expect(where(match, 'a2')).toEqual([0, 1.4]);
});

test('UC-ATTR-GUERISON: its token within 1 pace; taken, the nearest free place; in contact, it is engaged', () => {
  const figures = {
    a: healer,
    a2: { at: [0, 1], posture: 'out', vitality: 0 },
    a3: { at: [0, 1.51], posture: 'out', vitality: 0 },
    a4: { at: [2, 2], posture: 'fled', vitality: 1 },
    b: { at: [0.3, 1.2], facing: 'south' },
  } as const;
  const match = battle({ figures, activation: 'a', options: { 'heal.outOfAction': 'yes' } });
  expect(['a3', 'a4'].map((id) => refusal(match, heal(id)))).toEqual(['UC-ATTR-GUERISON', 'UC-ATTR-GUERISON']);
  const events = play(match, heal('a2'), '52', [['facing', { x: 1000, y: 0 }]]);
  const [x = 0, y = 0] = where(match, 'a2');
  expect((x - 0.3) * (x - 0.3) + (y - 1.2) * (y - 1.2)).toBeCloseTo(1, 2);
  expect(x * x + y * y).toBeGreaterThan(0.99);
  expect(ofType(events, 'engaged').map(({ figure: who, enemies }) => [who, ...enemies])).toEqual([['a2', 'b']]);
});

test('UC-ATTR-GUERISON: by default one out of action comes back in the world of the survivors alone, by option always or never', () => {
  const figures = { a: healer, a2: { at: [0, 1], posture: 'out', vitality: 0 }, b: { at: [9, 9] } } as const;
  const refused = (adaptation: string, option?: 'survivants' | 'no' | 'yes') =>
    refusal(battle({ figures, adaptation, activation: 'a', options: option && { 'heal.outOfAction': option } }), heal('a2'));
  expect(refused('survivants')).toBeUndefined();
  expect(refused('survivants', 'no')).toBe('UC-ATTR-GUERISON');
  expect(refused('star-wars')).toBe('UC-ATTR-GUERISON');
  expect(refused('star-wars', 'yes')).toBeUndefined();
});
