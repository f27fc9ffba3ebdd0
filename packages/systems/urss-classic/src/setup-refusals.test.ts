import type { Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { hero, robust, shock, stealthy } from './rules/index.ts';
import { parseSetup, type Setup } from './setup.ts';
import { battle, box, disc } from './testing.ts';

const ready: Setup = battle({
  figures: { a1: { at: [0, 0] }, b1: { at: [0, 9] } },
  terrain: [box('hut', [-7, -2, -4, 1], { top: 3 }), disc('bog', [4, 4, 2], 'difficult')],
  activation: 'a1',
}).setup;

type Tree = Record<string, unknown>;

/** The set-up with another value at a place, "groups.0.figures.0.combat", and at others. */
function withValue(place: string, value: unknown, others: Readonly<Record<string, unknown>> = {}): Json {
  const json = JSON.parse(JSON.stringify(ready)) as Tree;
  for (const [where, what] of Object.entries({ ...others, [place]: value })) {
    const path = where.split('.');
    const last = path.pop() ?? '';
    const parent = path.reduce((tree, key) => tree[key] as Tree, json);
    parent[last] = what;
  }
  return json as Json;
}

/** The place as a reason names it: "setup.groups[0].figures[0].combat". */
const told = (place: string): string => `setup.${place}`.replaceAll(/\.(\d+)/g, '[$1]');

const FIGURE = 'groups.0.figures.0';
const many = (count: number, one: unknown): unknown[] => Array.from({ length: count }, () => one);
const text = { fr: '', en: '' };
const rule = { id: robust.id };
const arm = { id: 'x', cites: '', name: text, damage: 'normal', rules: [] };

test('the set-up is taken unbroken', () => {
  expect(parseSetup(JSON.parse(JSON.stringify(ready)) as Json)).toMatchObject({ ok: true });
});

test.each<[string, unknown]>([
  ['adaptation', ''],
  ['adaptation', 'x'.repeat(101)],
  ['options', { unheard: 'of' }],
  ['table.width', 999],
  ['table.height', 1_000_001],
  ['table.features', many(501, ready.table.features[0])],
  ['table.features.0.kind', 'cloud'],
  ['table.features.0.name', { fr: 'x' }],
  ['table.features.0.shape', { type: 'polygon', points: many(2, { x: 0, y: 0 }) }],
  [
    'table.features.0.shape',
    {
      type: 'polygon',
      points: [
        { x: 0, y: 0 },
        { x: 0, y: 9 },
        { x: 9, y: 0 },
      ],
    },
  ],
  ['table.features.1.shape', { type: 'disc', x: 0, y: 0, r: 0 }],
  ['groups', []],
  ['groups', many(13, ready.groups[0])],
  ['groups.0.seat', 'toString'],
  ['groups.0.zone.width', -1],
  ['groups.0.zone.front', 'up'],
  ['groups.0.figures', many(101, ready.groups[0]?.figures[0])],
  [`${FIGURE}.name`, 'x'.repeat(301)],
  [`${FIGURE}.actions`, 0],
  [`${FIGURE}.actions`, 5],
  [`${FIGURE}.types`, many(21, 'x')],
  [`${FIGURE}.rules`, many(41, rule)],
  [`${FIGURE}.rules`, [{ ...rule, value: 0 }]],
  [`${FIGURE}.rules`, [{ ...rule, value: 101 }]],
  [`${FIGURE}.rules`, [{ ...rule, level: 'best' }]],
  [`${FIGURE}.rules`, [{ id: 'no-such-rule' }]],
  [`${FIGURE}.weapons`, many(21, { ...arm, class: 'melee' })],
  [`${FIGURE}.weapons`, [{ ...arm, class: 'melee', hands: 3 }]],
  [`${FIGURE}.weapons`, [{ ...arm, class: 'melee', range: 1 }]],
  [`${FIGURE}.weapons`, [{ ...arm, class: 'shooting' }]],
  [`${FIGURE}.weapons`, [{ ...arm, class: 'thrown', range: 1, hands: 1 }]],
  [`${FIGURE}.weapons`, [{ ...arm, class: 'melee', rules: [{ id: 'no-such-rule' }] }]],
  [`${FIGURE}.weapons`, many(2, { ...arm, class: 'melee' })],
  [`${FIGURE}.armour`, [{ id: 'x', cites: '', name: text, class: 'cloak', save: 'normal', arc: 'all' }]],
  [`${FIGURE}.armour`, [{ id: 'x', cites: '', name: text, class: 'armour', save: 'normal', arc: 'back' }]],
  [`${FIGURE}.armour`, [{ id: 'x', cites: '', name: text, class: 'armour', save: 'normal', arc: 'all', against: ['rain'] }]],
  [`${FIGURE}.armour`, [{ id: 'x', cites: '', name: text, class: 'armour', save: 'normal', arc: 'all', against: [] }]],
  ['position.turn', -1],
  ['position.turn', 100_001],
  ['position.group', 'Z'],
  ['position.order', ['A', 'A']],
  ['position.figures.a1.x', 1_000_001],
  ['position.figures.a1.y', undefined],
  ['position.figures.a1.posture', 'flying'],
  ['position.figures.a1.vitality', 7],
  ['position.figures.a1.id', 'b1'],
  ['position.figures.a1.perch', { feature: 'hut', on: 'roof' }],
  ['position.figures.a1.perch', { feature: 'moon', on: 'wall' }],
  ['position.figures.a1.marks', { [stealthy.id]: {} }],
  ['position.figures.a1.marks', { 'AI-MIS-PATROUILLE': 'gate' }],
  ['position.figures.a1.marks', { 'AI-MIS-ELITE-TABLE': 7 }],
  ['position.effects', [{ rule: shock.id, on: 'zz', by: 'a1' }]],
  ['position.passing', [{ rule: hero.id, figure: 'zz', value: 1, until: 'turn' }]],
  ['position.passing', [{ rule: hero.id, figure: 'a1', value: 1, until: 'never' }]],
  ['position.activation.figure', 'zz'],
  ['position.activation.left', 11],
  ['position.activation.runUp', { from: { x: 0, y: 0, z: 0 }, direction: { x: 0, y: 0 }, length: 1 }],
  ['position.activation.done', 'move'],
])('%s = %j is refused, in both languages and with its place', (place, value) => {
  const parsed = parseSetup(withValue(place, value));
  expect(parsed.ok).toBe(false);
  if (parsed.ok) return;
  const { fr, en } = parsed.reason;
  expect(en).toMatch(/^setup[^ ]*: ./);
  expect(fr).toMatch(/^setup\S*\u00A0: ./);
  expect(en.startsWith(told(place)), en).toBe(true);
});

test.each<[string, unknown, string]>([
  ['noise', { at: { x: 0, y: 0, z: 0 }, heardBy: ['A', 'zz'] }, 'noise.heardBy[1]: unknown group'],
  ['figures', { zz: { x: 0, y: 0 } }, 'figures.zz: unknown figure "zz"'],
  ['passing', [{ rule: hero.id, figure: 'a1', of: 'zz', value: 1, until: 'turn' }], 'passing[0].of: unknown figure "zz"'],
  ['effects', [{ rule: shock.id, on: 'a1', by: 'zz' }], 'effects[0].by: unknown figure "zz"'],
  ['effects', [{ rule: robust.id, on: 'a1', by: 'b1' }], 'effects[0].rule: unknown effect'],
  ['activation', { figure: 'zz' }, 'activation.figure: unknown figure "zz"'],
  ['figures.a1.posture', 'out', 'activation.figure: this figure is not in play'],
  ['group', 'B', 'activation.figure: it is not its group’s turn'],
  ['figures.b1.alert', true, 'figures.b1.alert: who plays by itself takes no alert stance'],
])('what a battle in progress names is there, and may be so: %s = %j', (place, value, reason) => {
  expect(parseSetup(withValue(`position.${place}`, value, { 'groups.1.seat': '' }))).toMatchObject({
    reason: { en: `setup.position.${reason}` },
  });
});

test('UC-TURN-GROUPS: of a battle in progress the first group of the order plays, unless it says otherwise', () => {
  const { group: _group, ...position } = ready.position ?? { order: [], figures: {} };
  expect(parseSetup(withValue('position', position))).toMatchObject({ ok: true });
  expect(parseSetup(withValue('position', { ...position, order: ['B', 'A'] }))).toMatchObject({ ok: false });
});

test('UC-DMG-POINT: all the vitality that a figure can have is not too much', () => {
  expect(parseSetup(withValue('position.figures.a1.vitality', 1))).toMatchObject({ ok: true });
});

test('a battle has 250 figures at most, in however many groups', () => {
  const group = ready.groups[0];
  const groups = (count: number) =>
    ['C', 'D', 'E'].map((id) => ({
      ...group,
      id,
      figures: many(count, group?.figures[0]).map((one, i) => ({ ...(one as object), id: `${id}${i}`, group: id })),
    }));
  const read = (count: number) => parseSetup(withValue('groups', groups(count), { position: undefined }));
  expect(read(83)).toMatchObject({ ok: true });
  expect(read(84)).toMatchObject({ reason: { en: 'setup.groups: 252 figures, at most 250 in all' } });
});
