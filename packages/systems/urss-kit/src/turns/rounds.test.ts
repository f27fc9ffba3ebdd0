import { NOBODY } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { battle, figure, levels, ofType, play, rolls, type BattleSpec } from '../testing.ts';
import { way } from '../testing-alert.ts';
import { hero, leader, livingLegend } from '../rules/index.ts';

const alternating = (figures: BattleSpec['figures'], more: Partial<BattleSpec> = {}) =>
  battle({ ...more, figures, options: { 'turn.activation': 'alternating', ...more.options } });
const begun = (events: readonly Event[]): string[] => ofType(events, 'activationBegan').map(({ figure: id }) => id);
const pass = { type: 'pass' } as const;
const choose = (id: string) => ['activate', id] as const;

test('UK-TURN-ALT-CHOICE, UK-SYS-DECISIONS: a choice waits for the others unseen, and may be changed until the last', () => {
  const match = alternating({ a1: { at: [0, 0] }, a2: { at: [2, 0] }, b1: { at: [0, 9] }, b2: { at: [2, 9] } });
  expect(match.pending).toMatchObject({ seat: NOBODY, question: { kind: 'commit', parts: [{ seat: 'A' }, { seat: 'B' }] } });
  match.answer('a1', 'A');
  expect(match.state.chosen).toEqual([]);
  expect(match.answer('b1', 'A').status).toBe('refused');
  match.answer('a2', 'A');
  expect(match.answer('b1', 'B').status).toBe('waiting');
  expect(match.pending?.question).toMatchObject({ kind: 'roll', about: { figure: 'a2' } });
});

test('UK-TURN-ALT-CHOICE: out of action, stunned and activated figures cannot be chosen; prone and fleeing ones can', () => {
  const match = alternating({
    a1: { at: [0, 0], stunned: true },
    a2: { at: [2, 0], posture: 'out', vitality: 0 },
    a3: { at: [4, 0], activated: true },
    a4: { at: [6, 0], posture: 'prone' },
    a5: { at: [8, 0], fleeing: 'moved' },
    b1: { at: [0, 9] },
    b2: { at: [2, 9] },
  });
  expect(match.pending?.question).toMatchObject({ parts: [{ options: ['a4', 'a5'] }, { options: ['b1', 'b2'] }] });
});

test('UK-TURN-ALT-INITIATIVE: three groups, by the level of each; who has none rolls 3-', () => {
  const match = alternating({
    a: { at: [0, 0] },
    b: { at: [0, 9], skills: { initiative: 2 } },
    c: { at: [9, 0], skills: { initiative: null } },
  });
  const events = play(match, [pass, pass], '4 136 5526');
  expect(rolls(events)).toEqual(['initiative a 4', 'initiative b 6', 'initiative c 2']);
  expect(ofType(events, 'roundBegan')).toEqual([{ type: 'roundBegan', order: ['b', 'a', 'c'] }]);
});

test('UK-TURN-ALT-INITIATIVE: it is rolled in each round, with what is in force at that moment, and holds for the round', () => {
  const match = alternating({
    a1: { at: [0, 0] },
    a2: { at: [2, 0], rules: [leader.id] },
    b1: { at: [9, 0] },
    b2: { at: [9, 9] },
  });
  const events = play(match, [pass, pass], '15 3 5 3', [choose('a1'), choose('b1')]);
  expect(rolls(events)).toEqual(['initiative a1 5', 'initiative b1 3', 'initiative a2 5', 'initiative b2 3']);
  expect(levels(events, 'initiative')).toEqual([1, 0, 0, 0]);
});

test('UK-TURN-ALT-TIE: by option the higher level comes first, and equal levels roll again', () => {
  const figures = { a: { at: [0, 0] }, b: { at: [0, 9], skills: { initiative: 1 } }, c: { at: [9, 0] } } as const;
  const match = alternating(figures, { options: { 'turn.initiativeTie': 'higher-skill' } });
  const events = play(match, [pass, pass], '5 25 5 2 4');
  expect(rolls(events)).toEqual(['initiative a 5', 'initiative b 5', 'initiative c 5', 'initiative a 2', 'initiative c 4']);
  expect(ofType(events, 'roundBegan')).toEqual([{ type: 'roundBegan', order: ['b', 'c', 'a'] }]);
});

test('UK-TURN-ALT-TIE: the reroll is repeated while a tie remains', () => {
  const match = alternating({ a: { at: [0, 0] }, b: { at: [0, 9] } });
  expect(ofType(play(match, pass, '5 5 2 2 3 4'), 'roundBegan')).toEqual([{ type: 'roundBegan', order: ['b', 'a'] }]);
});

