import { outcomes } from '@escarmouche/referee';
import { figureOf, inPlay } from '@escarmouche/skirmish';
import { urssKit, type Command, type Figure, type State } from '@escarmouche/urss-kit';
import { cadence, deviation, hero, projection, zone } from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import { aftermathsOf } from '../npc/attacks/aftermath.ts';
import { afterFailure } from '../npc/attacks/imagine.ts';
import { hundredths, strikesOf, turnedAt } from '../npc/attacks/strikes.ts';
import { acts } from '../npc/testing-acts.ts';
import { battle, box, gun, units, type BattleSpec, type GrantSpec, type FigureSpec } from '../../../systems/urss-kit/src/testing.ts';
import { npcGame, urssKitNpc } from './npc.ts';

const npc = urssKitNpc();
const burst = (shots: number, area = 0, more: readonly GrantSpec[] = []): FigureSpec => ({
  weapons: [gun('rafale', 10, 0, [{ id: cadence.id, value: shots }, ...(area > 0 ? [{ id: zone.id, value: area }] : []), ...more])],
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

/** Points that player characters have lost and a quarter for each fall, less those of friends. */
const lostIn = (before: State, { id, vitality, posture }: Figure): number => {
  const was = figureOf(before, id);
  const falls = posture === 'prone' && was.posture !== 'prone' ? 0.25 : 0;
  return (PCS.has(id) ? 1 : -1) * (was.vitality - vitality + falls);
};

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
    urssKit,
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
  // Each of the two shots puts somebody out in a quarter.
  expect(damage).toBeCloseTo(0.5, 12);
});

const NAMED: readonly (readonly [string, State])[] = [
  ['nobody else', scene(burst(2), {})],
  ['another one in range', scene(burst(3), { q: foe([8, 0]) })],
  ['two others in range', scene(burst(3), { q: foe([8, 0]), r: foe([6, 5]) })],
  ['others of three points', scene(burst(3), { q: foe([8, 0], { character: true }) })],
  ['another one out of range', scene(burst(3), { q: foe([24, 0]) })],
  ['another one behind', scene(burst(3), { q: foe([-4, 0]) })],
  ['one behind and one in front', scene(burst(3), { q: foe([-4, 0]), r: foe([6, 5]) })],
  ['an area', scene(burst(2, 3), { q: foe([7, 0]), r: foe([0, 8]) })],
  ['an area around a friend', scene(burst(2, 3), { q: foe([9, 0]), n2: { at: [7, 1] } })],
  ['an area around the shooter', scene(burst(2, 5), { q: foe([8, 0]) })],
  ['a target that touches a friend', scene(burst(3), { q: foe([8, 0]), n2: { at: [6, 0] } })],
  ['another one hidden by the target', scene(burst(3), { q: foe([6.2, 0]) })],
  ['two in a row behind the target', scene(burst(3), { q: foe([6.2, 0]), r: foe([7.4, 0]) })],
  ['shots that knock down', scene(burst(3, 0, [{ id: projection.id, level: 1 }]), { q: foe([8, 3], { character: true }) })],
  ['a Harceleur', scene(burst(2), { p: { at: [5, 0], facing: 'east' }, q: foe([8, 0]) }, ['soldier', 'stalker'])],
];

test.each(NAMED)('AI-MDA-DAMAGE AI-ACT-ATTACK: D of several shots is that of the rules as the NPC carries them out: %s', (_name, state) => {
  const { damage, out } = over(state, aftermathsOf(npcGame, state, 'n', SHOOT));
  const shot = shotOf(state);
  expect(shot?.damage).toBeCloseTo(damage, 12);
  expect(shot?.out).toBeCloseTo(out, 12);
});

test('AI-MDA-DAMAGE: places from which another one is in range are told from those where nobody is', () => {
  const state = scene(burst(2), { q: foe([24, 0]) });
  const { shot } = strikesOf(npcGame, state, figureOf(state, 'n'), true);
  const [p, n] = [figureOf(state, 'p'), figureOf(state, 'n')];
  const damage = (x: number): number | undefined => shot({ ...n, x: n.x + x * 1000 }, p)?.damage;
  const alone = 1 - 0.75 ** 2;
  // Beyond normal range the second one is hit in a quarter in place of a half.
  const both = 0.25 + 0.25 * 0.125 + 0.75 * 0.25;
  expect([0, 2, 4, 0].map(damage)).toEqual([alone, alone, both, alone].map((value) => expect.closeTo(value, 12)));
});

