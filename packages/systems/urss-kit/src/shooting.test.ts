import { expect, test } from 'vitest';
import { armourPiercing, cadence, camouflage, guard, hurlObjects, livingLegend, shieldBypass } from './rules/index.ts';
import { RAN } from './saves.ts';
import { alive, armour, battle, box, gun, levels, play, point, refusal, rolls, type BattleSpec, type FigureSpec } from './testing.ts';
import { decline, react } from './testing-alert.ts';

const shoot = (target: string, weapon = 'pistolet') => ({ type: 'shoot', weapon, target }) as const;
const gunman = { at: [0, 0], weapons: ['pistolet'] } as const satisfies FigureSpec;
/** Figures that keep the battle going, whoever falls. */
const spare = { a9: { at: [20, 20] }, a8: { at: [22, 20] }, b9: { at: [-20, 20] }, b8: { at: [-22, 20] } } as const;

test('UK-ACT-SHOOT, UK-SHOOT-TARGET: a weapon in hand is used, and not one that is carried', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['pistolet', 'fusil'], held: ['pistolet'] }, b: { at: [0, 4] }, ...spare },
    activation: 'a',
  });
  expect(refusal(match, shoot('b', 'fusil'))).toBe('UK-SHOOT-TARGET');
  expect(rolls(play(match, shoot('b'), '4 4'))).toEqual(['shooting a 4', 'damage a 4']);
  expect(alive(match, 'b')).toBe(false);
  expect(refusal(match, shoot('b9'))).toBe('UK-ACT-ONCE');
});

test('UK-ACT-AIM: only the shooting action directly after it is aimed', () => {
  const match = battle({
    figures: { a: { ...gunman, rules: [livingLegend.id], left: 4 }, b: { at: [0, 4] }, ...spare },
    activation: 'a',
  });
  expect(levels(play(match, [{ type: 'aim' }, shoot('b'), shoot('b')], '11 1'), 'shooting')).toEqual([1, 0]);
});

const holding = (held: readonly string[]) =>
  battle({ figures: { a: { at: [0, 0], weapons: ['pistolet', 'lame'], held }, b: { at: [0, 4] } }, activation: 'a' });

test('UK-ACT-AIM: whoever has nothing in hand to shoot with does not aim', () => {
  expect([['lame'], ['lame', 'pistolet']].map((held) => refusal(holding(held), { type: 'aim' }))).toEqual(['UK-ACT-AIM', undefined]);
});

test('UK-SHOOT-TARGET, UK-ARC-LOS: the first reason that holds is told, in the order arc, sight, range, hidden', () => {
  const match = battle({
    figures: {
      a: gunman,
      a2: { at: [3, 3] },
      b1: { at: [0, -12] },
      b2: { at: [-8, 8] },
      b3: { at: [12, 12] },
      b4: { at: [6, 6] },
      b5: { at: [4, 0] },
      b6: { at: [9, 9], posture: 'out', vitality: 0 },
    },
    terrain: [box('mur', [-5, 3, -3, 5], { top: 3 })],
    activation: 'a',
  });
  const refused = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'a2', 'a'].map((id) => refusal(match, shoot(id)));
  expect(refused).toEqual([
    'UK-ARC-FRONT',
    'UK-ARC-LOS',
    'UK-SHOOT-LONG',
    'UK-SHOOT-HIDDEN',
    undefined,
    'UK-STATE-OUT',
    'UK-SYS-SIDES',
    'UK-SYS-SIDES',
  ]);
  expect(refusal(match, { type: 'shoot', weapon: 'pistolet' })).toBe('UK-SHOOT-TARGET');
});

test.each([
  [11, 0],
  [12, 0],
  [12.5, -1],
  [24, -1],
])('UK-SHOOT-RANGE, UK-SHOOT-LONG: a weapon of range 12 at %d paces is shot at level %d', (away, level) => {
  const match = battle({ figures: { a: { ...gunman, weapons: ['fusil'] }, b: { at: [0, 1 + away] } }, activation: 'a' });
  expect(levels(play(match, shoot('b', 'fusil'), level < 0 ? '11' : '1'), 'shooting')).toEqual([level]);
});

