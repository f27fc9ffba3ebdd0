import { expect, test } from 'vitest';
import { alive, battle, figure, levels, play, rolls, where, type FigureSpec } from '../testing.ts';
import { duel, fightB } from '../testing-fights.ts';

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

test('UK-MELEE-DISENGAGE: a prone enemy strikes at a prone figure that crawls away, not when it is stunned', () => {
  const crawl = { type: 'crawl', path: [{ x: 29000, y: 30000 }] } as const;
  const match = leaving({ posture: 'prone' }, { posture: 'prone' }, { posture: 'prone', stunned: true });
  expect(rolls(play(match, crawl, '1'))).toEqual(['damage b 1']);
});
