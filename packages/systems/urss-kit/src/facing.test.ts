import { expect, test } from 'vitest';
import { figureOf } from '@escarmouche/skirmish';
import { facingInContact, facingQuestion } from './facing.ts';
import { huge } from './rules/index.ts';
import { battle, figure, ofType, play, point, refusal, type Battle, type BattleSpec, type FigureSpec } from './testing.ts';

const move = (x: number, y: number) => ({ type: 'move', path: [point(x, y)] }) as const;
const facingOf = (match: Battle, id: string): readonly [number, number] => {
  const { x, y } = figure(match, id).facing;
  const size = Math.sqrt(x * x + y * y);
  return [Math.round((1000 * x) / size) / 1000 + 0, Math.round((1000 * y) / size) / 1000 + 0];
};

/** `b` in the middle faces north; enemies `a1`… come; the first of them moves. */
const round = (enemies: Readonly<Record<string, FigureSpec>>, b: FigureSpec = {}, more: Partial<BattleSpec> = {}): Battle =>
  battle({ figures: { ...enemies, b: { at: [0, 0], ...b } }, activation: 'a1', ...more });

test('UK-ARC-TURN: a figure engaged by one enemy turns straight at it', () => {
  const match = round({ a1: { at: [0, -4] } });
  play(match, move(0, -1));
  expect(facingOf(match, 'b')).toEqual([0, -1]);
});

test('UK-ARC-TURN: engaged by one more it keeps a facing that has both in front, exactly on the limit included', () => {
  const match = round({ a1: { at: [4, 0] }, a2: { at: [0, -1] } }, { facing: 'south' });
  play(match, move(1, 0));
  expect(facingOf(match, 'b')).toEqual([0, -1]);
});

test('UK-ARC-TURN: else it takes the nearest facing that has all in front', () => {
  const match = round({ a1: { at: [0, -4] }, a2: { at: [1, 0] } }, { facing: 'north' });
  play(match, move(0, -1));
  expect(facingOf(match, 'b')).toEqual([1, 0]);
});

test('UK-ARC-TURN: of two facings equally near it takes the clockwise one; two enemies opposite each other both fit', () => {
  const match = round({ a1: { at: [0, -4] }, a2: { at: [0, 1] } }, { facing: 'north' });
  play(match, move(0, -1));
  expect(facingOf(match, 'b')).toEqual([1, 0]);
});

const giant = (x: number): FigureSpec => ({ at: [x, -0.42], rules: [huge.id] });

/** Does b turn clockwise for two enemies in contact, at the same angle to its back on either side? */
function turnsClockwise(a1: FigureSpec, a2: FigureSpec): boolean {
  const { state } = battle({ figures: { b: { at: [0, 0] }, a1, a2 } });
  return facingInContact(state, figureOf(state, 'b')).x > 0;
}

test('UK-ARC-TURN: so it is whatever the size of the enemies', () => {
  expect(turnsClockwise(giant(-1.44), { at: [0.96, -0.28] })).toBe(true);
  expect(turnsClockwise({ at: [-0.96, -0.28] }, giant(1.44))).toBe(true);
});

test.each(['prone', 'stunned'])('UK-ARC-TURN: a %s figure does not turn', (state) => {
  const match = round({ a1: { at: [0, -4] } }, state === 'prone' ? { posture: 'prone' } : { stunned: true });
  play(match, move(0, -1));
  expect(facingOf(match, 'b')).toEqual([0, 1]);
});

const THREE = { a1: { at: [-0.866, -4] }, a2: { at: [0, 1] }, a3: { at: [0.866, -0.5] } } as const;

test('UK-ARC-SEVERAL: a figure that cannot have all its enemies in front chooses its facing, any at all', () => {
  const match = round(THREE);
  const events = play(match, move(-0.866, -0.5), '', [['facing', { x: 3, y: 4 }]]);
  expect(facingOf(match, 'b')).toEqual([0.6, 0.8]);
  expect(ofType(events, 'figureTurned').map(({ figure: who }) => who)).toEqual(['b']);
});

