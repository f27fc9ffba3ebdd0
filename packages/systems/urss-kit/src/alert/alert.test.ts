import { randomFrom } from '@escarmouche/referee';
import { unanswered } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { urssKit } from '../system.ts';
import { battle, box, figure, gun, ofType, play, point, rolls, where, type BattleSpec } from '../testing.ts';
import { asked, decline, next, react, shoot, stage, watching, way } from '../testing-alert.ts';
import {
  backstab,
  choke,
  firstAid,
  forceSensitive,
  frightening,
  groupAttack,
  guard,
  leaping,
  push,
  skilfulDisengagement,
  stealthy,
  zone,
} from '../rules/index.ts';

const gunner = { ...watching, weapons: ['fusil'] } as const;

const hidden = (x: number) => ({ at: [x, 2], rules: [stealthy.id], marks: { [stealthy.id]: true } }) as const;
const crate = (x: number) => box('crate', [x + 0.5, -4, x + 2, 4]);

/** b looks south from the middle: an enemy that walks south at its side comes into view in passing. */
const past = { at: [4, 2] } as const;
const farPast = { at: [9, 1] } as const;

test('UK-ATTR-POSTURE-ALERTE: a shot comes after the activation of the enemy that has come into view; the stance is used up', () => {
  const match = stage({ a: farPast, b: gunner });
  play(match, way([9, -1]));
  const events = play(match, { type: 'pass' }, '4 5', [react(shoot('a'))]);
  expect(rolls(events)).toEqual(['shooting b 4', 'damage b 5']);
  const types = events.map(({ type }) => type);
  expect(types.indexOf('activationEnded')).toBeLessThan(types.indexOf('reacted'));
  expect(figure(match, 'a').posture).toBe('out');
  expect(figure(match, 'b').alert).toBe(false);
});

test('UK-ATTR-POSTURE-ALERTE: it may let an enemy pass and wait for another', () => {
  const match = stage({ a: farPast, b: gunner });
  play(match, [way([9, -1]), { type: 'pass' }], '', [decline]);
  expect(figure(match, 'b').alert).toBe(true);
});

test('UK-ATTR-POSTURE-ALERTE: who was in view all the time triggers nothing, however near it comes', () => {
  const match = stage({ a: { at: [0, -9] }, b: gunner });
  play(match, [way([0, -4.5]), { type: 'pass' }]);
  expect(figure(match, 'b').alert).toBe(true);
});

test('UK-ATTR-POSTURE-ALERTE: the charge is asked at the first point nearer than its base move after the sight, and at the end', () => {
  expect(asked(stage({ a: past, b: watching }), way([4, -2]))).toEqual(['way b 2', 'end b 0']);
  expect(asked(stage({ a: { at: [6.5, 1] }, b: watching }), way([6.5, -1], [4, -1]))).toEqual(['way b 1.92', 'end b 0']);
  expect(asked(stage({ a: { at: [5, 2] }, b: watching }), way([5, 0], [7.5, -1]))).toEqual(['way b 2.69']);
});

test('UK-ATTR-POSTURE-ALERTE: at exactly its base move an enemy is not near', () => {
  expect(asked(stage({ a: { at: [6, 1] }, b: watching }), way([6, -1]))).toEqual([]);
  expect(asked(stage({ a: { at: [5.99, 1] }, b: watching }), way([5.99, -1]))).not.toEqual([]);
});

test('UK-ATTR-POSTURE-ALERTE: where no charge can be made none is asked', () => {
  expect(asked(stage({ a: past, b: watching }, { terrain: [box('low wall', [1, -9, 1.2, 9], { top: 1.2 })] }), way([4, -2]))).toEqual([]);
});

test('UK-ATTR-POSTURE-ALERTE: a charge that makes contact ends the movement; other actions remain', () => {
  const match = stage({ a: past, b: watching });
  const events = play(match, way([4, -2]), '', [react(way([3, 0]))]);
  expect(where(match, 'a')).toEqual([4, 0]);
  expect(where(match, 'b')).toEqual([3, 0]);
  expect(ofType(events, 'engaged').map((event) => event.figure)).toEqual(['b']);
  expect(match.state.activation?.figure).toBe('a');
  expect([figure(match, 'a').left, figure(match, 'b').alert]).toEqual([1, false]);
});

