import { expect, test } from 'vitest';
import { zombies } from './system.ts';
import {
  at,
  actions,
  game,
  ofType,
  play,
  player,
  playing,
  refusal,
  shift,
  steps,
  type GameSpec,
  type PlayerSpec,
  type Spot,
} from './testing.ts';

const pad = [['heliport', 1, 0]] as const;

/** a stands on the heliport, about to fight on its own square. */
const onPad = (spec: GameSpec & { at?: Spot } = {}) =>
  game({ tiles: [...pad], zombies: [[3, 0]], step: 'encounter', players: { a: { at: spec.at ?? [3, 0], trophies: 10 }, b: {} }, ...spec });

test('ZB-WIN-HELIPORT: the last zombie of the tile taken down on one’s own square wins the game', () => {
  const match = onPad();
  play(match, actions('face'), [4]);
  expect(match.state.outcome).toMatchObject({ winners: ['a'], rule: 'ZB-WIN-HELIPORT' });
  expect(player(match, 'a').trophies).toBe(11);
});

test('ZB-WIN-HELIPORT: all nine squares must be free, or the centre square alone, reached (option heliport.clear)', () => {
  const left: Spot[] = [
    [3, 0],
    [2, -1],
  ];
  const whole = onPad({ zombies: left });
  play(whole, actions('face'), [4]);
  expect(whole.state.outcome).toBeUndefined();
  const options = { 'heliport.clear': 'centre-square' } as const;
  const centre = onPad({ zombies: left, options });
  play(centre, actions('face'), [4]);
  expect(centre.state.outcome?.rule).toBe('ZB-WIN-HELIPORT');
  const corner = onPad({ zombies: [[2, -1]], options, at: [2, -1] });
  play(corner, actions('face'), [4]);
  expect(corner.state.outcome).toBeUndefined();
});

test('ZB-WIN-HELIPORT: whoever killed them; or one at least by the winner (option heliport.ownKills)', () => {
  const arriving = { tiles: [...pad], step: 'moving', turn: { left: 2 }, players: { a: { at: [1, 0] as Spot }, b: {} } } as const;
  const any = game(arriving);
  play(any, steps(any, [2, 0]));
  expect(any.state.outcome?.winners).toEqual(['a']);
  const options = { 'heliport.ownKills': 'yes' } as const;
  const own = game({ ...arriving, options });
  play(own, steps(own, [2, 0]));
  expect(own.state.outcome).toBeUndefined();
  const killer = game({ ...arriving, options, zombies: [[2, 0]] });
  play(killer, steps(killer, [2, 0]), [6]);
  expect(killer.state.outcome?.winners).toEqual(['a']);
  const elsewhere = game({ ...arriving, options, zombies: [[1, 0]], players: { a: {}, b: {} } });
  play(elsewhere, steps(elsewhere, [1, 0], [2, 0]), [6]);
  expect(elsewhere.state.outcome).toBeUndefined();
});

test('ZB-WIN-HELIPORT: a pawn that waits there wins when somebody else removes the last zombie', () => {
  const match = game({
    tiles: [...pad],
    zombies: [[2, 0]],
    step: 'herding',
    turn: { herd: 1 },
    players: { a: {}, b: { at: [4, 1] }, c: { at: [4, 0] } },
  });
  play(match, shift(match, [2, 0], [1, 0]));
  expect(match.state.outcome?.winners).toEqual(['b']);
});

test('ZB-WIN-HELIPORT: the player whose action it is comes first', () => {
  const match = game({
    tiles: [...pad],
    zombies: [[2, 0]],
    step: 'herding',
    seat: 'c',
    turn: { herd: 1 },
    players: { a: { at: [3, 0] }, b: { at: [4, 1] }, c: { at: [4, 0] } },
  });
  play(match, shift(match, [2, 0], [1, 0]));
  expect(match.state.outcome?.winners).toEqual(['c']);
});

test('ZB-WIN-KILLS: 25 trophies win at once, and nothing else is resolved', () => {
  const match = game({ zombies: [[1, 0]], bullets: [[1, 0]], step: 'moving', turn: { left: 4 }, players: { a: { trophies: 24 }, b: {} } });
  const events = play(match, steps(match, [1, 0]), [5]);
  expect(match.state).toMatchObject({ phase: 'over', outcome: { winners: ['a'], rule: 'ZB-WIN-KILLS' } });
  expect(ofType(events, 'tokenTaken')).toEqual([]);
});

