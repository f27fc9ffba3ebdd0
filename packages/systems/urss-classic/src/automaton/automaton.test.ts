import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, point, rolls, where, type BattleSpec, type Choice, type FigureSpec } from '../testing.ts';
import { doesNotPushBack, enorme, frightening, hold, holyBook, limitedMovement, silencieux, slow, zone } from '../rules/index.ts';
import { react } from '../testing-alert.ts';
import { blade, gun } from '../testing-sheets.ts';

const zombie = (at: readonly [number, number], more: Partial<FigureSpec> = {}): FigureSpec => ({
  at,
  facing: 'east',
  types: ['Zombi'],
  morale: 'malus',
  rules: [slow.id, frightening.id, doesNotPushBack.id, limitedMovement.id],
  ...more,
});

/** A figure of ours plays and passes; then the zombies do. Others are there so that no group is demoralised and the battle goes on. */
function after(figures: BattleSpec['figures'], dice = '', more: Partial<BattleSpec> = {}, choices: readonly Choice[] = []) {
  const match = battle({ figures: { s: { at: [-25, -25] }, ...figures }, automatic: ['Z'], adaptation: 'survivants', ...more });
  const events = play(match, { type: 'endGroup' }, dice, choices);
  return { match, events };
}

test('UC-SV-AI-MOVE: it walks its base move straight to the nearest figure that it sees, not to one behind it', () => {
  const { match } = after({ s1: { at: [9, 0] }, s2: { at: [4.95, 4.95] }, s3: { at: [-3, 0] }, z: zombie([0, 0]) });
  const [x = 0, y = 0] = where(match, 'z');
  expect(x).toBeCloseTo(2.121, 2);
  expect(y).toBeCloseTo(2.121, 2);
});

test('UC-SV-AI-MOVE: of two as near it goes to the one most straight ahead, then to the first by roster', () => {
  expect(where(after({ s1: { at: [6, 6] }, s2: { at: [Math.sqrt(72), 0] }, z: zombie([0, 0]) }).match, 'z')[1]).toBe(0);
  expect(where(after({ s1: { at: [6, 6] }, s2: { at: [6, -6] }, z: zombie([0, 0]) }).match, 'z')[1]).toBeGreaterThan(0);
});

test('UC-SV-AI-MOVE: straight ahead is the smallest angle, whichever way it faces', () => {
  const preys: BattleSpec['figures'] = { s1: { at: [-10, -2] }, s2: { at: [-13, -3] }, s3: { at: [-15, -7] }, s4: { at: [-14, -4] } };
  const { match } = after({ ...preys, z: zombie([-10, -7], { facing: [-3, 4] }) });
  expect(where(match, 'z')).toEqual([-11.8, -4.6]);
});

test('UC-SV-AI-MOVE: a zombie is no prey, whoever plays it', () => {
  const { match } = after({ s1: { at: [9, 0] }, s2: { at: [3, 3], types: ['Zombi'] }, z: zombie([0, 0]) });
  expect(where(match, 'z')).toEqual([3, 0]);
});

test('UC-SV-AI-MOVE UC-SYS-DURATION: held in place it stays', () => {
  const effects = [{ rule: hold.id, on: 'z', by: 'c' }];
  expect(where(after({ s1: { at: [9, 0] }, z: zombie([0, 0]), c: { at: [25, 25] } }, '', { effects }).match, 'z')).toEqual([0, 0]);
});

test('UC-SV-AI-MOVE: the way goes round walls and linear obstacles, and difficult ground only slows it down', () => {
  const wall = after({ s1: { at: [6, 0] }, z: zombie([0, 0]) }, '', {
    terrain: [box('muret', [2, -2, 2.5, 8], { kind: 'linear', top: 1 })],
  });
  expect(where(wall.match, 'z')[1]).toBeLessThan(-1);
  const mud = after({ s1: { at: [9, 0] }, z: zombie([0, 0]) }, '', {
    terrain: [box('boue', [1, -1, 4, 1], { kind: 'difficult', top: 0 })],
  });
  expect(where(mud.match, 'z')).toEqual([2, 0]);
});

test('UC-SV-AI-MOVE: where no way leads to its target it goes to the place nearest to it', () => {
  const { match } = after({ s1: { at: [3, 0, 3] }, z: zombie([0, 0]) }, '', { terrain: [box('toit', [2, -3, 8, 3], { top: 3 })] });
  const [x = 0, y = 9] = where(match, 'z');
  expect(x).toBeGreaterThan(1.2);
  expect(x).toBeLessThanOrEqual(1.5);
  expect(y).toBe(0);
  const there = after({ s1: { at: [3, 0, 3] }, z: zombie([x, 0]) }, '', { terrain: [box('toit', [2, -3, 8, 3], { top: 3 })] });
  expect(ofType(there.events, 'actionTaken')).toEqual([]);
});

