import { expect, test } from 'vitest';
import { move } from '../testing-moves.ts';
import { battle, box, figure, ofType, play, rolls, where, type BattleSpec, type FigureSpec } from '../testing.ts';
import { hero, terrifying } from '../rules/index.ts';

const terror: FigureSpec = { at: [0, 6], rules: [terrifying.id] };
const activate = { type: 'activate', figure: 'a' } as const;
const others = { a2: { at: [25, 25] }, a3: { at: [25, 23] } } as const;

/** a starts its activation near the Terrifiant b and rolls for its Moral. */
function starts(a: FigureSpec, rest: Partial<BattleSpec> & { readonly dice?: string; readonly more?: BattleSpec['figures'] } = {}) {
  const match = battle({ figures: { a, ...others, b: terror, ...rest.more }, ...rest });
  return { match, events: play(match, activate, rest.dice ?? '11') };
}

test('UC-MORALE-FLEE: straight away, twice its base move, facing along the line; its activation ends', () => {
  const { match } = starts({ at: [0, 0] });
  expect(where(match, 'a')).toEqual([0, -10]);
  const { x, y } = figure(match, 'a').facing;
  expect([x, Math.sign(y)]).toEqual([0, -1]);
  expect(match.state.activation).toBeUndefined();
  expect(figure(match, 'a').activated).toBe(true);
});

test('UC-MORALE-FLEE: ground counts as in a run: difficult ground halves it, a low wall costs two paces', () => {
  const bog = box('bog', [-9, -20, 9, 9], { kind: 'difficult', top: 0 });
  expect(where(starts({ at: [0, 0] }, { terrain: [bog] }).match, 'a')).toEqual([0, -5]);
  const low = box('low', [-9, -3, 9, -2.9], { kind: 'linear', top: 1 });
  expect(where(starts({ at: [0, 0] }, { terrain: [low] }).match, 'a')[1]).toBeCloseTo(-9.1, 2);
});

const south = (a: FigureSpec, rest: Parameters<typeof starts>[1] = {}) => where(starts(a, rest).match, 'a')[1];

test('UC-MORALE-FLEE: it stops before walls, figures, the table edge, deep water and a drop that would make it fall', () => {
  expect(south({ at: [0, 0] }, { terrain: [box('wall', [-9, -6, 9, -4])] })).toBeCloseTo(-3.5, 2);
  expect(south({ at: [0, 0] }, { more: { a4: { at: [0, -4] } } })).toBeCloseTo(-3, 2);
  expect(south({ at: [0, 0] }, { terrain: [box('lake', [-9, -9, 9, -4], { kind: 'water', base: -2, top: 0 })] })).toBeCloseTo(-3.5, 2);
  const cliff = south({ at: [0, 0, 3] }, { terrain: [box('roof', [-9, -4, 9, 9], { top: 3 })], more: { b: { ...terror, at: [0, 6, 3] } } });
  expect(cliff).toBeCloseTo(-4, 2);
  const edge = battle({ figures: { a: { at: [0, -26] }, ...others, b: { ...terror, at: [0, -20] } } });
  play(edge, activate, '11');
  expect(where(edge, 'a')).toEqual([0, -29.5]);
});

test('UC-MORALE-FLEE: one pace before any enemy on its way', () => {
  expect(where(starts({ at: [0, 0] }, { more: { b2: { at: [0, -6] } } }).match, 'a')[1]).toBeCloseTo(-4, 2);
});

test('UC-MORALE-FLEE, UC-MELEE-DISENGAGE: engaged, it takes the free attacks first', () => {
  const more = { b2: { at: [1, 0], like: 'guerrier' } } as const;
  const { match, events } = starts({ at: [0, 0] }, { more, dice: '11 22' });
  expect(rolls(events)).toEqual(['morale a 2', 'damage b2 4']);
  expect(where(match, 'a')).toEqual([0, -10]);
  const dead = starts({ at: [0, 0] }, { more, dice: '11 66' });
  expect(where(dead.match, 'a')).toEqual([0, 0]);
  expect(figure(dead.match, 'a').posture).toBe('out');
  expect(dead.match.state.activation).toBeUndefined();
});

