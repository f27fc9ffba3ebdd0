import { outcomes } from '@escarmouche/referee';
import { figureOf, share } from '@escarmouche/skirmish';
import { urssKit, type Command, type State } from '@escarmouche/urss-kit';
import {
  electroshock,
  forceDuel,
  forceSensitive,
  hero,
  malaise,
  multipleAttacks,
  projection,
  push,
  reloading,
  shootingCharge,
  stunningBlow,
  stupefy,
} from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import { aftermathsOf } from '../npc/attacks/aftermath.ts';
import { hundredths } from '../npc/attacks/strikes.ts';
import { acts } from '../npc/testing-acts.ts';
import { armour, battle, blade, gun, type BattleSpec } from '../../../systems/urss-kit/src/testing.ts';
import { npcGame, urssKitNpc } from './npc.ts';

const npc = urssKitNpc();
const knife = { weapons: [blade('dague')] };
const club = { weapons: [blade('masse', 0, [{ id: stunningBlow.id, level: 0 }])] };
const shocking = { weapons: [blade('baton', 0, [{ id: electroshock.id }])] };
const thrower = (level: number) => ({ weapons: [gun('lance', 20, 0, [{ id: projection.id, level }])] });
const heroic = [{ id: hero.id }];
const jedi = [{ id: forceSensitive.id }, { id: push.id, level: 0 }];
const scene = (figures: BattleSpec['figures'], own: BattleSpec['figures'][string], behaviour: 'walker' | 'static' = 'walker'): State =>
  battle({
    figures: { n: { at: [0, 0], facing: 'east', ...own }, ...figures },
    npcs: { roles: { n: acts('soldier', behaviour) }, options: { 'static.mayAct': 'yes', 'attack.charge': 'best-damage' } },
    activation: 'n',
  }).state;
const use = (rule: string): Command => ({ type: 'special', rule, target: 'p' });
const shoot: Command = { type: 'shoot', weapon: 'lance', target: 'p' };
const fight: Command = { type: 'fight', target: 'p' };
const near = { at: [1, 0], ...knife, character: true } as const;

const cases: readonly (readonly [string, Command, State])[] = [
  ['a power', use(malaise.id), scene({ p: { at: [5, 0] } }, { rules: [{ id: malaise.id, level: 0 }] })],
  ['a stupor', use(stupefy.id), scene({ p: { at: [5, 0] } }, { rules: [{ id: stupefy.id, level: 1 }] })],
  [
    'a power that may be countered',
    use(push.id),
    scene({ p: { at: [5, 0], rules: [forceSensitive.id, { id: forceDuel.id, level: 0 }] } }, { rules: jedi }),
  ],
  ['a shot', shoot, scene({ p: { at: [5, 0], character: true } }, thrower(1))],
  ['a fight', fight, scene({ p: near }, knife)],
  ['a fight that stuns', fight, scene({ p: near }, shocking)],
  ['a fight that may knock down', fight, scene({ p: near, q: { at: [0, 1], group: 'P', ...knife } }, club)],
];
const nameOf = ({ figures, effects }: State): string => JSON.stringify([figures, effects]);
const bruteForce = (state: State, command: Command, key: (state: State) => string): ReadonlyMap<string, number> =>
  outcomes(urssKit, state, 'N', command, key, (question) => (question.kind === 'choice' ? question.options?.[0] : undefined)).chances;

test.each(cases)('AI-MDA-DAMAGE: the battles that an action may leave are those of brute force: %s', (_name, command, state) => {
  const found = new Map(aftermathsOf(npcGame, state, 'n', command).map((left) => [nameOf(left.state), left.chance]));
  const chances = bruteForce(state, command, nameOf);
  expect([...found.keys()].toSorted()).toEqual([...chances.keys()].toSorted());
  for (const [key, chance] of chances) expect(found.get(key)).toBeCloseTo(chance, 12);
});

