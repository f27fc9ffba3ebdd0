import { expect, test } from 'vitest';
import { firstAid, heal, layingOnHands } from './rules/index.ts';
import { battle, box, figure, levels, ofType, play, refusal, where, type FigureSpec } from './testing.ts';
import { healing, hurt, use } from './testing-heal.ts';

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

/** Patients offered to a, who is hurt: itself, or a1 beside it. */
const offered = (rule: { readonly id: string }) => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [rule.id], ...hurt }, a1: { at: [0, 1], ...hurt }, b: { at: [9, 9] } },
    activation: 'a',
  });
  return match.system.offers(match.state, 'A').flatMap(({ id }) => (id.startsWith(`${rule.id}:`) ? [id] : []));
};

test('UK-ATTR-GEN-HEAL: only who may heal itself is offered to', () => {
  expect([offered(firstAid), offered(heal)]).toEqual([[`${firstAid.id}:a1`], [`${heal.id}:a`, `${heal.id}:a1`]]);
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
