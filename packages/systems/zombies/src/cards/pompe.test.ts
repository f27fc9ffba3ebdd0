import { expect, test } from 'vitest';
import { actions, game, ofType, PASS, play, player, playing, refusal, steps } from '../testing.ts';

test('ZB-EV-POMPE: +1 to each of the next three combat rolls, a counter each, then it is discarded', () => {
  const match = game({
    zombies: [
      [1, 0],
      [0, 0],
    ],
    players: { a: { hand: ['pompe'], at: [0, 1], lives: 5, bullets: 0 }, b: { at: [0, 1] } },
  });
  play(match, [{ type: 'play', card: 'pompe' }, ...actions('roll')], [2]);
  expect(player(match, 'a').items).toEqual([{ card: 'pompe', counters: 3 }]);
  const events = play(match, steps(match, [0, 0], [1, 0]), [6, 2, 2, 3, 4]);
  expect(ofType(events, 'blow').map(({ result }) => result)).toEqual([7, 3, 3, 3, 4]);
  expect(player(match, 'a')).toMatchObject({ items: [], lives: 2, trophies: 2 });
  expect(match.state.discard).toEqual(['pompe']);
});

test('ZB-EV-POMPE, ZB-CARD-INPLAY: it adds to an item’s bonus and can be taken away as a weapon', () => {
  const match = game({
    zombies: [[1, 0]],
    step: 'moving',
    turn: { left: 1 },
    players: { a: { items: [['pompe', 2], 'hache'] }, b: { hand: ['mainsmoites'] } },
  });
  const [blow] = ofType(play(match, steps(match, [1, 0]), [2], [PASS, PASS, playing('mainsmoites'), ['slip', 'pompe']]), 'blow');
  expect(blow?.result).toBe(4);
  expect(player(match, 'a').items).toEqual([{ card: 'hache' }]);
});

test('ZB-EV-POMPE: laid after a combat die, it counts from the next roll on', () => {
  const match = game({ zombies: [[1, 0]], step: 'moving', turn: { left: 1 }, players: { a: { hand: ['pompe'], bullets: 0 }, b: {} } });
  const events = play(match, steps(match, [1, 0]), [3, 3], [PASS, playing('pompe')]);
  expect(ofType(events, 'blow').map(({ result }) => result)).toEqual([3, 4]);
  expect(player(match, 'a').items).toEqual([{ card: 'pompe', counters: 2 }]);
});

test('ZB-EV-POMPE: laid before a combat die, it counts for it', () => {
  const match = game({ zombies: [[1, 0]], step: 'moving', turn: { left: 1 }, players: { a: { hand: ['pompe'] }, b: {} } });
  play(match, steps(match, [1, 0]), [3], [playing('pompe')]);
  expect(player(match, 'a')).toMatchObject({ bullets: 3, lives: 3, trophies: 1 });
});

test('ZB-EV-POMPE: in one’s own turn, one at a time', () => {
  const others = game({ players: { a: {}, b: { hand: ['pompe'] } } });
  play(others, actions('stay'));
  expect(player(others, 'b').hand).toHaveLength(1);
  const second = game({ players: { a: { hand: ['pompe'], items: [['pompe', 1]] }, b: {} } });
  expect(refusal(second, { type: 'play', card: 'pompe' })).toBe('ZB-CARD-NODUP');
});
