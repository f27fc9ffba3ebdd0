import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { ruleChanges } from '../levels.ts';
import { deadlyBlow } from '../rules/index.ts';
import { alive, battle, blade, box, figure, levels, ofType, play, refusal, rolls, where, type FigureSpec } from '../testing.ts';

const fightB = { type: 'fight', target: 'b' } as const;

const duel = (a: FigureSpec = {}, b: FigureSpec = {}, options = {}) =>
  battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame'], ...a },
      b: { at: [1, 0], facing: 'west', weapons: ['lame'], ...b },
      b9: { at: [20, 20] },
    },
    options,
    activation: 'a',
  });

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

test('UK-MELEE-EXAMPLE, UK-MELEE-DISENGAGE: bare hands lose, then a free attack meets who leaves, though the roll of the turn is made', () => {
  const match = duel({ weapons: [], skills: { combat: 1 } }, { weapons: ['lameFine'] });
  expect(rolls(play(match, fightB, '2463 4 53'))).toEqual(['combat a 2', 'combat b 4', 'damage b 3']);
  expect(figure(match, 'b').blows).toBe(1);
  const events = play(match, { type: 'move', path: [{ x: 28000, y: 30000 }] }, '65');
  expect(rolls(events)).toEqual(['damage b 5']);
  expect(alive(match, 'a')).toBe(false);
  expect(where(match, 'a')).toEqual([0, 0]);
});

/** a has two enemies in contact, to the east and to the north-east, and goes west. */
const leaving = (a: FigureSpec, b: FigureSpec, b2: FigureSpec) =>
  battle({
    figures: {
      a: { at: [0, 0], ...a },
      b: { at: [1, 0], weapons: ['lame'], ...b },
      b2: { at: [0.5, 0.867], weapons: ['lame'], ...b2 },
      b9: { at: [20, 20] },
    },
    activation: 'a',
  });

const west = { type: 'move', path: [{ x: 27000, y: 30000 }] } as const;

test('UK-MELEE-DISENGAGE: every enemy in contact strikes, in roster order, before the figure moves, until it is out of action', () => {
  const wounded = leaving({ character: true }, {}, {});
  expect(rolls(play(wounded, west, '4 3'))).toEqual(['damage b 4', 'damage b2 3']);
  expect(where(wounded, 'a')).toEqual([-3, 0]);
  const dead = leaving({}, {}, {});
  expect(rolls(play(dead, west, '4'))).toEqual(['damage b 4']);
  expect(where(dead, 'a')).toEqual([0, 0]);
});

test('UK-MELEE-DISENGAGE, UK-STATE-PRONE-FIGHT, UK-STATE-STUNNED: neither a prone nor a stunned enemy strikes at who leaves', () => {
  const match = leaving({}, { posture: 'prone' }, { stunned: true });
  expect(rolls(play(match, west))).toEqual([]);
  expect(where(match, 'a')).toEqual([-3, 0]);
});

test('UK-MELEE-FREE: no Combat, the weapon or the bare hands, no shield, and the roll of the turn neither bounds nor counts', () => {
  const match = duel({ shields: ['bouclier'], held: ['bouclier'], armour: ['armure'], weapons: [] }, { weapons: [], blows: 1 });
  const events = play(match, { type: 'move', path: [{ x: 28000, y: 30000 }] }, '21 1111');
  expect(levels(events, 'save')).toEqual([-1]);
  expect(levels(events, 'damage')).toEqual([-3]);
  expect(figure(match, 'b').blows).toBe(1);
});

test('UK-DMG-ONCE, UK-MELEE-FREE: by option free attacks are bound and counted', () => {
  const option = { 'damage.freeAttackCounts': 'yes' } as const;
  const away = { type: 'move', path: [{ x: 28000, y: 30000 }] } as const;
  const first = duel({ character: true }, {}, option);
  play(first, away, '1');
  expect(figure(first, 'b').blows).toBe(1);
  const spent = duel({ character: true }, { blows: 1 }, option);
  expect(rolls(play(spent, away))).toEqual([]);
});

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

test('UK-STATE-WOUNDS, UK-DMG-CHARACTER: wounded it fights with Combat -, badly wounded with no worse', () => {
  const combat = (vitality: number, dice: string) =>
    levels(play(duel({ character: true, vitality, skills: { combat: 1 } }), fightB, `${dice} 1 1`), 'combat')[0];
  expect([combat(3, '66'), combat(2, '6'), combat(1, '6')]).toEqual([1, 0, 0]);
});

