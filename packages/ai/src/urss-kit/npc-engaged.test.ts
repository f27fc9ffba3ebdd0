import { figureOf } from '@escarmouche/skirmish';
import { groupAttack, pushesBack } from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import { aftermathsOf } from '../npc/attacks/aftermath.ts';
import { hundredths } from '../npc/attacks/strikes.ts';
import { acts } from '../npc/testing-acts.ts';
import { battle, blade, play, type Battle } from '../../../systems/urss-kit/src/testing.ts';
import { npcGame, urssKitNpc } from './npc.ts';

const npc = urssKitNpc();
const knife = { weapons: [blade('dague')] };
const all = { type: 'special', rule: groupAttack.id } as const;
const scene = (rules: readonly { readonly id: string }[]): Battle =>
  battle({
    figures: { n: { at: [0, 0], facing: 'east', ...knife, rules }, p: { at: [1, 0], ...knife }, q: { at: [-1, 0], group: 'P', ...knife } },
    npcs: { roles: { n: acts('soldier') } },
    activation: 'n',
  });

/** An engaged NPC spends its first action on nothing, then fights. */
function commandAfterNothing(match: Battle): unknown {
  play(match, { type: 'nothing' });
  return npc.think(match.state, 'N')?.command;
}

test.each([
  ['', []],
  [', losers pushed back', [{ id: pushesBack.id }]],
])('AI-ACT-ENGAGED: a group attack fights all in contact by one action; D is that of the whole action%s', (_name, more) => {
  const match = scene([{ id: groupAttack.id }, ...more]);
  const { state } = match;
  const thought = npc.think(state, 'N');
  expect(commandAfterNothing(match)).toEqual(all);
  const taken = aftermathsOf(npcGame, state, 'n', all).reduce(
    (sum, { state: then, chance }) => sum + chance * ['p', 'q'].filter((id) => figureOf(then, id).posture === 'out').length,
    0,
  );
  expect(thought?.figures?.damage).toBe(hundredths(taken));
});

test('AI-ACT-ENGAGED: without Attaque de groupe one is fought', () => {
  expect(commandAfterNothing(scene([]))).toMatchObject({ type: 'fight' });
});
