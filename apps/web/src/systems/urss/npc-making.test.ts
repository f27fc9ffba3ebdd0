import type { FigureChoice } from '@escarmouche/content';
import type { Role } from '@escarmouche/skirmish/plane';
import { NPC, PERSON } from '@escarmouche/session';
import { expect, test } from 'vitest';
import { rolesOf } from '../../roles/roles.ts';
import { newGameOptionsOf, offerSystems } from '../index.ts';
import { systems } from '../offered.ts';

offerSystems(systems);

/** The set-up of a game, its NPCs, and the first two ready bands of its usual world. */
async function game(id: string) {
  const newGame = await newGameOptionsOf(id);
  const making = await newGame?.npcs?.();
  const pack = newGame?.bands?.packs('fr')[0]?.id ?? '';
  const [one, other] = newGame?.bands?.ready(pack, 'fr') ?? [];
  if (!newGame || !making || !one || !other) throw new Error(`no NPCs in ${id}`);
  return { newGame, making, pack, one, other };
}
const role = (mission: Role['mission'], behaviour: Role['behaviour'] = 'walker'): Role => ({ mission, behaviour });

test.each(['urss-classic', 'urss-kit'])(
  'AI-CORE-VALIDATE: %s proposes a role for every figure, and none of them has a remark',
  async (id) => {
    const { newGame, making } = await game(id);
    for (const { id: pack } of newGame.bands?.packs('fr') ?? []) {
      for (const { figures } of newGame.bands?.ready(pack, 'fr') ?? []) {
        const byGear = making.byGear(pack, figures);
        expect(byGear).toHaveLength(figures.length);
        const chosen = figures.map((figure, k): FigureChoice => ({ ...figure, role: byGear[k]?.role ?? role({ type: 'chief' }) }));
        expect(making.judge(pack, chosen, [])).toEqual([]);
      }
    }
  },
);

test('AI-CORE-VALIDATE AI-COMBO-MATRIX: remarks on roles stand at mission or behaviour, with their rule; an odd pair forbids nothing', async () => {
  const { making, pack, one } = await game('urss-classic');
  const [figure] = one.figures;
  if (!figure) throw new Error('an empty band');
  const told = (own: Role, zones: readonly string[] = []) =>
    making.judge(pack, [{ ...figure, role: own }], zones).map(({ at, rule, forbids, text }) => [at.join('.'), rule, forbids, text.en]);
  expect(told(role({ type: 'healer' }, 'zigzag'))).toEqual([
    ['0.mission', 'AI-CORE-VALIDATE', true, 'a Healer needs a healing skill'],
    ['0.behaviour', 'AI-CORE-VALIDATE', true, 'a Zigzag advance needs the Zigzag skill'],
  ]);
  expect(told(role({ type: 'guard', zone: 'zone-a' }))).toEqual([
    ['0.mission', 'AI-CORE-VALIDATE', true, 'Guard of an unknown zone: "zone-a"; choose another zone or another mission'],
  ]);
  expect(told(role({ type: 'guard', zone: 'zone-a' }, 'static'), ['zone-a'])).toEqual([
    ['0.behaviour', 'AI-COMBO-MATRIX', false, 'a static figure goes nowhere, which its mission asks for'],
  ]);
});

test.each(['urss-classic', 'urss-kit'])(
  'AI-CORE-SCOPE: a battle of %s has the roles, zones, options and chiefs that were chosen',
  async (id) => {
    const { newGame, making, pack, one, other } = await game(id);
    const { parseSetup } = (await (await systems[id]?.game())?.outside()) ?? {};
    const side = { dice: 'seeded', holder: PERSON } as const;
    const shape = { type: 'disc', x: 9000, y: 9000, r: 3000 } as const;
    const guard = role({ type: 'guard', zone: 'zone-a' });
    const figures = other.figures.map((figure, k) => (k === 1 ? { ...figure, role: guard } : figure));
    const { setup } = newGame.plan({
      pack,
      sides: [
        { ...side, name: one.name, figures: one.figures },
        { ...side, name: other.name, figures, holder: NPC },
      ],
      map: '',
      options: {},
      npcs: {
        options: { 'order.ties': 'die' },
        zones: [{ id: 'zone-a', name: { fr: 'A', en: 'A' }, shape }],
        roles: [undefined, rolesOf(figures, making.byGear(pack, figures))],
        chiefs: [2, undefined],
      },
      seed: 'npcs',
    });
    expect(parseSetup?.(setup)).toMatchObject({ ok: true });
    expect(setup).toMatchObject({
      npcs: { options: { 'order.ties': 'die' }, zones: [{ id: 'zone-a', shape }], roles: { b2: guard }, chiefs: { a: 'a3' } },
    });
    const { roles } = (setup as unknown as { readonly npcs: { readonly roles: object } }).npcs;
    expect(Object.keys(roles)).toEqual(figures.map((_one, k) => `b${String(k + 1)}`));
  },
);

test.each(['urss-classic', 'urss-kit'])('AI-CORE-SCOPE: two bands of NPCs of %s are hostile to each other', async (id) => {
  const { newGame, making, pack, one, other } = await game(id);
  const { parseSetup } = (await (await systems[id]?.game())?.outside()) ?? {};
  const { setup } = newGame.plan({
    pack,
    sides: [one, other].map(({ name, figures }) => ({ dice: 'seeded', holder: NPC, name, figures })),
    map: '',
    options: {},
    npcs: {
      options: {},
      zones: [],
      roles: [one, other].map(({ figures }) => rolesOf(figures, making.byGear(pack, figures))),
      chiefs: [undefined, undefined],
    },
    seed: 'npcs',
  });
  expect(setup).toMatchObject({ npcs: { options: { 'pc.hostility': 'scenario' }, hostile: [['a', 'b']] } });
  expect(parseSetup?.(setup)).toMatchObject({ ok: true });
});

test('AI-CORE-OPTIONS: every reading of the NPC document is offered with its rule, the usual one first', async () => {
  const { making } = await game('urss-kit');
  const options = await making.options('fr');
  expect(options).toHaveLength(15);
  expect(options.every(({ rule, values }) => rule.startsWith('AI-') && values.length > 1)).toBe(true);
});
