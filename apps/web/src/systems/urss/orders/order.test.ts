import { urssClassicNpc, urssKitNpc, type Bar } from '@escarmouche/ai';
import { expect, test } from 'vitest';
import { acts } from '../../../../../../packages/ai/src/npc/testing-acts.ts';
import { battle, box, gun, blade } from '../../../../../../packages/systems/urss-classic/src/testing.ts';
import { battle as kitBattle, gun as kitGun } from '../../../../../../packages/systems/urss-kit/src/testing.ts';
import { companion } from '../../urss-classic/companion.ts';
import { companion as kitCompanion } from '../../urss-kit/companion.ts';

type Spec = Omit<Parameters<typeof battle>[0], 'activation'>;
type KitSpec = Omit<Parameters<typeof kitBattle>[0], 'activation'>;

const npc = urssClassicNpc();
const kitNpc = urssKitNpc();
const crate = { ...box('caisse', [3, 3, 4, 4], { top: 1 }), name: { fr: 'Caisse', en: 'Crate' } };
const rifle = { weapons: [gun('fusil', 12)] };

const said = (steps: readonly { readonly text: string }[] = []): string => steps.map(({ text }) => text).join(', ');

/** The order to the NPC n, in a sentence. */
function told(spec: Spec, language: 'fr' | 'en' = 'fr', bars: readonly Bar[] = []): string {
  const { state, system } = battle({ activation: 'n', ...spec });
  const [seat = ''] = system.active(state);
  const decided = npc.decide(state, seat, () => 0, bars);
  return said(companion.orders?.order(state, seat, { command: decided.command, thought: decided.thought?.() }, language)?.steps);
}

function kitTold(spec: KitSpec): string {
  const { state, system } = kitBattle({ activation: 'n', ...spec });
  const [seat = ''] = system.active(state);
  const decided = kitNpc.decide(state, seat, () => 0);
  return said(kitCompanion.orders?.order(state, seat, { command: decided.command, thought: decided.thought?.() }, 'fr')?.steps);
}

const duel = (over: Partial<Spec> = {}): Spec => ({
  figures: { n: { at: [0, 0], facing: 'north', ...rifle }, p: { at: [0, 18], facing: 'south', ...rifle } },
  npcs: { roles: { n: acts('soldier') } },
  terrain: [crate],
  ...over,
});

const south = { facing: 'south', ...rifle } as const;
const sword = { weapons: [blade('épée')] };
/** Before the crate, or six paces from the enemy. */
const from = (y: number) => ({ n: { at: [3.5, y], facing: 'north', ...rifle }, p: { at: [3.5, 18], ...south } }) as const;
const near = (own: object) => ({ n: { at: [0, 0], facing: 'north', ...rifle, ...own }, p: { at: [0, 6], ...south } }) as never;

test('AI-ACT-LOOP: the order tells the whole activation at once: how far and where to, what to face, whom to shoot and the odds', () => {
  expect(told(duel())).toBe(
    'avance de 5\u00a0pas vers le nord, à 2,7\u00a0pas de Caisse, se tourne vers B1 p, tire sur B1 p (fusil)\u00a0: 21/36',
  );
  expect(told(duel(), 'en')).toBe(
    'moves 5\u00a0paces to the north, 2.7\u00a0paces from Crate, turns to face B1 p, shoots B1 p (fusil): 21/36',
  );
});

test('AI-GEO-CHARGE: a charge leads into contact, which turns the figure; the fight has its chance in percent', () => {
  const figures = { n: { at: [0, 0], facing: 'south', ...sword }, p: { at: [0, 4], ...south } } as const;
  expect(told(duel({ figures }))).toBe(
    'avance de 3\u00a0pas vers le nord, jusqu’au contact de B1 p, se bat contre B1 p\u00a0: 61,9\u00a0%',
  );
});

test('AI-GEO-PATH: a way round terrain names it, a jump tells its run-up and what it goes over', () => {
  expect(told(duel({ figures: from(2.4) }))).toContain('avance de 4,8\u00a0pas vers le nord, en contournant Caisse, à 2\u00a0pas');
  expect(told(duel({ figures: from(0) }))).toContain(
    'prend 2,5\u00a0pas d’élan vers le nord, saute de 2,5\u00a0pas vers le nord, par-dessus Caisse',
  );
});

test('AI-GEO-PATH: where there is no map, a movement leads to somebody, or away', () => {
  const { state, system } = battle({ activation: 'n', ...duel({ terrain: [] }) });
  const [seat = ''] = system.active(state);
  const bare = { ...state, scene: { ...state.scene, unmeasured: true as const } };
  const orders = (y: number) => {
    const path = [{ x: 30_000, y: 30_000 + y }];
    const order = companion.orders?.order(bare, seat, { command: { type: 'move', path } }, 'fr');
    expect(order).toMatchObject({ moves: true });
    expect(order).not.toHaveProperty('end');
    return said(order?.steps);
  };
  expect(orders(5000)).toBe('avance de 5\u00a0pas vers B1 p, se tourne vers B1 p');
  expect(orders(-5000)).toMatch(/^avance de 5\u00a0pas en s’éloignant de B1 p/);
});

test('AI-ACT-LEFTOVER AI-ACT-STATES: standing up, the alert stance and doing nothing are orders too', () => {
  expect(told(duel({ figures: near({ posture: 'prone' }) }))).toBe('se relève, se tourne vers B1 p');
  expect(told(duel(), 'fr', [{ target: 'p' }, { moves: false }])).toBe('se met en alerte');
  expect(told(duel(), 'fr', [{ target: 'p' }, { moves: false }, { type: 'alert' }])).toBe('ne fait rien');
  expect(told(duel({ figures: near({}), npcs: { roles: { n: acts('soldier', 'static') } } }))).toBe('ne fait rien');
});

test('AI-MDA-PLANS: what cannot be done on the real table leaves the next best order', () => {
  expect(told(duel(), 'fr', [{ target: 'p' }])).toBe('avance de 5\u00a0pas vers le nord, à 2,7\u00a0pas de Caisse, se tourne vers B1 p');
});

test('AI-ACT-ENGAGED: the kit has the same orders: a shot with its dice, then the fight', () => {
  const shooter = { at: [0, 0], facing: 'north', weapons: [kitGun('fusil', 12)] } as const;
  const npcs = { roles: { n: acts('soldier') } };
  expect(kitTold({ figures: { n: shooter, p: { at: [0, 18], facing: 'south' } }, npcs })).toBe(
    'avance de 5\u00a0pas vers le nord, à 12\u00a0pas de B1 p, se tourne vers B1 p, tire sur B1 p (fusil)\u00a0: 3/6',
  );
  expect(kitTold({ figures: { n: shooter, p: { at: [0, 1], facing: 'south' } }, npcs })).toMatch(
    /^tire sur B1 p \(fusil\)\u00a0: 3\/6, se bat contre B1 p\u00a0: [\d,]+\u00a0%$/,
  );
});

test('AI-ACT-CHOICES: an NPC that is deployed is told where it is placed, and how it faces', () => {
  const { state, system } = battle({
    figures: { n: { posture: 'reserve', ...rifle }, p: { at: [0, 18], ...south } },
    npcs: { roles: { n: acts('soldier') } },
    terrain: [crate],
  });
  const at = { x: 27_000, y: 30_000, z: 0 };
  const command = { type: 'deploy', figure: 'n', at, facing: { x: 0, y: 1000 } } as const;
  expect(said(companion.orders?.order(state, system.active(state)[0] ?? '', { command }, 'fr')?.steps)).toMatch(
    /^se place à .+ de Caisse, se tourne vers/,
  );
});