test('UK-STATE-WOUNDS: badly wounded it shoots with Tir -, wounded as ever, and nothing else is weakened', () => {
  const changed = (vitality: number, purpose: 'shooting' | 'damage' | 'morale') => {
    const { state } = duel({ character: true, vitality });
    return ruleChanges(state, { purpose, figure: figureOf(state, 'a') }).map((one) => one.levels);
  };
  expect([changed(3, 'shooting'), changed(2, 'shooting'), changed(1, 'shooting')]).toEqual([[], [], [-1]]);
  expect([changed(1, 'damage'), changed(1, 'morale')]).toEqual([[], []]);
});

test('UK-DMG-VITALITY, UK-DMG-CHARACTER, UK-DMG-ROLL: a point is lost for each damage, the last puts out of action, none goes below 0', () => {
  const left = (b: FigureSpec, dice: string) => {
    const match = duel({ rules: [deadlyBlow.id] }, b);
    play(match, fightB, dice);
    return [figure(match, 'b').vitality, figure(match, 'b').posture];
  };
  expect(left({}, '6 1 4')).toEqual([0, 'out']);
  expect(left({ character: true }, '6 1 4 1')).toEqual([2, 'standing']);
  expect(left({ character: true, vitality: 2 }, '6 11 4 6')).toEqual([0, 'out']);
});

const arena = (a: FigureSpec, options = {}) =>
  battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame'], ...a },
      b: { at: [1, 0], weapons: ['lame'], character: true },
      b2: { at: [-1, 0], weapons: ['lame'], character: true },
    },
    options,
    activation: 'a',
  });

const fightA = { type: 'fight', target: 'a' } as const;

test('UK-DMG-ONCE, UK-ATTR-GEN-ALLOWANCE, UK-MELEE-MULTI: one damage roll a turn, whoever attacks, and one again in the next', () => {
  const match = arena({ skills: { combat: 1 }, character: true });
  expect(rolls(play(match, fightB, '5 3 2'))).toEqual(['combat a 5', 'combat b 3', 'damage a 2']);
  const events = play(match, [{ type: 'pass' }, { type: 'activate', figure: 'b2' }, fightA], '2 4');
  expect(rolls(events)).toEqual(['combat b2 2', 'combat a 4']);
  const next = play(match, [{ type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'a' }, fightB], '6 1 1');
  expect(rolls(next)).toEqual(['combat a 6', 'combat b 1', 'damage a 1']);
});

test('UK-DMG-ONCE, UK-SAVE-ORDER: a roll that a save has cancelled is used up, by option it is not', () => {
  const saved = (options: object) => {
    const match = battle({
      figures: { a: { at: [0, 0], weapons: ['lame'] }, b: { at: [1, 0], weapons: ['lame'], tough: true } },
      options,
      activation: 'a',
    });
    const events = play(match, fightB, options === LATE ? '6 1 4 66' : '6 1 66');
    return [rolls(events).slice(2), figure(match, 'a').blows];
  };
  const LATE = { 'save.order': 'after-damage' } as const;
  expect(saved({})).toEqual([['save b 6'], 1]);
  expect(saved({ 'damage.savedCounts': 'no' })).toEqual([['save b 6'], 0]);
  expect(saved(LATE)).toEqual([['damage a 4', 'save b 6'], 1]);
});

test('UK-SAVE-ORDER: by option no save against a damage roll that fails', () => {
  const match = duel({}, { tough: true }, { 'save.order': 'after-damage' });
  expect(rolls(play(match, fightB, '6 1 3'))).toEqual(['combat a 6', 'combat b 1', 'damage a 3']);
});

test('UK-ACT-LADDER-USE, UK-MELEE-ROLL: it attacks from a ladder with Combat -, and defends there as ever', () => {
  const at = (activation: 'a' | 'b') =>
    battle({
      figures: {
        a: { at: [0, 0, 3], weapons: ['lame'], perch: { feature: 'echelle', on: 'ladder' } },
        b: { at: [1, 0, 3], weapons: ['lame'] },
      },
      terrain: [box('toit', [0.5, -2, 4, 2], { top: 3 }), box('echelle', [0.4, -0.5, 0.5, 0.5], { kind: 'ladder', top: 3 })],
      activation,
    });
  expect(rolls(play(at('a'), fightB, '52 3 1'))).toEqual(['combat a 2', 'combat b 3', 'damage b 1']);
  expect(levels(play(at('b'), fightA, '6 1 1'), 'combat')).toEqual([0, 0]);
});