test('UK-ATTR-POSTURE-ALERTE: only a charge on this enemy interrupts; after the activation there is no charge any more', () => {
  const match = stage({ a: past, a2: { at: [-3, -2] }, b: gunner });
  const refused = (command: object): string | undefined => {
    const progress = match.fork().answer({ do: 'react', command } as never, 'B');
    return progress.status === 'refused' ? progress.refusal.rule : undefined;
  };
  match.submit('A', way([4, -3]));
  expect([shoot('a'), way([1, 0]), way([-2.4, -1.6]), { type: 'nothing' }, { type: 'run', to: point(3, 0) }].map(refused)).toEqual(
    Array.from({ length: 5 }, () => 'UK-ATTR-POSTURE-ALERTE'),
  );
  expect(refused(way([3, 0]))).toBeUndefined();
  match.answer({ do: 'decline' }, 'B');
  match.answer({ do: 'decline' }, 'B');
  match.submit('A', { type: 'pass' });
  expect([way([3.2, -2.4]), shoot('a2')].map(refused)).toEqual(['UK-ATTR-POSTURE-ALERTE', 'UK-ATTR-POSTURE-ALERTE']);
  expect([shoot('a'), way([1, 0])].map(refused)).toEqual([undefined, undefined]);
});

test('UK-ATTR-POSTURE-ALERTE: an answer that is neither a reaction nor a refusal to react is not taken', () => {
  const match = stage({ a: past, b: watching });
  match.submit('A', way([4, -2]));
  for (const answer of [null, {}, { do: 'wait' }, { do: 'react' }]) {
    expect(match.fork().answer(answer as never, 'B').status).toBe('refused');
  }
});

test('UK-ATTR-POSTURE-ALERTE: by option all comes after, charges too', () => {
  const match = stage({ a: past, b: watching }, { options: { 'alert.timing': 'after' } });
  play(match, way([4, -2]));
  play(match, { type: 'pass' }, '', [react(way([3.1, -1.55]))]);
  expect(where(match, 'a')).toEqual([4, -2]);
  expect(
    ofType(
      match.entries.flatMap(({ events }) => events),
      'engaged',
    ),
  ).toHaveLength(1);
});

test('UK-ATTR-POSTURE-ALERTE: fear counts for a charge after the activation too', () => {
  const match = stage({ a: { ...past, rules: [frightening.id] }, b: watching }, { options: { 'alert.timing': 'after' } });
  const events = play(match, [way([4, -2]), { type: 'pass' }], '3', [react(way([3.1, -1.55]))]);
  expect(ofType(events, 'engaged')).toEqual([]);
});

test('UK-ATTR-POSTURE-ALERTE: by option every reaction comes at the first point of the way where it is allowed', () => {
  const match = stage({ a: farPast, b: gunner }, { options: { 'alert.timing': 'interrupt' } });
  const events = play(match, way([9, -1]), '4 5', [react(shoot('a'))]);
  expect(rolls(events)).toEqual(['shooting b 4', 'damage b 5']);
  expect(where(match, 'a')).toEqual([9, 0]);
});

test('UK-ATTR-POSTURE-ALERTE: by option who lets way and end pass is not asked after the activation', () => {
  const match = stage({ a: farPast, b: gunner }, { options: { 'alert.timing': 'interrupt' } });
  play(match, way([9, -1]), '', [decline, decline]);
  play(match, { type: 'pass' });
  expect(figure(match, 'b').alert).toBe(true);
});

test('UK-ATTR-POSTURE-ALERTE: a charge takes the test of fear; who fails stops short, and the way goes on', () => {
  const match = stage({ a: { ...past, rules: [frightening.id] }, b: watching });
  play(match, way([4, -2]), '3', [react(way([3, 0]))]);
  expect(where(match, 'a')).toEqual([4, -2]);
  expect(where(match, 'b')).toEqual([2, 0]);
  expect(figure(match, 'b').alert).toBe(false);
});