test('AI-MDA-DAMAGE: blows that a save keeps from counting may come back without end; the others share their chance', () => {
  const { state } = battle({
    figures: {
      n: { at: [0, 0], facing: 'east', ...knife, rules: [{ id: multipleAttacks.id, value: 2 }] },
      p: { ...near, armour: [armour('plaque', 1)] },
    },
    npcs: { roles: { n: acts('soldier') } },
    options: { 'save.order': 'before-damage', 'damage.savedCounts': 'no', 'multiAttack.perWin': 'all' },
    activation: 'n',
  });
  const [n, p] = [figureOf(state, 'n'), figureOf(state, 'p')];
  const left = aftermathsOf(npcGame, state, 'n', fight);
  expect(left.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  const lost = left.reduce((sum, one) => sum + one.chance * (p.vitality - figureOf(one.state, 'p').vitality), 0);
  const { combat } = npcGame.game.odds.fight.odds(state, n, p);
  // A victory gives two damage rolls, each of a half.
  expect(lost).toBeCloseTo(combat ? share(combat.win) : 1, 12);
});

const harmed = (state: State): string => {
  const { vitality, posture, stunned } = figureOf(state, 'p');
  return [vitality, posture, stunned].join();
};

test('AI-MDA-DAMAGE: the battles that a shot may leave by its odds are those of brute force', () => {
  const state = scene({ p: { at: [5, 0], character: true } }, thrower(1));
  const [n, p] = [figureOf(state, 'n'), figureOf(state, 'p')];
  const found = new Map<string, number>();
  for (const left of npcGame.game.odds.shots(state, n)[0]?.leaves?.(state, n, p) ?? [])
    found.set(harmed(left.state), (found.get(harmed(left.state)) ?? 0) + left.chance);
  for (const [key, chance] of bruteForce(state, shoot, harmed)) expect(found.get(key)).toBeCloseTo(chance, 12);
});

function read(text: string): { readonly vitality: number; readonly states: number } {
  const [vitality = '0', posture, stunned] = text.split(',');
  return { vitality: Number(vitality), states: Number(posture === 'prone') + Number(stunned === 'true') };
}

/** Points, and 0.25 for each state that p was not in before. */
function gained(before: State, after: string): number {
  const [one, other] = [read(harmed(before)), read(after)];
  return one.vitality - other.vitality + (other.vitality > 0 ? 0.25 * Math.max(0, other.states - one.states) : 0);
}

/** Damage of two commands one after the other by brute force. */
function worthOfTwo(state: State, first: Command, second: Command): number {
  let sum = 0;
  const states = new Map<string, State>();
  const key = (left: State): string => {
    const { scene: _scene, ...changing } = left;
    const name = JSON.stringify(changing);
    states.set(name, { ...(JSON.parse(name) as State), scene: left.scene });
    return name;
  };
  for (const [name, chance] of bruteForce(state, first, key)) {
    const left = states.get(name) as State;
    sum += chance * gained(state, harmed(left));
    if (figureOf(left, 'p').posture === 'out' || figureOf(left, 'n').posture === 'out' || urssKit.check(left, 'N', second)) continue;
    for (const [after, likely] of bruteForce(left, second, harmed)) sum += chance * likely * gained(left, after);
  }
  return hundredths(sum);
}

const damage = (state: State): number | undefined => npc.think(state, 'N')?.figures?.damage;

test.each([0, 1, 2])('AI-MDA-DAMAGE AI-ACT-TEMPLATE-G: a Héros that shoots twice with Projection %i counts a fall once', (level) => {
  const state = scene({ p: { at: [5, 0], character: true } }, { ...thrower(level), rules: heroic }, 'static');
  expect(damage(state)).toBe(worthOfTwo(state, shoot, shoot));
});

test('AI-MDA-DAMAGE: who has fallen is not knocked down again, and two attacks on it are worth their points alone', () => {
  const own = { ...thrower(2), rules: heroic };
  const lying = scene({ p: { at: [5, 0], character: true, posture: 'prone' } }, own, 'static');
  expect(damage(lying)).toBe(worthOfTwo(lying, shoot, shoot));
  expect(worthOfTwo(lying, shoot, shoot)).toBe(0.38);
});

test('AI-MDA-DAMAGE: a second Poussée, Étourdissement or Malaise on the same target counts where the first has failed', () => {
  const pusher = scene({ p: { at: [3, 0] } }, { rules: [...jedi, ...heroic] }, 'static');
  expect(damage(pusher)).toBe(worthOfTwo(pusher, use(push.id), use(push.id)));
  const weakener = (more: BattleSpec['figures'] = {}): State =>
    scene({ p: { at: [3, 0] }, ...more }, { rules: [{ id: malaise.id, level: 0 }, ...heroic] }, 'static');
  expect(damage(weakener())).toBe(0.11);
  expect(damage(weakener({ q: { at: [5, 0], group: 'P' } }))).toBe(0.15);
});

test('AI-MDA-DAMAGE AI-ACT-TEMPLATE-G: a Héros whose weapon has to be loaded after a shot counts one shot, and aims instead', () => {
  const musket = gun('lance', 20, 0, [{ id: reloading.id }]);
  const state = scene({ p: { at: [5, 0], character: true } }, { weapons: [musket], rules: heroic }, 'static');
  expect(npc.think(state, 'N')).toMatchObject({ command: { type: 'aim' }, figures: { damage: 0.38 } });
});

test.each([
  ['a blade', knife],
  ['a club that knocks down', club],
  ['a staff that stuns', shocking],
])(
  'AI-MDA-DAMAGE AI-ACT-ENGAGED: a Héros fights twice with %s, the second time in the battle that the first fight leaves',
  (_name, weapon) => {
    // Another figure has yet to act, so that the turn, and with it the stun, does not end with the second fight.
    const state = scene({ p: near, n2: { at: [-20, -20] } }, { ...weapon, character: true, rules: heroic });
    expect(damage(state)).toBe(worthOfTwo(state, fight, fight));
  },
);

test('AI-MDA-DAMAGE AI-ACT-ENGAGED: a shot that knocks down makes the fight after it a free attack', () => {
  const own = { weapons: [gun('lance', 20, 0, [{ id: projection.id, level: 2 }]), blade('dague')], held: ['lance', 'dague'] };
  const state = scene({ p: near }, own);
  expect(damage(state)).toBe(worthOfTwo(state, shoot, fight));
});

test('AI-MDA-DAMAGE AI-GEO-PATH: a shot of a charge that knocks down makes the fight a free attack', () => {
  const weapons = [gun('lance', 5, 0, [{ id: projection.id, level: 2 }]), blade('dague')];
  const state = scene({ p: { ...near, at: [5, 0] } }, { weapons, held: ['lance', 'dague'], rules: [{ id: shootingCharge.id }] });
  // The shot, with Tir -, hits in a quarter: half a point, a fall in 7/8. Then a free attack (1/2) on who lies, a fight (15/36 x 1/2) with who stands.
  expect(damage(state)).toBe(hundredths(0.25 * (0.5 + 0.25 * 0.875 + 0.875 * 0.5) + (0.75 + 0.25 / 8) * (15 / 72)));
});
