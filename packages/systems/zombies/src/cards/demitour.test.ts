import { expect, test } from 'vitest';
import { HOME } from '../numbers.ts';
import { at, actions, game, PASS, play, player, playing, refusal, steps } from '../testing.ts';

test('ZB-EV-DEMITOUR: a life is paid, and another pawn goes to the Grande-Place', () => {
  const match = game({ players: { a: { hand: ['demitour'] }, b: { at: [1, 0] }, c: { at: [0, 1] } } });
  play(match, { type: 'play', card: 'demitour' }, [], [['target', 'c']]);
  expect(player(match, 'a').lives).toBe(2);
  expect(player(match, 'c').square).toBe(HOME);
  expect(player(match, 'b').square).toBe(at(match, 1, 0));
});

test('ZB-EV-DEMITOUR: the last life cannot be paid', () => {
  const match = game({ players: { a: { hand: ['demitour'], lives: 1 }, b: {} } });
  expect(refusal(match, { type: 'play', card: 'demitour' })).toBe('ZB-EV-DEMITOUR');
});

test('ZB-EV-DEMITOUR: who is in the middle of a movement moves no more', () => {
  const match = game({
    tiles: [['droite', 1, 0]],
    zombies: [[4, 0]],
    step: 'moving',
    turn: { left: 4 },
    players: { a: {}, b: { hand: ['demitour'] } },
  });
  play(match, steps(match, [1, 0]), [], [PASS]);
  play(match, steps(match, [2, 0]), [], [playing('demitour')]);
  expect(player(match, 'a').square).toBe(HOME);
  expect(match.state.turn.step).toBe('herd');
});

test('ZB-EV-DEMITOUR: before the movement die it takes nothing from the movement', () => {
  const match = game({ tiles: [['droite', 1, 0]], players: { a: { at: [3, 0] }, b: { hand: ['demitour'] } } });
  play(match, actions('roll'), [2], [playing('demitour')]);
  expect(player(match, 'a').square).toBe(HOME);
  expect(match.state.turn).toMatchObject({ step: 'moving', left: 2 });
});

test('ZB-EV-DEMITOUR, ZB-COMBAT-WHEN: a pawn sent off before its combat of step 2 does not fight it', () => {
  const match = game({
    tiles: [['droite', 1, 0]],
    zombies: [[3, 0]],
    step: 'encounter',
    players: { a: { at: [3, 0] }, b: { hand: ['demitour'] } },
  });
  play(match, actions('face'), [], [playing('demitour')]);
  expect(match.state.turn.step).toBe('refill');
  expect(player(match, 'a')).toMatchObject({ square: HOME, trophies: 0 });
});

test('ZB-EV-DEMITOUR: the step that was being made is not made from the Grande-Place', () => {
  const match = game({
    tiles: [['droite', 1, 0]],
    step: 'moving',
    turn: { left: 4, moved: 1 },
    players: { a: { at: [2, 0] }, b: { hand: ['demitour'] } },
  });
  play(match, steps(match, [1, 0]), [], [playing('demitour')]);
  expect(player(match, 'a').square).toBe(HOME);
});

test('ZB-EV-DEMITOUR: played by who moves on who does not, it ends nobody’s movement', () => {
  const match = game({ step: 'moving', turn: { left: 4, moved: 1 }, players: { a: { hand: ['demitour'] }, b: { at: [1, 0] } } });
  play(match, { type: 'play', card: 'demitour' });
  expect(match.state.turn).toMatchObject({ step: 'moving', left: 4 });
});
