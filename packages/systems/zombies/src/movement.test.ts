import { expect, test } from 'vitest';
import { zombies } from './system.ts';
import { at, actions, game, ofType, play, player, playing, refusal, shift, steps, type Game, type GameSpec, type Spot } from './testing.ts';

const stepRule = (match: Game, spot: Spot): string | undefined => refusal(match, { type: 'step', to: at(match, ...spot) });

test('ZB-MOVE-ROLL: the die is the greatest number of squares; the pawn may stop earlier', () => {
  const match = game({ tiles: [['droite', 1, 0]] });
  play(match, actions('roll'), [3]);
  expect(match.state.turn).toMatchObject({ step: 'moving', left: 3 });
  play(match, steps(match, [1, 0], [2, 0]));
  expect(match.state.turn.left).toBe(1);
  play(match, actions('halt'));
  expect(player(match, 'a').square).toBe(at(match, 2, 0));
});

test('ZB-MOVE-ROLL: with the last square the step is over', () => {
  const match = game({ zombies: [[0, 1]] });
  play(match, actions('roll'), [1]);
  play(match, steps(match, [1, 0]));
  expect(match.state.turn.step).toBe('herd');
});

test('ZB-MOVE-ROLL: the step may be skipped without a roll, or the pawn stay after it', () => {
  const skip = game({ zombies: [[0, 1]] });
  expect(ofType(play(skip, actions('stay')), 'paced')).toEqual([]);
  expect(skip.state.turn.step).toBe('herd');
  const stay = game({ zombies: [[0, 1]] });
  play(stay, actions('roll', 'halt'), [6]);
  expect(player(stay, 'a').square).toBe(4);
});

test('ZB-MOVE-ROLL: a square may be entered twice and pawns do not block', () => {
  const match = game({ step: 'moving', turn: { left: 6 }, players: { a: {}, b: { at: [1, 0] } } });
  play(match, steps(match, [1, 0], [0, 0], [1, 0], [0, 0]));
  expect(match.state.turn.left).toBe(2);
});

test('ZB-MOVE-ROLL: no step without a square left', () => {
  const match = game({ players: { a: { waits: ['lacet'] }, b: {} } });
  play(match, actions('roll'), [1]);
  expect(stepRule(match, [1, 0])).toBe('ZB-MOVE-ROLL');
});

test('ZB-MOVE-DIAG: each step goes to a connected square with a common side', () => {
  const match = game({
    tiles: [
      ['droite', 1, 0],
      ['carrefour', 0, 1],
    ],
    step: 'moving',
    turn: { left: 6 },
    players: { a: { at: [1, 0] }, b: {} },
  });
  expect(stepRule(match, [0, 1])).toBe('ZB-MOVE-DIAG');
  expect(stepRule(match, [3, 0])).toBe('ZB-MOVE-DIAG');
  expect(stepRule(match, [1, 1])).toBe('ZB-MOVE-DIAG');
  expect(stepRule(match, [2, 0])).toBeUndefined();
  expect(stepRule(match, [0, 0])).toBeUndefined();
});

test('ZB-MOVE-DOORS: in and out of a named building only through its doors', () => {
  const tiles = [['fleuriste', 1, 0]] as const;
  const street = game({ tiles: [...tiles], step: 'moving', turn: { left: 6 }, players: { a: { at: [2, 0] }, b: {} } });
  expect(stepRule(street, [2, -1])).toBe('ZB-MOVE-DOORS');
  const door = game({ tiles: [...tiles], step: 'moving', turn: { left: 6 }, players: { a: { at: [3, 0] }, b: {} } });
  play(door, steps(door, [3, -1], [4, -1]));
  expect(stepRule(door, [4, 0])).toBe('ZB-MOVE-DOORS');
  play(door, steps(door, [3, -1], [3, 0]));
  expect(player(door, 'a').square).toBe(at(door, 3, 0));
});

test('ZB-MOVE-DOORS, ZB-CORE-GRID: nobody enters lawns and houses without a name, nor another tile but by exits', () => {
  const match = game({
    tiles: [
      ['droite', 1, 0],
      ['droite', 1, -1],
    ],
    step: 'moving',
    turn: { left: 6 },
    players: { a: { at: [3, 0] }, b: {} },
  });
  expect(stepRule(match, [3, -1])).toBe('ZB-MOVE-DIAG');
  expect(stepRule(match, [3, 1])).toBe('ZB-MOVE-DIAG');
});

test('ZB-MOVE-PICKUP: a token without a zombie is taken on every square entered, in passing too', () => {
  const match = game({ tiles: [['droite', 1, 0]], bullets: [[1, 0]], lives: [[2, 0]], step: 'moving', turn: { left: 3 } });
  play(match, steps(match, [1, 0], [2, 0], [3, 0]));
  expect(player(match, 'a')).toMatchObject({ bullets: 4, lives: 4 });
  expect(match.state.tokens.every((token) => token === null)).toBe(true);
});

test('ZB-MOVE-PICKUP: right after the fight on its square is won', () => {
  const match = game({ zombies: [[1, 0]], bullets: [[1, 0]], step: 'moving', turn: { left: 1 } });
  const events = play(match, steps(match, [1, 0]), [4]);
  expect(events.map(({ type }) => type).filter((type) => type === 'zombieKilled' || type === 'tokenTaken')).toEqual([
    'zombieKilled',
    'tokenTaken',
  ]);
});

test('ZB-MOVE-PICKUP: never more than five lives, the sixth stays on its square; bullets have no limit', () => {
  const match = game({
    lives: [[1, 0]],
    bullets: [[0, 1]],
    step: 'moving',
    turn: { left: 3 },
    players: { a: { lives: 5, bullets: 40 }, b: {} },
  });
  play(match, steps(match, [1, 0], [0, 0], [0, 1]));
  expect(player(match, 'a')).toMatchObject({ lives: 5, bullets: 41 });
  expect(match.state.tokens[at(match, 1, 0)]).toBe('life');
});

