import { outcomes } from '@escarmouche/referee';
import { figureOf, inPlay } from '@escarmouche/skirmish';
import { urssClassic, type Command, type Figure, type State } from '@escarmouche/urss-classic';
import { cadence, deviation, hero, personnage, zone } from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import { aftermathsOf } from '../npc/attacks/aftermath.ts';
import { afterFailure } from '../npc/attacks/imagine.ts';
import { hundredths, strikesOf } from '../npc/attacks/strikes.ts';
import { acts } from '../npc/testing-acts.ts';
import { battle, gun, type BattleSpec, type FigureSpec } from '../../../systems/urss-classic/src/testing.ts';
import { npcGame, urssClassicNpc } from './npc.ts';

const npc = urssClassicNpc();
const burst = (shots: number, area = 0): FigureSpec => ({
  weapons: [gun('rafale', 10, 'normal', [{ id: cadence.id, value: shots }, ...(area > 0 ? [{ id: zone.id, value: area }] : [])])],
});
type Role = Parameters<typeof acts>;
const scene = (own: FigureSpec, others: BattleSpec['figures'], role: Role = ['soldier', 'static'], activation = 'n'): State =>
  battle({
    figures: { n: { at: [0, 0], facing: 'east', ...own }, p: { at: [5, 0] }, ...others },
    npcs: { roles: { n: acts(...role), n2: acts('soldier') }, options: { 'static.mayAct': 'yes' } },
    activation,
  }).state;
const SHOOT: Command = { type: 'shoot', weapon: 'rafale', target: 'p' };
const PCS = new Set(['p', 'q', 'r']);
const foe = (at: FigureSpec['at'], more: FigureSpec = {}): FigureSpec => ({ at, group: 'P', ...more });
const all = (state: State): readonly Figure[] => state.scene.roster.filter((id) => id !== 'n').map((id) => figureOf(state, id));

/** Points that player characters have lost, less those of friends. */
const lostIn = (before: State, { id, vitality }: Figure): number => (PCS.has(id) ? 1 : -1) * (figureOf(before, id).vitality - vitality);

/** Damage and chance of putting somebody out, over the battles that an action leaves. */
function over(before: State, left: readonly { readonly state: State; readonly chance: number }[]) {
  const mean = (of: (state: State) => number): number => left.reduce((sum, { state, chance }) => sum + chance * of(state), 0);
  return {
    damage: mean((state) => all(state).reduce((sum, one) => sum + lostIn(before, one), 0)),
    out: mean((state) => Number(all(state).some((one) => PCS.has(one.id) && !inPlay(one)))),
  };
}

const shotOf = (state: State) => strikesOf(npcGame, state, figureOf(state, 'n'), true).shot(figureOf(state, 'n'), figureOf(state, 'p'));

test('AI-MDA-DAMAGE AI-ACT-ATTACK: shots left over count on the nearest other, as by brute force over all dice', () => {
  const state = scene(burst(2), { q: foe([8, 0]), r: foe([0, 8]) });
  const states = new Map<string, State>();
  const { chances } = outcomes(
    urssClassic,
    state,
    'N',
    SHOOT,
    (left) => {
      const key = JSON.stringify(left.figures);
      states.set(key, left);
      return key;
    },
    (question) => (question.kind === 'choice' ? ['p', 'q'].find((id) => question.options?.includes(id)) : undefined),
  );
  const { damage, out } = over(
    state,
    [...chances].map(([key, chance]) => ({ state: states.get(key) ?? state, chance })),
  );
  const shot = shotOf(state);
  expect(shot?.damage).toBeCloseTo(damage, 12);
  expect(shot?.out).toBeCloseTo(out, 12);
  // The hit on p (49 in 144), whatever it is; one shot more.
  expect(damage).toBeCloseTo(2 * (49 / 144), 12);
});

