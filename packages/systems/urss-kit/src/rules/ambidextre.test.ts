import { expect, test } from 'vitest';
import { alive, blade, figure, levels, play, rolls, type FigureSpec } from '../testing.ts';
import { between, duel, fightB } from '../testing-fights.ts';
import { ambidextrous, armourPiercing, countsAsUnarmed, cutAndThrust, multipleAttacks, stunningBlow } from './index.ts';

const sword = blade('epee', 0, [{ id: cutAndThrust.id, level: -1 }]);
const dagger = blade('dague', -1, [{ id: cutAndThrust.id, level: -2 }]);
const two = { rules: [ambidextrous.id], weapons: ['lame', 'lameFine'], held: ['lame', 'lameFine'] } as const;
const first = (weapon: string) => [['meleeWeapon', weapon]] as const;

test('UK-ATTR-AMBIDEXTRE: Combat + and a blow with each weapon; the test of the second one declined', () => {
  const fighter = { rules: [ambidextrous.id], weapons: [sword, dagger], held: ['epee', 'dague'] };
  const match = duel(fighter, { character: true }, { 'decisions.decline': 'ask' });
  const events = play(match, fightB, '25 4 32 5 41', [
    ['use', true],
    ['meleeWeapon', 'epee'],
    ['use', true],
    ['use', false],
  ]);
  expect(rolls(events)).toEqual(['combat a 5', 'combat b 4', 'de-taille-et-d-estoc a 2', 'damage a 5', 'damage a 1']);
  expect(figure(match, 'b').vitality).toBe(2);
});

test('UK-ATTR-AMBIDEXTRE, UK-ATTR-GEN-FIGHT: asked, it may use one of the two alone, without Combat + and with one blow; attacked too', () => {
  const alone = [
    ['use', false],
    ['meleeWeapon', 'lameFine'],
  ] as const;
  const acts = duel(two, { character: true }, { 'decisions.decline': 'ask' });
  expect(rolls(play(acts, fightB, '5 4 41', alone))).toEqual(['combat a 5', 'combat b 4', 'damage a 1']);
  const defends = duel({ character: true }, two, { 'decisions.decline': 'ask' });
  expect(levels(play(defends, fightB, '1 6 11', alone), 'damage')).toEqual([-1]);
});

test('UK-ATTR-AMBIDEXTRE, UK-ATTR-GEN-DECISIONS: the winner says which of its weapons strikes first, attacked too', () => {
  const match = duel({ character: true }, two);
  expect(levels(play(match, fightB, '1 62 11 6', first('lameFine')), 'damage')).toEqual([-1, 0]);
  expect(figure(match, 'b').blows).toBe(2);
});

test('UK-ATTR-AMBIDEXTRE: each weapon strikes with its own rules, and cuts by its own test; the push is made once', () => {
  const pierces = blade('perce', 0, [{ id: armourPiercing.id, value: 2 }, { id: cutAndThrust.id }]);
  const match = duel(
    { rules: [ambidextrous.id], weapons: [pierces, 'lame'], held: ['perce', 'lame'] },
    { character: true, armour: ['lourde'] },
  );
  const events = play(match, fightB, '66 1 4 111 1 1 1', first('perce'));
  expect(levels(events, 'save')).toEqual([-2, 0]);
  expect(rolls(events).filter((roll) => roll.startsWith('de-taille'))).toEqual(['de-taille-et-d-estoc a 4']);
  expect(figure(match, 'b').x).toBe(32000);
});

test('UK-ATTR-AMBIDEXTRE: not with a two-handed weapon, a shield, a gun, bare hands, nor without the rule', () => {
  const { rules } = two;
  const combat = (a: FigureSpec, dice: string) => levels(play(duel({ rules, ...a }), fightB, dice), 'combat')[0];
  expect(combat({ weapons: ['espadon'] }, '6 1 11')).toBe(0);
  expect(combat({ weapons: ['lame'], shields: ['bouclier'] }, '6 1 1')).toBe(0);
  expect(combat({ weapons: ['lame', 'pistolet'] }, '6 1 1')).toBe(0);
  expect(combat({ weapons: [] }, '6666 1 1111')).toBe(-3);
  const one = duel({ weapons: ['lame', 'lameFine'], held: ['lame', 'lameFine'] });
  expect(levels(play(one, fightB, '6 1 1', first('lame')), 'combat')).toEqual([0, 0]);
});

test('UK-ATTR-AMBIDEXTRE, UK-ATTR-GEN-ALLOWANCE: with a single roll left one weapon strikes, as its player says', () => {
  const match = duel({ ...two, blows: 1 }, { character: true });
  expect(levels(play(match, fightB, '66 1 66', first('lameFine')), 'damage')).toEqual([-1]);
  const none = duel({ ...two, blows: 3 });
  expect(rolls(play(none, fightB, '66 1'))).toEqual(['combat a 6', 'combat b 1']);
  expect(alive(none, 'b')).toBe(true);
});

test('UK-ATTR-GEN-ALLOWANCE: two attacks and two weapons are three damage rolls a turn', () => {
  const fighter = { ...two, rules: [ambidextrous.id, { id: multipleAttacks.id, value: 2 }] };
  const match = between(fighter, { character: true }, { character: true });
  expect(rolls(play(match, fightB, '66 1 1 11', first('lame')))).toHaveLength(4);
  play(match, [
    { type: 'pass' },
    { type: 'activate', figure: 'a9' },
    { type: 'pass' },
    { type: 'activate', figure: 'a8' },
    { type: 'pass' },
  ]);
  const attacked = play(
    match,
    [
      { type: 'activate', figure: 'b2' },
      { type: 'fight', target: 'a' },
    ],
    '1 66 1',
    first('lame'),
  );
  expect(levels(attacked, 'damage')).toEqual([0]);
});

const mace = (id: string, level: number) => blade(id, 0, [{ id: stunningBlow.id, level }]);

test('UK-ATTR-AMBIDEXTRE, UK-ATTR-GEN-STACK: the same rule of both weapons works once, at the better level', () => {
  const match = duel({ rules: [ambidextrous.id], weapons: [mace('m1', -2), mace('m2', -1)], held: ['m1', 'm2'] });
  const events = play(match, fightB, '66 1 13 1 1', first('m1'));
  expect(levels(events, stunningBlow.id)).toEqual([-1]);
});

test('UK-ATTR-AMBIDEXTRE, UK-ATTR-GEN-FREEATTACK: a free attack is one blow with one weapon, as its player says', () => {
  const match = duel({ ...two }, { posture: 'prone' });
  expect(levels(play(match, fightB, '11', first('lameFine')), 'damage')).toEqual([-1]);
});

const glove = (id: string) => blade(id, 1, [countsAsUnarmed.id]);

test('UK-ATTR-AMBIDEXTRE: not with weapons that count as none', () => {
  const match = duel({ rules: [ambidextrous.id], weapons: [glove('gant'), glove('gant2')], held: ['gant', 'gant2'] });
  expect(levels(play(match, fightB, '6666 1 111', first('gant')), 'combat')).toEqual([-3, 0]);
});