test('ZB-MOVE-PICKUP: a token may be refused', () => {
  const match = game({ bullets: [[1, 0]], step: 'moving', turn: { left: 3 } });
  play(match, { type: 'step', to: at(match, 1, 0), leave: true });
  expect(player(match, 'a').bullets).toBe(3);
  expect(match.state.tokens[at(match, 1, 0)]).toBe('bullet');
});

test('ZB-MOVE-PICKUP: in step 2 also, unless it is refused', () => {
  const spec = { bullets: [[1, 0]], step: 'encounter', players: { a: { at: [1, 0] }, b: {} } } as const;
  const taken = game(spec);
  play(taken, actions('face'));
  expect(player(taken, 'a').bullets).toBe(4);
  const left = game(spec);
  play(left, { type: 'face', leave: true });
  expect(player(left, 'a').bullets).toBe(3);
});

const facings = (spec: GameSpec): readonly string[] => {
  const { system, state } = game({ step: 'encounter', ...spec });
  return system.offers(state, 'a').flatMap(({ id, type }) => (type === 'face' ? [id] : []));
};

test('ZB-MOVE-PICKUP: taking or leaving a token is a choice, going on without one is none', () => {
  expect(facings({})).toEqual(['face']);
  expect(facings({ bullets: [[0, 0]] })).toEqual(['face', 'face:leave']);
  expect(facings({ lives: [[0, 0]], players: { a: { lives: 5 }, b: {} } })).toEqual(['face']);
});

test('ZB-MOVE-PICKUP: a pawn that is set on its square by a card, or another’s, takes nothing by itself', () => {
  const match = game({ zombies: [[0, 1]], bullets: [[1, 0]], players: { a: {}, b: { at: [1, 0], hand: ['lacet'] } } });
  play(match, actions('roll'), [1], [playing('lacet')]);
  expect(player(match, 'b').bullets).toBe(3);
});

const FED = [{ card: 'nourriture', on: 'a', until: 'a', ends: 1 }];

test('ZB-MOVE-PICKUP: whenever the pawn is there in the course of its turn: when its zombie is moved away as well', () => {
  const match = game({
    zombies: [[1, 0]],
    bullets: [[1, 0]],
    effects: FED,
    step: 'herding',
    turn: { herd: 1 },
    players: { a: { at: [1, 0] }, b: {} },
  });
  play(match, shift(match, [1, 0], [0, 0]), [], [['token', 'take']]);
  expect(player(match, 'a').bullets).toBe(4);
});

test('ZB-MOVE-PICKUP: and before it leaves, when a card takes the zombie away between two steps', () => {
  const match = game({
    zombies: [[1, 0]],
    bullets: [[1, 0]],
    effects: FED,
    step: 'moving',
    turn: { left: 2, moved: 1 },
    players: { a: { at: [1, 0] }, b: { hand: ['eclaircie'] } },
  });
  play(match, steps(match, [0, 0]), [], [playing('eclaircie'), ['lift', at(match, 1, 0)], ['drop', at(match, 0, 1)], ['token', 'take']]);
  expect(player(match, 'a')).toMatchObject({ bullets: 4, square: at(match, 1, 0) });
});

test('ZB-MOVE-PICKUP: what has been refused is not offered again while the pawn stays', () => {
  const match = game({ bullets: [[1, 0]], step: 'moving', turn: { left: 3 } });
  play(match, { type: 'step', to: at(match, 1, 0), leave: true });
  play(match, actions('halt'));
  expect(player(match, 'a').bullets).toBe(3);
  const back = game({ bullets: [[1, 0]], step: 'moving', turn: { left: 4 } });
  play(back, [{ type: 'step', to: at(back, 1, 0), leave: true }, ...steps(back, [0, 0], [1, 0])]);
  expect(player(back, 'a').bullets).toBe(4);
});

test('ZB-MOVE-ROLL: an allowance of no square offers no step, and the movement can only be ended', () => {
  const match = game({ step: 'moving', turn: { left: 0 } });
  expect(zombies.offers(match.state, 'a').map(({ type }) => type)).toEqual(['halt']);
  expect(refusal(match, { type: 'step', to: at(match, 1, 0) })).toBe('ZB-MOVE-ROLL');
});

test('ZB-MOVE-PICKUP: a token refused is offered again when the pawn has been away and could not take it on its return', () => {
  const match = game({
    tiles: [['fleuriste', 1, 0]],
    zombies: [[2, -1]],
    lives: [
      [3, 0],
      [4, 0],
    ],
    step: 'moving',
    turn: { left: 4 },
    players: { a: { at: [2, 0], lives: 4, items: ['grenade'] }, b: {} },
  });
  play(match, { type: 'step', to: at(match, 3, 0), leave: true });
  play(match, steps(match, [4, 0], [3, 0]));
  expect(player(match, 'a').lives).toBe(5);
  play(match, { type: 'use', card: 'grenade' }, [], [['token', 'take']]);
  expect(player(match, 'a').lives).toBe(5);
  expect(match.state.tokens[at(match, 3, 0)]).toBeNull();
});

test('ZB-MOVE-PICKUP: a token refused is not offered again while the pawn stays', () => {
  const match = game({ tiles: [['droite', 1, 0]], bullets: [[1, 0]], zombies: [[4, 0]], step: 'moving', turn: { left: 2 } });
  play(match, { type: 'step', to: at(match, 1, 0), leave: true });
  play(match, actions('halt'));
  expect(match.state.tokens[at(match, 1, 0)]).toBe('bullet');
});
