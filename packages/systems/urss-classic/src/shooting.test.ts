import { expect, test } from 'vitest';
import { aimRefusal, legalTargets, mayAim } from './aiming.ts';
import { shootingPool, strikable } from './shooting.ts';
import { alive, battle, box, figure, ofType, play, refusal, rolls, where, type Battle, type FigureSpec } from './testing.ts';
import { levelOf } from './dice.ts';
import type { Options } from './options.ts';
import { personnage } from './rules/index.ts';

const shoot = (target: string, weapon = 'blaster') => ({ type: 'shoot', weapon, target }) as const;

const range = (a: FigureSpec, y: number, rest: Record<string, FigureSpec> = {}, options: Partial<Options> = {}): Battle =>
  battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [0, y] }, ...rest }, activation: 'a', options });

test('UC-SHOOT-ROLL: a commando shoots a stormtrooper, whose save fails', () => {
  const match = battle({
    figures: { a: { like: 'commandoRebelle', at: [0, 0] }, b: { like: 'stormtrooper', at: [0, 8] }, b2: { at: [20, 20] } },
    activation: 'a',
  });
  const events = play(match, shoot('b'), '125 43 615');
  expect(rolls(events)).toEqual(['shooting a 7', 'damage a 7', 'save b 6']);
  expect(alive(match, 'b')).toBe(false);
});

test('UC-SHOOT-ROLL UC-SYS-DICEORDER: 6 misses, and no damage is rolled', () => {
  const match = range({ like: 'soldatRebelle' }, 8);
  expect(rolls(play(match, shoot('b'), '33'))).toEqual(['shooting a 6']);
  expect(match.state.activation).toMatchObject({ left: 1, done: ['shoot'] });
});

const level = (a: FigureSpec, y = 8): string => {
  const match = range(a, y);
  return levelOf(shootingPool(match.state, figure(match, 'a'), figure(match, 'b')));
};

test('UC-SHOOT-ROLL UC-DMG-STATES: only the sign of Tir and a bad wound change the roll, distance and melee do not', () => {
  expect(level({ like: 'soldatRebelle' }, 20)).toBe('normal');
  expect(level({ like: 'soldatRebelle' }, 1)).toBe('normal');
  expect(level({ like: 'soldatRebelle', shooting: 'malus' })).toBe('malus');
  expect(level({ like: 'soldatRebelle', rules: [personnage.id], vitality: 2 })).toBe('normal');
  expect(level({ like: 'soldatRebelle', rules: [personnage.id], vitality: 1 })).toBe('malus');
});

test('UC-SHOOT-DMG: a shot strikes its target alone, not who is in contact with it', () => {
  const match = range({ weapons: ['arbalete'] }, 8, { b2: { at: [0, 9] } });
  expect(rolls(play(match, shoot('b', 'arbalete'), '66 166'))).toEqual(['shooting a 12', 'damage a 12']);
});

test('UC-SHOOT-ROLL: thrown weapons use Tir like the others', () => {
  expect(rolls(play(range({ weapons: ['grenades'] }, 8), shoot('b', 'grenades'), '33'))).toEqual(['shooting a 6']);
});

test('UC-SHOOT-RANGE UC-SYS-DISTANCE: the range counts from base to base, its limit included', () => {
  expect(refusal(range({ like: 'soldatRebelle' }, 21), shoot('b'))).toBeUndefined();
  expect(refusal(range({ like: 'soldatRebelle' }, 21.01), shoot('b'))).toBe('UC-SHOOT-RANGE');
  expect(refusal(range({ like: 'contrebandier' }, 11), shoot('b', 'pistolet'))).toBeUndefined();
  expect(refusal(range({ like: 'contrebandier' }, 11.1), shoot('b', 'pistolet'))).toBe('UC-SHOOT-RANGE');
});

test('UC-ARC-VISION UC-SHOOT-TARGET: no shot into the rear arc', () => {
  expect(refusal(range({ like: 'soldatRebelle' }, -8), shoot('b'))).toBe('UC-ARC-VISION');
  const edge = battle({ figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b: { at: [8, 0] } }, activation: 'a' });
  expect(refusal(edge, shoot('b'))).toBeUndefined();
});

