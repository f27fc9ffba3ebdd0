import { copy, nobody, openMatch, resolve } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { deadzoneGame } from './game.ts';
import type { State } from './state.ts';
import { deadzone } from './system.ts';
import { battle, figure, ofType, patrol, play, refusal, soldier, tests, type Battle } from './testing.ts';
import { intel } from './rules/jeton-info.ts';
import { tactician } from './rules/tacticien.ts';
import { tooStubborn } from './rules/trop-tetu.ts';

const drawn = (ids: readonly string[], zone: readonly string[]) =>
  ids.map((id, i) => ({ type: 'deploy', figure: id, cube: zone[i % zone.length] ?? '' }) as const);

const open = (): Battle => openMatch(deadzone, patrol());

test('DZ-RECON-TEST, DZ-RECON-FIRST-PLAYER, DZ-CMD-ROLL: Recon, zones, deployment, command dice', () => {
  const match = open();
  // The teams tie, and roll again: 8s add dice.
  const events = play(match, { type: 'first', seat: 'b' }, '41826 3 44411 11111 41111');
  expect(ofType(events, 'reconTied')).toHaveLength(1);
  expect(match.state).toMatchObject({ initiative: 'b', phase: 'zones' });
});

test('DZ-SETUP-DEPLOY, DZ-CMD-COUNT: each team deploys in its zone, then command dice for Tacticians', () => {
  const match = open();
  play(
    match,
    [
      { type: 'first', seat: 'a' },
      { type: 'chooseZone', zone: 'red' },
    ],
    '44111 11111',
  );
  expect(match.state.zones).toEqual({ a: 'red', b: 'blue' });
  expect(refusal(match, { type: 'deploy', figure: 'captain', cube: 'C5R1L1' })).toBe('DZ-SETUP-DEPLOY');
  expect(refusal(match, { type: 'ready' })).toBe('DZ-SETUP-DEPLOY');
  play(match, drawn(['captain', 'assault', 'enforcer', 'cannon', 'drone'], ['C1R1L1', 'C2R1L1']));
  play(match, { type: 'ready' });
  play(match, drawn(['huscarl', 'warrior1', 'warrior2', 'breath'], ['C5R8L1', 'C6R8L1']));
  const events = play(match, { type: 'ready' }, '12345 6611');
  expect(ofType(events, 'commandRolled').map(({ faces }) => faces.length)).toEqual([5, 4]);
  expect(ofType(events, 'commandRolled').map(({ rules }) => rules)).toEqual([[tactician.cites[0]], [tactician.cites[0]]]);
  expect(deadzone.offers(match.state, 'a').map(({ command }) => command)).toEqual([
    { type: 'reroll', dice: [] },
    { type: 'reroll', dice: [0, 1, 2, 3, 4] },
  ]);
  play(match, { type: 'reroll', dice: [0, 4] }, '66');
  expect(match.state.pools.a).toEqual(['splat', 'die', 'move', 'shoot', 'splat']);
  play(match, { type: 'reroll', dice: [] });
  expect(match.state).toMatchObject({ phase: 'play', round: 1, turn: { seat: 'a' } });
});

test('DZ-MOVE-CAPACITY: a fifth figure of Size 1 finds no room', () => {
  const match = open();
  play(
    match,
    [
      { type: 'first', seat: 'a' },
      { type: 'chooseZone', zone: 'red' },
    ],
    '44111 11111',
  );
  play(
    match,
    ['captain', 'assault', 'enforcer', 'cannon'].map((id) => ({ type: 'deploy', figure: id, cube: 'C1R1L1' }) as const),
  );
  expect(refusal(match, { type: 'deploy', figure: 'drone', cube: 'C1R1L1' })).toBe('DZ-SETUP-DEPLOY');
});

