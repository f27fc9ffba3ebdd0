import { figureOf } from '@escarmouche/skirmish';
import { withFigureAt } from '@escarmouche/skirmish/placed';
import { expect, test } from 'vitest';
import { rangedArms } from '../arms.ts';
import { lightning } from '../rules/index.ts';
import { battle, box, gun, units, type BattleSpec, type FigureSpec, type Spot } from '../testing.ts';
import { danger } from './danger.ts';
import { fightOdds, shotOdds } from './index.ts';

const fusil = gun('fusil', 8);
const A: FigureSpec = { at: [0, -20], weapons: [fusil] };
const B: FigureSpec = { at: [0, 0], facing: 'north', weapons: [fusil] };

const at = (where: Spot, b: FigureSpec = {}, a: FigureSpec = {}, more: Partial<BattleSpec> = {}) => {
  const { state } = battle({ figures: { a: { ...A, ...a }, b: { ...B, ...b } }, activation: 'a', ...more });
  const figure = figureOf(state, 'a');
  return { state, figure, ...danger(state, { ...figure, ...units(...where) }) };
};
const ways = ({ taken }: ReturnType<typeof at>) => taken.map(({ by, how, asItStands }) => [by, how, asItStands]);

test('UK-SHOOT-LONG: beyond twice the range and a walk nothing threatens it; within, a shot as its odds are, the shooter turned', () => {
  expect(at([0, -23]).taken).toEqual([]);
  expect(at([0, -18]).taken).toMatchObject([{ how: 'shot', walks: true, asItStands: false }]);
  const far = at([0, -12]);
  const near = at([0, -6]);
  expect(ways(far)).toEqual([['b', 'shot', false]]);
  expect(near.taken[0]?.out).toBeGreaterThan(far.taken[0]?.out ?? 1);
  const there = withFigureAt(near.state, near.figure, units(0, -6));
  const b = figureOf(there, 'b');
  const [arm] = rangedArms(there, b);
  const odds = arm && shotOdds(there, { ...b, facing: { x: 0, y: -1000 } }, arm, figureOf(there, 'a'));
  expect(near.taken[0]?.out).toBeCloseTo(odds?.losses[0]?.out ?? 0, 12);
});

const dealt = (a: FigureSpec) => at([0, -6], {}, a).dealt.map(({ how, asItStands }) => [how, asItStands]);

test('UK-ARC-FRONT, UK-STATE-PRONE-ACT: what it could do as it stands, and after turning or standing up', () => {
  expect(dealt({ facing: 'north' })).toEqual([['shot', true]]);
  expect(dealt({ facing: 'south' })).toEqual([['shot', false]]);
  expect(dealt({ facing: 'north', posture: 'prone' })).toEqual([['shot', false]]);
  expect(dealt({ facing: 'north', stunned: true })).toEqual([['shot', false]]);
  const strikes = { weapons: [], rules: [lightning.id] };
  expect(dealt({ ...strikes, facing: 'north' })).toEqual([['power', true]]);
  expect(dealt({ ...strikes, facing: 'south' })).toEqual([['power', false]]);
  expect(dealt({ ...strikes, facing: 'north', posture: 'prone' })).toEqual([['power', false]]);
});

test('UK-ARC-LOS: a wall keeps it safe', () => {
  expect(at([0, -6], {}, {}, { terrain: [box('mur', [-9, -3, 9, -2], { top: 5 })] }).taken).toEqual([]);
});

test('UK-ACT-COUNT, UK-STATE-PRONE-ACT: who has two actions may walk round what hides it, and shoot; who has one left, or lies, may not', () => {
  const wall = { terrain: [box('mur', [-2, -3, 2, -2], { top: 5 })] };
  const walks = (b: FigureSpec) => at([0, -6], b, {}, wall).taken.map((one) => one.walks);
  expect(walks({})).toEqual([true]);
  expect(walks({ left: 1 })).toEqual([]);
  expect(walks({ posture: 'prone' })).toEqual([]);
  expect(walks({ left: 0, activated: true })).toEqual([true]);
});