test('UK-TURN-LOST: chosen and put out of action before its place, its activation is lost and nobody takes it', () => {
  const match = alternating(
    { a: { at: [0, 0], weapons: ['lame'] }, b1: { at: [0, 1] }, b2: { at: [9, 9] }, b3: { at: [12, 9] }, c: { at: [20, 20] } },
    { activation: 'a', chosen: ['b1', 'c'] },
  );
  const events = play(match, [{ type: 'fight', target: 'b1' }, pass], '6 1111 4');
  expect(ofType(events, 'activationLost')).toEqual([{ type: 'activationLost', figure: 'b1' }]);
  expect(match.state.activation?.figure).toBe('c');
});

test('UK-TURN-LOST, UK-STATE-STUNNED: stunned before its place it loses it; by option it has it and does nothing', () => {
  const figures = { a: { at: [0, 0] }, b: { at: [0, 9], stunned: true }, c: { at: [9, 9] } } as const;
  const lost = alternating(figures, { activation: 'a', chosen: ['b', 'c'] });
  expect(ofType(play(lost, pass), 'activationLost')).toHaveLength(1);
  const kept = alternating(figures, { activation: 'a', chosen: ['b', 'c'], options: { 'turn.stunned': 'chosen-and-passes' } });
  const events = play(kept, pass);
  expect(begun(events)).toEqual(['b', 'c']);
  expect(figure(kept, 'b').activated).toBe(true);
});

test('UK-STATE-STUNNED: by option it is among those chosen', () => {
  const figures = { a1: { at: [0, 0], stunned: true }, a2: { at: [2, 0] }, b1: { at: [0, 9] }, b2: { at: [2, 9] } } as const;
  const match = alternating(figures, { options: { 'turn.stunned': 'chosen-and-passes' } });
  expect(match.pending?.question).toMatchObject({ parts: [{ options: ['a1', 'a2'] }, { options: ['b1', 'b2'] }] });
});

test('UK-TURN-LOST: prone, wounded or moved it keeps its place', () => {
  const match = alternating({ a: { at: [0, 0] }, b: { at: [0, 9], posture: 'prone' } }, { activation: 'a', chosen: ['b'] });
  expect(begun(play(match, pass))).toEqual(['b']);
});

test('UK-TURN-MULTI: a Héros with actions left may be chosen again, with a new roll; its group is not exhausted', () => {
  const match = alternating({ a: { at: [0, 0], rules: [hero.id] }, b1: { at: [0, 9] }, b2: { at: [9, 9] } });
  const events = play(match, [way([0, 1]), pass, pass], '5 3 4 2', [choose('b1')]);
  expect(rolls(events)).toEqual(['initiative a 5', 'initiative b1 3', 'initiative a 4', 'initiative b2 2']);
  expect(begun(events)).toEqual(['a', 'b1', 'a']);
  expect(figure(match, 'a')).toMatchObject({ left: 1, activations: 2 });
});

test('UK-TURN-MULTI: it may give up its actions for good, and its second activation is its last', () => {
  const spec = { a: { at: [0, 0], rules: [hero.id] }, b1: { at: [0, 9] }, b2: { at: [9, 9] } } as const;
  const gives = alternating(spec);
  expect(begun(play(gives, [{ type: 'pass', forGood: true }, pass], '5 3', [choose('b1')]))).toEqual(['a', 'b1', 'b2']);
  const legend = alternating({ ...spec, a: { at: [0, 0], rules: [hero.id], activations: 1 } }, { activation: { figure: 'a' } });
  play(legend, pass);
  expect(figure(legend, 'a').activated).toBe(false);
});

test('UK-TURN-MULTI: three activations at most, and what is left over is lost', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [livingLegend.id] }, a2: { at: [2, 0] }, b: { at: [0, 9] } }, plays: 'A' });
  const again = [{ type: 'activate', figure: 'a' }, pass] as const;
  play(match, [...again, { type: 'activate', figure: 'a2' }, pass, ...again]);
  expect(figure(match, 'a')).toMatchObject({ left: 1, activated: false });
  play(match, [...again]);
  expect(match.state.group).toBe('B');
});

test('UK-TURN-MULTI, UK-TURN-ACTIVATION: an activation uses one action at least', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [hero.id] }, b: { at: [0, 9] } }, activation: 'a' });
  expect(ofType(play(match, pass), 'actionTaken')).toMatchObject([{ action: 'nothing', types: ['nothing'], cost: 1 }]);
});

test('UK-TURN-ALT-EXHAUSTED: a battle set up when nobody has an activation left goes on with the next turn', () => {
  const match = alternating({ a: { at: [0, 0], activated: true }, b: { at: [0, 9], stunned: true } });
  expect([match.state.phase, match.state.turn]).toEqual(['play', 2]);
  expect(match.pending?.question).toMatchObject({ kind: 'roll', purpose: 'initiative' });
});