test('UC-MORALE-FLEE: a prone figure does not move, and its activation ends all the same', () => {
  const { match } = starts({ at: [0, 0], posture: 'prone' });
  expect(where(match, 'a')).toEqual([0, 0]);
  expect(figure(match, 'a').posture).toBe('prone');
  expect(match.state.activation).toBeUndefined();
});

test('UC-MORALE-FLEE: outside its activation too, at no cost; it ends an alert stance (UC-ACT-ALERT)', () => {
  const match = battle({
    figures: { a: { at: [0, 0], alert: true, facing: 'south' }, ...others, b: { at: [0, 14], rules: [terrifying.id] } },
    activation: 'b',
  });
  play(match, move([0, 10.5]), '11');
  expect(where(match, 'a')).toEqual([0, -10]);
  expect(figure(match, 'a')).toMatchObject({ alert: false, activated: false });
  expect(match.state.activation).toMatchObject({ figure: 'b', left: 1 });
});

test('UC-MORALE-FLEE, UC-ACT-ALERT-TRIGGER: enemies in alert stance may react to a flight in its own activation', () => {
  const gunner: FigureSpec = { at: [6, -6], like: 'soldatRebelle', facing: 'west', alert: true };
  const match = battle({ figures: { a: { at: [0, 0] }, ...others, b: terror, b2: gunner } });
  const shot = { do: 'react', command: { type: 'shoot', weapon: 'blaster', target: 'a' } } as const;
  const events = play(match, activate, '11 11', [['alert', shot as never]]);
  expect(rolls(events)).toEqual(['morale a 2', 'shooting b2 2']);
  expect(where(match, 'a')).toEqual([0, -10]);
  expect(ofType(events, 'figureMoved').every(({ manner }) => manner === 'fled')).toBe(true);
});

test('UC-MORALE-FLEE: once, unless it fails again against another', () => {
  const more = { b2: { at: [0, -16], rules: [terrifying.id] } } as const;
  const twice = starts({ at: [0, 0] }, { more, dice: '11 11' });
  expect(rolls(twice.events)).toEqual(['morale a 2', 'morale a 2']);
  expect(where(twice.match, 'a')).toEqual([0, 0]);
  const once = starts({ at: [0, 0] }, { more, dice: '11 34' });
  expect(where(once.match, 'a')).toEqual([0, -10]);
});

test('UC-MORALE-FLEE, UC-ACT-ALERT-TRIGGER: a flight watched on its way goes no farther for it', () => {
  const watcher: FigureSpec = { at: [4, -5], facing: 'west', alert: true };
  const match = battle({ figures: { a: { at: [0, 0] }, ...others, b: terror, b2: watcher } });
  const decline = ['alert', { do: 'decline' }] as const;
  play(match, activate, '11', [decline]);
  expect(where(match, 'a')).toEqual([0, -10]);
});

test('UC-MORALE-FLEE, UC-MELEE-DISENGAGE: a prone figure that stays where it is takes no free attack', () => {
  const { match, events } = starts({ at: [0, 0], posture: 'prone' }, { more: { b2: { at: [1, 0], like: 'guerrier' } } });
  expect(rolls(events)).toEqual(['morale a 2']);
  expect(where(match, 'a')).toEqual([0, 0]);
});

test('UC-VICTORY-SCENARIO, UC-MORALE-FLEE: the death of the last of a side as its activation starts ends the battle', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: terror, b2: { at: [1, 0], like: 'guerrier' } } });
  const events = play(match, activate, '11 66');
  expect(ofType(events, 'battleEnded').map(({ outcome }) => outcome.winners)).toEqual([['B']]);
});

test('UC-MORALE-FLEE: a flight ends the activation of a hero too, whatever it might have made twice', () => {
  const match = battle({
    figures: { a: { at: [0, -6], rules: [hero.id] }, ...others, b: terror },
    activation: { figure: 'a', left: 1, done: [hero.id] },
    passing: [{ rule: hero.id, figure: 'a', value: 1, until: 'activation' }],
  });
  play(match, move([0, -4]), '11');
  expect(where(match, 'a')).toEqual([0, -14]);
  expect(match.state.activation).toBeUndefined();
});