test.each(['classic', 'alternating'] as const)(
  'UK-TURN-ALT-EXHAUSTED, UK-TURN-CLASSIC-PLAY: in %s activation who has played acts in the next turn, before who acts now; others in this one',
  (mode) => {
    const comes = (b: FigureSpec, activation?: string) =>
      at([0, -6], b, {}, { activation, options: { 'turn.activation': mode } }).taken.map((one) => one.comes);
    expect(comes({}, 'a')).toEqual(['thisTurn']);
    expect(comes({ left: 0, activated: true }, 'a')).toEqual(['nextTurn']);
  },
);

test('UK-TURN-CLASSIC-PLAY: who has played acts after who has yet to act this turn', () => {
  const waits = at([0, -6], { left: 0, activated: true }, {}, { activation: undefined, options: { 'turn.activation': 'classic' } });
  expect(waits.taken.map((one) => one.comes)).toEqual([undefined]);
});

test('UK-MOVE-CHARGE, UK-MOVE-BASE: who can walk straight into contact fights it there; whom it cannot reach, or who lies, does not', () => {
  const armed = { weapons: ['lame'] } as const;
  const met = at([0, -5], armed, armed);
  expect(ways(met)).toEqual([['b', 'charge', true]]);
  const close = battle({ figures: { a: { ...A, ...armed, at: [0, -1] }, b: { ...B, ...armed, facing: 'south' } }, activation: 'a' }).state;
  const fight = fightOdds(close, figureOf(close, 'b'), figureOf(close, 'a'));
  expect(met.taken[0]?.out).toBeCloseTo(fight.losses[0].out, 12);
  expect(at([0, -6.2], armed).taken).toEqual([]);
  expect(at([0, -5], { ...armed, posture: 'prone' }).taken).toEqual([]);
});

test('UK-STATE-STUNNED, UK-MOVE-CHARGE: whom a charge meets stunned does not turn to it', () => {
  const armed = { weapons: ['lame'] } as const;
  const struck = (a: FigureSpec) => at([0, -5], armed, { ...armed, facing: 'south', ...a }).taken[0]?.out ?? 0;
  expect(struck({ stunned: true })).toBeGreaterThan(struck({}));
});

const inContact = (b: FigureSpec = {}) => at([0, -1], { weapons: ['lameLourde'], ...b }, { weapons: ['lame'] });

test('UK-MELEE-ENGAGED, UK-STATE-PRONE-ACT: in contact both fight, who lies or is stunned once it stands; each is exposed to what the other does', () => {
  expect(inContact().taken.map(({ how, asItStands }) => [how, asItStands])).toEqual([['fight', true]]);
  expect(inContact().dealt.map(({ how }) => how)).toEqual(['fight']);
  expect(inContact().taken[0]?.out).toBeGreaterThan(inContact().dealt[0]?.out ?? 1);
  for (const b of [{ posture: 'prone' }, { stunned: true }] as const)
    expect(inContact(b).taken.map(({ asItStands }) => asItStands)).toEqual([false]);
});

const besideWhoLies = (b: FigureSpec) =>
  at([0, -1], { weapons: ['lame'], ...b }, { weapons: ['lame'], posture: 'prone' }).taken.map(({ out }) => out);

test('UK-STATE-PRONE-ACT, UK-STATE-PRONE-FIGHT: who lies beside who lies is a danger as when it stands, which strikes freely', () => {
  expect(besideWhoLies({ posture: 'prone' })).toEqual(besideWhoLies({}));
});

test('UK-PWR-GENERAL: a power that strikes is a danger as a shot is', () => {
  const met = at([0, -4], { weapons: [], rules: [lightning.id] });
  expect(met.taken.map(({ how, with: by }) => [how, by])).toContainEqual(['power', lightning.id]);
});
