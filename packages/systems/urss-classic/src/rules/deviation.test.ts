import type { Place } from '@escarmouche/space';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { alive, battle, box, figure, gun, ofType, play, rolls, units, WEAPONS, type Battle } from '../testing.ts';
import { deviation } from './deviation.ts';
import { zone } from './index.ts';

const stray = { ...gun('pot', 10, 'malus', [{ id: zone.id, value: 3 }, 'deviation']), class: 'thrown' } as const;
const shot = gun('fronde', 10, 'bonus', ['deviation']);
const shoot = (weapon: string) => ({ type: 'shoot', weapon, target: 'b' }) as const;

/** The place where the shot came down, in paces from the middle of the table. */
const fallen = (events: readonly Event[]): readonly number[] | undefined => {
  const [impact] = ofType(events, 'impact');
  return impact && [(impact.at.x - 30000) / 1000, (impact.at.y - 30000) / 1000, impact.at.z / 1000];
};

test('UC-ATTR-DEVIATION: equal dice are rolled again; the lower one is the distance, straight on for 1 and 1', () => {
  const match = battle({ figures: { a: { weapons: [stray], at: [0, 0] }, b: { at: [0, 5] } }, activation: 'a' });
  const events = play(match, shoot('pot'), '33 22 25 11 111');
  expect(rolls(events)).toEqual(['shooting a 6', 'deviation a 4', 'deviation a 7', 'deviation a 2', 'damage a 2']);
  expect(ofType(events, 'rolled')[1]?.roll.pool).toMatchObject({ dice: 2, faces: 6 });
  expect(fallen(events)).toEqual([0, 7, 0]);
});

test.each([
  ['24', '1 1', [0, 7]],
  ['24', '1 4', [1, 6.732]],
  ['24', '2 4', [2, 5]],
  ['24', '3 1', [1.732, 4]],
  ['24', '4 1', [0, 3]],
  ['24', '5 4', [-2, 5]],
  ['12', '6 6', [-0.174, 5.985]],
])(
  'UC-ATTR-DEVIATION: direction in steps of 10 degrees clockwise from the line of the shot, whatever its shooter faces (%s, %s)',
  (distance, way, at) => {
    const match = battle({ figures: { a: { weapons: [shot], at: [0, 0], facing: [3, 4] }, b: { at: [0, 5] } }, activation: 'a' });
    expect(fallen(play(match, shoot('fronde'), `33 ${distance} ${way}`))).toEqual([...at, 0]);
  },
);

test('UC-ATTR-DEVIATION: each of the 36 directions is ten degrees further clockwise, and as likely as the others', () => {
  const match = battle({ figures: { a: { weapons: [stray], at: [0, 0], facing: 'east' }, b: { at: [3, 4] } }, activation: 'a' });
  const degrees = Array.from({ length: 36 }, (_, step) => (step * Math.PI) / 18 + Math.atan2(3, 4));
  const falls = [1, 2, 3, 4, 5].flatMap((paces) =>
    degrees.map((angle) => ({ at: units(3 + paces * Math.sin(angle), 4 + paces * Math.cos(angle)), chance: (6 - paces) / 540 })),
  );
  expect(deviation.strays?.chances(match.state, figure(match, 'a'), units(3, 4))).toEqual(
    falls.map(({ at, chance }) => ({ at, chance: expect.closeTo(chance, 12) as number })),
  );
});

test.each([
  ['north', 0, 30],
  ['east', 30, 0],
  ['south', 0, -30],
  ['west', -30, 0],
] as const)('UC-ATTR-DEVIATION: the %s edge belongs to the table, what is beyond it does not', (side, x, y) => {
  const match = battle({ figures: { a: { weapons: [stray], at: [0, 0], facing: side }, b: { at: [9, 9] } }, activation: 'a' });
  const fallsFrom = (aimedAt: Place): Place[] =>
    deviation.strays?.chances(match.state, figure(match, 'a'), aimedAt).map(({ at }) => at) ?? [];
  expect(fallsFrom(units(x * 0.9, y * 0.9))).toContainEqual(units(x, y));
  const [beyondX, beyondY] = [x + Math.sign(x) / 1000, y + Math.sign(y) / 1000];
  expect(fallsFrom(units(beyondX - x * 0.1, beyondY - y * 0.1))).not.toContainEqual(units(beyondX, beyondY));
});

test('UC-ATTR-DEVIATION: everybody around the point is struck, and nobody around the target first aimed at', () => {
  const match = battle({
    figures: { a: { weapons: [stray], at: [0, 0] }, b: { at: [0, 8] }, b2: { at: [4.5, 8] }, b3: { at: [-2, 8] } },
    activation: 'a',
  });
  const events = play(match, shoot('pot'), '33 45 24 666');
  expect(fallen(events)).toEqual([4, 8, 0]);
  expect(rolls(events).slice(3)).toEqual(['damage a 12']);
  expect([alive(match, 'b'), alive(match, 'b2'), alive(match, 'b3')]).toEqual([true, false, true]);
});

