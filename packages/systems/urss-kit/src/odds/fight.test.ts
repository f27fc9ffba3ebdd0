import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import {
  ambidextrous,
  cutAndThrust,
  electroshock,
  multipleAttacks,
  pushesBack,
  shockproof,
  spectre,
  stunningBlow,
  support,
  weaponBreaker,
} from '../rules/index.ts';
import type { RuleGrant } from '../content.ts';
import type { Options } from '../options.ts';
import { battle, blade, box, type Battle, type FigureSpec } from '../testing.ts';
import { drawn, drawnBlade, fillers, mostOff, picker, TINY } from '../testing-odds.ts';
import { fightOdds, freeAttackOdds } from './index.ts';

const fightB = { type: 'fight', target: 'b' } as const;

const oddsOf = ({ state }: Battle) => fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'));

/** By how much the odds of a fight of a with b are off. */
const off = (match: Battle): number => mostOff(match.state, oddsOf(match).losses, fightB);

const duel = (a: FigureSpec, b: FigureSpec, options: Partial<Options> = {}, rest: Readonly<Record<string, FigureSpec>> = {}) =>
  battle({
    figures: { a: { at: [0, 0], ...a }, b: { at: [0, 1.5], facing: 'south', ...b }, ...fillers, ...rest },
    options,
    activation: 'a',
  });

test.each(Array.from({ length: 14 }, (_, i) => i))(
  'UK-MELEE-ROLL, UK-MELEE-WIN, UK-SAVE-ORDER: the odds of a fight are those of brute force, both ways (%i)',
  (seed) => {
    const pick = picker(200 + seed);
    const match = battle({
      figures: {
        a: { ...drawn(pick, [drawnBlade(pick, 'lame')]), at: [0, 0], facing: pick(['north', 'south']) },
        b: { ...drawn(pick, [drawnBlade(pick, 'fer')], 0), at: [0, 1], blows: pick([0, 0, 1]), facing: pick(['north', 'south']) },
        ...fillers,
        ...pick<Readonly<Record<string, FigureSpec>>>([{}, { b2: { at: [0, -1], weapons: ['lame'] } }]),
      },
      options: { 'save.order': pick(['before-damage', 'after-damage']), 'melee.rearAttack': pick(['no-shield', 'malus', 'free-attack']) },
      activation: 'a',
    });
    const { combat } = oddsOf(match);
    if (combat) expect(combat.win.ways + combat.tie.ways + combat.lose.ways).toBe(combat.win.all);
    expect(off(match)).toBeLessThan(TINY);
  },
);

const NEAR = { at: [0, 1] } as const;

const cutting = (id: string, damage: number, level: number) => blade(id, damage, [{ id: cutAndThrust.id, level }]);

test('UK-MELEE-ROLL: with two weapons two blows, each with its own levels, and its own cut', () => {
  const fighter = { rules: [ambidextrous.id], held: ['fine', 'lourde'] } as const;
  const one = duel(
    { ...fighter, weapons: [cutting('fine', -1, 0), blade('lourde', 1)] },
    { ...NEAR, character: true, vitality: 2, blows: 1 },
  );
  expect(off(one)).toBeLessThan(TINY);
  const two = duel({ ...fighter, weapons: [cutting('fine', -1, 0), cutting('lourde', 1, -1)] }, NEAR);
  expect(oddsOf(two).wins.map(({ chance }) => chance)).toEqual([1 / 8, 3 / 8, 1 / 8, 3 / 8]);
});

test('UK-ATTR-GEN-ALLOWANCE: one blow where one roll is left', () => {
  const a = { rules: [ambidextrous.id], weapons: ['lame', 'lameLourde'], held: ['lame', 'lameLourde'], blows: 1 } as const;
  expect(off(duel(a, { ...NEAR, character: true, blows: 1 }))).toBeLessThan(TINY);
});

test('UK-ATTR-GEN-DECISIONS: the odds are of the weapon that is to strike first, where one roll is left', () => {
  const a: FigureSpec = { rules: [ambidextrous.id], weapons: ['lameFine', 'lameLourde'], held: ['lameFine', 'lameLourde'], blows: 1 };
  const { state } = duel(a, { ...NEAR, character: true });
  const points = (weapon?: string) => {
    const [{ lost }] = fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'), { ...(weapon && { weapon }) }).losses;
    return lost[1] ?? 0;
  };
  expect(points()).toBe(points('lameFine'));
  expect(points('lameLourde')).toBeCloseTo(3 * points('lameFine'), 12);
});

