import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import {
  at,
  actions,
  game,
  ofType,
  PASS,
  play,
  player,
  playing,
  refusal,
  shift,
  steps,
  using,
  type Choice,
  type GameSpec,
} from './testing.ts';

/** A decision about the table is asked again when another player's card has changed the table since. */

const florist = [['fleuriste', 1, 0]] as const;
/** a walks, b and c may hold cards. */
const walking = (b: readonly string[], spec: GameSpec = {}) =>
  game({ step: 'moving', turn: { left: 3, moved: 1 }, deck: [], ...spec, players: { a: {}, b: { hand: [...b] }, c: {}, ...spec.players } });

const types = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);

test('ZB-CARD-ANYTIME, ZB-DECISIONS: a zombie comes to the square of a declared step: its player decides again', () => {
  const match = walking(['rabatteur'], { zombies: [[0, 1]] });
  const events = play(match, steps(match, [1, 0]), [], [playing('rabatteur')]);
  expect(types(events)).toEqual(['cardPlayed', 'cardSpent', 'zombiesCame', 'askedAgain']);
  expect(ofType(events, 'askedAgain')).toEqual([{ type: 'askedAgain', seat: 'a' }]);
  expect(match.state.turn).toMatchObject({ step: 'moving', left: 3, moved: 1 });
  expect(player(match, 'a')).toMatchObject({ square: at(match, 0, 0), lives: 3 });
  for (const command of [...steps(match, [1, 0], [0, 1]), ...actions('halt')]) expect(refusal(match, command)).toBeUndefined();
});

test('ZB-CARD-ANYTIME, ZB-DECISIONS: so does a zombie under the pawn, which may halt instead of fighting', () => {
  const match = walking(['complet'], { tiles: [...florist], players: { a: { at: [3, -1] } } });
  expect(types(play(match, steps(match, [3, 0]), [], [playing('complet')]))).toContain('askedAgain');
  expect(types(play(match, actions('halt')))).not.toContain('fightBegan');
  expect(player(match, 'a').square).toBe(at(match, 3, -1));
});

test('ZB-CARD-ANYTIME, ZB-DECISIONS: whoever forgoes the movement is asked again when a zombie comes before the die', () => {
  const match = walking(['maree'], { step: 'move', turn: {} });
  const events = play(match, actions('stay'), [], [playing('maree')]);
  expect(types(events)).toEqual(['cardPlayed', 'cardSpent', 'zombiesCame', 'askedAgain']);
  expect(match.state.turn.step).toBe('move');
  play(match, actions('roll'), [4]);
  expect(match.state.turn).toMatchObject({ step: 'moving', left: 4 });
});

test('ZB-CARD-ANYTIME, ZB-DECISIONS: and whoever is sent back to the Grande-Place, or ends the movement before the first step', () => {
  const sent = walking(['demitour'], { step: 'move', turn: {}, players: { a: { at: [1, 0] } } });
  play(sent, actions('stay'), [], [playing('demitour'), ['target', 'a']]);
  expect(sent.state.turn.step).toBe('move');
  const halting = walking(['maree'], { turn: { left: 3 } });
  play(halting, actions('halt'), [], [playing('maree')]);
  expect(halting.state.turn).toMatchObject({ step: 'moving', left: 3 });
});

test('ZB-CARD-ANYTIME, ZB-DECISIONS: the strength of the pawn counts as well: what it loses to another’s card', () => {
  const match = walking(['mainsmoites'], { zombies: [[1, 0]], players: { a: { items: ['hache'], bullets: 0 } } });
  const events = play(match, steps(match, [1, 0]), [], [playing('mainsmoites'), ['target', 'a']]);
  expect(types(events)).toEqual(['cardPlayed', 'cardSpent', 'itemGone', 'askedAgain']);
});

test('ZB-CARD-ANYTIME, ZB-DECISIONS: a zombie moved is chosen again, too', () => {
  const match = walking(['eclaircie'], { step: 'herding', turn: { herd: 2 }, zombies: [[1, 0]] });
  const lifted: Choice[] = [
    ['lift', at(match, 1, 0)],
    ['drop', at(match, -1, 0)],
  ];
  const events = play(match, shift(match, [1, 0], [0, 0]), [], [playing('eclaircie'), ...lifted]);
  expect(ofType(events, 'zombieShifted')).toHaveLength(1);
  expect(ofType(events, 'askedAgain')).toHaveLength(1);
  expect(match.state.turn).toMatchObject({ step: 'herding', herd: 2 });
});

test('ZB-CARD-ANYTIME: a card that changes nothing of it leaves the decision as it is', () => {
  const match = walking(['lacet']);
  const events = play(match, steps(match, [1, 0]), [], [playing('lacet'), ['target', 'a']]);
  expect(types(events)).toEqual(['cardPlayed', 'effectWaits', 'pawnMoved']);
  const staying = walking(['jambes'], { step: 'move', turn: {} });
  expect(types(play(staying, actions('stay'), [], [playing('jambes'), ['target', 'a']]))).not.toContain('askedAgain');
});

test('ZB-CARD-ANYTIME: what stands in force is looked at: marbles on the floor, an effect that ends the fighting', () => {
  const marbles = walking([], { zombies: [[1, 0]], players: { b: { items: ['billes'] } } });
  expect(types(play(marbles, steps(marbles, [0, 1]), [], [using('billes')]))).toContain('askedAgain');
  const food = walking(['nourriture'], { zombies: [[1, 0]] });
  expect(types(play(food, steps(food, [0, 1]), [], [playing('nourriture')]))).toContain('askedAgain');
});

test('ZB-CARD-ANYTIME, ZB-DECISIONS: a zombie that comes to the square while the one under the pawn is fought first', () => {
  const match = walking(['complet'], {
    tiles: [...florist],
    zombies: [[3, 0]],
    players: { a: { at: [3, 0] } },
  });
  const events = play(match, steps(match, [3, -1]), [6], [PASS, playing('complet')]);
  expect(types(events)).toEqual([
    'fightBegan',
    'cardPlayed',
    'cardSpent',
    'zombiesCame',
    'blow',
    'fightEnded',
    'zombieKilled',
    'askedAgain',
  ]);
  expect(player(match, 'a').square).toBe(at(match, 3, 0));
});

test('ZB-DECISIONS: asked again, the same may be decided again, and others may play once more', () => {
  const match = walking(['rabatteur'], { players: { c: { hand: ['lacet'] } } });
  play(match, steps(match, [1, 0]), [], [playing('rabatteur'), PASS]);
  const events = play(match, steps(match, [1, 0]), [6], [['window', { pass: 'step' }]]);
  expect(types(events)).toContain('pawnMoved');
  expect(types(events)).toContain('zombieKilled');
});

test('ZB-EV-SOMNAMBULE, ZB-DECISIONS: who leads the pawn is asked again, not whose pawn it is', () => {
  const match = game({ step: 'moving', turn: { left: 3, mover: 'b' }, players: { a: { hand: ['maree'] }, b: {} }, deck: [] });
  const events = play(match, steps(match, [1, 0]), [], [playing('maree')]);
  expect(ofType(events, 'askedAgain')).toEqual([{ type: 'askedAgain', seat: 'b' }]);
});
