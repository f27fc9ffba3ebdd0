import { expect, test } from 'vitest';
import { alive, battle, box, figure, ofType, play, refusal, rolls, where, type FigureSpec } from '../testing.ts';
import { flawOf } from '../testing-battles.ts';
import { personnage } from '../rules/index.ts';

/** a, activated, faces north towards b in contact; b faces south; c keeps both sides in play. */
const duel = (a: FigureSpec, b: FigureSpec, rest: Record<string, FigureSpec> = {}) =>
  battle({
    figures: { a: { at: [0, 0], ...a }, a9: { at: [-20, -20] }, b: { at: [0, 1], facing: 'south', ...b }, b9: { at: [20, 20] }, ...rest },
    activation: 'a',
  });

const fightB = { type: 'fight', target: 'b' } as const;

test('UC-MELEE-ROLL UC-TEST-OPPOSED: Combat + keeps its two best dice against a normal roll', () => {
  const match = duel({ combat: 'bonus', weapons: ['vibrolame'] }, { weapons: ['vibrolame'] });
  expect(rolls(play(match, fightB, '263 44 11'))).toEqual(['combat a 9', 'combat b 8', 'damage a 2']);
});

test('UC-TEST-OPPOSED: there is no minimum score, the higher one wins', () => {
  const match = duel({ combat: 'bonus', weapons: ['vibrolame'] }, { weapons: ['vibrolame'] });
  const events = play(match, fightB, '122 12 44');
  expect(rolls(events)).toEqual(['combat a 4', 'combat b 3', 'damage a 8']);
  expect(ofType(events, 'rolled')[0]?.roll.success).toBeUndefined();
  expect(alive(match, 'b')).toBe(false);
});

test('UC-MELEE-RESULT UC-MELEE-BARE: the loser is pushed back one pace, then struck', () => {
  const match = duel({ like: 'gardeGamorreen' }, { like: 'soldatRebelle' });
  const events = play(match, fightB, '546 233 44');
  expect(rolls(events)).toEqual(['combat a 9', 'combat b 5', 'damage a 8']);
  expect(where(match, 'b')).toEqual([0, 2]);
  expect(where(match, 'a')).toEqual([0, 0]);
  expect(alive(match, 'b')).toBe(false);
  const order = events.map(({ type }) => type);
  expect(order.indexOf('figureMoved')).toBeLessThan(order.lastIndexOf('rolled'));
});

test('UC-MELEE-RESULT UC-MELEE-BARE: the figure attacked may win, and strikes with its own bare hands', () => {
  const match = duel({ like: 'gardeGamorreen' }, { like: 'soldatRebelle' });
  const events = play(match, fightB, '126 445 346 355');
  expect(rolls(events)).toEqual(['combat a 3', 'combat b 8', 'damage b 7', 'save a 8']);
  expect(where(match, 'a')).toEqual([0, -1]);
  expect(where(match, 'b')).toEqual([0, 1]);
  expect(alive(match, 'a')).toBe(true);
});

test('UC-MELEE-RESULT: a blow from the front before the push-back meets the shield', () => {
  const match = duel({ like: 'guerrier' }, { like: 'guerrierHumain' });
  const events = play(match, fightB, '66 11 66 11 345');
  expect(rolls(events)).toEqual(['combat a 12', 'combat b 2', 'damage a 12', 'save b 2', 'save b 7']);
  expect(alive(match, 'b')).toBe(true);
});

test('UC-MELEE-RESULT UC-MELEE-FACE: who is fought from behind does not turn, and has no shield', () => {
  const match = duel({ like: 'guerrier' }, { like: 'guerrierHumain', facing: 'north' });
  play(match, fightB, '66 11 66 11');
  expect(alive(match, 'b')).toBe(false);
  expect(figure(match, 'b').facing).toEqual({ x: 0, y: 1000 });
});

test('UC-MELEE-TIE: both are pushed back one pace at the same time, nobody is struck', () => {
  const match = duel({ weapons: ['vibrolame'] }, { weapons: ['vibrolame'] });
  expect(rolls(play(match, fightB, '34 52'))).toEqual(['combat a 7', 'combat b 7']);
  expect([where(match, 'a'), where(match, 'b')]).toEqual([
    [0, -1],
    [0, 2],
  ]);
});

test('UC-MELEE-PUSH: a wall behind it stops the push-back; it stays engaged and no free attack is made', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], weapons: ['vibrolame'], rules: [personnage.id] },
      b: { at: [0, 1], facing: 'south', weapons: ['vibrolame'], rules: [personnage.id] },
      a2: { at: [1, 1], weapons: ['vibrolame'] },
    },
    terrain: [box('wall', [-2, 1.5, 2, 2])],
    activation: 'a',
  });
  const events = play(match, fightB, '66 112 11');
  expect(where(match, 'b')).toEqual([0, 1]);
  expect(ofType(events, 'freeAttack')).toEqual([]);
  expect(refusal(match, fightB)).toBe('UC-ACT-ONCE');
});

test('UC-MELEE-FACE: a figure may fight an enemy behind it, and turns first', () => {
  const match = duel({ weapons: ['vibrolame'], facing: 'south' }, { weapons: ['vibrolame'] });
  const events = play(match, fightB, '66 11 11');
  expect(ofType(events, 'figureTurned')).toMatchObject([{ figure: 'a', facing: { x: 0, y: 1000 }, rule: 'UC-MELEE-FACE' }]);
});