test('UC-ATTR-DEVIATION: without a zone, the figure whose base covers the point is hit', () => {
  const spec = { a: { weapons: [shot], at: [0, 0] }, b: { at: [0, 5] } } as const;
  const covered = battle({ figures: { ...spec, b2: { at: [0.4, 7] } }, activation: 'a' });
  expect(rolls(play(covered, shoot('fronde'), '33 24 11 666'))).toEqual(['shooting a 6', 'deviation a 6', 'deviation a 2', 'damage a 12']);
  expect(alive(covered, 'b2')).toBe(false);
  const clear = battle({ figures: { ...spec, b2: { at: [0.6, 7] } }, activation: 'a' });
  expect(rolls(play(clear, shoot('fronde'), '33 24 11'))).toHaveLength(3);
});

test('UC-ATTR-DEVIATION: off the table it does nothing; walls do not stop it, and it comes down on the ground', () => {
  const edge = battle({ figures: { a: { weapons: [stray], at: [0, 20] }, b: { at: [0, 29] } }, activation: 'a' });
  const events = play(edge, shoot('pot'), '33 24 11');
  expect(ofType(events, 'noEffect').map(({ rule }) => rule)).toEqual(['UC-ATTR-DEVIATION']);
  expect(fallen(events)).toBeUndefined();
  const walled = battle({
    figures: { a: { weapons: [stray], at: [0, 0] }, b: { at: [0, 5] }, b2: { at: [0, 9, 4] } },
    terrain: [box('maison', [-3, 6, 3, 12], { top: 4 })],
    activation: 'a',
  });
  const over = play(walled, shoot('pot'), '33 45 11');
  expect(fallen(over)).toEqual([0, 9, 0]);
  expect(rolls(over)).toHaveLength(3);
});

test('UC-ATTR-DEVIATION: from a place straight above the shooter it strays by the way the shooter faces', () => {
  const match = battle({ figures: { a: { weapons: [stray], at: [0, 0], facing: [3, 4] }, b: { at: [0, 5] } }, activation: 'a' });
  const falls = deviation.strays?.chances(match.state, figure(match, 'a'), units(0, 0, 3)) ?? [];
  expect(falls.map(({ at }) => at)).toContainEqual(units(3, 4));
});

test('UC-ATTR-DEVIATION UC-SW-WPN-GRENADES: grenades deviate by option only', () => {
  const figures = { a: { weapons: ['grenades'], at: [0, 0] }, b: { at: [0, 5] } } as const;
  const plain = battle({ figures, activation: 'a' });
  expect(rolls(play(plain, shoot('grenades'), '33'))).toEqual(['shooting a 6']);
  const option = battle({ figures, activation: 'a', options: { 'grenade.deviation': 'yes' } });
  expect(fallen(play(option, shoot('grenades'), '33 45 11'))).toEqual([0, 9, 0]);
});

test('UC-ATTR-DEVIATION: the chances of where it comes down are those of the dice', () => {
  const match: Battle = battle({ figures: { a: { weapons: [stray], at: [0, 0] }, b: { at: [0, 5] } }, activation: 'a' });
  const { a } = match.state.figures;
  const falls = (a && deviation.strays?.chances(match.state, a, units(0, 5))) ?? [];
  const sum = (among: typeof falls): number => among.reduce((total, { chance }) => total + chance, 0);
  expect(sum(falls)).toBeCloseTo(1, 12);
  const beyond = (paces: number) => falls.filter(({ at }) => at.x === 30000 && at.y === 35000 + paces * 1000);
  expect([1, 2, 3, 4, 5].map((paces) => sum(beyond(paces)) * 36 * 15)).toEqual([5, 4, 3, 2, 1].map((n) => expect.closeTo(n, 9) as number));
});

test('UC-ATTR-DEVIATION UC-SW-WPN-GRENADES: the option gives it to every set of grenades, and to no other weapon', () => {
  const second = { ...WEAPONS.grenades, id: 'grenades-2' };
  const match = battle({
    figures: { a: { weapons: ['blaster', 'grenades', second], at: [0, 0], actions: 3 }, b: { at: [0, 5] } },
    activation: 'a',
    options: { 'grenade.deviation': 'yes' },
  });
  const rulesOf = Object.fromEntries((match.state.scene.sheets.a?.weapons ?? []).map(({ id, rules }) => [id, rules.map((one) => one.id)]));
  expect(rulesOf).toEqual({ blaster: [], grenades: [zone.id, 'deviation'], 'grenades-2': [zone.id, 'deviation'] });
  expect(fallen(play(match, shoot('grenades-2'), '33 45 11'))).toEqual([0, 9, 0]);
});

test('UC-ATTR-DEVIATION: equal dice are rolled again as often as they come', () => {
  const match = battle({ figures: { a: { weapons: [stray], at: [0, 0] }, b: { at: [0, 5] } }, activation: 'a' });
  expect(fallen(play(match, shoot('pot'), '33 22 44 25 11 111'))).toEqual([0, 7, 0]);
});