test('UC-SV-AI-IDLE: seeing nobody and having heard nothing, it neither moves nor turns', () => {
  const { match, events } = after({ s1: { at: [-6, 0] }, z: zombie([0, 0]) });
  expect(where(match, 'z')).toEqual([0, 0]);
  expect(figure(match, 'z').facing).toEqual({ x: 1000, y: 0 });
  expect(ofType(events, 'actionTaken')).toEqual([]);
});

test('UC-SV-AI-FIGHT: it stops at contact and fights there, bare-handed, once; it does not push back', () => {
  const { match, events } = after({ s1: { at: [3, 0], weapons: [] }, z: zombie([0, 0]) }, '552 143 643');
  expect(ofType(events, 'actionTaken')).toMatchObject([
    { action: 'move', cost: 1, reaction: false },
    { action: 'fight', cost: 1, reaction: false },
  ]);
  expect(where(match, 'z')).toEqual([2, 0]);
  expect(rolls(events)).toEqual(['combat z 7', 'combat s1 4', 'damage z 7']);
  expect(figure(match, 's1').posture).toBe('out');
});

test('UC-SV-AI-SCOPE: in contact it does not move, prone it gets up first; what is left is lost', () => {
  const { events } = after({ s1: { at: [1, 0], weapons: [] }, z: zombie([0, 0], { posture: 'prone' }) }, '111 222 111');
  expect(ofType(events, 'actionTaken').map(({ action }) => action)).toEqual(['getUp', 'fight']);
  expect(ofType(events, 'figureMoved').map(({ manner }) => manner)).toEqual(['pushed']);
});

test('UC-SV-AI-SCOPE: in contact with one behind it, it does not walk to one that it sees', () => {
  const { events } = after({ s1: { at: [-1, 0] }, s2: { at: [4, 0] }, z: zombie([0, 0]) }, '111 222 111');
  expect(ofType(events, 'actionTaken').map(({ action }) => action)).toEqual(['fight']);
});

test('UC-SV-AI-SCOPE UC-ACT-ALERT: shot down where it comes into contact, it fights no more', () => {
  const c = { at: [3, 0], facing: 'west', alert: true, weapons: [gun('fusil', 30)] } as const;
  const { match, events } = after({ z: zombie([0, 0]), z2: zombie([-25, 25]), c }, '66 66', {}, [
    react({ type: 'shoot', weapon: 'fusil', target: 'z' }),
  ]);
  expect(figure(match, 'z').posture).toBe('out');
  expect(ofType(events, 'actionTaken').map(({ figure: id, action }) => `${id} ${action}`)).toEqual(['z move', 'c shoot', 'z2 move']);
});

test('UC-SV-AI-SCOPE UC-VICTORY-SCENARIO: the battle won by its move, it fights no more', () => {
  const name = { fr: 'porte', en: 'gate' };
  const gate = { id: 'gate', name, shape: { type: 'disc', ...point(2, 0), r: 500 } } as const;
  const reach = { id: 'in', name, side: 'Z', type: 'reach', who: ['z'], count: 1, zone: 'gate', points: 1, wins: true } as const;
  const scenario = { id: 'gate', name, story: name, zones: [gate], tokens: [], objectives: [reach], happenings: [] };
  const { match } = after({ s1: { at: [3, 0] }, z: zombie([0, 0]) }, '', { scenario });
  expect(match.state.outcome?.winners).toEqual(['Z']);
});

test('UC-SV-AI-SCOPE: of a group the zombie nearest to a figure plays first, then by roster', () => {
  const { events } = after({ s1: { at: [20, 0] }, z1: zombie([0, 0]), z2: zombie([10, 0]), z3: zombie([0, 5]), z4: zombie([0, -5]) });
  expect(ofType(events, 'activationBegan').map(({ figure: id }) => id)).toEqual(['s', 's1', 'z2', 'z1', 'z3', 'z4']);
});

test('UC-SV-AI-FIGHT: of several in contact it fights the one it walked to, else a prone one with a free attack, else the one straight ahead', () => {
  const prone = after({ s1: { at: [1, 0] }, s2: { at: [0, 1], posture: 'prone' }, z: zombie([0, 0]) }, '111');
  expect(ofType(prone.events, 'freeAttack')).toMatchObject([{ figure: 'z', target: 's2' }]);
  const big = { at: [1.2, 0.9], rules: [enorme.id] } as const;
  const ahead = after({ s2: big, s1: { at: [1, 0] }, z: zombie([0, 0]) }, '111 222 111');
  expect(ofType(ahead.events, 'rolled')[0]).toMatchObject({ figure: 'z', target: 's1' });
});