test('UK-ARC-SEVERAL: who gives no answer has the newcomer and most others in front, as near to the present facing as can be', () => {
  const match = round(THREE);
  match.submit('A', move(-0.866, -0.5));
  const { question, state = match.state } = match.pending ?? {};
  expect(question).toMatchObject({ kind: 'choice', purpose: 'facing', seat: 'B' });
  match.answer(
    facingQuestion.sample(state, { figure: 'b', newcomer: 'a1' }, () => 0),
    'B',
  );
  // The newcomer on the limit, and the enemy to the north in front.
  expect(facingOf(match, 'b')).toEqual([-0.5, 0.866]);
});

test('UK-ARC-SEVERAL, UK-ACT-FIGHT: in a fight of its own it must face its opponent, and may choose the rest', () => {
  const figures = {
    a1: { at: [-0.866, -0.5] },
    a2: { at: [0, 1] },
    a3: { at: [0.866, -0.5] },
    b: { at: [0, 0], weapons: ['lame'] },
  } as const;
  const asked = battle({ figures, activation: 'b' });
  asked.submit('B', { type: 'fight', target: 'a3' });
  expect(asked.answer({ x: -1, y: 0 }, 'B').status).toBe('refused');
  const match = battle({ figures, activation: 'b' });
  play(match, { type: 'fight', target: 'a3' }, '444 4444', [['facing', { x: 1, y: 0 }]]);
  expect(facingOf(match, 'b')).toEqual([1, 0]);
});

const fights = (posture: 'standing' | 'prone') => {
  const match = battle({
    figures: { a: { at: [0, 0], posture, weapons: ['lame'] }, b: { at: [0, -1], posture: 'prone' } },
    activation: 'a',
  });
  play(match, { type: 'fight', target: 'b' }, posture === 'standing' ? '1' : '4 4444');
  return facingOf(match, 'a');
};

test('UK-ACT-FIGHT: a figure first turns to the enemy that it fights; a prone one does not', () => {
  expect([fights('standing'), fights('prone')]).toEqual([
    [0, -1],
    [0, 1],
  ]);
});

test('UK-ACT-MOVE: a move that ends in contact faces as it likes, with the enemy in the front arc', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 4] } }, activation: 'a' });
  expect(refusal(match, { ...move(0, 4), facing: { x: 10, y: -1 } })).toBe('UK-ACT-MOVE');
  play(match, { ...move(0, 4), facing: { x: 10, y: 1 } });
  expect(facingOf(match, 'a')).toEqual([0.995, 0.1]);
});

test('UK-ACT-MOVE: where no facing is chosen it is the direction of the move, turned no more than the enemies touched ask for', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b1: { at: [1, 4] }, b2: { at: [0.4, 2.084] } }, activation: 'a' });
  play(match, { type: 'move', path: [point(-0.5, 3), point(0, 3.9)] });
  expect(facingOf(match, 'a')[1]).toBeGreaterThan(-1);
});

const engaged = (posture: 'standing' | 'prone') => battle({ figures: { a: { at: [0, 0], posture }, b: { at: [0, 1] } }, activation: 'a' });

test('UK-ACT-MOVE, UK-ACT-STAND-UP: an engaged figure that turns on the spot, or stands up, keeps its enemy in front', () => {
  const behind = { x: 0, y: -1 };
  expect(refusal(engaged('standing'), { type: 'move', path: [], facing: behind })).toBe('UK-ACT-MOVE');
  expect(refusal(engaged('standing'), { type: 'move', path: [], facing: { x: 1, y: 0 } })).toBeUndefined();
  expect(refusal(engaged('prone'), { type: 'standUp', facing: behind })).toBe('UK-ARC-TURN');
  expect(refusal(engaged('prone'), { type: 'crawl', path: [], facing: behind })).toBeUndefined();
});