test('UK-ATTR-POSTURE-ALERTE, UK-ATTR-INDECELABLE: for a charge the distance counts from where the reaction is made', () => {
  expect(asked(stage({ a: hidden(4), b: watching }, { terrain: [crate(4)] }), way([4, -2]))).toEqual([]);
  expect(asked(stage({ a: hidden(2), b: watching }, { terrain: [crate(2)] }), way([2, -2]))).toEqual(['way b 2']);
});

test('UK-ATTR-POSTURE-ALERTE: a charge from behind stabs', () => {
  const match = stage({ a: past, b: { ...watching, weapons: ['lame'], rules: [guard.id, backstab.id] } });
  const events = play(match, way([6, -2]), '1', [react(way([4, 0]))]);
  expect(ofType(events, 'freeAttack').map((event) => event.rule)).toEqual([backstab.cites[0]]);
});

test('UK-ATTR-POSTURE-ALERTE: several are asked group by group, within one as its player likes, each if it still can', () => {
  const match = stage({ a: farPast, b1: gunner, b2: { ...gunner, at: [0, -2] }, c: { ...gunner, at: [-2, 0] } });
  play(match, way([9, -3]));
  const events = play(match, { type: 'pass' }, '4 5', [next('b2'), react(shoot('a'))]);
  expect(rolls(events)).toEqual(['shooting b2 4', 'damage b2 5']);
  expect(['b1', 'c'].map((id) => figure(match, id).alert)).toEqual([true, true]);
});

test('UK-ATTR-POSTURE-ALERTE: the stance ends at its next activation, not when it is pushed or engaged', () => {
  const match = battle({ figures: { a: { at: [0, 9] }, b: watching }, plays: 'B' });
  expect(ofType(play(match, { type: 'activate', figure: 'b' }), 'alertEnded')).toHaveLength(1);
  expect(figure(match, 'b').alert).toBe(false);
  const met = stage({ a: { at: [0, -3], weapons: ['lame'] }, b: { ...watching, weapons: ['lame'] } });
  play(met, [way([0, -1]), { type: 'fight', target: 'b' }], '3 3');
  expect(where(met, 'b')).toEqual([0, 1]);
  expect(figure(met, 'b').alert).toBe(true);
});

test('UK-ATTR-POSTURE-ALERTE: a movement forced on the enemy in its own activation brings it into view too', () => {
  const match = stage({ a: { at: [9, 0.5], weapons: ['lame'] }, b1: { at: [9, 1.5], weapons: ['lame'] }, b2: gunner });
  play(match, { type: 'fight', target: 'b1' }, '3 3');
  expect(where(match, 'a')).toEqual([9, -0.5]);
  expect(rolls(play(match, { type: 'pass' }, '1', [react(shoot('a'))]))).toEqual(['shooting b2 1']);
});

test('UK-ATTR-POSTURE-ALERTE: outside the enemy’s own activation nothing triggers', () => {
  const match = stage(
    { a: { at: [9, 0.5], weapons: ['lame'] }, b1: { at: [9, 1.5], weapons: ['lame'] }, b2: gunner },
    { activation: 'b1' },
  );
  play(match, [{ type: 'fight', target: 'a' }, { type: 'pass' }], '3 3');
  expect(where(match, 'a')).toEqual([9, -0.5]);
  expect(figure(match, 'b2').alert).toBe(true);
});

test('UK-ATTR-POSTURE-ALERTE: a type of action used in its activation may be the reaction', () => {
  const match = stage({ a: past, b: { ...watching, done: ['movement'], left: 0, activated: true } });
  play(match, way([4, -2]), '', [react(way([3, 0]))]);
  expect(where(match, 'b')).toEqual([3, 0]);
});

test('UK-ATTR-POSTURE-ALERTE: the reaction of one is no trigger for another', () => {
  const other = { ...gunner, at: [1.5, -5], facing: 'east' } as const;
  const match = stage({ a: past, b: watching, c: other });
  play(match, [way([4, -2]), { type: 'pass' }], '', [react(way([3, 0]))]);
  expect(figure(match, 'c').alert).toBe(true);
});