test('UC-SV-AI-FIGHT UC-SV-PRO-ZOMBI: by option it fights as with a basic weapon', () => {
  const options = { 'zombie.naturalWeapon': 'basic' } as const;
  const { events } = after({ s1: { at: [1, 0], weapons: [blade('epee')] }, z: zombie([0, 0]) }, '66 11 34', { options });
  expect(rolls(events)).toEqual(['combat z 12', 'combat s1 2', 'damage z 7']);
});

test('UC-SV-AI-MOVE: fear of a holy book is faced before contact; failed, it stops one pace away', () => {
  const s1 = { at: [3, 0], rules: [holyBook.id] } as const;
  const { match, events } = after({ s1, z: zombie([0, 0]) }, '112');
  expect(rolls(events)).toEqual(['morale z 2']);
  expect(where(match, 'z')).toEqual([1, 0]);
  const near = after({ s1: { ...s1, at: [1.5, 0] }, z: zombie([0, 0]) }, '112');
  expect(ofType(near.events, 'actionTaken')).toEqual([]);
  const close = after({ s1: { ...s1, at: [2.001, 0] }, z: zombie([0, 0]) }, '112');
  expect(where(close.match, 'z')).toEqual([0.001, 0]);
  const brave = after({ s1, z: zombie([0, 0]) }, '543 111 222 111');
  expect(ofType(brave.events, 'figureMoved').map(({ manner }) => manner)).toEqual(['move', 'pushed']);
});

const rifle = gun('fusil', 30);
const heard = (more: Partial<BattleSpec> = {}) =>
  battle({
    figures: {
      s: { at: [0, 0], weapons: [rifle, { ...gun('arc', 30), rules: [{ id: silencieux.id }] }] },
      z: zombie([-10, 0], { facing: 'west' }),
      z2: zombie([10, 0]),
    },
    automatic: ['Z'],
    activation: 's',
    ...more,
  });
const shoot = (weapon: string) => ({ type: 'shoot', weapon, target: 'z2' }) as const;

test('UC-SV-AI-NOISE: a shot is heard where the shooter stands; who sees nobody goes there, and it is forgotten after the group has played', () => {
  const match = heard({
    figures: { s: { at: [0, 0], facing: 'east', weapons: [rifle] }, z: zombie([-10, 0], { facing: 'west' }), z2: zombie([10, 0]) },
  });
  const first = play(match, shoot('fusil'), '11');
  expect(ofType(first, 'noiseMade')).toEqual([{ type: 'noiseMade', at: { x: 30_000, y: 30_000, z: 0 }, heardBy: ['Z'] }]);
  const then = play(match, { type: 'pass' });
  expect(where(match, 'z')).toEqual([-7, 0]);
  expect(ofType(then, 'noiseFaded')).toEqual([{ type: 'noiseFaded', group: 'Z' }]);
  expect(match.state.noise).toBeUndefined();
});

test('UC-SV-AI-NOISE: each group goes to the noise in its own play, and it is forgotten after the last that heard it', () => {
  const match = heard({
    figures: { s: { at: [0, 20] }, y: zombie([10, 0], { facing: 'east' }), z: zombie([-10, 0], { facing: 'west' }) },
    automatic: ['Y', 'Z'],
    noise: [0, 0],
  });
  const events = play(match, { type: 'pass' });
  expect(ofType(events, 'noiseFaded').map(({ group }) => group)).toEqual(['Y', 'Z']);
  expect([where(match, 'y'), where(match, 'z')]).toEqual([
    [7, 0],
    [-7, 0],
  ]);
  expect(match.state.noise).toBeUndefined();
});

test('UC-SV-AI-NOISE: by option a noise lasts until the next one', () => {
  const match = heard({ noise: [0, 5], options: { 'noise.memory': 'lasting' } });
  play(match, { type: 'pass' });
  expect(match.state.noise).toMatchObject({ at: { x: 30_000, y: 35_000 } });
});

test('UC-SV-AI-NOISE: a silent shot and a fight move the token nowhere', () => {
  const match = heard({
    figures: {
      s: { at: [0, 0], facing: 'east', weapons: [{ ...gun('arc', 30), rules: [{ id: silencieux.id }] }] },
      z: zombie([-10, 0]),
      z2: zombie([10, 0]),
    },
    noise: [0, 20],
  });
  expect(ofType(play(match, shoot('arc'), '11'), 'noiseMade')).toEqual([]);
  expect(match.state.noise).toMatchObject({ at: { x: 30_000, y: 50_000 } });
});

