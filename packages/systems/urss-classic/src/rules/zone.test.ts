import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { urssClassic } from '../system.ts';
import { alive, battle, box, figure, ofType, play, refusal, rolls, units } from '../testing.ts';

const at = (x: number, y: number, z = 0) => ({ type: 'shoot', weapon: 'grenades', point: units(x, y, z) }) as const;
const grenades = { type: 'shoot', weapon: 'grenades', target: 'b' } as const;

test('UC-ATTR-ZONE UC-SW-WPN-GRENADES UC-SYS-DICEORDER: who is at less than 3 paces from the target is struck after it', () => {
  const match = battle({
    figures: { a: { weapons: ['grenades'], at: [0, 0] }, b: { at: [0, 8] }, b2: { at: [0, 11.9] }, b3: { at: [4, 8] } },
    activation: 'a',
  });
  const events = play(match, grenades, '44 633 661');
  expect(rolls(events)).toEqual(['shooting a 8', 'damage a 6', 'damage a 7']);
  expect([alive(match, 'b'), alive(match, 'b2'), alive(match, 'b3')]).toEqual([true, false, true]);
});

test('UC-ATTR-ZONE UC-SYS-DICEORDER: the nearest first, then by order of play, then by roster; friends and the user included', () => {
  const match = battle({
    figures: {
      a: { weapons: ['grenades'], at: [0, 0] },
      a2: { at: [2.5, 2] },
      b: { at: [0, 2] },
      b2: { at: [-2.5, 2] },
      b3: { at: [0, 3.2] },
    },
    order: ['B', 'A'],
    activation: 'a',
  });
  const events = play(match, grenades, '44 111 111 111 111 111');
  expect(events.flatMap((event) => (event.type === 'rolled' && event.purpose === 'damage' ? (event.target ?? []) : []))).toEqual([
    'b',
    'b3',
    'a',
    'b2',
    'a2',
  ]);
});

test('UC-ATTR-ZONE: each figure rolls its own damage and saves', () => {
  const match = battle({
    figures: {
      a: { weapons: ['grenades'], at: [0, 0] },
      b: { like: 'stormtrooper', at: [0, 8] },
      b2: { like: 'stormtrooper', at: [0, 10] },
    },
    activation: 'a',
  });
  const events = play(match, grenades, '44 666 111 666 666');
  expect(rolls(events)).toEqual(['shooting a 8', 'damage a 12', 'save b 2', 'damage a 12', 'save b2 12']);
  expect([alive(match, 'b'), alive(match, 'b2')]).toEqual([false, true]);
});

test('UC-ATTR-ZONE: a miss strikes nobody', () => {
  const match = battle({ figures: { a: { weapons: ['grenades'], at: [0, 0] }, b: { at: [0, 8] }, b2: { at: [0, 10] } }, activation: 'a' });
  expect(rolls(play(match, grenades, '33'))).toEqual(['shooting a 6']);
});

test('UC-ATTR-ZONE UC-SHOOT-COVER: the others are struck from the centre of the zone, for the arc of a shield and for cover', () => {
  const match = battle({
    figures: {
      a: { weapons: ['grenades'], at: [0, 0] },
      b: { at: [0, 8] },
      b2: { at: [0, 10], facing: 'south', armour: ['bouclier'] },
      b3: { at: [2.2, 8] },
      b4: { at: [0, 5.7], facing: 'south', armour: ['bouclier'] },
    },
    terrain: [box('mur', [1, 7, 1.2, 9], { kind: 'linear', top: 1 })],
    activation: 'a',
  });
  const events = play(match, grenades, '44 111 666 666 666 666 666');
  expect(rolls(events)).toEqual(['shooting a 8', 'damage a 2', 'damage a 12', 'save b2 12', 'damage a 12', 'save b3 12', 'damage a 12']);
  expect(alive(match, 'b4')).toBe(false);
  expect(ofType(events, 'rolled').flatMap(({ purpose, rule }) => (purpose === 'damage' ? [rule] : []))).toEqual([
    'UC-SHOOT-DMG',
    'UC-ATTR-ZONE',
    'UC-ATTR-ZONE',
    'UC-ATTR-ZONE',
  ]);
});

test.each([
  [0.4, '', []],
  [0.9, '111', ['save b2 2']],
])('UC-ATTR-ZONE UC-SHOOT-COVER: cover is judged from half a pace above the centre, behind a wall of %d paces', (top, dice, saves) => {
  const match = battle({
    figures: { a: { weapons: ['grenades'], at: [0, 0] }, b: { at: [0, 6] }, b2: { at: [0, 8] }, b3: { at: [9, 9] } },
    terrain: [box('mur', [-2, 6.9, 2, 7.1], { kind: 'linear', top })],
    activation: 'a',
  });
  expect(rolls(play(match, grenades, `44 111 666 ${dice}`))).toEqual(['shooting a 8', 'damage a 2', 'damage a 12', ...saves]);
});