test('UC-ACT-FIGHT UC-MELEE-ENGAGED: only an enemy in contact can be fought, allies and the fallen cannot', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, a2: { at: [1, 0] }, b: { at: [0, 1.02] }, b2: { at: [-1, 0], posture: 'out' }, b3: { at: [0, -1.01] } },
    activation: 'a',
  });
  for (const target of ['b', 'a2', 'b2']) expect(refusal(match, { type: 'fight', target })).toBe('UC-ACT-FIGHT');
  expect(refusal(match, { type: 'fight', target: 'b3' })).toBeUndefined();
  expect(match.system.check(match.state, 'A', fightB)?.reason.en).toBe('a is not in contact with b.');
});

test('UC-ACT-FIGHT: one action, one enemy of the player’s choice, once an activation', () => {
  const match = battle({
    figures: { a: { at: [0, 0], like: 'gardeGamorreen' }, b: { at: [0, 1], rules: [personnage.id] }, b2: { at: [0, -1] } },
    activation: 'a',
  });
  expect(rolls(play(match, { type: 'fight', target: 'b2' }, '661 115 12'))).toEqual(['combat a 7', 'combat b2 2', 'damage a 3']);
  expect(match.state.activation).toMatchObject({ left: 1, done: ['fight'] });
  expect(refusal(match, fightB)).toBe('UC-ACT-ONCE');
});

test('UC-MELEE-ENGAGED: an engaged figure may shoot and take the alert stance', () => {
  const match = duel({ like: 'soldatRebelle' }, {});
  expect(refusal(match, { type: 'shoot', weapon: 'blaster', target: 'b' })).toBeUndefined();
  expect(refusal(match, { type: 'alert' })).toBeUndefined();
});

test('UC-ATTR-MISE-A-TERRE UC-MELEE-FREE: a fight against a prone figure is a damage roll without a combat roll', () => {
  const match = duel({ like: 'gardeGamorreen' }, { like: 'soldatRebelle', posture: 'prone' });
  const events = play(match, fightB, '52');
  expect(rolls(events)).toEqual(['damage a 7']);
  expect(where(match, 'b')).toEqual([0, 1]);
  expect(alive(match, 'b')).toBe(false);
  expect(match.state.activation?.done).toEqual(['fight']);
});

test('UC-ATTR-MISE-A-TERRE UC-ACT-GETUP: a prone figure may only get up, facing where it likes, or pass', () => {
  const match = duel({ posture: 'prone', weapons: ['blaster', 'vibrolame'] }, {});
  for (const command of [fightB, { type: 'shoot', weapon: 'blaster', target: 'b' }, { type: 'alert' }] as const) {
    expect(refusal(match, command)).toBe('UC-ATTR-MISE-A-TERRE');
  }
  expect(refusal(match, { type: 'pass' })).toBeUndefined();
  const events = play(match, { type: 'getUp', facing: { x: -3, y: 1 } });
  expect(ofType(events, 'freeAttack')).toEqual([]);
  expect(figure(match, 'a')).toMatchObject({ posture: 'standing', facing: { x: -3, y: 1 } });
  expect(match.state.activation?.left).toBe(1);
  expect(refusal(match, fightB)).toBeUndefined();
});

/** a lies under something, or beside and under b. */
const lying = (above: ReturnType<typeof box>, b: FigureSpec) =>
  battle({
    figures: { a: { at: [0, 0], posture: 'prone' }, a9: { at: [-20, -20] }, b, b9: { at: [20, 20] } },
    terrain: [above],
    activation: 'a',
  });

test('UC-ACT-GETUP UC-SYS-BASES: without room to stand, under an enemy or a ceiling, it gets up beside, with no free attack', () => {
  const step = box('step', [-2, 0.6, 2, 3], { top: 1 });
  const ceiling = box('ceiling', [-1, -1, 1, 1], { base: 1, top: 1.2 });
  for (const match of [lying(step, { at: [0, 0.9, 1], weapons: ['vibrolame'] }), lying(ceiling, { at: [9, 9] })]) {
    const events = play(match, { type: 'getUp', facing: { x: 0, y: -1 } });
    expect(events.map(({ type }) => type)).toEqual(['actionTaken', 'gotUp', 'figureMoved']);
    expect(flawOf(match.state)).toBeUndefined();
    expect(figure(match, 'a')).toMatchObject({ posture: 'standing', z: 0, facing: { x: 0, y: -1 } });
    const [x = 0, y = 0] = where(match, 'a');
    expect(Math.sqrt(x * x + y * y)).toBeLessThan(2);
  }
});

test('UC-ACT-GETUP: a standing figure has nothing to get up from', () => {
  expect(refusal(duel({}, {}), { type: 'getUp', facing: { x: 0, y: 1 } })).toBe('UC-ACT-GETUP');
});

test('UC-MELEE-RESULT UC-MOVE-FALL UC-SYS-DICEORDER: who dies of the fall after its push-back takes no blow any more', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 4], weapons: ['vibrolame'] }, b: { at: [0, 1, 4], weapons: ['vibrolame'] }, b9: { at: [20, 20] } },
    terrain: [box('roof', [-2, -2, 2, 1.2], { top: 4 })],
    activation: 'a',
  });
  const events = play(match, fightB, '66 11 661');
  expect(rolls(events)).toEqual(['combat a 12', 'combat b 2', 'damage 12']);
  expect(ofType(events, 'figureOut')).toHaveLength(1);
});