test('UK-DMG-ONCE, UK-ATTR-GEN-ALLOWANCE: who has no damage roll left takes nothing from the loser', () => {
  const match = duel({ weapons: ['lame'], blows: 1 }, { ...NEAR, weapons: ['lame'] });
  expect(oddsOf(match).losses[0].out).toBe(0);
  expect(off(match)).toBeLessThan(TINY);
  const two = duel({ weapons: ['lame'], blows: 1, rules: [{ id: multipleAttacks.id, value: 2 }] }, { ...NEAR, weapons: ['lame'] });
  expect(oddsOf(two).losses[0].out).toBeGreaterThan(0);
  expect(off(two)).toBeLessThan(TINY);
});

test('UK-ATTR-GEN-ALLOWANCE: by option the winner spends what it has left of its rolls on one victory', () => {
  const a: FigureSpec = { weapons: ['lame'], rules: [{ id: multipleAttacks.id, value: 3 }], blows: 1 };
  const hard = { ...NEAR, character: true, save: -1, weapons: ['lame'] } as const;
  const [one, all] = (['one', 'all'] as const).map((perWin) => duel(a, hard, { 'multiAttack.perWin': perWin }));
  if (!one || !all) throw new Error('two battles');
  expect([off(one), off(all)].every((far) => far < TINY)).toBe(true);
  expect([oddsOf(one).losses[0].lost[2], oddsOf(all).losses[0].lost[2]]).toEqual([0, expect.closeTo(5 / 48, 12)]);
});

test('UK-MOVE-FALL: a loser pushed over an edge falls after the blow; a cut pushes too', () => {
  const roof = box('toit', [-3, -3, 3, 1.2], { top: 3 });
  const on = (rules: FigureSpec['rules']) =>
    battle({
      figures: {
        a: { at: [0, 0, 3], weapons: [blade('lame', 0, rules)] },
        b: { at: [0, 1, 3], character: true, weapons: ['lame'] },
        ...fillers,
      },
      terrain: [roof],
      activation: 'a',
    });
  const pushed = on([pushesBack.id]);
  expect(oddsOf(pushed).losses[0].lost[2]).toBeGreaterThan(0);
  expect(off(pushed)).toBeLessThan(TINY);
  expect(off(on([{ id: cutAndThrust.id, level: -1 }]))).toBeLessThan(TINY);
});

/** Both figures on a roof that ends so far to the north. */
const onRoof = (gap: Options['melee.tieGap'], edge: number) =>
  battle({
    figures: { a: { at: [0, 0, 3], weapons: ['lame'] }, b: { at: [0, 1, 3], weapons: ['lame'] }, ...fillers },
    terrain: [box('toit', [-3, -3, 3, edge], { top: 3 })],
    options: { 'melee.tieGap': gap },
    activation: 'a',
  });

test('UK-MELEE-TIE, UK-MOVE-FALL: who is moved over an edge on a tie falls, half a pace by option', () => {
  expect(off(onRoof('each-1', 1.8))).toBeLessThan(TINY);
  expect(oddsOf(onRoof('each-1', 1.8)).losses[0].out).toBeGreaterThan(oddsOf(onRoof('total-1', 1.8)).losses[0].out);
  expect(off(onRoof('total-1', 1.8))).toBeLessThan(TINY);
});

/** b hangs on a ladder beside a. */
const onLadder = (rules: FigureSpec['rules']) =>
  battle({
    figures: {
      a: { at: [1, 0, 3], weapons: [blade('masse', 0, rules)] },
      b: { at: [0, 0, 3], weapons: ['lame'], character: true, perch: { feature: 'echelle', on: 'ladder' } },
      ...fillers,
    },
    terrain: [box('toit', [0.5, -2, 4, 2], { top: 3 }), box('echelle', [0.4, -0.5, 0.5, 0.5], { kind: 'ladder', top: 3 })],
    activation: 'a',
  });

test('UK-MELEE-WIN, UK-MOVE-FALL: who is felled off a ladder falls', () => {
  for (const rules of [[{ id: stunningBlow.id, level: -1 }], [electroshock.id], [pushesBack.id], [stunningBlow.id, pushesBack.id]]) {
    const match = onLadder(rules);
    expect(oddsOf(match).losses[0].lost[2]).toBeGreaterThan(0);
    expect(off(match)).toBeLessThan(TINY);
  }
});

