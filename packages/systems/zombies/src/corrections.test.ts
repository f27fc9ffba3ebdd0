import { expect, test } from 'vitest';
import type { Correction } from './commands.ts';
import { BOX } from './numbers.ts';
import { at, game, play, player, refusal, steps, walkersTown } from './testing.ts';

const correct = (how: Omit<Correction, 'type'>): Correction => ({ type: 'correct', ...how });

test('ZB-MOVE-ROLL: a pawn walks on from the square that is said, as many squares as are left', () => {
  const match = walkersTown();
  play(match, correct({ figure: 'a', square: at(match, 1, 0), left: 1 }));
  expect(player(match, 'a').square).toBe(at(match, 1, 0));
  play(match, steps(match, [0, 0]));
  expect(match.state.turn.step).toBe('herd');
});

test('ZB-FACT-BOX: zombies, tokens and what players have come from the box, and go back to it', () => {
  const match = walkersTown();
  const { supply } = match.state;
  play(match, correct({ figure: 'b', lives: 5, bullets: 1, trophies: 4 }));
  expect(player(match, 'b')).toMatchObject({ lives: 5, bullets: 1, trophies: 4 });
  expect(match.state.supply).toEqual({ zombies: supply.zombies - 4, bullets: supply.bullets + 2, lives: supply.lives - 2 });
  play(match, correct({ zombies: [at(match, 1, 0), at(match, 2, 0)], tokens: [{ square: at(match, 1, 0), token: 'bullet' }] }));
  expect(match.state.supply).toEqual({ zombies: supply.zombies - 5, bullets: supply.bullets + 1, lives: supply.lives - 1 });
  play(match, correct({ empty: [at(match, 1, 0), at(match, 2, 0)] }));
  expect(match.state.supply.zombies).toBe(supply.zombies - 3);
  expect(match.state.zombies).not.toContain(1);
});

test('ZB-ZMOVE: a step whose last zombie is gone is over', () => {
  const match = game({ step: 'herding', turn: { herd: 2 }, zombies: [[0, 1]] });
  play(match, correct({ empty: [at(match, 0, 1)] }));
  expect(match.state.turn.step).toBe('discard');
});

test('ZB-WIN-KILLS: no correction wins; the next deed sees it', () => {
  const match = game({
    step: 'herding',
    turn: { herd: 2 },
    zombies: [
      [0, 1],
      [1, 0],
    ],
  });
  play(match, correct({ figure: 'a', trophies: 25 }));
  expect(match.outcome).toBeUndefined();
  play(match, { type: 'shift', from: at(match, 0, 1), to: at(match, 0, 0) });
  expect(match.outcome).toMatchObject({ winners: ['a'], rule: 'ZB-WIN-KILLS' });
});

test('any player corrects, in whoever’s turn', () => {
  const match = walkersTown();
  expect(match.submit('b', correct({ figure: 'a', lives: 2 })).status).toBe('done');
  expect(match.submit('z', correct({ figure: 'a', lives: 2 })).status).toBe('refused');
});

test.each([
  ['a square of nothing', { figure: 'a', square: 500 }, 'ZB-CORE-GRID'],
  ['a zombie on and off a square', { zombies: [4], empty: [4] }, 'ZB-CORE-GRID'],
  ['no life', { figure: 'a', lives: 0 }, 'ZB-DECISIONS'],
  ['a sixth life', { figure: 'a', lives: 6 }, 'ZB-DECISIONS'],
  ['fewer than no bullets', { figure: 'a', bullets: -1 }, 'ZB-DECISIONS'],
  ['more zombies than there are', { figure: 'a', trophies: BOX.zombies }, 'ZB-FACT-BOX'],
  ['squares left to who does not move', { figure: 'b', left: 2 }, 'ZB-MOVE-ROLL'],
  ['nobody', { figure: 'z', lives: 2 }, 'ZB-DECISIONS'],
  ['of no player', { lives: 2 }, 'ZB-DECISIONS'],
  ['nothing', { figure: 'a' }, 'ZB-DECISIONS'],
] as const)('a correction that says %s', (_, how, rule) => {
  expect(refusal(walkersTown(), correct(how as unknown as Omit<Correction, 'type'>))).toBe(rule);
});

test('ZB-TURN-ORDER: a tile just laid is stocked before anything else is said of it', () => {
  const match = game({ tiles: [['droite', 1, 0]], step: 'stock', turn: { stocking: 1 } });
  expect(refusal(match, correct({ zombies: [at(match, 2, 0)] }))).toBe('ZB-TURN-ORDER');
});
