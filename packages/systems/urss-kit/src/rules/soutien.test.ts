import { expect, test } from 'vitest';
import { alive, battle, blade, figure, levels, ofType, play, refusal, rolls, shield, where, type FigureSpec } from '../testing.ts';
import { fightB } from '../testing-fights.ts';
import { ambidextrous, pushesBack, stunningBlow, support } from './index.ts';

/** The supporter a stands behind a2, who is engaged with b. */
const line = (a: FigureSpec = {}, b: FigureSpec = {}, rest: Record<string, FigureSpec> = {}) =>
  battle({
    figures: {
      a: { at: [0, 0], rules: [support.id], weapons: ['lame'], ...a },
      a2: { at: [0, 1], weapons: ['lame'] },
      b: { at: [0, 2], facing: 'south', weapons: ['lame'], ...b },
      b9: { at: [20, 20] },
      ...rest,
    },
    activation: 'a',
  });

test('UK-ATTR-SOUTIEN: the enemy that wins makes no damage roll, and has not used it up', () => {
  const match = line();
  expect(rolls(play(match, fightB, '2 5'))).toEqual(['combat a 2', 'combat b 5']);
  expect([figure(match, 'b').blows, figure(match, 'a').left, figure(match, 'a2').left]).toEqual([0, 1, 2]);
});

test('UK-ATTR-SOUTIEN: the supporter that wins strikes and pushes the enemy away from itself; the enemy does not turn', () => {
  const match = line({ rules: [support.id, pushesBack.id] }, { character: true });
  const events = play(match, fightB, '6 1 4');
  expect(rolls(events)).toEqual(['combat a 6', 'combat b 1', 'damage a 4']);
  expect(where(match, 'b')).toEqual([0, 3]);
  expect(ofType(events, 'figureTurned').some((event) => event.figure === 'b')).toBe(false);
});

test('UK-ATTR-SOUTIEN, UK-MELEE-TIE: on a tie both move a pace apart', () => {
  const match = line();
  play(match, fightB, '3 3');
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [0, -1],
    [0, 3],
  ]);
});

test('UK-ATTR-SOUTIEN: the enemy keeps all but its damage roll', () => {
  const match = line({}, { weapons: [blade('masse', 0, [stunningBlow.id])] });
  play(match, fightB, '1 6 4');
  expect(figure(match, 'a').posture).toBe('prone');
});

test('UK-ATTR-SOUTIEN, UK-MELEE-MULTI: the supporter is no assailant, nor engaged', () => {
  const match = line({}, {}, { a3: { at: [0, 3] } });
  expect(levels(play(match, fightB, '6 11 1'), 'combat')).toEqual([0, -1]);
  expect(refusal(match, { type: 'move', path: [{ x: 30000, y: 28000 }] })).toBeUndefined();
  expect(rolls(play(match, { type: 'move', path: [{ x: 30000, y: 28000 }] }))).toEqual([]);
});

/** Levels of the save of b, which faces this way. */
const savesFacing = (facing: 'south' | 'north') => {
  const match = line({}, { facing, shields: [shield('ecu', 0)], weapons: ['lame'] });
  return levels(play(match, fightB, facing === 'south' ? '6 1 6' : '6 1 1'), 'save');
};

test('UK-ATTR-SOUTIEN, UK-SAVE-SHIELD: where the supporter stands counts for the shield', () => {
  expect([savesFacing('south'), savesFacing('north')]).toEqual([[0], []]);
});

test('UK-ATTR-SOUTIEN, UK-STATE-PRONE-FIGHT: a prone enemy takes a free attack', () => {
  const match = line({}, { posture: 'prone' });
  expect(rolls(play(match, fightB, '4'))).toEqual(['damage a 4']);
  expect(alive(match, 'b')).toBe(false);
});

test('UK-ATTR-SOUTIEN: an enemy engaged with an ally in contact, and no other', () => {
  expect(refusal(line({ rules: [] }), fightB)).toBe('UK-ACT-FIGHT');
  expect(refusal(line({ at: [0, -0.5] }), fightB)).toBe('UK-ACT-FIGHT');
  expect(refusal(line({}, { at: [0, 2.5] }), fightB)).toBe('UK-ACT-FIGHT');
});

test('UK-ATTR-SOUTIEN: of a weapon only that weapon reaches, in hand and used; engaged it fights either enemy', () => {
  const lance = blade('lance', -1, [support.id]);
  const a = { rules: [], weapons: [lance, 'lame'], held: ['lance', 'lame'] } as const;
  expect(levels(play(line(a), fightB, '6 1 11'), 'damage')).toEqual([-1]);
  expect(refusal(line({ ...a, held: ['lame'] }), fightB)).toBe('UK-ACT-FIGHT');
  const engaged = line(a, {}, { b3: { at: [1, 0] } });
  expect([refusal(engaged, fightB), refusal(engaged, { type: 'fight', target: 'b3' })]).toEqual([undefined, undefined]);
});

test('UK-ATTR-SOUTIEN: with two weapons it is enough that one of them reaches', () => {
  for (const [one, other] of [
    ['lance', 'sabre'],
    ['sabre', 'lance'],
  ] as const) {
    const weapons = [one, other].map((id) => blade(id, 0, id === 'lance' ? [support.id] : []));
    const match = line({ rules: [ambidextrous.id], weapons, held: [one, other] });
    expect(levels(play(match, fightB, '11 6'), 'combat')).toEqual([1, 0]);
  }
});
