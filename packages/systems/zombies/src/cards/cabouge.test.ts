import { expect, test } from 'vitest';
import { game, PASS, play, player, playing, refusal, steps } from '../testing.ts';

const against = (b: object) => game({ players: { a: { hand: ['cabouge'] }, b } });

test('ZB-EV-CABOUGE: a 3 that cannot be paid for costs two trophies of six', () => {
  const match = against({ trophies: 6, bullets: 0, lives: 1 });
  play(match, { type: 'play', card: 'cabouge' }, [3, 5]);
  expect(player(match, 'b')).toMatchObject({ trophies: 4, lives: 1 });
  expect(match.state.supply.zombies).toBe(96);
});

test('ZB-EV-CABOUGE: two dice of 4 or more cost nothing; an only trophy is all that goes back', () => {
  const good = against({ trophies: 6 });
  play(good, { type: 'play', card: 'cabouge' }, [4, 6]);
  expect(player(good, 'b').trophies).toBe(6);
  const only = against({ trophies: 1, bullets: 0, lives: 1 });
  play(only, { type: 'play', card: 'cabouge' }, [1, 1]);
  expect(player(only, 'b').trophies).toBe(0);
});

test('ZB-EV-CABOUGE: die by die, bullets bring a die to 4 and a life rolls it again', () => {
  const match = against({ trophies: 5, bullets: 2, lives: 2 });
  play(
    match,
    { type: 'play', card: 'cabouge' },
    [2, 1, 4],
    [
      ['twitch', 'bullets'],
      ['twitch', 'life'],
    ],
  );
  expect(player(match, 'b')).toMatchObject({ trophies: 5, bullets: 0, lives: 1 });
});

test('ZB-EV-CABOUGE: the target may leave a die as it is, and a life may be paid again and again but for the last', () => {
  const left = against({ trophies: 5 });
  play(left, { type: 'play', card: 'cabouge' }, [1, 6], [['twitch', 'leave']]);
  expect(player(left, 'b')).toMatchObject({ trophies: 3, bullets: 3, lives: 3 });
  const lives = against({ trophies: 5, bullets: 0, lives: 3 });
  play(
    lives,
    { type: 'play', card: 'cabouge' },
    [1, 6, 2, 3],
    [
      ['twitch', 'life'],
      ['twitch', 'life'],
    ],
  );
  expect(player(lives, 'b')).toMatchObject({ trophies: 3, lives: 1 });
});

test('ZB-EV-CABOUGE: it takes another player with a trophy', () => {
  expect(refusal(against({ trophies: 0 }), { type: 'play', card: 'cabouge' })).toBe('ZB-CARD-TARGET');
});

test('ZB-EV-CABOUGE, ZB-CARD-ANYTIME: in the middle of the target’s combat, what it pays is gone before the blow is answered', () => {
  const match = game({
    zombies: [[1, 0]],
    step: 'moving',
    turn: { left: 1 },
    players: { a: { trophies: 4, bullets: 3, lives: 3 }, b: { hand: ['cabouge'] } },
  });
  play(match, steps(match, [1, 0]), [2, 2, 3, 6, 5], [PASS, PASS, playing('cabouge'), ['twitch', 'bullets'], ['twitch', 'life']]);
  expect(player(match, 'a')).toMatchObject({ trophies: 5, bullets: 1, lives: 1 });
});