test('UC-ATTR-ZONE: distances are those of the moment of the hit, whatever becomes of the target', () => {
  const match = battle({
    figures: {
      a: { weapons: ['grenades'], at: [0, 0] },
      b: { at: [0, 8], posture: 'prone' },
      b2: { at: [0, 8, 3.2], group: 'C' },
      b3: { at: [9, 9] },
    },
    terrain: [box('toit', [-1, 7, 1, 9], { base: 3, top: 3.2 })],
    activation: 'a',
  });
  // Prone, the target is 2.7 paces below the roof and 1.7 once it stands as a token would.
  expect(rolls(play(match, grenades, '44 666 111'))).toEqual(['shooting a 8', 'damage a 12', 'damage a 2']);
  expect(figure(match, 'b').posture).toBe('out');
});

test('UC-ATTR-ZONE: a point of ground may be aimed at by option alone, in sight, in the front arc and in range', () => {
  const spec = {
    figures: { a: { weapons: ['grenades', 'pistolet'], at: [0, 0] }, b: { at: [0, 8] }, b2: { at: [2, 5] } },
    terrain: [box('mur', [-8, 4, -4, 4.2], { top: 3 })],
    activation: 'a',
  } as const;
  expect(refusal(battle(spec), at(0, 5))).toBe('UC-ATTR-ZONE');
  const match = battle({ ...spec, options: { 'zone.pointTarget': 'yes' } });
  expect(refusal(match, { ...at(0, 5), weapon: 'pistolet' })).toBe('UC-ATTR-ZONE');
  expect(refusal(match, at(0, 5, 1))).toBe('UC-ATTR-ZONE');
  expect(refusal(match, at(0, -1))).toBe('UC-ARC-VISION');
  expect(refusal(match, at(0, 10.6))).toBe('UC-SHOOT-RANGE');
  expect(refusal(match, at(-6, 6))).toBe('UC-SYS-LOS');
  const events = play(match, at(0, 6), '44 666 111');
  expect(rolls(events)).toEqual(['shooting a 8', 'damage a 12', 'damage a 2']);
  expect([alive(match, 'b'), alive(match, 'b2')]).toEqual([false, true]);
});

test('UC-ATTR-ZONE UC-SHOOT-TARGET: by option an engaged figure does not aim at the ground', () => {
  const match = battle({
    figures: { a: { weapons: ['grenades'], at: [0, 0] }, b: { at: [0, 1] } },
    options: { 'zone.pointTarget': 'yes', 'shoot.whileEngaged': 'contact-only' },
    activation: 'a',
  });
  expect(refusal(match, grenades)).toBeUndefined();
  expect(refusal(match, at(0, 5))).toBe('UC-SHOOT-TARGET');
});

test('UC-ATTR-ZONE: a shot at the ground is offered, and its samples are allowed', () => {
  const match = battle({
    figures: { a: { weapons: ['grenades'], at: [0, 0] }, b: { at: [0, 20] } },
    options: { 'zone.pointTarget': 'yes' },
    activation: 'a',
  });
  const offer = urssClassic.offers(match.state, 'A').find(({ id }) => id === 'shoot:grenades:ground');
  const random = randomFrom(3);
  for (let i = 0; i < 20; i++) {
    const command = offer?.sample?.(random);
    expect(command && refusal(match, command)).toBeUndefined();
    expect(command).toBeDefined();
  }
});

const grounds = (option: 'yes' | 'no'): string[] => {
  const match = battle({
    figures: { a: { weapons: ['grenades', 'pistolet'], at: [0, 0] }, b: { at: [0, 20] } },
    options: { 'zone.pointTarget': option },
    activation: 'a',
  });
  return urssClassic.offers(match.state, 'A').flatMap(({ id }) => (id.endsWith(':ground') ? [id] : []));
};

test('UC-ATTR-ZONE: a shot at the ground is offered by option alone, and with such a weapon alone', () => {
  expect(grounds('yes')).toEqual(['shoot:grenades:ground']);
  expect(grounds('no')).toEqual([]);
});

test.each([
  ['north', 0, 30],
  ['east', 30, 0],
  ['south', 0, -30],
  ['west', -30, 0],
] as const)('UC-ATTR-ZONE: no point beyond the %s edge of the table is aimed at', (facing, x, y) => {
  const match = battle({
    figures: { a: { weapons: ['grenades'], at: [x * 0.9, y * 0.9], facing }, b: { at: [9, 20] } },
    options: { 'zone.pointTarget': 'yes' },
    activation: 'a',
  });
  expect(refusal(match, at(x, y))).toBeUndefined();
  expect(refusal(match, at(x + Math.sign(x) / 1000, y + Math.sign(y) / 1000))).toBe('UC-ATTR-ZONE');
});
