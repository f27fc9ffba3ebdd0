import { expect, test } from 'vitest';
import { at, actions, game, ofType, play, player, playing, refusal, steps, type PlayerSpec } from './testing.ts';

/** a stands beside a zombie, with a step to make. */
const beside = (a: PlayerSpec, options = {}) =>
  game({ zombies: [[1, 0]], step: 'moving', turn: { left: 3 }, options, players: { a, b: {} } });

test('ZB-COMBAT-WHEN: who begins on the square of a zombie fights in step 2', () => {
  const match = game({ zombies: [[0, 0]], step: 'encounter' });
  const events = play(match, actions('face'), [4]);
  expect(ofType(events, 'zombieKilled')).toEqual([{ type: 'zombieKilled', seat: 'a', square: 4, rule: 'ZB-COMBAT-ROLL' }]);
  expect(match.state.turn.step).toBe('refill');
});

test('ZB-COMBAT-WHEN, ZB-MOVE-COMBAT: each zombie entered or crossed is fought, and the movement goes on with the squares left', () => {
  const match = game({
    tiles: [['droite', 1, 0]],
    zombies: [
      [1, 0],
      [2, 0],
    ],
    step: 'moving',
    turn: { left: 3 },
  });
  play(match, steps(match, [1, 0], [2, 0], [3, 0]), [4, 5]);
  expect(player(match, 'a')).toMatchObject({ trophies: 2, square: at(match, 3, 0) });
});

test('ZB-COMBAT-WHEN, ZB-ZMOVE: a zombie moved onto a pawn waits for step 2 of that player’s next turn', () => {
  const match = game({ zombies: [[1, 0]], step: 'herding', turn: { herd: 1 }, stack: [], deck: [], players: { a: { at: [0, 1] }, b: {} } });
  const events = play(match, { type: 'shift', from: at(match, 1, 0), to: 4 });
  expect(ofType(events, 'fightBegan')).toEqual([]);
  play(match, actions('end'));
  expect(ofType(play(match, actions('face'), [6]), 'fightBegan')).toEqual([{ type: 'fightBegan', seat: 'b' }]);
});

test('ZB-COMBAT-WHEN: put under the active pawn in step 3 or 4 it is fought before the next step', () => {
  const match = game({
    tiles: [['fleuriste', 1, 0]],
    step: 'refill',
    deck: [],
    players: { a: { at: [3, -1], hand: ['hache', 'planche', 'trousse'] }, b: { hand: ['complet'] } },
  });
  play(match, actions('refill'), [], [playing('complet')]);
  play(match, actions('roll'), [2]);
  const events = play(match, steps(match, [3, 0]), [4]);
  expect(events.map(({ type }) => type).filter((type) => type === 'zombieKilled' || type === 'pawnMoved')).toEqual([
    'zombieKilled',
    'pawnMoved',
  ]);
});

test('ZB-COMBAT-ROLL: 4, 5 and 6 win and the zombie joins the collection', () => {
  for (const die of [4, 5, 6]) {
    const match = beside({});
    play(match, steps(match, [1, 0]), [die]);
    expect(player(match, 'a')).toMatchObject({ trophies: 1, lives: 3, bullets: 3 });
    expect(match.state.zombies[at(match, 1, 0)]).toBe(0);
  }
});

test('ZB-COMBAT-ROLL: roll after roll until the player wins', () => {
  const match = beside({ bullets: 0 });
  const events = play(match, steps(match, [1, 0]), [1, 3, 6]);
  expect(ofType(events, 'blow')).toHaveLength(3);
  expect(player(match, 'a')).toMatchObject({ lives: 1, trophies: 1 });
});

test('ZB-COMBAT-ROLL: bonuses are added to the die, a 6 with a bonus is a win and a 1 may be', () => {
  const strong = beside({ items: ['hache', ['pompe', 3]], hand: ['coupdesang'] });
  play(strong, steps(strong, [1, 0]), [1], [playing('coupdesang')]);
  expect(player(strong, 'a')).toMatchObject({ trophies: 1, lives: 3, bullets: 3 });
  const six = beside({ items: ['hache'] });
  expect(ofType(play(six, steps(six, [1, 0]), [6]), 'blow')[0]?.result).toBe(7);
  expect(player(six, 'a').trophies).toBe(1);
});

test('ZB-COMBAT-LOSS: two bullets bring a 2 to 4 and win at once', () => {
  const match = beside({ bullets: 2, lives: 2 });
  play(match, steps(match, [1, 0]), [2], [['loss', 'bullets']]);
  expect(player(match, 'a')).toMatchObject({ bullets: 0, lives: 2, trophies: 1 });
});

test('ZB-COMBAT-LOSS, ZB-KO: a life instead, then a 1 that two bullets do not save: knocked out', () => {
  const match = beside({ bullets: 2, lives: 2 });
  const events = play(match, steps(match, [1, 0]), [2, 1], [['loss', 'life']]);
  expect(ofType(events, 'knockedOut')).toHaveLength(1);
  expect(player(match, 'a')).toMatchObject({ lives: 3, bullets: 3, square: 4 });
});

