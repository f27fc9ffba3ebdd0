import type { Command, State } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { at, game } from '../../../../../packages/systems/zombies/src/testing.ts';
import { orders } from './orders.ts';

const said = (state: State, command: Command, language: 'fr' | 'en' = 'fr'): string | undefined =>
  orders.order(state, state.turn.seat, { command }, language)?.steps[0]?.text;

test('ZB-ZMOVE: each zombie is told with its squares, and whom it comes nearer to', () => {
  const match = game({
    tiles: [['droite', 1, 0]],
    step: 'herding',
    turn: { herd: 2 },
    zombies: [[2, 0]],
    players: { a: {}, b: { at: [1, 0] } },
  });
  const [from, to] = [at(match, 2, 0), at(match, 1, 0)];
  expect(said(match.state, { type: 'shift', from, to })).toMatch(/^le zombie de 2\sE, .+ va en 1\sE, vers B$/);
  expect(said(match.state, { type: 'shift', from: to, to: from }, 'en')).toMatch(/^the zombie at 1\sE, .+ goes to 2\sE$/);
});

test('ZB-MOVE-ROLL: a pawn that has moved is told where it is now, before zombies are thrown for', () => {
  const match = game({ step: 'herd', turn: { moved: 2 }, players: { a: { at: [1, 0] }, b: {} } });
  expect(said(match.state, { type: 'herd' })).toMatch(/^son pion va jusqu’à/);
  expect(said(game({ step: 'herd' }).state, { type: 'herd' })).toBeUndefined();
  expect(said(match.state, { type: 'end' })).toBeUndefined();
});