test('UK-ATTR-POSTURE-ALERTE: who slips away is spared the free attack, not the guard', () => {
  const match = stage({ a: { ...past, rules: [skilfulDisengagement.id] }, b1: { at: [4, 3] }, b2: watching });
  const events = play(match, way([4, -2]), '', [react(way([3, 0]))]);
  expect(ofType(events, 'freeAttack')).toEqual([]);
  expect(ofType(events, 'reacted')).toHaveLength(1);
});

test('UK-ATTR-POSTURE-ALERTE: to let an enemy pass is no move in the game, and what a bot would answer is allowed', () => {
  const match = stage({ a: past, b: gunner });
  match.submit('A', way([4, -2]));
  const question = match.pending?.question;
  if (question?.kind !== 'choice') throw new Error('nobody is asked');
  const { idle, sampleAnswer } = urssKit;
  const typed = question as Parameters<NonNullable<typeof idle>>[0];
  expect([{ do: 'decline' }, { do: 'react' }].map((answer) => idle?.(typed, answer))).toEqual([true, false]);
  expect(unanswered(question)).toEqual({ do: 'decline' });
  const samples = Array.from(
    { length: 20 },
    (_, seed) => sampleAnswer?.(match.pending?.state ?? match.state, typed, randomFrom(seed)) ?? null,
  );
  expect(samples.map((answer) => match.fork().answer(answer, 'B').status)).not.toContain('refused');
  expect(new Set(samples.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(1);
});

/** Refusals of these reactions of b to a, once a has moved into its view and ended its activation. */
function refusedAfter(
  figures: BattleSpec['figures'],
  path: readonly [number, number],
  commands: readonly object[],
  options: BattleSpec['options'] = {},
) {
  const match = stage(figures, { options: { 'alert.timing': 'after', ...options } });
  match.submit('A', way(path));
  match.submit('A', { type: 'pass' });
  return commands.map((command) => {
    const progress = match.fork().answer({ do: 'react', command } as never, 'B');
    return progress.status === 'refused' ? progress.refusal.rule : undefined;
  });
}

const assault = { type: 'special', rule: groupAttack.id };
const fighting = { ...watching, weapons: ['lame'], rules: [guard.id, groupAttack.id] } as const;

test('UK-ATTR-POSTURE-ALERTE: a group attack falls on the enemy reacted to, or is none', () => {
  const alone = refusedAfter({ a: { at: [3, 1] }, b: fighting }, [1, 0], [assault]);
  const two = refusedAfter({ a: { at: [3, 1] }, a2: { at: [0, -1] }, b: fighting }, [1, 0], [assault, { type: 'fight', target: 'a' }]);
  expect([alone, two]).toEqual([[undefined], ['UK-ATTR-POSTURE-ALERTE', undefined]]);
});

test('UK-ATTR-POSTURE-ALERTE: a shot goes at the enemy reacted to, not at a point beside it; aiming is no reaction', () => {
  const bomb = { ...watching, weapons: [gun('bombe', 9, 0, [{ id: zone.id, value: 2 }])] };
  const aims = [
    { type: 'shoot', weapon: 'bombe', target: 'a' },
    { type: 'shoot', weapon: 'bombe', point: { ...point(5, -2), z: 0 } },
    { type: 'aim' },
  ];
  expect(refusedAfter({ a: { at: [5, 1] }, b: bomb }, [5, -1], aims, { 'zone.pointTarget': 'yes' })).toEqual([
    undefined,
    'UK-ATTR-POSTURE-ALERTE',
    'UK-ATTR-POSTURE-ALERTE',
  ]);
});

test('UK-ATTR-POSTURE-ALERTE: who has been in view on its way has entered it, hidden again at the end of it', () => {
  const walls = [box('left', [-6, -3, -0.6, -2.5]), box('right', [0.6, -3, 6, -2.5])];
  const match = stage({ a: { at: [-2.5, -8] }, b: watching }, { terrain: walls });
  expect(asked(match, way([2.5, -8]))).toEqual([]);
  expect(asked(match, { type: 'pass' })).toEqual(['after b 0']);
  const short = stage({ a: { at: [-2.5, -8] }, b: watching }, { terrain: walls });
  expect([asked(short, way([-3, -8])), asked(short, { type: 'pass' })]).toEqual([[], []]);
});

test('UK-ATTR-POSTURE-ALERTE: a charge is a move of less than the base move, and no leap', () => {
  const six = { a: { at: [6.6, 1] }, b: { ...watching, rules: [guard.id, leaping.id] } } as const;
  expect(refusedAfter(six, [4.8, -3.6], [way([4, -3])])).toEqual(['UK-ATTR-POSTURE-ALERTE']);
  const leap = { type: 'special', rule: leaping.id, to: { ...point(3.2, -2.4), z: 0 } };
  expect(refusedAfter(six, [4, -3], [way([3.2, -2.4]), leap])).toEqual([undefined, 'UK-ATTR-POSTURE-ALERTE']);
});

test('UK-ATTR-POSTURE-ALERTE: a hostile ability is aimed at the enemy that came into view, one for friends at whom it likes', () => {
  const b = { ...watching, rules: [guard.id, forceSensitive.id, choke.id, firstAid.id] } as const;
  const figures = { a: { at: [5, 1] }, a2: { at: [0, -5] }, b, b2: { at: [-1, 0], character: true, vitality: 1 } } as const;
  const powers = [
    [choke.id, 'a'],
    [choke.id, 'a2'],
    [firstAid.id, 'b2'],
  ];
  const commands = powers.map(([rule, target]) => ({ type: 'special', rule, target }));
  expect(refusedAfter(figures, [5, -1], commands)).toEqual([undefined, 'UK-ATTR-POSTURE-ALERTE', undefined]);
});

test('UK-ATTR-POSTURE-ALERTE: whoever has been stopped by fear in the way is in the way', () => {
  const match = stage({ a: { at: [3.5, 1], rules: [frightening.id] }, b: watching });
  const events = play(match, way([3.5, -0.5], [0.9, -0.5]), '3', [react(way([2.5, 0]))]);
  expect(ofType(events, 'figureMoved').flatMap(({ figure: who, onward }) => (who === 'a' ? [onward] : []))).toEqual([undefined, true]);
  expect(where(match, 'b')).toEqual([1.5, 0]);
  expect(where(match, 'a')[0]).toBeCloseTo(2.366, 2);
});

test('UK-ATTR-POSTURE-ALERTE: by option a shot and a charge are asked for each where it is first allowed', () => {
  const match = stage({ a: { at: [7, 1] }, b: gunner }, { options: { 'alert.timing': 'interrupt' } });
  expect(asked(match, way([7, 0], [3.5, -1.5]))).toEqual(['way b 3.81', 'way b 2.7', 'end b 0']);
});

test('UK-ATTR-POSTURE-ALERTE: by option who is thrown down on its way goes no further', () => {
  const b = { ...watching, rules: [guard.id, forceSensitive.id, push.id] } as const;
  const match = stage({ a: { at: [4, 2] }, b }, { options: { 'alert.timing': 'interrupt' } });
  play(match, way([4, -2]), '4', [react({ type: 'special', rule: push.id, target: 'a' })]);
  expect(where(match, 'a')).toEqual([9, 0]);
  expect(figure(match, 'a').posture).toBe('prone');
});

test('UK-EQ-HANDS, UK-ATTR-POSTURE-ALERTE: in another activation nothing else is taken in hand, by option either', () => {
  const commands = [{ type: 'draw', items: ['lame'] }];
  const b = { ...watching, weapons: ['fusil', 'lame'] } as const;
  expect(refusedAfter({ a: { at: [5, 1] }, b }, [5, -1], commands, { 'equip.swap': 'one-action' })).toEqual(['UK-ATTR-POSTURE-ALERTE']);
});