test('UK-SHOOT-LONG: beyond twice its range it is not shot', () => {
  const match = battle({ figures: { a: { ...gunman, weapons: ['fusil'] }, b: { at: [0, 25.1] } }, activation: 'a' });
  expect(refusal(match, shoot('b', 'fusil'))).toBe('UK-SHOOT-LONG');
  expect(match.system.check(match.state, 'A', shoot('b', 'fusil'))?.reason).toEqual({
    fr: 'b est à 24,1\u00a0pas, hors de portée longue (24, le double de 12).',
    en: 'b is 24.1\u00a0paces away, out of long range (24, twice 12).',
  });
});

test('UK-SHOOT-ROLL: long range and Tir - are three dice of which the worst counts', () => {
  const match = battle({ figures: { a: { ...gunman, skills: { shooting: -1 } }, b: { at: [0, 8] }, ...spare }, activation: 'a' });
  expect(rolls(play(match, shoot('b'), '465 3'))).toEqual(['shooting a 4', 'damage a 3']);
});

test('UK-SHOOT-ROLL, UK-SKILL-DEFAULT: who has no Tir shoots at 3-', () => {
  const match = battle({ figures: { a: { ...gunman, skills: { shooting: null } }, b: { at: [0, 4] } }, activation: 'a' });
  expect(levels(play(match, shoot('b'), '6661'), 'shooting')).toEqual([-3]);
});

const shotBy = (vitality: number, dice: string) =>
  levels(
    play(battle({ figures: { a: { ...gunman, character: true, vitality }, b: { at: [0, 4] } }, activation: 'a' }), shoot('b'), dice),
    'shooting',
  );

test('UK-STATE-WOUNDS, UK-SHOOT-ROLL: a badly wounded figure shoots a level worse, a wounded one does not', () => {
  expect([shotBy(2, '1'), shotBy(1, '11')]).toEqual([[0], [-1]]);
});

test('UK-ACT-LADDER-USE: from a ladder a figure with Tir + shoots with a single die', () => {
  const match = battle({
    figures: {
      a: { ...gunman, skills: { shooting: 1 }, at: [0, 0, 2], perch: { feature: 'echelle', on: 'ladder' } },
      b: { at: [0, 4] },
      ...spare,
    },
    terrain: [box('mur', [-1, -2, 1, -0.5], { top: 5 }), box('echelle', [-0.2, -0.6, 0.2, -0.5], { kind: 'ladder', top: 5 })],
    activation: 'a',
  });
  expect(rolls(play(match, shoot('b'), '4 1'))).toEqual(['shooting a 4', 'damage a 1']);
});

test('UK-ACT-CLIMB: who clings to a wall does not shoot', () => {
  const match = battle({
    figures: { a: { ...gunman, at: [0, 0, 2], perch: { feature: 'mur', on: 'wall' } }, b: { at: [0, 4] } },
    terrain: [box('mur', [-1, -2, 1, -0.5], { top: 5 })],
    activation: 'a',
  });
  expect(refusal(match, shoot('b'))).toBe('UK-ACT-CLIMB');
});

test('UK-ACT-AIM: an aim just before cancels the malus of long range, and is spent with the shot', () => {
  const match = battle({ figures: { a: gunman, b: { at: [0, 8] } }, activation: 'a' });
  expect(levels(play(match, [{ type: 'aim' }, shoot('b')], '1'), 'shooting')).toEqual([0]);
});

test('UK-ACT-AIM: any other action in between loses it', () => {
  const match = battle({ figures: { a: { ...gunman, left: 3 }, b: { at: [0, 4] } }, activation: 'a' });
  expect(levels(play(match, [{ type: 'aim' }, { type: 'nothing' }, shoot('b')], '1'), 'shooting')).toEqual([0]);
});

test('UK-ACT-AIM: it bears on the next shooting action alone, not on one after that', () => {
  const match = battle({ figures: { a: { ...gunman, left: 3 }, b: { at: [0, 4] } }, activation: 'a' });
  play(match, [{ type: 'aim' }, shoot('b')], '11');
  expect(match.state.activation?.aimed).toBeUndefined();
});

