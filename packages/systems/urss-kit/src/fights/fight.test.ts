import { expect, test } from 'vitest';
import { deadlyBlow } from '../rules/index.ts';
import { alive, battle, blade, box, figure, levels, ofType, play, refusal, rolls, where } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';

const fightA = { type: 'fight', target: 'a' } as const;

test('UK-MELEE-ROLL, UK-MELEE-WIN, UK-DMG-ROLL: the best score wins, and the loser suffers a damage roll and stays where it is', () => {
  const match = duel({ skills: { combat: 1 } }, { character: true });
  expect(rolls(play(match, fightB, '26 4 5'))).toEqual(['combat a 6', 'combat b 4', 'damage a 5']);
  expect(figure(match, 'b').vitality).toBe(2);
  expect(where(match, 'b')).toEqual([1, 0]);
});

test('UK-MELEE-WIN: the figure attacked rolls too, spends nothing, and strikes with its own Dégâts when it wins', () => {
  const match = duel({}, { weapons: ['lameLourde'] });
  expect(rolls(play(match, fightB, '2 3 14'))).toEqual(['combat a 2', 'combat b 3', 'damage b 4']);
  expect(alive(match, 'a')).toBe(false);
  expect(figure(match, 'b').left).toBe(2);
});

test('UK-MELEE-TIE: both move a pace apart, nobody rolls damage, and the roll of the turn is not used up', () => {
  const match = duel();
  play(match, fightB, '4 4');
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [-1, 0],
    [2, 0],
  ]);
  expect(figure(match, 'a').blows).toBe(0);
});

test('UK-MELEE-TIE: by option each moves half a pace', () => {
  const match = duel({}, {}, { 'melee.tieGap': 'total-1' });
  play(match, fightB, '4 4');
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [-0.5, 0],
    [1.5, 0],
  ]);
});

test('UK-MELEE-TIE: who is blocked stays, the other moves; contacts broken give no free attack', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame'] },
      b: { at: [1, 0], weapons: ['lame'] },
      b2: { at: [0, 1], weapons: ['lame'] },
    },
    terrain: [box('mur', [1.5, -2, 3, 2], { top: 3 })],
    activation: 'a',
  });
  expect(rolls(play(match, fightB, '44 4'))).toEqual(['combat a 4', 'combat b 4']);
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [-1, 0],
    [1, 0],
  ]);
});

test('UK-MELEE-ENGAGED, UK-ACT-FIGHT: only an enemy in contact may be fought, not one out of action', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, a2: { at: [0, 1] }, b: { at: [1.1, 0] }, b2: { at: [0, -1], posture: 'out' } },
    activation: 'a',
  });
  expect(['b', 'b2', 'a2'].map((target) => refusal(match, { type: 'fight', target }))).toEqual(Array(3).fill('UK-ACT-FIGHT'));
});

test('UK-ACT-FIGHT: it costs an action, once an activation, and the figure turns to whom it fights', () => {
  const match = duel({}, { character: true });
  const events = play(match, fightB, '3 5 1');
  expect(ofType(events, 'figureTurned')).toMatchObject([{ figure: 'a', rule: 'UK-ACT-FIGHT' }]);
  expect(figure(match, 'a').left).toBe(1);
  expect(refusal(match, fightB)).toBe('UK-ACT-ONCE');
});

test('UK-MELEE-WEAPON: attacker, then defender, says with which of several weapons it fights, before any die', () => {
  const match = duel({ weapons: ['lame', 'lameFine'] }, { weapons: ['lame', 'lameLourde'] });
  const events = play(match, fightB, '6 1 55', [
    ['meleeWeapon', 'lameFine'],
    ['meleeWeapon', 'lameLourde'],
  ]);
  expect(levels(events, 'damage')).toEqual([-1]);
});

test('UK-MELEE-WEAPON: weapons that are the same are no choice, and who holds one does not fight bare-handed', () => {
  const twin = blade('lame');
  const match = duel({ weapons: ['lame', { ...twin, id: 'autre' }] });
  expect(levels(play(match, fightB, '6 1 1'), 'damage')).toEqual([0]);
});

test('UK-MELEE-BARE: bare hands fight with Combat 3- and hurt with 3-', () => {
  const match = duel({ weapons: [], skills: { combat: 1 } }, { weapons: ['lameFine'] });
  expect(rolls(play(match, fightB, '2463 4 53'))).toEqual(['combat a 2', 'combat b 4', 'damage b 3']);
  const won = duel({ weapons: [] });
  expect(levels(play(won, fightB, '6666 1 1111'), 'damage')).toEqual([-3]);
});

test('UK-MELEE-BARE: a shooting weapon of one hand leaves it bare-handed', () => {
  expect(levels(play(duel({ weapons: ['pistolet'] }), fightB, '6666 1 1111'), 'combat')).toEqual([-3, 0]);
});

