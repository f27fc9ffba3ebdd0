import { expect, test } from 'vitest';
import { battle, figure, ofType, play, refusal, rolls, where, type BattleSpec } from '../testing.ts';
import { way } from '../testing-alert.ts';
import { hero, mindReading, prayer, spectre, terrifying, zigZag } from '../rules/index.ts';

const pass = { type: 'pass' } as const;
const three = { a: { at: [0, 0] }, b: { at: [0, 9] }, c: { at: [9, 0] } } as const;

const deploy = (id: string, x: number) => ({ type: 'deploy', figure: id, at: { x, y: 30000, z: 0 }, facing: { x: 0, y: 1000 } }) as const;
const activate = (id: string) => ({ type: 'activate', figure: id }) as const;

test('UK-TURN-CLASSIC-ORDER, UK-TURN-MODE: one plain die a group; who has tied rolls again for the places tied for', () => {
  const match = battle({ figures: three, beforeDeployment: true });
  const end = { type: 'endDeployment' } as const;
  const events = play(match, [deploy('a', 20000), end, deploy('b', 30000), end, deploy('c', 40000), end], '3 6 3 5 2');
  expect(rolls(events)).toEqual(['order A 3', 'order B 6', 'order C 3', 'order A 5', 'order C 2']);
  expect(match.state.order).toEqual(['B', 'A', 'C']);
  expect([match.state.turn, match.state.group]).toEqual([1, 'B']);
});

test('UK-TURN-CLASSIC-PLAY, UK-TURN-GROUPS: a group activates its figures in any order, then the next plays; nobody rolls Initiative', () => {
  const match = battle({ figures: { a1: { at: [0, 0] }, a2: { at: [2, 0] }, ...three }, order: ['B', 'C', 'A'], plays: 'B' });
  expect(refusal(match, { type: 'activate', figure: 'a1' })).toBe('UK-TURN-CLASSIC-PLAY');
  const events = play(match, [{ type: 'activate', figure: 'b' }, pass, { type: 'activate', figure: 'c' }, pass]);
  expect(ofType(events, 'groupBegan').map(({ group }) => group)).toEqual(['C', 'A']);
  expect(rolls(play(match, [{ type: 'activate', figure: 'a2' }, pass, { type: 'activate', figure: 'a1' }, pass]))).toEqual([]);
});

test('UK-TURN-CLASSIC-PLAY: who is left over is activated in roster order and does nothing, with what happens as it begins', () => {
  const match = battle({
    figures: { a1: { at: [-5, 0], fleeing: 'toMove' }, a2: { at: [9, 0] }, b: { at: [9, 5], rules: [terrifying.id] } },
    plays: 'A',
  });
  const events = play(match, { type: 'endGroup' }, '4');
  expect(ofType(events, 'activationBegan').map(({ figure: id }) => id)).toEqual(['a1', 'a2']);
  expect(rolls(events)).toEqual(['morale a2 4']);
  expect(where(match, 'a1')).not.toEqual([-5, 0]);
});

test('UK-TURN-CLASSIC-PLAY, UK-TURN-MULTI: a Héros who is left over is activated once', () => {
  const match = battle({ figures: { a1: { at: [0, 0], rules: [hero.id] }, a2: { at: [2, 0] }, b: { at: [0, 9] } }, plays: 'A' });
  expect(ofType(play(match, { type: 'endGroup' }), 'activationBegan').map(({ figure: id }) => id)).toEqual(['a1', 'a2']);
});

test('UK-TURN-ACTIVATION, UK-SYS-SCOPE: who falls by what happens as its activation begins may end the battle with that', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 1], rules: [terrifying.id], weapons: ['lame'] } }, plays: 'A' });
  play(match, activate('a'), '1 5');
  expect([match.state.phase, match.state.outcome?.winners]).toEqual(['over', ['B']]);
});

test('UK-TURN-ACTIVATION: what is not used is spent on doing nothing, and nobody is activated twice in a turn', () => {
  const match = battle({ figures: { a1: { at: [0, 0] }, a2: { at: [2, 0] }, b: { at: [0, 9] } }, activation: 'a1' });
  play(match, [way([0, 1]), pass]);
  expect(figure(match, 'a1')).toMatchObject({ left: 0, activated: true });
  expect(refusal(match, { type: 'activate', figure: 'a1' })).toBe('UK-TURN-ACTIVATION');
});

test('UK-TURN-ACTIVATION: an activation is finished before another begins', () => {
  const match = battle({ figures: { a1: { at: [0, 0] }, a2: { at: [2, 0] }, b: { at: [0, 9] } }, activation: 'a1' });
  expect(refusal(match, { type: 'activate', figure: 'a2' })).toBe('UK-TURN-ACTIVATION');
  expect(refusal(match, { type: 'endGroup' })).toBe('UK-TURN-ACTIVATION');
});