test.each([
  ['same-activation', '1', 0],
  ['next-activation', '11', 1],
] as const)('UK-ACT-AIM: by option the last aim of an activation bears on the first action of the next (%s)', (carry, dice, level) => {
  const match = battle({
    figures: { a: { ...gunman, left: 1 }, b: { at: [0, 4], activated: true } },
    activation: 'a',
    options: { 'aim.carry': carry },
  });
  const commands = [{ type: 'aim' }, { type: 'activate', figure: 'a' }, shoot('b')] as const;
  expect(levels(play(match, commands, dice), 'shooting')).toEqual([level]);
});

test.each([
  ['any other action', 'nothing'],
  ['the first action alone', 'shoot'],
])('UK-ACT-AIM: by option %s of the next activation spends it', (_, first) => {
  const match = battle({
    figures: { a: { ...gunman, left: 1 }, b: { at: [0, 4], activated: true } },
    activation: 'a',
    options: { 'aim.carry': 'next-activation' },
  });
  play(
    match,
    [{ type: 'aim' }, { type: 'activate', figure: 'a' }, first === 'nothing' ? { type: 'nothing' } : shoot('b')],
    first === 'nothing' ? '' : '11',
  );
  expect(match.state.activation?.aimed).toBeUndefined();
});

const refusedWith = (whileEngaged: 'allowed' | 'contact-only' | 'forbidden') => {
  const match = battle({
    figures: { a: gunman, b: { at: [0, 1] }, b2: { at: [3, 3] } },
    activation: 'a',
    options: { 'shoot.whileEngaged': whileEngaged },
  });
  return ['b', 'b2'].map((id) => refusal(match, shoot(id)));
};

test('UK-SHOOT-ENGAGED: an engaged figure shoots at whom it likes, by option only at an enemy in contact, or not at all', () => {
  expect([refusedWith('allowed'), refusedWith('contact-only'), refusedWith('forbidden')]).toEqual([
    [undefined, undefined],
    [undefined, 'UK-SHOOT-ENGAGED'],
    ['UK-SHOOT-ENGAGED', 'UK-SHOOT-ENGAGED'],
  ]);
});

test('UK-SHOOT-HIDDEN: who is hidden by a figure alone for more than two thirds is no target, whosever it is', () => {
  const behind = (id: string, x: number) =>
    refusal(battle({ figures: { a: gunman, [id]: { at: [0, 4] }, b: { at: [x, 7] } }, activation: 'a' }), shoot('b'));
  expect([behind('b1', 0), behind('a1', 0), behind('b1', 0.7), behind('b1', 0.75)]).toEqual([
    ...Array<string>(3).fill('UK-SHOOT-HIDDEN'),
    undefined,
  ]);
  const match = battle({ figures: { a: gunman, b1: { at: [0, 4] }, b: { at: [0, 7] } }, activation: 'a' });
  expect(refusal(match, shoot('b1'))).toBeUndefined();
});

test('UK-SHOOT-HIDDEN: figures that hide another only together, and terrain beside a figure, do not count', () => {
  const figures = { a: gunman, b1: { at: [-0.55, 4] }, b2: { at: [0.55, 4] }, b: { at: [0, 7] } } as const;
  expect(refusal(battle({ figures, activation: 'a' }), shoot('b'))).toBeUndefined();
  const walled = battle({
    figures: { a: gunman, b1: { at: [-0.55, 4] }, b: { at: [0, 7] } },
    terrain: [box('mur', [0, 5, 0.25, 5.2], { top: 3 })],
    activation: 'a',
  });
  expect(refusal(walled, shoot('b'))).toBeUndefined();
});

const behindOne = (spec: FigureSpec) =>
  refusal(battle({ figures: { a: gunman, b1: { at: [0, 4], ...spec }, b: { at: [0, 7] } }, activation: 'a' }), shoot('b'));

test('UK-SHOOT-HIDDEN: who is out of action hides nobody, and who stands higher is seen over a prone figure', () => {
  expect([behindOne({ posture: 'out', vitality: 0 }), behindOne({ posture: 'prone' })]).toEqual([undefined, undefined]);
});