test('UK-ACT-FIGHT: who fights without contact and loses takes no blow', () => {
  const match = battle({
    figures: {
      a: { at: [0, -1], weapons: ['lame'], rules: [support.id] },
      a2: { at: [0, 0] },
      b: { at: [0, 1], facing: 'south', weapons: ['lame'] },
      ...fillers,
    },
    activation: 'a',
  });
  expect(oddsOf(match).losses[1].out).toBe(0);
  expect(off(match)).toBeLessThan(TINY);
});

test('UK-DMG-ROLL: who is harmed by nothing loses nothing, and strikes', () => {
  const match = duel({ weapons: ['lame'] }, { ...NEAR, rules: [spectre.id], weapons: ['lame'] });
  const [defender, attacker] = oddsOf(match).losses;
  expect([defender.out, attacker.out > 0]).toEqual([0, true]);
  expect(off(match)).toBeLessThan(TINY);
});

test('UK-STATE-PRONE-FIGHT, UK-STATE-STUNNED: a fight with who cannot fight back is a free attack', () => {
  for (const state of [{ posture: 'prone' }, { stunned: true }] as const) {
    const match = duel({ weapons: ['lame'] }, { ...NEAR, ...state, armour: ['armure'], shields: ['bouclier'] });
    expect(oddsOf(match).combat).toBeUndefined();
    expect(off(match)).toBeLessThan(TINY);
  }
});

/** The chance that b puts a out as it leaves. */
const freeChance = (options: Partial<Options>, blows: number) => {
  const { state } = duel({ armour: ['armure'] }, { ...NEAR, weapons: ['lame'], blows }, options);
  const { loss } = freeAttackOdds(state, figureOf(state, 'b'), figureOf(state, 'a'));
  expect(mostOff(state, [loss], { type: 'move', path: [{ x: 30000, y: 28000 }] })).toBeLessThan(TINY);
  return loss.out;
};

test('UK-MELEE-FREE, UK-MELEE-DISENGAGE, UK-DMG-ONCE: the odds of a free attack are those of who moves away', () => {
  expect(freeChance({}, 1)).toBeGreaterThan(0);
  expect(freeChance({ 'damage.freeAttackCounts': 'yes' }, 1)).toBe(0);
});

const armedWith = (...rules: readonly RuleGrant[]): FigureSpec => ({ weapons: [blade('lame', 0, rules)] });
const stunning = { id: stunningBlow.id, level: 0 };

test.each([
  ['a loser knocked down and stunned', armedWith({ id: electroshock.id }), {}, 2],
  ['a loser knocked down by a test', armedWith(stunning), {}, 1 / 2],
  ['stunned before any test', armedWith({ id: electroshock.id }, stunning), {}, 2],
  ['a loser disarmed', armedWith({ id: weaponBreaker.id }), {}, 1],
  ['a weapon that does not break', armedWith({ id: weaponBreaker.id }), armedWith({ id: weaponBreaker.id }), 0],
  ['a loser that is shockproof', armedWith({ id: electroshock.id }), { rules: [shockproof.id] }, 0],
])('UK-ATTR-GEN-FIGHT AI-MDA-DAMAGE: states by a won Combat, of losers still in action: %s', (_case, a, b, states) => {
  const match = duel(a, { ...NEAR, ...armedWith(), ...b });
  expect(off(match)).toBeLessThan(TINY);
  // A loser with one point goes out of action half the time.
  expect(oddsOf(match).losses[0].hindrance?.states ?? 0).toBeCloseTo((15 / 36) * (1 / 2) * states, 12);
});

test('UK-STATE-STUNNED AI-MDA-DAMAGE: no state that the loser is in already counts', () => {
  const lying = duel(armedWith(stunning), { ...NEAR, posture: 'prone' });
  expect([off(lying), oddsOf(lying).losses[0].hindrance]).toEqual([0, undefined]);
});

test('UK-MOVE-FALL AI-MDA-DAMAGE: by option a loser pushed far down lies', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0, 3], ...armedWith({ id: pushesBack.id }) },
      b: { at: [0, 1, 3], facing: 'south', character: true },
      ...fillers,
    },
    terrain: [box('toit', [-3, -3, 3, 1.6], { top: 3 })],
    options: { 'fall.prone': 'yes' },
    activation: 'a',
  });
  expect(oddsOf(match).losses[0].hindrance?.states).toBeGreaterThan(0.3);
  expect(off(match)).toBeLessThan(TINY);
});