test('UK-TURN-ACTIVATION, UK-STATE-OUT: out of action in its own activation, that is over', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, a2: { at: [9, 9] }, a3: { at: [7, 9] }, b: { at: [0, 1], weapons: ['lame'] } },
    activation: 'a',
  });
  play(match, { type: 'fight', target: 'b' }, '1111 6 4');
  expect(match.state.activation).toBeUndefined();
  expect(figure(match, 'a').activated).toBe(true);
});

test('UK-TURN-MULTI: in its own part a group comes back to a Héros between the others', () => {
  const match = battle({ figures: { a1: { at: [0, 0], rules: [hero.id] }, a2: { at: [9, 0] }, b: { at: [0, 9] } }, plays: 'A' });
  play(match, [activate('a1'), way([0, 1]), pass, activate('a2'), pass, activate('a1'), way([0, 2])]);
  expect(where(match, 'a1')).toEqual([0, 2]);
  expect(match.state.group).toBe('B');
});

test('UK-TURN-END, UK-STATE-STUNNED: as the turn ends the stun, the counts and what lasted this turn end; nobody is activated any more', () => {
  const tired = {
    at: [0, 9],
    stunned: true,
    posture: 'prone',
    blows: 1,
    left: 0,
    done: ['fight'],
    activations: 1,
    activated: true,
  } as const;
  const match = battle({
    figures: { a: { at: [0, 0] }, b: tired },
    passing: [{ rule: spectre.id, figure: 'b', value: true, until: 'turn' }],
    activation: 'a',
  });
  play(match, pass);
  expect(match.state.turn).toBe(2);
  expect(figure(match, 'b')).toMatchObject({
    stunned: false,
    posture: 'prone',
    blows: 0,
    left: 2,
    done: [],
    activations: 0,
    activated: false,
  });
  expect(match.state.passing).toEqual([]);
});

const ends = [{ type: 'endGroup' }, { type: 'endGroup' }] as const;
const gone = (posture: 'standing' | 'out'): BattleSpec['figures'] => ({
  a: { at: [0, 0] },
  a2: { at: [3, 0], posture },
  b: { at: [0, 9] },
});

test('UK-SYS-DURATION, UK-ATTR-GEN-DURATION: what lasts this turn ends with it; until the next activation of who has left, at the end of the turn after', () => {
  const effects = [
    { rule: prayer.id, on: 'b', by: 'a2', since: 1, until: 'next' },
    { rule: mindReading.id, on: 'b', by: 'a2', since: 1, until: 'turn' },
  ] as const;
  const match = battle({ figures: gone('out'), plays: 'A', effects });
  play(match, [...ends]);
  expect(match.state.effects).toEqual([effects[0]]);
  play(match, [...ends]);
  expect(match.state.effects).toEqual([]);
});

test('UK-SYS-DURATION: so do marks until the next activation; of who is still there they end as that begins', () => {
  const passing = [{ rule: zigZag.id, figure: 'a2', value: true, until: 'next', since: 1 }] as const;
  const left = battle({ figures: gone('out'), plays: 'A', passing });
  const marks = () => left.state.passing.filter(({ rule }) => rule === zigZag.id);
  play(left, [...ends]);
  expect(marks()).toHaveLength(1);
  play(left, [...ends]);
  expect(marks()).toEqual([]);
  const here = battle({ figures: gone('standing'), plays: 'A', passing });
  play(here, { type: 'activate', figure: 'a' });
  expect(here.state.passing).toHaveLength(1);
  play(here, [pass, { type: 'activate', figure: 'a2' }]);
  expect(here.state.passing).toEqual([]);
});

test('UK-SYS-DURATION: what a run gives stays when another moves it, and ends when it is knocked down', () => {
  const ran = [{ rule: 'UK-SAVE-RUN', figure: 'b', value: true, until: 'next' }] as const;
  const pushed = battle({
    figures: { a: { at: [0, 0], weapons: ['lame'] }, b: { at: [0, 1], weapons: ['lame'] } },
    passing: ran,
    activation: 'a',
  });
  play(pushed, { type: 'fight', target: 'b' }, '3 3');
  expect(where(pushed, 'b')).toEqual([0, 2]);
  expect(pushed.state.passing).toHaveLength(1);
});

test('UK-TURN-CLASSIC-PLAY: a group set up with all its figures activated is passed over when its player ends it', () => {
  const match = battle({ figures: { ...three, a: { at: [0, 0], activated: true } }, order: ['A', 'B', 'C'], plays: 'A' });
  expect(ofType(play(match, { type: 'endGroup' }), 'groupBegan').map(({ group }) => group)).toEqual(['B']);
});
