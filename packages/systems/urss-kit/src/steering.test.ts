import { expect, test } from 'vitest';
import { hero } from './rules/index.ts';
import { battle, figure, play, type Battle, type BattleSpec } from './testing.ts';

/** Commands of a player beside the actions. */

const steering = new Set(['deploy', 'endDeployment', 'activate', 'endGroup', 'pass']);
const offered = ({ system, state }: Battle, seat = 'A') =>
  system.offers(state, seat).flatMap(({ id, type, refusal }) => (steering.has(type) ? [[id, refusal?.rule ?? 'allowed']] : []));
const figures = { a1: { at: [0, 0] }, a2: { at: [2, 0], activated: true }, b: { at: [0, 9] } } as const;

test('UK-SYS-SCOPE: while it deploys, each figure, and the end of it once all are there', () => {
  const match = battle({ figures: { a: {}, b: {} }, options: { 'turn.activation': 'alternating' }, beforeDeployment: true });
  expect(offered(match)).toEqual([
    ['deploy:a', 'allowed'],
    ['endDeployment', 'UK-SYS-SCOPE'],
  ]);
});

test('UK-TURN-CLASSIC-PLAY: between activations, whom to activate and the end of its part; nothing to who does not play', () => {
  const match = battle({ figures, plays: 'A' });
  expect(offered(match)).toEqual([
    ['activate:a1', 'allowed'],
    ['activate:a2', 'UK-TURN-ACTIVATION'],
    ['endGroup', 'allowed'],
  ]);
  expect(offered(match, 'B')).toEqual([]);
  expect([match.submit('B', { type: 'endGroup' }).status, match.submit('A', { type: 'round' }).status]).toEqual(['refused', 'refused']);
});

const IDLE = [
  ['UK-STATE-STUNNED', { stunned: true }, 'a2 est sonnée\u00a0: rien de plus ce tour.'],
  ['UK-STATE-OUT', { posture: 'out', vitality: 0 }, 'a2 est hors de combat.'],
  ['UK-STATE-OUT', { posture: 'fled' }, 'a2 a fui pour de bon.'],
  ['UK-TURN-ACTIVATION', { posture: 'reserve' }, 'a2 n’est pas encore sur la table.'],
  ['UK-TURN-ACTIVATION', { activated: true }, 'a2 a déjà joué ce tour.'],
] as const;

test.each(IDLE)('%s: a figure that cannot be activated is told why, in both systems of activation', (rule, how, fr) => {
  for (const system of ['classic', 'alternating'] as const) {
    const options = { 'turn.activation': system };
    const match = battle({ figures: { ...figures, a2: { at: [2, 0], ...how } }, options, activation: 'a1' });
    const refused = match.system.check(match.state, 'A', { type: 'activate', figure: 'a2' });
    expect([refused?.rule, refused?.reason.fr]).toEqual([rule, fr]);
  }
});

test('UK-TURN-MULTI: only who could be activated again is offered to give up its actions for good', () => {
  const acting = (a1: BattleSpec['figures'][string]) => offered(battle({ figures: { ...figures, a1 }, activation: 'a1' }));
  expect(acting({ at: [0, 0] })).toEqual([['pass', 'allowed']]);
  expect(acting({ at: [0, 0], rules: [hero.id] })).toEqual([
    ['pass', 'allowed'],
    ['pass:forGood', 'allowed'],
  ]);
  expect(acting({ at: [0, 0], rules: [hero.id], activations: 2 })).toEqual([['pass', 'allowed']]);
  const match = battle({ figures: { ...figures, a1: { at: [0, 0], rules: [hero.id] } }, activation: 'a1' });
  const giving = match.system.offers(match.state, 'A').find(({ id }) => id === 'pass:forGood');
  if (giving?.command) play(match, giving.command);
  expect(figure(match, 'a1').activated).toBe(true);
});

test('UK-TURN-ALT-CHOICE: a round of choices is due by itself, and no seat has a move meanwhile; nor when all is over', () => {
  const match = battle({
    figures: { a1: { at: [0, 0] }, a2: { at: [2, 0] }, b: { at: [0, 9] } },
    options: { 'turn.activation': 'alternating' },
  });
  expect(match.system.active(match.state)).toEqual([]);
  const over = battle({ figures: { a: { at: [0, 0], weapons: ['lame'] }, b: { at: [0, 1] } }, activation: 'a' });
  play(over, { type: 'fight', target: 'b' }, '6 1111 4');
  expect([over.state.phase, over.system.active(over.state), over.state.activation]).toEqual(['over', [], undefined]);
});
