import { expect, test } from 'vitest';
import { at, actions, game, ofType, play, player, playing, refusal, steps } from '../testing.ts';

const NOW = [{ card: 'nourriture', on: 'a', until: 'a', ends: 1 }];
const quiet = { stack: [], deck: [] };

test('ZB-EV-NOURRITURE, ZB-MOVE-COMBAT: four squares are walked over two zombies, and the life under one of them stays', () => {
  const match = game({
    tiles: [['droite', 1, 0]],
    zombies: [
      [1, 0],
      [3, 0],
    ],
    lives: [[3, 0]],
    players: { a: { hand: ['nourriture'] }, b: {} },
  });
  play(match, [{ type: 'play', card: 'nourriture' }, ...actions('roll')], [4]);
  const events = play(match, steps(match, [1, 0], [2, 0], [3, 0], [4, 0]));
  expect(ofType(events, 'fightBegan')).toEqual([]);
  expect(match.state.tokens[at(match, 3, 0)]).toBe('life');
  expect(player(match, 'a')).toMatchObject({ square: at(match, 4, 0), lives: 3, trophies: 0 });
});

test('ZB-EV-NOURRITURE: played in one’s own turn it ends with it, and who stands on a zombie then fights in step 2', () => {
  const match = game({ ...quiet, zombies: [[0, 0]], players: { a: { hand: ['nourriture'] }, b: {} } });
  play(match, [{ type: 'play', card: 'nourriture' }, ...actions('stay', 'herd')], [1]);
  play(match, { type: 'shift', from: 4, to: at(match, 1, 0) });
  play(match, actions('end'));
  expect(match.state.effects).toEqual([]);
  const onZombie = game({ ...quiet, zombies: [[0, 0]], effects: NOW, step: 'discard' });
  const events = play(onZombie, actions('end', 'face'), [5]);
  expect(ofType(events, 'fightBegan')).toEqual([{ type: 'fightBegan', seat: 'b' }]);
});

test('ZB-EV-NOURRITURE: played in another’s turn it lasts until the end of its player’s next turn', () => {
  const match = game({ ...quiet, tiles: [['droite', 1, 0]], zombies: [[4, 0]], players: { a: {}, b: { hand: ['nourriture'] } } });
  play(match, actions('stay', 'stay'), [], [playing('nourriture')]);
  play(match, actions('herd'), [1]);
  play(match, { type: 'shift', from: at(match, 4, 0), to: at(match, 3, 0) });
  play(match, actions('end'));
  expect(match.state.effects).toHaveLength(1);
  play(match, actions('face', 'refill', 'stay', 'herd'), [1]);
  play(match, { type: 'shift', from: at(match, 3, 0), to: at(match, 2, 0) });
  expect(match.state.effects).toHaveLength(1);
  play(match, actions('end'));
  expect(match.state.effects).toEqual([]);
});

test('ZB-EV-NOURRITURE: a combat already begun is finished first', () => {
  const match = game({
    zombies: [[1, 0]],
    step: 'moving',
    turn: { left: 3 },
    players: { a: { hand: ['nourriture'] }, b: { hand: ['nourriture'], played: true } },
  });
  const events = play(match, steps(match, [1, 0]), [6]);
  expect(ofType(events, 'zombieKilled')).toHaveLength(1);
  expect(player(match, 'a').hand).toEqual(['nourriture']);
});

test('ZB-EV-NOURRITURE, ZB-EV-GRENADE: no item kills a zombie meanwhile', () => {
  const match = game({
    tiles: [['fleuriste', 1, 0]],
    zombies: [[3, -1]],
    effects: NOW,
    players: { a: { at: [3, 0], items: ['grenade'] }, b: {} },
  });
  expect(refusal(match, { type: 'use', card: 'grenade' })).toBe('ZB-EV-GRENADE');
});

test('ZB-EV-NOURRITURE, ZB-WIN-HELIPORT: the heliport is won only without a zombie on it', () => {
  const match = game({ tiles: [['heliport', 1, 0]], zombies: [[2, 0]], effects: NOW, step: 'moving', turn: { left: 3 } });
  play(match, steps(match, [1, 0], [2, 0]));
  expect(match.state.outcome).toBeUndefined();
  const clear = game({ tiles: [['heliport', 1, 0]], effects: NOW, step: 'moving', turn: { left: 3 } });
  play(clear, steps(clear, [1, 0], [2, 0]));
  expect(clear.state.outcome).toMatchObject({ winners: ['a'], rule: 'ZB-WIN-HELIPORT' });
});
