import { expect, test } from 'vitest';
import { firstAid, heal, layingOnHands, magnetism } from './rules/index.ts';
import { battle, box, figure, levels, ofType, play, refusal, rolls, where, type BattleSpec, type FigureSpec } from './testing.ts';

type Named = { readonly id: string };
const use = (rule: Named, target = 'a1') => ({ type: 'special', rule: rule.id, target }) as const;
const hurt = { character: true, vitality: 1 } as const satisfies FigureSpec;
const healing = (
  rule: Named,
  at: readonly [number, number],
  more: Partial<BattleSpec> = {},
  patient: FigureSpec = hurt,
  healer: FigureSpec = {},
) =>
  battle({
    figures: { a: { at: [0, 0], rules: [rule.id], ...healer }, a1: { at, ...patient }, b: { at: [3, 4] } },
    activation: 'a',
    ...more,
  });

test('UK-ATTR-IMPOSITION: an ally in sight within a pace has two points back', () => {
  const match = healing(layingOnHands, [0, 1.5]);
  const events = play(match, use(layingOnHands), '4');
  expect(rolls(events)).toEqual(['power a 4']);
  expect([figure(match, 'a1').vitality, figure(match, 'a').left]).toEqual([3, 0]);
});

test('UK-ATTR-IMPOSITION, UK-ATTR-GEN-TARGET: not farther, not behind it, whatever the option, and not itself', () => {
  const refused = (at: readonly [number, number]) =>
    refusal(healing(layingOnHands, at, { options: { 'abilities.los': 'none' } }), use(layingOnHands));
  expect([refused([0, 2]), refused([0, 2.01]), refused([0, -1.5])]).toEqual([undefined, 'UK-ATTR-GEN-TARGET', 'UK-ARC-LOS']);
  expect(refusal(healing(layingOnHands, [0, 1.5], {}, hurt, hurt), use(layingOnHands, 'a'))).toBe('UK-ATTR-GEN-HEAL');
});

test('UK-ATTR-MAGNETISME: one point back within 15 paces, out of sight too, and of its own', () => {
  const match = healing(magnetism, [0, -16]);
  play(match, use(magnetism), '4');
  expect(figure(match, 'a1').vitality).toBe(2);
  const own = healing(magnetism, [0, -16], {}, hurt, hurt);
  play(own, use(magnetism, 'a'), '4');
  expect(figure(own, 'a').vitality).toBe(2);
  expect(refusal(healing(magnetism, [0, 16.01]), use(magnetism))).toBe('UK-ATTR-GEN-TARGET');
});

test('UK-ATTR-GEN-TARGET, UK-ATTR-MAGNETISME: by options not itself, and only who it sees', () => {
  expect(refusal(healing(magnetism, [0, 5], { options: { 'allies.includeSelf': 'no' } }, hurt, hurt), use(magnetism, 'a'))).toBe(
    'UK-ATTR-GEN-HEAL',
  );
  const seen = (los: 'hostile' | 'all') => refusal(healing(magnetism, [0, -5], { options: { 'abilities.los': los } }), use(magnetism));
  expect([seen('hostile'), seen('all')]).toEqual([undefined, 'UK-ARC-LOS']);
  expect(refusal(healing(magnetism, [0, 5], { options: { 'abilities.los': 'all' } }, hurt, hurt), use(magnetism, 'a'))).toBeUndefined();
});

test('UK-PWR-GUERISON: all vitality back within a pace, its own too', () => {
  const match = healing(heal, [0, -2]);
  play(match, use(heal), '4');
  expect(figure(match, 'a1').vitality).toBe(3);
  expect([refusal(healing(heal, [0, 2.01]), use(heal)), refusal(healing(heal, [0, 9], {}, hurt, hurt), use(heal, 'a'))]).toEqual([
    'UK-ATTR-GEN-TARGET',
    undefined,
  ]);
});

test('UK-ATTR-SOIN: an ally in base contact is back to full vitality, and its wounds weigh no more', () => {
  const match = healing(
    firstAid,
    [0, 1],
    {},
    { ...hurt, at: [1, 0], weapons: ['pistolet'] },
    { rules: [{ id: firstAid.id, level: 1 }], facing: 'north' },
  );
  play(match, use(firstAid), '24');
  expect(figure(match, 'a1').vitality).toBe(3);
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'a1' }]);
  expect(levels(play(match, { type: 'shoot', weapon: 'pistolet', target: 'b' }, '1'), 'shooting')).toEqual([0]);
});