test('UK-SHOOT-EXAMPLE: heavy pistol at long range by Tir +, a save that Transperce armure has made worse', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], skills: { shooting: 1 }, weapons: [gun('canon', 5, 0, [{ id: armourPiercing.id, value: 1 }, shieldBypass.id])] },
      b: { at: [0, 9], armour: [armour('kevlar', 0)] },
    },
    activation: 'a',
  });
  const events = play(match, shoot('b', 'canon'), '5 46');
  expect(rolls(events)).toEqual(['shooting a 5', 'save b 4']);
  expect([levels(events, 'shooting'), levels(events, 'save')]).toEqual([[0], [-1]]);
  expect(alive(match, 'b')).toBe(true);
});

test('UK-COVER-LIGHT, UK-COVER-HIDDEN-SHARE: half of the target is hidden, and three dice save', () => {
  const match = battle({
    figures: { a: gunman, b: { at: [0, 4] }, ...spare },
    terrain: [box('mur', [0, 2.9, 2, 3], { top: 3 })],
    activation: 'a',
  });
  const events = play(match, shoot('b'), '4 445');
  expect(rolls(events)).toEqual(['shooting a 4', 'save b 4']);
  expect(levels(events, 'save')).toEqual([-2]);
});

/** A wall edge so that this share of a target 4 paces ahead is hidden: the eye is 4 paces from the target, the wall touches its front. */
const edged = (share: number) => {
  const x = (0.5 - share) * (3.49 / 4);
  return battle({
    figures: { a: gunman, b: { at: [0, 4] }, ...spare },
    terrain: [box('mur', [x, 3.48, 2, 3.49], { top: 9 })],
    activation: 'a',
  });
};

test.each([
  [0.32, []],
  [0.35, [-2]],
  [0.65, [-2]],
  [0.69, [0]],
])('UK-COVER-LIGHT, UK-COVER-HEAVY: hidden for %d, saves of level %j', (share, saved) => {
  expect(levels(play(edged(share), shoot('b'), `4 ${saved.length === 0 ? '1' : saved[0] === 0 ? '4' : '444'}`), 'save')).toEqual(saved);
});

test('UK-COVER-HEAVY: with a light armour heavy cover saves on the better of two dice', () => {
  const match = battle({
    figures: { a: gunman, b: { at: [0, 4], armour: ['legere'] }, ...spare },
    terrain: [box('mur', [-0.2 * (3.49 / 4), 3.48, 2, 3.49], { top: 9 })],
    activation: 'a',
  });
  const events = play(match, shoot('b'), '4 24');
  expect(rolls(events)).toEqual(['shooting a 4', 'save b 4']);
  expect(levels(events, 'save')).toEqual([1]);
});

test('UK-COVER-HEAVY, UK-ARC-LOS: hidden but for a sliver it is no target', () => {
  expect([0.98, 0.995].map((share) => refusal(edged(share), shoot('b')))).toEqual([undefined, 'UK-ARC-LOS']);
});

const shot = (block: 'no' | 'cover', dice: string) =>
  rolls(
    play(
      battle({
        figures: { a: gunman, b1: { at: [0.4, 3] }, b: { at: [0, 5] }, ...spare },
        options: { 'los.figuresBlock': block },
        activation: 'a',
      }),
      shoot('b'),
      dice,
    ),
  );

test('UK-COVER-HIDDEN-SHARE: figures give cover by option alone', () => {
  expect([shot('no', '4 1'), shot('cover', '4 444')]).toEqual([
    ['shooting a 4', 'damage a 1'],
    ['shooting a 4', 'save b 4'],
  ]);
});

test('UK-DMG-SHOT, UK-SKILL-LIST: the damage is that of the weapon, not of the shooter', () => {
  const match = battle({
    figures: { a: { at: [0, 0], skills: { damage: 2 }, weapons: [gun('leger', 5, -1)] }, b: { at: [0, 4] } },
    activation: 'a',
  });
  expect(levels(play(match, shoot('b', 'leger'), '4 51'), 'damage')).toEqual([-1]);
});

