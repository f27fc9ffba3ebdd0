import { outcomes } from '@escarmouche/referee';
import { urssClassic, type Command, type State } from '@escarmouche/urss-classic';
import { curse, forceDuel, forceSensitive, hero, magicDuel, push, shock } from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import { aftermathsOf } from '../npc/attacks/aftermath.ts';
import { acts } from '../npc/testing-acts.ts';
import { battle, blade, type BattleSpec } from '../../../systems/urss-classic/src/testing.ts';
import { npcGame, urssClassicNpc } from './npc.ts';

const npc = urssClassicNpc();
const knife = { weapons: [blade('dague')] };
const scene = (figures: BattleSpec['figures'], own: BattleSpec['figures'][string], behaviour: 'walker' | 'static' = 'walker'): State =>
  battle({
    figures: { n: { at: [0, 0], facing: 'east', ...own }, ...figures },
    npcs: { roles: { n: acts('soldier', behaviour) }, options: { 'static.mayAct': 'yes' } },
    activation: 'n',
  }).state;
const use = (rule: string): Command => ({ type: 'special', rule, target: 'p' });
const nameOf = ({ figures, effects }: State): string => JSON.stringify([figures, effects]);

const jedi = [{ id: forceSensitive.id }, { id: push.id }, { id: shock.id }];
const cases: readonly (readonly [string, Command, State])[] = [
  ['a power', use(shock.id), scene({ p: { at: [5, 0] } }, { rules: jedi })],
  [
    'a power that a duel may turn back',
    use(push.id),
    scene({ p: { at: [5, 0], rules: [forceSensitive.id, forceDuel.id] } }, { rules: jedi }),
  ],
  ['a fight', { type: 'fight', target: 'p' }, scene({ p: { at: [1, 0], ...knife } }, knife)],
  ['a fight with armour', { type: 'fight', target: 'p' }, scene({ p: { at: [1, 0], ...knife, armour: ['armure'] } }, knife)],
];

test.each(cases)('AI-MDA-DAMAGE: the battles that an action may leave are those of brute force: %s', (_name, command, state) => {
  const found = new Map(aftermathsOf(npcGame, state, 'n', command).map((left) => [nameOf(left.state), left.chance]));
  const { chances } = outcomes(urssClassic, state, 'N', command, nameOf, (question) =>
    question.kind === 'choice' ? question.options?.[0] : undefined,
  );
  expect([...found.keys()].toSorted()).toEqual([...chances.keys()].toSorted());
  for (const [key, chance] of chances) expect(found.get(key)).toBeCloseTo(chance, 12);
});

const damage = (state: State): number | undefined => npc.think(state, 'N')?.figures?.damage;
const witch = { rules: [{ id: curse.id }] };

test('AI-MDA-DAMAGE AI-ACT-ATTACK: of a curse cast twice both uses count, the second on the nearest who is not yet cursed', () => {
  // 7/12 x 0.15 = 0.0875; a second time on the same, where the first has failed: 0.0365 more.
  expect(damage(scene({ p: { at: [12, 0] } }, witch, 'static'))).toBe(0.12);
  // On somebody else, or on the same again: twice 0.0875.
  expect(damage(scene({ p: { at: [12, 0] }, q: { at: [14, 0], group: 'P' } }, witch, 'static'))).toBe(0.18);
  // Nobody else in range.
  expect(damage(scene({ p: { at: [12, 0] }, q: { at: [18, 0], group: 'P' } }, witch, 'static'))).toBe(0.12);
  // Against a duel a curse works in 0.44 cases: 0.066, and 0.56 of that once more.
  const duellist = { at: [12, 0], rules: [magicDuel.id] } as const;
  expect(damage(scene({ p: duellist }, witch, 'static'))).toBe(0.1);
});

test('AI-MDA-DAMAGE AI-ACT-ENGAGED: the fight after a curse of both in contact counts each of the battles that the two uses may leave', () => {
  const both = { p: { at: [1, 0], ...knife }, q: { at: [0, 1], group: 'P', ...knife } } as const;
  const state = scene(both, { ...knife, ...witch });
  // 0.175, then a fight with malus: against one with malus too (0.44 in place of 0.28) where one of the two is cursed.
  const some = 1 - (5 / 12) ** 2;
  expect(damage(state)).toBeCloseTo(0.175 + (some * 0.4369 + (1 - some) * 0.2758) * (7 / 12), 2);
});

test('AI-MDA-DAMAGE AI-ACT-COUNT: a Héros that pushes twice counts the fall of one target once', () => {
  const rules = [...jedi.slice(0, 2), { id: hero.id }];
  // 7/12 x 0.25 = 0.1458; once the test is passed, a second time where the first push has failed: 7/12 x 5/12 x 0.1458 = 0.035.
  expect(damage(scene({ p: { at: [5, 0] } }, { rules }, 'static'))).toBe(0.18);
});