test.each([
  [3, 1],
  [2, 2],
  [1, 3],
])('ZB-COMBAT-LOSS: a result of %i costs %i bullets', (die, cost) => {
  const match = beside({ bullets: 3 });
  play(match, steps(match, [1, 0]), [die], [['loss', 'bullets']]);
  expect(player(match, 'a').bullets).toBe(3 - cost);
});

test('ZB-COMBAT-LOSS: the fighting player decides, after the die and after any card on the roll', () => {
  const match = game({ zombies: [[1, 0]], step: 'moving', turn: { left: 1 }, players: { a: { bullets: 3 }, b: { hand: ['cabouge'] } } });
  const waiting = match.submit('a', steps(match, [1, 0])[0] ?? { type: 'halt' });
  expect(waiting.status).toBe('waiting');
  const progress = match.answer([2], 'a');
  expect(progress.status === 'waiting' && progress.question).toMatchObject({ purpose: 'loss', seat: 'a', about: { lacking: 2 } });
});

test('ZB-CORE-DICE: one die, thrown by the player whom the rule names', () => {
  const match = game({ zombies: [[1, 0]], players: { a: {}, b: { at: [0, 1], hand: ['guide'] }, c: {} } });
  const roll = match.submit('a', { type: 'roll' });
  expect(roll.status === 'waiting' && roll.question).toMatchObject({ kind: 'choice', seat: 'b' });
  const next = match.answer({ pass: 'step' }, 'b');
  expect(next.status === 'waiting' && next.question).toMatchObject({ kind: 'roll', purpose: 'pace', faces: [6], seat: 'a' });
  match.answer([3], 'a');
  const fight = match.submit('a', { type: 'step', to: at(match, 1, 0) });
  expect(fight.status === 'waiting' && fight.question).toMatchObject({ kind: 'roll', purpose: 'combat', faces: [6], seat: 'a' });
  const led = game({ zombies: [[1, 0]], players: { a: { hand: ['guide'] }, b: {} } });
  led.submit('a', { type: 'play', card: 'guide' });
  const blow = led.answer(at(led, 1, 0), 'a');
  expect(blow.status === 'waiting' && blow.question).toMatchObject({ purpose: 'combat', seat: 'b' });
  const herd = game({ zombies: [[1, 0]], step: 'herd' });
  const zombies = herd.submit('a', { type: 'herd' });
  expect(zombies.status === 'waiting' && zombies.question).toMatchObject({ purpose: 'herd', faces: [6], seat: 'a' });
});

test('ZB-CARD-INPLAY: at most one item bonus counts, the best, and the shotgun beside it', () => {
  const match = beside({ items: ['hache', 'tronconneuse', ['pompe', 1]] });
  play(match, { type: 'use', card: 'tronconneuse' });
  const [blow] = ofType(play(match, steps(match, [1, 0]), [1], []), 'blow');
  expect(blow).toMatchObject({
    result: 4,
    bonuses: [
      { rule: 'ZB-EV-TRONCONNEUSE', value: 2 },
      { rule: 'ZB-EV-POMPE', value: 1 },
    ],
  });
  expect(player(match, 'a').items).toEqual([{ card: 'hache' }]);
});

test('ZB-COMBAT-WHEN: outside one’s own turn a pawn that is not moved does not fight, and cannot be made to', () => {
  const match = game({ zombies: [[0, 0]], step: 'encounter', players: { a: { at: [0, 1] }, b: {} } });
  expect(ofType(play(match, actions('face')), 'fightBegan')).toEqual([]);
  expect(refusal(match, { type: 'face' })).toBe('ZB-TURN-ORDER');
});

test('ZB-CARD-INPLAY, ZB-EV-INCENDIAIRE: a bonus that does not reach here is not named, and of equal ones the first counts', () => {
  const match = game({
    tiles: [['fleuriste', 1, 0]],
    zombies: [
      [3, 0],
      [3, -1],
    ],
    step: 'moving',
    turn: { left: 2 },
    effects: [
      { card: 'incendiaire', on: 'a', until: 'a', ends: 1, tile: 1 },
      { card: 'tronconneuse', on: 'b', until: 'b', ends: 1 },
    ],
    players: { a: { at: [2, 0] }, b: {} },
  });
  const [street, shop] = ofType(play(match, steps(match, [3, 0], [3, -1]), [4, 4]), 'blow');
  expect(street).toMatchObject({ bonuses: [], result: 4 });
  expect(shop).toMatchObject({ bonuses: [{ rule: 'ZB-EV-INCENDIAIRE', value: 2 }], result: 6 });
  const two = game({
    tiles: [['fleuriste', 1, 0]],
    zombies: [[3, -1]],
    step: 'moving',
    turn: { left: 1 },
    effects: [
      { card: 'tronconneuse', on: 'a', until: 'a', ends: 1 },
      { card: 'incendiaire', on: 'a', until: 'a', ends: 1, tile: 1 },
    ],
    players: { a: { at: [3, 0] }, b: {} },
  });
  const [blow] = ofType(play(two, steps(two, [3, -1]), [4]), 'blow');
  expect(blow?.bonuses).toEqual([{ rule: 'ZB-EV-TRONCONNEUSE', value: 2 }]);
});