test('ZB-WIN-KILLS: trophies held count, not those ever killed', () => {
  const match = game({
    zombies: [
      [1, 0],
      [0, 0],
    ],
    step: 'encounter',
    players: { a: { trophies: 24, lives: 1, bullets: 0 }, b: {} },
  });
  play(match, actions('face'), [1]);
  expect(player(match, 'a').trophies).toBe(12);
  expect(match.state.outcome).toBeUndefined();
});

test('ZB-WIN-CLOSED: in a closed town the heliport gives no victory, even cleared; with the option it keeps it', () => {
  const closed = onPad({ closed: true });
  play(closed, actions('face'), [4]);
  expect(closed.state.outcome).toBeUndefined();
  const kept = onPad({ closed: true, options: { 'town.closedHeliport': 'stays' } });
  play(kept, actions('face'), [4]);
  expect(kept.state.outcome?.rule).toBe('ZB-WIN-HELIPORT');
});

test('ZB-WIN-CLOSED: 25 zombies still win there, and a stack used up closes nothing', () => {
  const kills = game({ closed: true, zombies: [[0, 0]], step: 'encounter', players: { a: { trophies: 24 }, b: {} } });
  play(kills, actions('face'), [4]);
  expect(kills.state.outcome?.rule).toBe('ZB-WIN-KILLS');
  const usedUp = onPad({ stack: [] });
  play(usedUp, actions('face'), [4]);
  expect(usedUp.state.outcome?.rule).toBe('ZB-WIN-HELIPORT');
});

test('ZB-END: the game ends at the very moment, the rest of the turn is not played', () => {
  const match = onPad();
  play(match, actions('face'), [4]);
  expect(match.state.turn.step).toBe('encounter');
  expect(match.submit('a', { type: 'refill' }).status).toBe('refused');
  expect(match.state.outcome?.reason.fr).toContain('A');
});

/** A game without a possible winner: the heliport is lost and no zombie is left. */
const bare = { stack: [], deck: [] } as const;
const round = actions('face', 'refill', 'stay', 'end');

test('ZB-END: with no zombie and no heliport each player has one more turn, then the most trophies win', () => {
  const match = game({ ...bare, step: 'discard', players: { a: { trophies: 4 }, b: { trophies: 6 }, c: {} } });
  const events = play(match, actions('end'));
  expect(ofType(events, 'countdown')).toEqual([{ type: 'countdown', turns: 3 }]);
  play(match, [...round, ...round]);
  expect(match.state).toMatchObject({ phase: 'playing', lastTurns: 1 });
  play(match, round);
  expect(match.state.outcome).toMatchObject({ winners: ['b'], rule: 'ZB-END' });
});

/** Winners of a game that is counted, of b and c with two trophies each and these changes. */
function counted(b: PlayerSpec, c: PlayerSpec): readonly string[] | undefined {
  const match = game({ ...bare, step: 'discard', lastTurns: 1, players: { a: {}, b: { trophies: 2, ...b }, c: { trophies: 2, ...c } } });
  play(match, actions('end'));
  return match.state.outcome?.winners;
}

test('ZB-END: ties go to more lives, then more bullets, then are shared', () => {
  expect(counted({ lives: 4, bullets: 0 }, { lives: 3, bullets: 9 })).toEqual(['b']);
  expect(counted({ bullets: 3 }, { bullets: 4 })).toEqual(['c']);
  expect(counted({}, {})).toEqual(['b', 'c']);
});

test('ZB-END: a zombie that comes meanwhile cancels the count', () => {
  const match = game({ ...bare, step: 'discard', lastTurns: 1, players: { a: { hand: ['rabatteur'] }, b: {} } });
  play(match, [{ type: 'play', card: 'rabatteur' }, ...actions('end')]);
  expect(match.state.outcome).toBeUndefined();
  expect(match.state.lastTurns).toBeUndefined();
});