test('UC-SV-AI-NOISE: a grenade is heard where it goes off, hit or miss', () => {
  const grenade = { ...gun('grenades', 15), class: 'thrown' as const, rules: [{ id: zone.id, value: 3 }] };
  const figures = { s: { at: [0, 0], facing: 'east', weapons: [grenade] }, z2: zombie([10, 0]) } as const;
  const match = battle({ figures, automatic: ['Z'], activation: 's' });
  expect(ofType(play(match, shoot('grenades'), '11'), 'noiseMade')).toMatchObject([{ at: { x: 40_000, y: 30_000 } }]);
});

test('UC-SV-AI-NOISE: what is thrown and does not go off is heard where it comes from', () => {
  const figures = { s: { at: [0, 0], facing: 'east', weapons: [{ ...gun('dague', 15), class: 'thrown' }] }, z2: zombie([10, 0]) } as const;
  const match = battle({ figures, automatic: ['Z'], activation: 's' });
  expect(ofType(play(match, shoot('dague'), '11'), 'noiseMade')).toMatchObject([{ at: { x: 30_000, y: 30_000 } }]);
});

test('UC-SV-AI-NOISE: at the noise it stops when its base covers the point', () => {
  const match = heard({ figures: { s: { at: [0, 20] }, z: zombie([-2, 0], { facing: 'west' }) }, noise: [0, 0] });
  play(match, { type: 'pass' });
  expect(where(match, 'z')).toEqual([-0.5, 0]);
});

test('UC-SV-AI-NOISE: so it does where its way has turned a corner', () => {
  const match = heard({
    figures: { s: { at: [9, 20] }, z: zombie([0, 0], { facing: 'west' }) },
    terrain: [box('mur', [0.9, -9, 1.1, 0.2])],
    noise: [2, 0],
  });
  play(match, { type: 'pass' });
  const [x = 0, y = 0] = where(match, 'z');
  expect(Math.hypot(x - 2, y)).toBeCloseTo(0.5, 2);
});

test('UC-SV-AI-SCOPE UC-SETUP-DEPLOY: the zombies take their place in the order of play, and in their zone, by themselves', () => {
  const zones = {
    S: { x: 0, y: 0, width: 60_000, height: 5000, front: 'north' },
    Z: { x: 0, y: 55_000, width: 60_000, height: 5000, front: 'south' },
  } as const;
  const match = battle({ figures: { s: {}, z1: {}, z2: {} }, automatic: ['Z'], zones, beforeOrder: true });
  play(match, { type: 'rollOrder' }, '66 11');
  expect(where(match, 'z1')).toEqual([-15, 27.5]);
  expect(where(match, 'z2')).toEqual([15, 27.5]);
  expect(match.state).toMatchObject({ phase: 'deployment', group: 'S' });
});

const crowd = (count: number): BattleSpec['figures'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`z${i}`, zombie([(i % 16) * 1.5 - 12, Math.floor(i / 16) * 1.5 - 10], { facing: 'north' })]),
  );

test('UC-SV-AI-SCOPE: however many zombies there are, all have their activation before somebody decides again', () => {
  const { match, events } = after(
    {
      s: { at: [0, -20] },
      ...crowd(96),
      ...Object.fromEntries(
        Object.entries(crowd(96)).map(([id, one]) => [`y${id}`, { ...one, at: [one.at?.[0] ?? 0, (one.at?.[1] ?? 0) + 10], group: 'Y' }]),
      ),
    },
    '',
    { automatic: ['Z', 'Y'] },
  );
  expect(ofType(events, 'activationBegan')).toHaveLength(193);
  expect(match.state).toMatchObject({ phase: 'play', group: 'S' });
});

test('UC-SV-AI-SCOPE UC-VICTORY-SCENARIO: with only zombies left, of two sides, nobody plays any more and the battle is over', () => {
  const figures = { s: { at: [3, 0], weapons: [] }, z: zombie([0, 0]), y: zombie([-9, 9], { group: 'Y' }) } as const;
  const { match } = after(figures, '552 143 643', { automatic: ['Z', 'Y'] });
  expect(match.state.outcome).toMatchObject({ winners: ['Z', 'Y'] });
});

test('UC-SV-AI-SCOPE UC-ACT-ALERT: whom the rules play does not break in, whatever led to its stance', () => {
  const match = battle({ figures: { a: { at: [0, 2.5] }, z: zombie([0, 0], { facing: 'north' }) }, automatic: ['Z'], activation: 'a' });
  figure(match, 'z').alert = true;
  match.submit('A', { type: 'move', path: [point(1, 2.5)] });
  expect([match.entries.length, match.pending]).toEqual([1, undefined]);
});