test('UK-MELEE-TWO-HANDED-GUN, UK-MWP-ARME-LEGERE: a shooting weapon of two hands is a light weapon, by its own rules no more', () => {
  const match = duel({ weapons: ['fusil'] });
  expect(rolls(play(match, fightB, '4 3 45'))).toEqual(['combat a 4', 'combat b 3', 'damage a 4']);
  expect(alive(match, 'b')).toBe(false);
  const fatal = duel({ weapons: [{ ...rifle, ranged: { ...rifle.ranged, rules: [{ id: deadlyBlow.id }] } }] }, { character: true });
  expect(rolls(play(fatal, fightB, '4 3 45'))).toEqual(['combat a 4', 'combat b 3', 'damage a 4']);
});

const rifle = {
  id: 'rifle',
  cites: 'test:rifle',
  name: { fr: 'fusil', en: 'rifle' },
  hands: 2,
  ranged: { damage: 2, range: 9000, rules: [] },
};

test('UK-ARC-REAR-ATTACK: who is attacked from behind rolls as ever, keeps its facing and has no shield', () => {
  const match = duel({}, { facing: 'east', shields: ['bouclier'], weapons: ['lame'] });
  expect(rolls(play(match, fightB, '6 1 1'))).toEqual(['combat a 6', 'combat b 1', 'damage a 1']);
  expect(figure(match, 'b').facing).toEqual({ x: 1000, y: 0 });
  const front = duel({}, { shields: ['bouclier'] });
  expect(rolls(play(front, fightB, '6 1 66'))).toEqual(['combat a 6', 'combat b 1', 'save b 6']);
});

test('UK-ARC-REAR-ATTACK: by option Combat -, or a free attack; not in a fight of its own', () => {
  const back = { facing: 'east' } as const;
  expect(levels(play(duel({}, back, { 'melee.rearAttack': 'malus' }), fightB, '6 11 1'), 'combat')).toEqual([0, -1]);
  expect(levels(play(duel({}, {}, { 'melee.rearAttack': 'malus' }), fightB, '6 1 1'), 'combat')).toEqual([0, 0]);
  expect(rolls(play(duel({}, back, { 'melee.rearAttack': 'free-attack' }), fightB, '1'))).toEqual(['damage a 1']);
  const own = battle({
    figures: { a: { at: [0, 0], weapons: ['lame'] }, b: { at: [1, 0], facing: 'east', weapons: ['lame'] } },
    options: { 'melee.rearAttack': 'malus' },
    activation: 'b',
  });
  expect(levels(play(own, { type: 'fight', target: 'a' }, '6 1 1'), 'combat')).toEqual([0, 0]);
});

test('UK-STATE-PRONE-FIGHT: a fight with a prone enemy is a free attack that uses the action, not the roll of the turn', () => {
  const match = duel({ weapons: ['lameLourde'], blows: 1 }, { posture: 'prone', character: true, shields: ['bouclier'] });
  expect(rolls(play(match, fightB, '25'))).toEqual(['damage a 5']);
  expect(figure(match, 'b').vitality).toBe(2);
  expect([figure(match, 'a').left, figure(match, 'a').blows]).toEqual([1, 1]);
});

test('UK-STATE-PRONE-FIGHT: prone it fights only prone or stunned enemies, the prone ones as usual and without turning', () => {
  const standing = duel({ posture: 'prone' });
  expect(refusal(standing, fightB)).toBe('UK-STATE-PRONE-FIGHT');
  const prone = duel({ posture: 'prone' }, { posture: 'prone' });
  const events = play(prone, fightB, '6 1 1');
  expect(rolls(events)).toEqual(['combat a 6', 'combat b 1', 'damage a 1']);
  expect(ofType(events, 'figureTurned')).toEqual([]);
});

test('UK-STATE-STUNNED: any fight with a stunned enemy is a free attack, also of a prone figure', () => {
  expect(rolls(play(duel({ posture: 'prone' }, { stunned: true }), fightB, '1'))).toEqual(['damage a 1']);
  expect(rolls(play(duel({}, { stunned: true }), fightB, '1'))).toEqual(['damage a 1']);
});

/** a hangs on a ladder at the height of the roof that b stands on. */
const onLadder = (activation: 'a' | 'b') =>
  battle({
    figures: {
      a: { at: [0, 0, 3], weapons: ['lame'], perch: { feature: 'echelle', on: 'ladder' } },
      b: { at: [1, 0, 3], weapons: ['lame'] },
    },
    terrain: [box('toit', [0.5, -2, 4, 2], { top: 3 }), box('echelle', [0.4, -0.5, 0.5, 0.5], { kind: 'ladder', top: 3 })],
    activation,
  });

test('UK-ACT-LADDER-USE, UK-MELEE-ROLL: it attacks from a ladder with Combat -, and defends there as ever', () => {
  expect(rolls(play(onLadder('a'), fightB, '52 3 1'))).toEqual(['combat a 2', 'combat b 3', 'damage b 1']);
  expect(levels(play(onLadder('b'), fightA, '6 1 1'), 'combat')).toEqual([0, 0]);
});