test('ZB-END: in a closed town as well, but not while the heliport may still be won', () => {
  const closed = game({ step: 'discard', closed: true, tiles: [...pad], deck: [] });
  expect(ofType(play(closed, actions('end')), 'countdown')).toHaveLength(1);
  const stays = game({ step: 'discard', closed: true, tiles: [...pad], deck: [], options: { 'town.closedHeliport': 'stays' } });
  expect(ofType(play(stays, actions('end')), 'countdown')).toEqual([]);
  const open = game({ step: 'discard', tiles: [...pad], stack: [], deck: [] });
  expect(ofType(play(open, actions('end')), 'countdown')).toEqual([]);
});

test('ZB-END, ZB-WIN-CLOSED: a heliport left in the stack of a closed town is no victory to wait for, with either option', () => {
  for (const value of ['off', 'stays'] as const) {
    const match = game({ step: 'discard', closed: true, deck: [], options: { 'town.closedHeliport': value } });
    expect(ofType(play(match, actions('end')), 'countdown')).toHaveLength(1);
  }
});

test('ZB-END: with the option the game goes on until the players stop it', () => {
  const match = game({ ...bare, step: 'discard', options: { 'end.deadlock': 'no' } });
  expect(ofType(play(match, actions('end')), 'countdown')).toEqual([]);
  expect(match.state.lastTurns).toBeUndefined();
});

test('ZB-WIN-KILLS, ZB-EV-GUIDE: a pawn led to its 25th zombie by another’s card wins for its own player', () => {
  const match = game({ zombies: [[1, 0]], players: { a: { trophies: 24 }, b: { hand: ['guide'] } } });
  play(match, actions('roll'), [6], [playing('guide'), ['lead', at(match, 1, 0)]]);
  expect(match.state.outcome?.winners).toEqual(['a']);
  expect(refusal(match, { type: 'halt' })).toBe('ZB-DECISIONS');
});

test('ZB-WIN-HELIPORT: by the reading of the centre square, zombies on all the others do not matter', () => {
  const others: Spot[] = [
    [2, -1],
    [3, -1],
    [4, -1],
    [2, 0],
    [4, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ];
  const match = onPad({ zombies: [[3, 0], ...others], options: { 'heliport.clear': 'centre-square' } });
  play(match, actions('face'), [4]);
  expect(match.state.outcome).toMatchObject({ winners: ['a'], rule: 'ZB-WIN-HELIPORT' });
});

test('ZB-WIN-HELIPORT: by the reading of the centre square, in peace beside its zombie, nobody wins', () => {
  const match = game({
    tiles: [...pad],
    zombies: [[3, 0]],
    step: 'moving',
    turn: { left: 1 },
    options: { 'heliport.clear': 'centre-square' },
    effects: [{ card: 'nourriture', on: 'b', until: 'b', ends: 1 }],
    players: { a: { at: [2, 0] }, b: {} },
  });
  play(match, steps(match, [3, 0]));
  expect(match.state.outcome).toBeUndefined();
});

test('ZB-WIN-HELIPORT: a zombie on any single one of the nine squares keeps it from being won', () => {
  for (const east of [2, 3, 4]) {
    for (const south of [-1, 0, 1]) {
      const elsewhere: Spot = east === 4 && south === 1 ? [2, -1] : [4, 1];
      const match = game({
        tiles: [...pad],
        zombies: [[east, south]],
        step: 'moving',
        turn: { left: 1 },
        effects: [{ card: 'nourriture', on: 'b', until: 'b', ends: 1 }],
        players: { a: { at: elsewhere }, b: {} },
      });
      play(match, steps(match, [elsewhere[0], 0]));
      expect(match.state.outcome, `${east} ${south}`).toBeUndefined();
    }
  }
});

test('ZB-WIN-KILLS: the outcome tells each collection of zombies as it is at the end', () => {
  const match = onPad({ players: { a: { at: [3, 0], trophies: 7 }, b: { trophies: 11 } } });
  expect(zombies.outcome(match.state)).toBeUndefined();
  play(match, actions('face'), [4]);
  expect(zombies.outcome(match.state)).toEqual({
    ...match.state.outcome,
    scores: { label: { fr: 'Zombies en collection', en: 'Zombies collected' }, of: 25, bySide: { a: 8, b: 11 } },
  });
});