test('UK-ATTR-SOIN: not without contact, and not itself; while engaged it may', () => {
  expect(refusal(healing(firstAid, [0, 1.1]), use(firstAid))).toBe('UK-ATTR-SOIN');
  expect(refusal(healing(firstAid, [0, 1], {}, hurt, hurt), use(firstAid, 'a'))).toBe('UK-ATTR-GEN-HEAL');
  const engaged = battle({
    figures: { a: { at: [0, 0], rules: [firstAid.id] }, a1: { at: [0, 1], ...hurt }, b: { at: [1, 0] } },
    activation: 'a',
  });
  expect(refusal(engaged, use(firstAid))).toBeUndefined();
});

test('UK-ATTR-GEN-HEAL: vitality stops at its full value, and who has lost nothing is refused', () => {
  const match = healing(layingOnHands, [0, 1.5], {}, { character: true, vitality: 2 });
  play(match, use(layingOnHands), '4');
  expect(figure(match, 'a1').vitality).toBe(3);
  expect(refusal(healing(heal, [0, 1.5], {}, { character: true }), use(heal))).toBe('UK-ATTR-GEN-HEAL');
});

test('UK-ATTR-GEN-HEAL, UK-SYS-SIDES: an enemy is not healed, an ally of another group is', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [heal.id] }, b: { at: [0, 1.5], ...hurt }, c1: { at: [1.5, 0], ...hurt } },
    sides: { A: 'x', C: 'x' },
    activation: 'a',
  });
  expect([refusal(match, use(heal, 'b')), refusal(match, use(heal, 'c1'))]).toEqual(['UK-ATTR-GEN-HEAL', undefined]);
});

const fallen = { character: true, vitality: 0, posture: 'out' } as const satisfies FigureSpec;

test('UK-ATTR-GEN-HEAL, UK-STATE-OUT: who is out of action is healed by option alone, and comes back prone', () => {
  expect(refusal(healing(heal, [0, 1.5], {}, fallen), use(heal))).toBe('UK-ATTR-GEN-HEAL');
  const match = healing(heal, [0, 1.5], { options: { 'heal.outOfAction': 'yes' } }, fallen);
  play(match, use(heal), '4');
  expect(figure(match, 'a1')).toMatchObject({ posture: 'prone', vitality: 3 });
  expect(where(match, 'a1')).toEqual([0, 1.5]);
  const gone = healing(heal, [0, 1.5], { options: { 'heal.outOfAction': 'yes' } }, { ...fallen, posture: 'gone' });
  expect(refusal(gone, use(heal))).toBe('UK-ATTR-GEN-HEAL');
});

test('UK-ATTR-GEN-HEAL, UK-SYS-BASES: where its place is taken it comes back on the nearest free one, engaged with whom it then touches', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [heal.id] }, a1: { at: [0, 1.5], ...fallen }, b: { at: [0.4, 1.5] } },
    options: { 'heal.outOfAction': 'yes' },
    terrain: [box('mur', [-3, -3, -2, -2], { top: 1 })],
    activation: 'a',
  });
  const events = play(match, use(heal), '4');
  expect(ofType(events, 'engaged').map(({ figure: who, enemies }) => [who, enemies])).toEqual([['a1', ['b']]]);
  expect(where(match, 'a1')).not.toEqual([0, 1.5]);
});

const kit = (level: number) => [
  { id: 'trousse', cites: 'UK-OBJ-TROUSSE', name: { fr: 't', en: 't' }, rules: [{ id: firstAid.id, level }] },
];
const withKits = (own: number | undefined, given: readonly number[], option: 'add' | 'best', dice: string) =>
  levels(
    play(
      battle({
        figures: {
          a: { at: [0, 0], rules: own === undefined ? [] : [{ id: firstAid.id, level: own }], objects: given.flatMap(kit) },
          a1: { at: [0, 1], ...hurt },
          b: { at: [9, 9] },
        },
        activation: 'a',
        options: { 'kit.soin': option },
      }),
      use(firstAid),
      dice,
    ),
    'power',
  );

test('UK-OBJ-GENERAL, UK-OBJ-TROUSSE, UK-OBJ-MATERIEL-SOIN: alone they give their level, of two the better', () => {
  expect([
    withKits(undefined, [1], 'add', '11'),
    withKits(undefined, [2], 'add', '111'),
    withKits(undefined, [1, 2], 'add', '111'),
  ]).toEqual([[1], [2], [2]]);
});

test('UK-OBJ-GENERAL, UK-OBJ-TROUSSE, UK-OBJ-MATERIEL-SOIN: they add to the skill of who has it, by option the better counts', () => {
  expect([withKits(0, [1], 'add', '11'), withKits(1, [1], 'add', '111'), withKits(-1, [2], 'add', '11')]).toEqual([[1], [2], [1]]);
  expect([withKits(1, [1], 'best', '11'), withKits(-1, [2], 'best', '111')]).toEqual([[1], [2]]);
});
