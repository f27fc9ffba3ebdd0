import { expect, test } from 'vitest';
import { armour, battle, blade, figure, ofType, play, refusal, rolls, type BattleSpec, type FigureSpec } from '../testing.ts';
import { WHIP } from '../whip.ts';
import { exoskeleton, huge, martialArt, whipExpert } from './index.ts';

const whip = { ...blade('laniere', -2), kinds: [WHIP] };
const take = { type: 'special', rule: whipExpert.id, target: 'b', weapon: 'fusil' } as const;
const expertOne = { at: [0, 0], weapons: [whip, 'pistolet'], rules: [whipExpert.id], left: 4 } as const satisfies FigureSpec;
const rifleman = { at: [0, 4.5], weapons: ['fusil', 'lame'] } as const satisfies FigureSpec;
const spec = (b: FigureSpec = rifleman, a: FigureSpec = expertOne) =>
  ({ figures: { a, b, b1: { at: [9, 9] } }, activation: 'a' }) as const satisfies BattleSpec;

test('UK-ATTR-EXPERT-FOUET: takes a rifle out of hands 3.5 paces away; it lies beside its owner, on the side of the user', () => {
  const match = battle(spec());
  expect(rolls(play(match, take, '5'))).toEqual(['power a 5']);
  expect(figure(match, 'b')).toMatchObject({ lost: ['fusil'], held: [] });
  expect(match.state.drops).toEqual([{ weapon: 'fusil', owner: 'b', at: { x: 30_000, y: 34_000, z: 0 } }]);
});

test('UK-ATTR-EXPERT-FOUET: by option it is out of the game', () => {
  const match = battle({ ...spec(), options: { 'disarm.mode': 'lost' } });
  play(match, take, '5');
  expect([figure(match, 'b').lost, match.state.drops]).toEqual([['fusil'], []]);
});

test('UK-ATTR-EXPERT-FOUET: at less than 4 paces, in sight, with a whip in hand, a weapon that is held', () => {
  const refused = (b: FigureSpec, a: FigureSpec = expertOne, command = take) => refusal(battle(spec(b, a)), command);
  expect(refused({ ...rifleman, at: [0, 5] })).toBe('UK-ATTR-EXPERT-FOUET');
  expect(refused({ ...rifleman, at: [0, 5.01] })).toBe('UK-ATTR-GEN-TARGET');
  expect(refused({ ...rifleman, at: [0, -3] })).toBe('UK-ARC-FRONT');
  expect(refused(rifleman, { ...expertOne, held: ['pistolet'] })).toBe('UK-ATTR-EXPERT-FOUET');
  expect(refused(rifleman, { ...expertOne, weapons: [whip, 'lame'], held: ['lame'] })).toBe('UK-ATTR-EXPERT-FOUET');
  expect(refused({ ...rifleman, held: ['lame'] })).toBe('UK-ATTR-EXPERT-FOUET');
  expect(refused({ ...rifleman, weapons: ['lame'], shields: ['bouclier'] })).toBe('UK-ATTR-EXPERT-FOUET');
  expect(refused({ ...rifleman, weapons: [{ ...blade('fusil'), hands: 0 }] })).toBe('UK-ATTR-EXPERT-FOUET');
  expect(refused({ ...rifleman, weapons: [blade('fusil')] })).toBeUndefined();
});

const pick = { type: 'pickUp', weapon: 'b/fusil' } as const;
const dropped = { drops: [{ weapon: 'fusil', owner: 'b', at: { x: 30_000, y: 30_500, z: 0 } }] } as const;

test('UK-ATTR-EXPERT-FOUET: who touches the weapon takes it up, in hand if it has hands for it, and uses it', () => {
  const match = battle({ ...spec({ ...rifleman, lost: ['fusil'] }, { ...expertOne, held: [] }), ...dropped });
  const events = play(match, [{ type: 'hold', items: [] }, pick, { type: 'shoot', weapon: 'b/fusil', target: 'b' }], '1');
  expect(ofType(events, 'weaponTaken')).toHaveLength(1);
  expect(figure(match, 'a')).toMatchObject({ gained: [{ weapon: 'fusil', owner: 'b' }], held: ['b/fusil'], done: ['pickUp', 'shoot'] });
  expect(match.state.drops).toEqual([]);
});

test('UK-ATTR-EXPERT-FOUET, UK-EQ-HANDS: with its hands full it carries the weapon', () => {
  const match = battle({ ...spec({ ...rifleman, lost: ['fusil'] }), ...dropped });
  play(match, pick);
  expect(figure(match, 'a').held).toEqual(['laniere', 'pistolet']);
});

test('UK-ATTR-EXPERT-FOUET: its owner takes it up again as its own', () => {
  const match = battle({
    figures: { b: { at: [0, 0], weapons: ['fusil'], lost: ['fusil'] }, a: { at: [0, 9] } },
    activation: 'b',
    ...dropped,
  });
  play(match, pick);
  expect(figure(match, 'b')).toMatchObject({ lost: [], gained: [], held: ['fusil'] });
});

test('UK-ATTR-EXPERT-FOUET: what has been taken up is taken away again as its first owner’s', () => {
  const match = battle({
    ...spec({ at: [0, 3], weapons: [], gained: [{ weapon: 'fusil', owner: 'b1' }], held: ['b1/fusil'] }),
    figures: {
      a: expertOne,
      b: { at: [0, 3], gained: [{ weapon: 'fusil', owner: 'b1' }], held: ['b1/fusil'] },
      b1: { at: [9, 9], weapons: ['fusil'], lost: ['fusil'] },
    },
  });
  play(match, { ...take, weapon: 'b1/fusil' }, '4');
  expect([figure(match, 'b').gained, match.state.drops.map(({ owner, weapon }) => [owner, weapon])]).toEqual([[], [['b1', 'fusil']]]);
});

test('UK-ATTR-EXPERT-FOUET, UK-EQ-CARRY: not from afar, not while engaged, and not a fifth weapon or object', () => {
  const refused = (a: FigureSpec, b: FigureSpec = { ...rifleman, lost: ['fusil'] }) => refusal(battle({ ...spec(b, a), ...dropped }), pick);
  expect(refused({ ...expertOne, at: [0, -0.1] })).toBe('UK-ATTR-EXPERT-FOUET');
  expect(refused(expertOne, { ...rifleman, lost: ['fusil'], at: [1, 0] })).toBe('UK-ATTR-EXPERT-FOUET');
  const object = { id: 'sac', cites: 'x', name: { fr: 's', en: 's' }, rules: [] };
  expect(refused({ ...expertOne, objects: [object, { ...object, id: 'sac2' }] })).toBe('UK-EQ-CARRY');
  expect(refused({ ...expertOne, objects: [object], armour: [armour('x', 0)] })).toBeUndefined();
});

test.each([exoskeleton, martialArt, huge])('UK-ATTR-EXPERT-FOUET: not from who has $id', ({ id }) => {
  expect(refusal(battle(spec({ ...rifleman, at: [0, 4], rules: [id] })), take)).toBe('UK-ATTR-EXPERT-FOUET');
});