test('UC-SYS-LOS UC-SHOOT-TARGET: who cannot be seen is no target', () => {
  const match = battle({
    figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b: { at: [0, 9] } },
    terrain: [box('wall', [-3, 4, 3, 4.5])],
    activation: 'a',
  });
  expect(refusal(match, shoot('b'))).toBe('UC-SYS-LOS');
});

test('UC-SYS-LOS: other figures hide a target by option alone', () => {
  const huge: Record<string, FigureSpec> = { b2: { like: 'troll', at: [0, 3] } };
  expect(refusal(range({ like: 'soldatRebelle' }, 9, huge), shoot('b'))).toBeUndefined();
  expect(refusal(range({ like: 'soldatRebelle' }, 9, huge, { 'los.figuresBlock': 'cover' }), shoot('b'))).toBe('UC-SYS-LOS');
});

test('UC-SYS-SIDES UC-SHOOT-TARGET: no shot at a figure of its own side, whatever its group', () => {
  const match = battle({
    figures: { a: { like: 'soldatRebelle', at: [0, 0] }, a2: { at: [0, 5] }, c: { at: [3, 5] }, b: { at: [-3, 9] } },
    sides: { A: 'light', C: 'light' },
    activation: 'a',
  });
  expect(refusal(match, shoot('a2'))).toBe('UC-SYS-SIDES');
  expect(refusal(match, shoot('c'))).toBe('UC-SYS-SIDES');
  expect(refusal(match, shoot('a'))).toBe('UC-SYS-SIDES');
  const blaster = match.state.scene.sheets.a?.weapons[0];
  expect(blaster && legalTargets(match.state, figure(match, 'a'), blaster).map(({ id }) => id)).toEqual(['b']);
});

test('UC-SHOOT-TARGET: any target in sight, not only the nearest', () => {
  expect(refusal(range({ like: 'soldatRebelle' }, 18, { b2: { at: [2, 4] } }), shoot('b'))).toBeUndefined();
});

test('UC-DMG-OUT UC-SHOOT-TARGET: not at a figure out of action', () => {
  const match = range({ like: 'soldatRebelle' }, 9, { b2: { at: [2, 4], posture: 'out' } });
  expect(refusal(match, shoot('b2'))).toBe('UC-DMG-OUT');
});

const engaged = (value: Options['shoot.whileEngaged']): Battle =>
  range({ like: 'soldatRebelle' }, 9, { b2: { at: [0.6, 0.8] } }, { 'shoot.whileEngaged': value });
const refusals = (match: Battle): (string | undefined)[] => [refusal(match, shoot('b')), refusal(match, shoot('b2'))];

test('UC-SHOOT-TARGET: an engaged figure shoots at whom it likes, by option at those in contact, or not at all', () => {
  expect(refusals(engaged('allowed'))).toEqual([undefined, undefined]);
  expect(refusals(engaged('contact-only'))).toEqual(['UC-SHOOT-TARGET', undefined]);
  expect(refusals(engaged('forbidden'))).toEqual(['UC-SHOOT-TARGET', 'UC-SHOOT-TARGET']);
});

test('UC-SHOOT-TARGET: into a melee, without modifier and without risk for the friend', () => {
  const match = range({ like: 'soldatRebelle' }, 9, { a2: { at: [0, 8] }, b2: { at: [9, 9] } });
  const events = play(match, shoot('b'), '34 34');
  expect(ofType(events, 'rolled')[0]?.roll.pool.modifiers).toEqual([]);
  expect([alive(match, 'b'), alive(match, 'a2')]).toEqual([false, true]);
});

test('UC-SHOOT-TARGET: by option a hit into a melee is drawn among the target and those in contact, others rolled again', () => {
  const melee: Record<string, FigureSpec> = { a2: { at: [0, 8], like: 'stormtrooper' }, b2: { at: [1, 9] }, b9: { at: [9, 9] } };
  const drawn = (dice: string): string[] => {
    const match = range({ like: 'soldatRebelle' }, 9, melee, { 'shoot.intoMelee': 'random' });
    play(match, shoot('b'), dice);
    return ['b', 'a2', 'b2'].filter((id) => !alive(match, id));
  };
  expect(drawn('34 1 34')).toEqual(['b']);
  expect(drawn('34 2 34 111')).toEqual(['a2']);
  expect(drawn('34 3 34')).toEqual(['b2']);
  expect(drawn('34 4 6 3 34')).toEqual(['b2']);
  expect(drawn('33')).toEqual([]);
});