test('DZ-ROUND-TURN, DZ-ROUND-PASS, DZ-ROUND-INITIATIVE: turns alternate, who has fewer may pass, the first to finish begins the next Round', () => {
  const figures = { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1' }, b1: { at: 'C8R8L1' }, b2: { at: 'C8R7L1' }, b3: { at: 'C8R6L1' } };
  const match = battle({ figures });
  expect(refusal(match, { type: 'activate', figure: 'b1' })).toBe('DZ-ROUND-ONCE');
  expect(play(match, { type: 'pass' }).map(({ type }) => type)).toEqual(['passed', 'turnEnded', 'turnBegan']);
  expect(match.state.turn?.seat).toBe('b');
  expect(refusal(match, { type: 'pass' })).toBe('DZ-ROUND-PASS');
  play(match, [{ type: 'activate', figure: 'b1' }, { type: 'done' }, { type: 'activate', figure: 'a1' }, { type: 'done' }]);
  play(match, [{ type: 'activate', figure: 'b2' }, { type: 'done' }, { type: 'activate', figure: 'a2' }, { type: 'done' }]);
  expect(match.state.finished).toBe('a');
  play(match, [{ type: 'activate', figure: 'b3' }, { type: 'done' }], '111 222');
  expect(match.state).toMatchObject({ round: 2, initiative: 'a', phase: 'rerolls' });
});

test('DZ-CMD-ACTIVATION: a second figure, and no third', () => {
  const figures = { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1' }, a3: { at: 'C1R3L1' }, b1: { at: 'C8R8L1' }, b2: { at: 'C8R7L1' } };
  const match = battle({ figures, pools: { a: ['activation', 'activation'], b: [] } });
  const step = { type: 'move', path: ['C2R1L1'] } as const;
  play(match, [{ type: 'activate', figure: 'a1' }, step, { type: 'done' }]);
  expect(ofType(play(match, { type: 'activate', figure: 'a2' }), 'secondActivated')).toMatchObject([{ seat: 'a' }]);
  play(match, { type: 'done' });
  expect(match.state.turn?.seat).toBe('b');
  expect(match.state.pools.a).toEqual(['activation']);
});

test('DZ-ROUND-NOTHING: nothing done, no second figure', () => {
  const figures = { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1' }, b1: { at: 'C8R8L1' } };
  const match = battle({ figures, pools: { a: ['activation'], b: [] } });
  play(match, [{ type: 'activate', figure: 'a1' }, { type: 'done' }]);
  expect(match.state.turn?.seat).toBe('b');
});

test('DZ-CMD-REROLL: fewer than half of a team may not throw again', () => {
  const out = { at: 'C1R1L1', posture: 'out' } as const;
  const two = battle({
    figures: { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1' }, a3: out, a4: out, a5: out, b1: { at: 'C8R8L1', activated: true } },
  });
  play(two, [{ type: 'activate', figure: 'a1' }, { type: 'done' }, { type: 'activate', figure: 'a2' }, { type: 'done' }], '111 111');
  play(two, { type: 'reroll', dice: [0] }, '1');
  expect(refusal(two, { type: 'reroll', dice: [0] })).toBe('DZ-CMD-REROLL');
  expect(deadzone.offers(two.state, 'a').map(({ command }) => command)).toEqual([{ type: 'reroll', dice: [] }]);
});

test('DZ-CMD-REROLL: just half of a team may throw again', () => {
  const out = { at: 'C1R1L1', posture: 'out' } as const;
  const two = battle({
    figures: { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1' }, a3: out, a4: out, b1: { at: 'C8R8L1', activated: true } },
  });
  play(two, [{ type: 'activate', figure: 'a1' }, { type: 'done' }, { type: 'activate', figure: 'a2' }, { type: 'done' }], '111 111');
  play(two, { type: 'reroll', dice: [] });
  expect(deadzone.active(two.state)).toEqual(['a']);
  expect(ofType(play(two, { type: 'reroll', dice: [0] }, '2'), 'commandKept')).toMatchObject([{ seat: 'a', again: [0] }]);
});

test('DZ-ROUND-END, DZ-VP-OBJECTIVE, DZ-VP-TARGET: objectives of those who are alone there, and victory by points', () => {
  const figures = {
    a1: { at: 'C6R4L1' },
    a2: { at: 'C8R2L1' },
    b1: { at: 'C8R2L1', posture: 'prone', activated: true },
    b2: { at: 'C3R5L1', activated: true },
  } as const;
  const match = battle({ figures, points: { a: 10, b: 9 } });
  const events = play(match, [{ type: 'activate', figure: 'a1' }, { type: 'done' }, { type: 'activate', figure: 'a2' }, { type: 'done' }]);
  expect(ofType(events, 'objectiveScored').map(({ seat, vp }) => [seat, vp])).toEqual([
    ['a', 2],
    ['b', 2],
  ]);
  expect(match.state.outcome).toMatchObject({ winners: ['A'], rule: 'DZ-VP-TARGET' });
});

test('DZ-VP-TARGET, DZ-VP-EXTERMINATE: a tie goes on; nobody left loses', () => {
  const tie = battle({ figures: { a1: { at: 'C1R1L1' }, b1: { at: 'C8R8L1', activated: true } }, points: { a: 12, b: 12 } });
  play(tie, [{ type: 'activate', figure: 'a1' }, { type: 'done' }], '111 111');
  expect(tie.state.outcome).toBeUndefined();
  const wiped = battle({ figures: { a1: { at: 'C1R1L1' }, b1: { at: 'C8R8L1', posture: 'out' } } });
  play(wiped, [{ type: 'activate', figure: 'a1' }, { type: 'done' }]);
  expect(wiped.state.outcome).toMatchObject({ winners: ['A'], rule: 'DZ-VP-EXTERMINATE' });
});

test('DZ-ACT-ECONOMY, DZ-ACT-ONCE: one long action or two short ones, each once', () => {
  const figures = { a: { at: 'C1R1L1' }, b: { at: 'C1R4L1' } };
  const match = battle({ figures, activation: 'a', pools: { a: ['move', 'shoot'], b: [] } });
  play(match, { type: 'move', path: ['C2R1L1'] });
  expect(refusal(match, { type: 'sprint', path: ['C3R1L1'] })).toBe('DZ-ACT-ECONOMY');
  expect(refusal(match, { type: 'move', path: ['C3R1L1'] })).toBe('DZ-ACT-ONCE');
  play(match, { type: 'move', path: ['C3R1L1'], free: true });
  expect(refusal(match, { type: 'shoot', weapon: 'rifle', target: 'b', free: true })).toBe('DZ-CMD-ONE');
  expect(refusal(match, { type: 'shoot', weapon: 'rifle', target: 'b' })).toBeUndefined();
});

test('DZ-ACT-PINNED, DZ-CMD-TIMING: a pinned figure only stands up', () => {
  const match = battle({
    figures: { a: { at: 'C1R1L1', posture: 'prone' }, b: { at: 'C1R4L1' } },
    activation: 'a',
    pools: { a: ['move'], b: [] },
  });
  expect(refusal(match, { type: 'move', path: ['C2R1L1'], free: true })).toBe('DZ-ACT-PINNED');
  play(match, { type: 'standUp' });
  expect(figure(match, 'a').posture).toBe('standing');
});

test('DZ-FACTION-TOO-STUBBORN-TO-DIE: a Splat takes a damage counter off', () => {
  const figures = { a: { at: 'C1R1L1', splat: tooStubborn.id, counters: 1 }, b: { at: 'C1R4L1' } };
  const match = battle({ figures, activation: 'a', pools: { a: ['splat', 'splat', 'die'], b: [] } });
  expect(tests(play(match, { type: 'splat' }, '428 1'))).toEqual(['survive a 2']);
  expect(figure(match, 'a').counters).toBe(0);
  expect(refusal(match, { type: 'splat' })).toBe('DZ-CMD-SPLAT');
});

test('DZ-SETUP-ITEMS, DZ-ITEM-REVEAL, DZ-VP-INTEL: tokens by two dice, none in a zone; an Info picked up is a point', () => {
  const base = patrol();
  const match: Battle = openMatch(deadzone, {
    ...base,
    mission: { ...base.mission, items: true },
    bag: new Array<string>(16).fill(intel.id),
  });
  play(match, { type: 'first', seat: 'a' }, '21 55 11 22 33 44 66 77 44111 11111');
  expect(match.state.tokens.map(({ at }) => at)).toEqual(['C5R5L1', 'C2R2L1', 'C3R3L1', 'C4R4L1', 'C6R6L1', 'C7R7L1']);
});

test('DZ-STATE-SMOKE: at the end of the Round smoke clears by 5 or more', () => {
  const match = battle({ figures: { a1: { at: 'C1R1L1' }, b1: { at: 'C8R8L1', activated: true } }, smoke: ['C4R4L1', 'C5R5L1'] });
  play(match, [{ type: 'activate', figure: 'a1' }, { type: 'done' }], '4 5 111 111');
  expect(match.state.smoke).toEqual(['C4R4L1']);
});

test('DZ-STATE-OVERSTACK: a figure in an overfull cube leaves it first', () => {
  const at = 'C4R4L1';
  const figures = { a: { at }, a2: { at, spot: [0.2, 0.2], size: 3 }, a3: { at, spot: [0.8, 0.8] }, b: { at: 'C6R4L1' } } as const;
  const match = battle({ figures, activation: 'a' });
  expect(refusal(match, { type: 'shoot', weapon: 'rifle', target: 'b' })).toBe('DZ-STATE-OVERSTACK');
  expect(refusal(match, { type: 'move', path: ['C4R5L1'] })).toBeUndefined();
  expect(refusal(match, { type: 'move', path: [] })).toBe('DZ-STATE-OVERSTACK');
  expect(refusal(match, { type: 'sprint', path: [] })).toBe('DZ-STATE-OVERSTACK');
  const exit = battle({ figures, activation: 'a', mission: { exits: [at] } });
  for (const type of ['move', 'sprint'] as const) expect(refusal(exit, { type, path: [], leave: true })).toBeUndefined();
});

test('DZ-VP-TARGET: by option a tie is broken by the next point at once', () => {
  const figures = { a1: { at: 'C1R1L1' }, b1: { at: 'C1R2L1', activated: true, armour: 0 } };
  const match = battle({ figures, points: { a: 12, b: 12 }, options: { 'victory.tie': 'at-once' } });
  play(match, [{ type: 'activate', figure: 'a1' }, { type: 'done' }], '111 111');
  play(match, [
    { type: 'reroll', dice: [] },
    { type: 'reroll', dice: [] },
    { type: 'activate', figure: 'b1' },
    { type: 'done' },
    { type: 'activate', figure: 'a1' },
  ]);
  play(match, { type: 'shoot', weapon: 'rifle', target: 'b1' }, '44444 111');
  expect(match.state.outcome).toMatchObject({ winners: ['A'], rule: 'DZ-VP-TARGET' });
  expect([match.state.phase, match.state.turn, match.state.activation]).toEqual(['over', undefined, undefined]);
});

test('DZ-VP-PUBLIC: each player sees the points of both', () => {
  const match = battle({ figures: { a1: { at: 'C1R1L1' }, b1: { at: 'C8R8L1' } }, points: { a: 3, b: 5 } });
  for (const seat of ['a', 'b']) expect(deadzone.view(match.state, seat).points).toEqual({ a: 3, b: 5 });
});

test.each([
  ['b', 'b'],
  ['a', 'a'],
])('DZ-ROUND-NOTHING, DZ-CMD-SPLAT: with a Splat of %s spent in it, an activation without an action leaves the Turn to %s', (by, next) => {
  const pools = { a: ['activation'], b: [] } as const;
  const figures = { a: { at: 'C4R4L1' }, a2: { at: 'C1R1L1' }, b: { at: 'C8R8L1' } } as const;
  const state = copy(battle({ figures, activation: 'a', pools: copy(pools) as never }).state as never) as State;
  state.activation?.splats.push(by);
  resolve(deadzoneGame, state, 'a', { type: 'done' }, nobody);
  expect(state.turn?.seat).toBe(next);
});

test('DZ-ROUND-PASS: no passing once a figure is active, nor after the first of two', () => {
  const figures = { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1' }, b1: { at: 'C8R8L1' }, b2: { at: 'C8R7L1' }, b3: { at: 'C8R6L1' } };
  const match = battle({ figures, pools: { a: ['activation'], b: [] } });
  expect(refusal(match, { type: 'yield' })).toBe('DZ-ROUND-TURN');
  play(match, { type: 'activate', figure: 'a1' });
  expect(refusal(match, { type: 'pass' })).toBe('DZ-ROUND-TURN');
  expect(refusal(match, { type: 'yield' })).toBe('DZ-ROUND-TURN');
  play(match, [{ type: 'move', path: ['C2R1L1'] }, { type: 'done' }]);
  expect(match.state.turn).toMatchObject({ seat: 'a', activations: 1 });
  expect(refusal(match, { type: 'pass' })).toBe('DZ-ROUND-TURN');
  play(match, { type: 'yield' });
  expect(match.state.turn?.seat).toBe('b');
});

test('DZ-CMD-POOL: no free action without its result', () => {
  const figures = { a: { at: 'C1R1L1' }, b: { at: 'C8R8L1' } };
  const pools = { a: ['shoot' as const, 'die' as const], b: ['move' as const] };
  expect(refusal(battle({ figures, activation: 'a', pools }), { type: 'move', path: ['C2R1L1'], free: true })).toBe('DZ-CMD-POOL');
});

const zone = (id: string, own: readonly string[]) => ({ id, name: { fr: id, en: id }, squares: [...own] });

test('DZ-SETUP-DEPLOY: a figure that finds no room in its zone holds nobody up', () => {
  const squares = Array.from({ length: 64 }, (_, i) => `C${(i % 8) + 1}R${Math.floor(i / 8) + 1}`);
  const base = patrol();
  const match: Battle = openMatch(deadzone, {
    ...base,
    mission: { ...base.mission, zones: [zone('red', ['C1R1']), zone('blue', ['C8R8']), zone('rest', squares.slice(1, -1))] },
  });
  play(
    match,
    [
      { type: 'first', seat: 'a' },
      { type: 'chooseZone', zone: 'red' },
    ],
    '44111 11111',
  );
  play(match, drawn(['captain', 'assault', 'enforcer'], ['C1R1L1']));
  expect(refusal(match, { type: 'ready' })).toBe('DZ-SETUP-DEPLOY');
  play(match, [...drawn(['cannon'], ['C1R1L1']), { type: 'ready' }]);
  expect(figure(match, 'drone').posture).toBe('reserve');
  expect(match.state.deployed).toEqual(['a']);
});

const idle = (id: string) => [{ type: 'activate', figure: id } as const, { type: 'done' } as const];

test('DZ-ROUND-INITIATIVE: who finishes first in the second Round begins the third, whoever had finished first before', () => {
  const figures = { a1: { at: 'C1R1L1', activated: true }, a2: { at: 'C1R2L1', activated: true }, b1: { at: 'C8R8L1' } };
  const match = battle({ figures, turn: 'b' });
  const keep = { type: 'reroll', dice: [] } as const;
  play(match, idle('b1'), '111 222');
  expect(match.state).toMatchObject({ round: 2, initiative: 'a' });
  play(match, [keep, keep, ...idle('a1'), ...idle('b1'), ...idle('a2')], '111 222');
  expect(match.state).toMatchObject({ round: 3, initiative: 'b' });
});

/** The seat that has finished first, with the only figure of each team activated or not. */
const finishedIn = (a: boolean, b: boolean) =>
  battle({ figures: { a1: { at: 'C1R1L1', activated: a }, b1: { at: 'C8R8L1', activated: b } } }).state.finished;

test('DZ-ROUND-INITIATIVE: in a moment of a battle a team with nobody left to activate has finished first', () => {
  expect([finishedIn(true, false), finishedIn(false, true), finishedIn(false, false)]).toEqual(['a', 'b', undefined]);
});

/** The end of a battle at the end of a Round with these points, and with these figures dead in it. */
function ending(points: State['points'], dead: readonly string[] = []) {
  const gone = (id: string) => (dead.includes(id) ? { posture: 'out' as const } : {});
  const figures = { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1', ...gone('a2') }, b1: { at: 'C8R8L1', activated: true, ...gone('b1') } };
  const match = battle({ figures, points, activation: 'a1' });
  const state = copy(match.state as never) as State;
  if (state.figures.a2) state.figures.a2.activated = true;
  if (dead.includes('a1') && state.figures.a1) state.figures.a1.posture = 'out';
  resolve(deadzoneGame, state, 'a', { type: 'done' }, nobody);
  return state.outcome && { winners: state.outcome.winners, rule: state.outcome.rule };
}

test('DZ-VP-TARGET: the points that win decide at the end of the Round, a point less does not', () => {
  expect(ending({ a: 11, b: 3 })).toBeUndefined();
  expect(ending({ a: 12, b: 11 })).toEqual({ winners: ['A'], rule: 'DZ-VP-TARGET' });
  expect(ending({ a: 13, b: 14 })).toEqual({ winners: ['B'], rule: 'DZ-VP-TARGET' });
});

test('DZ-VP-EXTERMINATE: who is left wins; with nobody left the points decide, and are they even nobody wins', () => {
  expect(ending({ a: 0, b: 8 }, ['b1'])).toEqual({ winners: ['A'], rule: 'DZ-VP-EXTERMINATE' });
  expect(ending({ a: 8, b: 0 }, ['a1', 'a2'])).toEqual({ winners: ['B'], rule: 'DZ-VP-EXTERMINATE' });
  const all = ['a1', 'a2', 'b1'];
  expect(ending({ a: 3, b: 4 }, all)).toEqual({ winners: ['B'], rule: 'DZ-VP-EXTERMINATE' });
  expect(ending({ a: 4, b: 3 }, all)).toEqual({ winners: ['A'], rule: 'DZ-VP-EXTERMINATE' });
  expect(ending({ a: 4, b: 4 }, all)).toEqual({ winners: [], rule: 'DZ-VP-EXTERMINATE' });
  expect(ending({ a: 8, b: 12 }, ['b1'])).toEqual({ winners: ['B'], rule: 'DZ-VP-TARGET' });
});

/** Recon of two teams whose first figures are of this type, with this Recon value. */
function reconWith(type: 'L' | 'P', recon?: number): State['recon'] {
  const base = patrol();
  const groups = base.groups.map((group) => ({
    ...group,
    figures: group.figures.map((one, i) => (i === 0 ? soldier(group.id, { id: one.id, type, weapons: [], ...(recon && { recon }) }) : one)),
  }));
  const match: Battle = openMatch(deadzone, { ...base, groups });
  play(match, { type: 'first', seat: 'a' }, '65544 11111');
  return match.state.recon;
}

test('DZ-RECON-VALUE: that of the figure that leads the team, whatever its type, and 6+ of a leader without one', () => {
  expect(reconWith('L', 4)).toEqual({ winner: 'a', ahead: 5 });
  expect(reconWith('P', 4)).toEqual({ winner: 'a', ahead: 5 });
  expect(reconWith('L')).toEqual({ winner: 'a', ahead: 1 });
});

test('DZ-CMD-SPLAT: the record tells for which rule a Splat is spent', () => {
  const figures = { a: { at: 'C1R1L1', splat: tooStubborn.id, counters: 1 }, b: { at: 'C1R4L1' } };
  const match = battle({ figures, activation: 'a', pools: { a: ['splat'], b: [] } });
  const events = play(match, { type: 'splat' }, '111');
  expect(ofType(events, 'splatUsed')).toMatchObject([{ figure: 'a', rule: tooStubborn.cites[0] }]);
});

test('DZ-SETUP-DEPLOY, DZ-RECON-FIRST-PLAYER: a player and a zone are those of the battle', () => {
  const match = open();
  expect(() => play(match, { type: 'first', seat: 'c' }, '44111 11111')).toThrow('DZ-RECON-FIRST-PLAYER');
  play(match, { type: 'first', seat: 'b' });
  expect(refusal(match, { type: 'chooseZone', zone: 'green' })).toBe('DZ-SETUP-DEPLOY');
  play(match, { type: 'chooseZone', zone: 'blue' });
  expect(match.state.zones).toEqual({ b: 'blue', a: 'red' });
});