/** Damage of a shot at p from places one after the other, and from each of them for the first time. */
function fromPlaces(state: State, places: readonly (readonly [x: number, y: number])[]) {
  const [p, n] = [figureOf(state, 'p'), figureOf(state, 'n')];
  const at = ([x, y]: readonly [number, number]): Figure => turnedAt(n, units(x, y), p) as Figure;
  const strikes = () => strikesOf(npcGame, state, n, true);
  const { shot } = strikes();
  return { inARow: places.map((place) => shot(at(place), p)?.damage), afresh: places.map((place) => strikes().shot(at(place), p)?.damage) };
}

test('AI-MDA-DAMAGE: a place from which the target would lie in cover is told from one that sees it lie', () => {
  const felling = burst(2, 0, [{ id: projection.id, level: 1 }]);
  const state = battle({
    figures: { n: { at: [0, 0], facing: 'east', ...felling }, p: { at: [5, 0], character: true } },
    terrain: [box('muret', [3.8, -3, 4.1, 0.6], { top: 0.65 })],
    npcs: { roles: { n: acts('soldier', 'static') }, options: { 'static.mayAct': 'yes' } },
    activation: 'n',
  }).state;
  const { inARow, afresh } = fromPlaces(state, [
    [0, 0],
    [5, 5],
  ]);
  expect(inARow).toEqual(afresh);
  expect(afresh[0]).not.toBeCloseTo(afresh[1] ?? 0, 3);
});

test('AI-MDA-DAMAGE UK-SHOOT-MELEE: a place that sees all of a melee is told from one that sees the target alone', () => {
  const state = battle({
    figures: { n: { at: [0, 0], facing: 'east', ...burst(1) }, p: { at: [5, 0], facing: 'west' }, n2: { at: [6, 0] } },
    terrain: [box('mur', [5.45, -0.4, 5.55, 6], { top: 4 })],
    npcs: { roles: { n: acts('soldier', 'static'), n2: acts('soldier') }, options: { 'static.mayAct': 'yes' } },
    activation: 'n',
  }).state;
  const { inARow, afresh } = fromPlaces(state, [
    [4, -4.9],
    [4, 4.9],
  ]);
  expect(inARow).toEqual(afresh);
  expect(afresh[0]).not.toBeCloseTo(afresh[1] ?? 0, 3);
});

test('AI-MDA-DAMAGE AI-ACT-TEMPLATE-G: a Héros that shoots twice counts the second volley on those whom the first has left', () => {
  // Enough of them stay for none to flee.
  const behind = { s: foe([-20, 0]), t: foe([-22, 0]) };
  const state = scene({ ...burst(2), rules: [hero.id] }, { q: foe([8, 2]), r: foe([6, 5]), ...behind });
  const once = aftermathsOf(npcGame, state, 'n', SHOOT);
  const twice = once.reduce((sum, { state: then, chance }) => {
    const target = ['p', 'r', 'q'].find((id) => inPlay(figureOf(then, id)));
    if (target === undefined) return sum;
    return (
      sum +
      chance * over(then, aftermathsOf(npcGame, { ...then, activation: state.activation }, 'n', { ...SHOOT, target } as Command)).damage
    );
  }, over(state, once).damage);
  expect(npc.think(state, 'N')?.figures?.damage).toBe(hundredths(twice));
});

test('AI-MDA-DAMAGE AI-ACT-TEMPLATE-G: a Héros throws twice what may stray: a failed throw spends the weapon, its pairs of dice rolled again', () => {
  const grenade = gun('grenade', 10, 0, [deviation.id, { id: zone.id, value: 3 }]);
  const state = scene({ rules: [hero.id], weapons: [grenade] }, { q: foe([8, 0]) });
  const spent = afterFailure(npcGame, state, 'n', { type: 'shoot', weapon: 'grenade', target: 'p' });
  expect(spent?.activation?.figure).toBe('n');
  expect([figureOf(state, 'p'), figureOf(state, 'q')]).toEqual(['p', 'q'].map((id) => spent && figureOf(spent, id)));
  expect(npc.think(state, 'N')?.figures?.damage).toBeGreaterThan(0.3);
});