const NAMED: readonly (readonly [string, State])[] = [
  ['nobody else', scene(burst(2), {})],
  ['another one in range', scene(burst(3), { q: foe([8, 0]) })],
  ['two others in range', scene(burst(3), { q: foe([8, 0]), r: foe([6, 5]) })],
  ['others of three points', scene(burst(3), { q: foe([8, 0], { rules: [personnage.id], vitality: 3 }) })],
  ['another one out of range', scene(burst(3), { q: foe([12, 0]) })],
  ['another one behind', scene(burst(3), { q: foe([-4, 0]) })],
  ['one behind and one in front', scene(burst(3), { q: foe([-4, 0]), r: foe([6, 5]) })],
  ['an area', scene(burst(2, 3), { q: foe([7, 0]), r: foe([0, 8]) })],
  ['an area around a friend', scene(burst(2, 3), { q: foe([9, 0]), n2: { at: [7, 1] } })],
  ['an area around the shooter', scene(burst(2, 5), { q: foe([8, 0]) })],
  ['a target that touches a friend', scene(burst(3), { q: foe([8, 0]), n2: { at: [6, 0] } })],
  ['a Harceleur', scene(burst(2), { p: { at: [5, 0], facing: 'east' }, q: foe([8, 0]) }, ['soldier', 'stalker'])],
];

test.each(NAMED)('AI-MDA-DAMAGE AI-ACT-ATTACK: D of several shots is that of the rules as the NPC carries them out: %s', (_name, state) => {
  const { damage, out } = over(state, aftermathsOf(npcGame, state, 'n', SHOOT));
  const shot = shotOf(state);
  expect(shot?.damage).toBeCloseTo(damage, 12);
  expect(shot?.out).toBeCloseTo(out, 12);
});

test('AI-MDA-DAMAGE: places from which another one is in range are told from those where nobody is', () => {
  const state = scene(burst(2), { q: foe([14, 0]) });
  const { shot } = strikesOf(npcGame, state, figureOf(state, 'n'), true);
  const [p, n] = [figureOf(state, 'p'), figureOf(state, 'n')];
  const damage = (x: number): number | undefined => shot({ ...n, x: n.x + x * 1000 }, p)?.damage;
  const alone = 1 - (95 / 144) ** 2;
  expect([0, 2, 4, 0].map(damage)).toEqual([alone, alone, 49 / 72, alone].map((value) => expect.closeTo(value, 12)));
});

test('AI-MDA-DAMAGE AI-ACT-TEMPLATE-G: a Héros that shoots twice counts the second volley on those whom the first has left', () => {
  // Enough of them stay for none to flee.
  const behind = { s: foe([-20, 0]), t: foe([-22, 0]) };
  const state = scene({ ...burst(2), rules: [hero.id] }, { q: foe([8, 0]), r: foe([6, 5]), ...behind });
  const once = aftermathsOf(npcGame, state, 'n', SHOOT);
  const twice = once.reduce((sum, { state: then, chance }) => {
    const target = ['p', 'r', 'q'].find((id) => inPlay(figureOf(then, id)));
    if (target === undefined) return sum;
    return (
      sum +
      chance * over(then, aftermathsOf(npcGame, { ...then, activation: state.activation }, 'n', { ...SHOOT, target } as Command)).damage
    );
  }, over(state, once).damage);
  const passed = 7 / 12;
  expect(npc.think(state, 'N')?.figures?.damage).toBe(hundredths(passed * twice + (1 - passed) * over(state, once).damage));
});

test('AI-MDA-DAMAGE AI-ACT-TEMPLATE-G: a Héros throws twice what may stray: a failed throw spends the weapon, its pairs of dice rolled again', () => {
  const grenade = gun('grenade', 10, 'normal', [deviation.id, { id: zone.id, value: 3 }]);
  const state = scene({ rules: [hero.id], weapons: [grenade] }, { q: foe([8, 0]) });
  const spent = afterFailure(npcGame, state, 'n', { type: 'shoot', weapon: 'grenade', target: 'p' });
  expect(spent?.activation?.done).toEqual(['shoot']);
  expect([figureOf(state, 'p'), figureOf(state, 'q')]).toEqual(['p', 'q'].map((id) => spent && figureOf(spent, id)));
  expect(npc.think(state, 'N')?.figures?.damage).toBeGreaterThan(0.3);
});