test('UK-SAVE-RUN, UK-COVER-LIGHT: a run and cover are saves of their own', () => {
  const match = battle({
    figures: { a: gunman, b: { at: [0, 4] }, ...spare },
    terrain: [box('mur', [0, 2.9, 2, 3], { top: 3 })],
    passing: [{ rule: RAN, figure: 'b', value: true, until: 'next' }],
    activation: 'a',
  });
  expect(levels(play(match, shoot('b'), '4 44'), 'save')).toEqual([-1]);
});

const prone = (actions: 'free' | 'limited') =>
  refusal(
    battle({
      figures: { a: { ...gunman, posture: 'prone' }, b: { at: [0, 4] } },
      options: { 'prone.actions': actions },
      activation: 'a',
    }),
    shoot('b'),
  );

test('UK-STATE-PRONE-ACT: a prone figure shoots, by option it does not', () => {
  expect([prone('free'), prone('limited')]).toEqual([undefined, 'UK-STATE-PRONE-ACT']);
});

test('UK-UPG-PORTEE-AMELIOREE, UK-SHOOT-LONG: a better range counts before it is doubled', () => {
  const upgraded = {
    ...gun('pistolet', 6),
    upgrades: [{ id: 'portee', cites: 'UK-UPG-PORTEE-AMELIOREE', name: { fr: 'p', en: 'p' }, range: 2000, rules: [] }],
  };
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [upgraded] }, b1: { at: [0, 9] }, b2: { at: [3, 9] }, b3: { at: [-9, 14.5] } },
    activation: 'a',
  });
  expect(['b1', 'b2', 'b3'].map((id) => refusal(match, shoot(id)))).toEqual([undefined, undefined, 'UK-SHOOT-LONG']);
  expect(levels(play(match, shoot('b1'), '1'), 'shooting')).toEqual([0]);
});

test('UK-UPG-MUNITIONS-DUM-DUM: the damage of ammunition is added to that of the weapon', () => {
  const upgraded = {
    ...gun('pistolet', 6, 1),
    upgrades: [{ id: 'dumdum', cites: 'UK-UPG-MUNITIONS-DUM-DUM', name: { fr: 'd', en: 'd' }, damage: 1, rules: [] }],
  };
  const match = battle({ figures: { a: { at: [0, 0], weapons: [upgraded] }, b: { at: [0, 4] } }, activation: 'a' });
  expect(levels(play(match, shoot('b'), '4 111'), 'damage')).toEqual([2]);
});

/** Camouflaged, so many paces from the shooter. */
const hiddenAt = (away: number, options: BattleSpec['options'] = {}) =>
  battle({
    figures: {
      a: { ...gunman, rules: [hurlObjects.id] },
      b: { at: [0, 1 + away], rules: [camouflage.id], marks: { [camouflage.id]: true } },
    },
    options,
    activation: 'a',
  });
const hurl = { type: 'special', rule: hurlObjects.id, target: 'b' } as const;

test('UK-ATTR-INDECELABLE, UK-ATTR-GEN-TARGET: abilities obey the same limit, by option they do not', () => {
  const refusals = [hiddenAt(2), hiddenAt(2.1), hiddenAt(2.1, { 'abilities.onUndetectable': 'allowed' })].map((match) =>
    refusal(match, hurl),
  );
  expect(refusals).toEqual([undefined, 'UK-ATTR-INDECELABLE', undefined]);
});

test('UK-ATTR-POSTURE-ALERTE: as a reaction all shots go at who is reacted to', () => {
  const match = battle({
    figures: {
      a: { at: [-6, 5] },
      a1: { at: [2, 4] },
      b: { at: [0, 0], alert: true, rules: [guard.id], weapons: [gun('gatling', 9, 0, [{ id: cadence.id, value: 2 }])] },
      a2: { at: [20, 20] },
    },
    terrain: [box('mur', [-7, 3, -2, 3.4], { top: 3 })],
    activation: 'a',
  });
  const moved = [{ type: 'move', path: [point(-1.5, 5)] }, { type: 'pass' }] as const;
  expect(rolls(play(match, moved, '4 4', [decline, react(shoot('a', 'gatling'))]))).toEqual(['shooting b 4', 'damage b 4']);
  expect(alive(match, 'a')).toBe(false);
});
