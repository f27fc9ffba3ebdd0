import { bands, maps, starWars } from '@escarmouche/content';
import type { Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { sheetFrom } from './band.ts';
import { robust, shock, stealthy } from './rules/index.ts';
import { parseSetup, type Setup } from './setup.ts';
import { urssClassic } from './system.ts';

const [map] = maps;
const two = bands.filter(({ adaptation }) => adaptation === 'star-wars').slice(0, 2);

function ready(): Setup {
  if (!map) throw new Error('no map');
  return {
    adaptation: 'star-wars',
    options: { 'saves.stacking': 'best' },
    table: map.table,
    groups: two.map((band, i) => ({
      id: `g${i}`,
      name: band.name.fr,
      side: `s${i}`,
      seat: `p${i}`,
      zone: map.zones[i] ?? { x: 0, y: 0, width: 1, height: 1, front: 'north' },
      figures: band.figures.flatMap(({ profile, name }, k) => {
        const found = starWars.profiles[profile];
        return found ? [sheetFrom(starWars, found, `f${i}-${k}`, name ?? profile, `g${i}`)] : [];
      }),
    })),
  };
}

const inPlay = (): Setup => ({
  ...ready(),
  position: {
    order: ['g1', 'g0'],
    group: 'g0',
    figures: {
      'f0-0': { x: 3000, y: 3000, z: 0, facing: { x: 0, y: 1 }, marks: { [stealthy.id]: ['crate'] } },
      'f1-0': { x: 9000, y: 3000 },
    },
    effects: [{ rule: shock.id, on: 'f0-0', by: 'f1-0' }],
    activation: { figure: 'f0-0', left: 1, done: ['move'] },
  },
});

/** The set-up as a file brings it, with one change. */
function changed(setup: Setup, change: (json: Record<string, never>) => unknown): Json {
  const json = JSON.parse(JSON.stringify(setup)) as Record<string, never>;
  change(json);
  return json as Json;
}

test('a ready battle and one in the middle of a turn come back as they were', () => {
  for (const setup of [ready(), inPlay()]) {
    const json = JSON.parse(JSON.stringify(setup)) as Json;
    const parsed = parseSetup(json);
    expect(parsed).toEqual({ ok: true, setup: json });
    if (parsed.ok) expect(urssClassic.setup(parsed.setup).scene.groups).toHaveLength(2);
  }
});

test('the marks of an activation, which files from before may hold, are left out', () => {
  const { position, ...rest } = inPlay();
  const json = JSON.parse(
    JSON.stringify({ ...rest, position: { ...position, activation: { ...position?.activation, marks: {} } } }),
  ) as Json;
  expect(parseSetup(json)).toEqual({ ok: true, setup: inPlay() });
});

test.each<[string, (json: never) => unknown, string]>([
  ['a key nobody knows', (json: { extra: number }) => (json.extra = 1), 'setup: unknown key: extra'],
  [
    'a level that does not exist',
    (json: Setup) => Object.assign(json.groups[0]?.figures[0] ?? {}, { combat: '++' }),
    'setup.groups[0].figures[0].combat',
  ],
  [
    'a rule that does not exist',
    (json: Setup) => Object.assign(json.groups[0]?.figures[0] ?? {}, { rules: [{ id: 'volant' }] }),
    'rules[0].id: unknown special rule',
  ],
  [
    'a coordinate that is no whole number',
    (json: Setup) => Object.assign(json.groups[0]?.zone ?? {}, { x: 0.5 }),
    'setup.groups[0].zone.x',
  ],
  ['an option out of the list', (json: Setup) => Object.assign(json.options, { artMartial: 'x' }), 'setup.options.artMartial'],
  [
    'a feature on its head',
    (json: Setup) => Object.assign(json.table.features[0] ?? {}, { base: 500, top: 0 }),
    'setup.table.features[0]: the top lies below the base',
  ],
  ['a group twice', (json: Setup) => Object.assign(json.groups[1] ?? {}, { id: 'g0' }), 'setup.groups[1].id: "g0" is already taken'],
  [
    'a figure in the wrong group',
    (json: Setup) => Object.assign(json.groups[0]?.figures[0] ?? {}, { group: 'g1' }),
    'setup.groups[0].figures[0].group',
  ],
  [
    'a name that every object has',
    (json: Setup) => Object.assign(json.groups[0]?.figures[0] ?? {}, { id: 'constructor' }),
    'this name is reserved',
  ],
])('refuses %s, with its place', (_what, change, reason) => {
  const parsed = parseSetup(changed(ready(), change as (json: Record<string, never>) => unknown));
  expect(parsed.ok).toBe(false);
  if (!parsed.ok) expect(parsed.reason.en).toContain(reason);
});

test.each<[string, (position: never) => unknown, string]>([
  ['an order without a group', (position: { order: string[] }) => position.order.pop(), 'setup.position.order'],
  [
    'nobody in play',
    (position: object) => Object.assign(position, { figures: {}, activation: undefined }),
    'position.figures: nobody is in play',
  ],
  ['a figure of nobody', (position: { figures: object }) => Object.assign(position.figures, { zz: { x: 1, y: 1 } }), 'unknown figure "zz"'],
  [
    'more vitality than it can have',
    (position: { figures: Record<string, object> }) => Object.assign(position.figures['f0-0'] ?? {}, { vitality: 6 }),
    'vitality: too high',
  ],
  [
    'an effect that is none',
    (position: { effects: object[] }) => Object.assign(position.effects[0] ?? {}, { rule: robust.id }),
    'effects[0].rule: unknown effect',
  ],
  [
    'the activation of somebody out of action',
    (position: { figures: Record<string, object> }) => Object.assign(position.figures['f0-0'] ?? {}, { posture: 'out' }),
    'not in play',
  ],
  ['the activation of another group’s figure', (position: object) => Object.assign(position, { group: 'g1' }), 'not its group’s turn'],
  [
    'a facing of no length',
    (position: { figures: Record<string, object> }) => Object.assign(position.figures['f0-0'] ?? {}, { facing: { x: 0, y: 0 } }),
    'a direction of no length',
  ],
])('refuses %s', (_what, change, reason) => {
  const parsed = parseSetup(changed(inPlay(), (json) => (change as (position: unknown) => unknown)(json['position'])));
  expect(parsed.ok).toBe(false);
  if (!parsed.ok) expect(parsed.reason.en).toContain(reason);
});

test.each([null, 0, 'setup', [], {}, { groups: [] }, JSON.parse('{"__proto__": {"adaptation": "x"}}')])(
  'refuses %j without throwing',
  (json) => {
    expect(parseSetup(json as Json).ok).toBe(false);
  },
);

test('names that a file makes up are told short, and not all of them', () => {
  const long = 'x'.repeat(5000);
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`odd-${i}`, 0]));
  const { position } = inPlay();
  for (const odd of [
    { ...ready(), [long]: 0 },
    { ...ready(), ...many },
    { ...inPlay(), position: { ...position, figures: { [long]: 0 } } },
  ]) {
    const parsed = parseSetup(odd as unknown as Json);
    expect(parsed.ok ? '' : parsed.reason.fr).toMatch(/^setup/);
    expect(parsed.ok ? '' : parsed.reason.fr.length).toBeLessThan(500);
  }
});

test('an unknown rule of a figure that is in play is refused, not looked up', () => {
  const battle = JSON.parse(JSON.stringify(inPlay()).replace('"rules":[', '"rules":[{"id":"no-such-rule"},')) as Json;
  const placed = changed(inPlay(), () => undefined);
  expect(parseSetup(placed).ok).toBe(true);
  const parsed = parseSetup(battle);
  expect(parsed.ok ? '' : parsed.reason.en).toMatch(/^setup\.groups\[0\]\.figures\[0\]\..*unknown special rule$/);
});