test('UC-SHOOT-DMG: a figure hit is not pushed back', () => {
  const match = range({ like: 'soldatRebelle' }, 9);
  play(match, shoot('b'), '34 33');
  expect(where(match, 'b')).toEqual([0, 9]);
});

test('UC-ACT-SHOOT: the weapon must be one of its shooting weapons', () => {
  const match = range({ weapons: ['blaster', 'epee'] }, 9);
  expect(refusal(match, shoot('b', 'epee'))).toBe('UC-ACT-SHOOT');
  expect(refusal(match, shoot('b', 'pistolet'))).toBe('UC-ACT-SHOOT');
});

test('UC-SHOOT-TARGET: refusals are told in both languages', () => {
  const match = range({ like: 'soldatRebelle' }, 30);
  expect(aimRefusal(match.state, figure(match, 'a'), figure(match, 'b'), 20000)?.reason).toEqual({
    fr: 'b est à 29\u00a0pas, hors de portée (20).',
    en: 'b is 29\u00a0paces away, out of range (20).',
  });
});

test('UC-SHOOT-TARGET UC-SHOOT-RANGE: who may be aimed at is who no refusal keeps from it', () => {
  const match = range({ like: 'soldatRebelle' }, 9, { a2: { at: [3, 3] }, b2: { at: [0, -9] }, b3: { at: [0, 25] } });
  const aimed = ['b', 'a2', 'b2', 'b3'].map((id) => {
    const [shooter, target] = [figure(match, 'a'), figure(match, id)];
    return [mayAim(match.state, shooter, target, 20_000), aimRefusal(match.state, shooter, target, 20_000)?.rule];
  });
  expect(aimed).toEqual([
    [true, undefined],
    [false, 'UC-SYS-SIDES'],
    [false, 'UC-ARC-VISION'],
    [false, 'UC-SHOOT-RANGE'],
  ]);
});

test('UC-SHOOT-TARGET: an option on engaged shooters changes nothing for one that is not engaged', () => {
  for (const value of ['contact-only', 'forbidden'] as const) {
    expect(refusal(range({ like: 'soldatRebelle' }, 9, {}, { 'shoot.whileEngaged': value }), shoot('b'))).toBeUndefined();
  }
});

test('UC-SHOOT-TARGET: by option at most six are drawn among, the target and the first five in roster order', () => {
  const around: Record<string, FigureSpec> = {
    b1: { at: [1, 9] },
    b2: { at: [0.5, 9.866] },
    b3: { at: [-0.5, 9.866] },
    b4: { at: [-1, 9] },
    b5: { at: [-0.5, 8.134] },
    c: { at: [0.5, 8.134] },
  };
  const match = range({ like: 'soldatRebelle' }, 9, around, { 'shoot.intoMelee': 'random' });
  expect(strikable(match.state, figure(match, 'b')).map(({ id }) => id)).toEqual(['b', 'b1', 'b2', 'b3', 'b4', 'b5']);
  const [, scatter] = ofType(play(match, shoot('b'), '34 6 34'), 'rolled');
  expect(scatter).toMatchObject({ purpose: 'scatter', target: 'b', roll: { score: 6, pool: { dice: 1, faces: 6 } } });
  expect(['b', ...Object.keys(around)].filter((id) => !alive(match, id))).toEqual(['b5']);
});

test('UC-SYS-LOS UC-SHOOT-COVER: by option a figure between hides for cover, neither the shooter nor the target itself does', () => {
  const cover = { 'los.figuresBlock': 'cover' } as const;
  const alone = range({ like: 'soldatRebelle' }, 9, { b2: { at: [9, 9] } }, cover);
  expect(rolls(play(alone, shoot('b'), '34 34'))).toEqual(['shooting a 7', 'damage a 7']);
  const behind = range({ like: 'soldatRebelle' }, 9, { b2: { at: [0.4, 5] }, b3: { at: [9, 9] } }, cover);
  expect(rolls(play(behind, shoot('b'), '34 34 111'))).toEqual(['shooting a 7', 'damage a 7', 'save b 2']);
});
