import { expect, test } from 'vitest';
import { alive, battle, box, figure, ofType, play, refusal, rolls, where, type FigureSpec } from '../testing.ts';
import { doesNotPushBack, hero } from './index.ts';

const groupAttack = { type: 'special', rule: 'attaque-de-groupe' } as const;

/** A troll between b1 to the north and b2 to the south. */
const melee = (a: FigureSpec = {}, b1: FigureSpec = {}, rest: Record<string, FigureSpec> = {}) =>
  battle({
    figures: {
      a: { like: 'troll', at: [0, 0], ...a },
      a2: { at: [-15, 0] },
      b1: { like: 'guerrierHumain', at: [0, 1.5], facing: 'south', ...b1 },
      b2: { like: 'guerrierHumain', at: [0, -1.5] },
      ...rest,
    },
    activation: 'a',
  });

test('UC-ATTR-ATTAQUE-DE-GROUPE: lost and won, a dying troll falls only after its second fight', () => {
  const match = melee({ vitality: 1 });
  const events = play(match, groupAttack, '123 44 34 116 655 61 126 11 112', [
    ['groupAttack', 'b1'],
    ['groupAttack', 'b2'],
  ]);
  expect(rolls(events)).toEqual([
    'combat a 3',
    'combat b1 8',
    'damage b1 7',
    'save a 2',
    'combat a 10',
    'combat b2 7',
    'damage a 8',
    'save b2 2',
    'save b2 2',
  ]);
  expect(ofType(events, 'figureOut').map((event) => event.figure)).toEqual(['b2', 'a']);
  expect(ofType(events, 'figureMoved').map((event) => event.figure)).toEqual(['b2']);
});

test('UC-ATTR-ATTAQUE-DE-GROUPE: after its losses it is pushed back once for each fight lost or tied', () => {
  const match = melee({}, {}, { b2: { like: 'guerrierHumain', at: [1.5, 0] } });
  const events = play(match, groupAttack, '123 44 34 111 222 31', [
    ['groupAttack', 'b1'],
    ['groupAttack', 'b2'],
  ]);
  expect(ofType(events, 'figureMoved').map((event) => event.figure)).toEqual(['b2', 'a', 'a']);
  expect(where(match, 'b2')).toEqual([2.5, 0]);
  expect(where(match, 'a')[1]).toBeLessThan(-0.9);
  expect(where(match, 'a')[0]).toBeLessThan(-0.8);
  expect(figure(match, 'a').vitality).toBe(5);
  expect(match.state.activation?.left).toBe(1);
});

test('UC-ATTR-ATTAQUE-DE-GROUPE UC-MELEE-MULTI: the assailants it pushes away weigh no more', () => {
  const match = melee({ combat: 'normal' });
  const events = play(match, groupAttack, '661 11 111 61 11 111', [
    ['groupAttack', 'b1'],
    ['groupAttack', 'b2'],
  ]);
  expect(rolls(events).filter((roll) => roll.startsWith('combat a'))).toEqual(['combat a 7', 'combat a 7']);
});

test('UC-ATTR-ATTAQUE-DE-GROUPE: its player may stop after a fight, but not before the first', () => {
  const match = melee();
  expect(() => play(match, groupAttack, '', [['groupAttack', null]])).toThrow(/not offered/);
  match.undo();
  const events = play(match, groupAttack, '661 11 111', [
    ['groupAttack', 'b1'],
    ['groupAttack', null],
  ]);
  expect(ofType(events, 'rolled')).toHaveLength(3);
});

test('UC-ATTR-ATTAQUE-DE-GROUPE UC-ATTR-MISE-A-TERRE: a prone enemy takes a free attack in its turn', () => {
  const match = melee({}, { posture: 'prone', armour: [] });
  const events = play(match, groupAttack, '126', [
    ['groupAttack', 'b1'],
    ['groupAttack', null],
  ]);
  expect(rolls(events)).toEqual(['damage a 8']);
  expect(alive(match, 'b1')).toBe(false);
});

test('UC-ATTR-ATTAQUE-DE-GROUPE UC-ACT-ONCE: it is the one Combat action of the activation, and needs an enemy in contact', () => {
  const match = melee();
  play(match, groupAttack, '661 11 111', [
    ['groupAttack', 'b1'],
    ['groupAttack', null],
  ]);
  expect(refusal(match, { type: 'fight', target: 'b2' })).toBe('UC-ACT-ONCE');
  const apart = battle({ figures: { a: { like: 'troll', at: [0, 0] }, b: { at: [5, 5] } }, activation: 'a' });
  expect(refusal(apart, groupAttack)).toBe('UC-ACT-FIGHT');
  const plain = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 1] } }, activation: 'a' });
  expect(refusal(plain, groupAttack)).toBe('UC-ACT-LIST');
});

test('UC-ATTR-ATTAQUE-DE-GROUPE UC-DMG-OUT: it is put out of action once, whatever else it has lost', () => {
  const match = melee({ vitality: 1, rules: [] });
  const events = play(match, groupAttack, '123 44 34 111 123 44 34 111', [
    ['groupAttack', 'b1'],
    ['groupAttack', 'b2'],
  ]);
  expect(ofType(events, 'vitalityLost')).toHaveLength(1);
  expect(ofType(events, 'figureOut')).toMatchObject([{ figure: 'a', by: 'b1' }]);
  expect(ofType(events, 'figureMoved')).toEqual([]);
});

test('UC-ATTR-ATTAQUE-DE-GROUPE UC-ACT-CLIMB-SWIM: not while it clings to a wall', () => {
  const match = battle({
    figures: { a: { like: 'troll', at: [0, 0, 1], perch: { feature: 'tour', on: 'wall' } }, b: { at: [-1.5, 0] } },
    terrain: [box('tour', [1, -4, 6, 4])],
    activation: 'a',
  });
  expect(refusal(match, groupAttack)).toBe('UC-ACT-CLIMB-SWIM');
});

test('UC-ATTR-ATTAQUE-DE-GROUPE UC-ACT-ONCE: a hero may make it twice', () => {
  const match = melee({ rules: [hero.id, doesNotPushBack.id], actions: 3 }, {}, { b2: { at: [9, 9] } });
  const events = play(match, [{ type: 'special', rule: hero.id }, groupAttack, groupAttack], '34 666 11 111 666 11 111');
  expect(rolls(events).filter((roll) => roll.startsWith('combat a'))).toEqual(['combat a 12', 'combat a 12']);
});
