import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { exposureOf } from '../npc/attacks/exposure.ts';
import { hundredths, turnedAt } from '../npc/attacks/strikes.ts';
import { situationOf } from '../npc/situation.ts';
import { acts } from '../npc/testing-acts.ts';
import { battle, gun, play, type Battle } from '../../../systems/urss-classic/src/testing.ts';
import { npcGame, urssClassicNpc } from './npc.ts';

/** NPCs go by the facts that persons tell of two figures, as the rules do. */

const npc = urssClassicNpc();
const armed = { weapons: [gun('blaster', 20)] };

/** The NPC n at the middle of the table, facing east, and p as far east. */
const scene = (paces: number): Battle =>
  battle({
    figures: { n: { at: [0, 0], facing: 'east', ...armed }, p: { at: [paces, 0], facing: 'west', ...armed } },
    npcs: { roles: { n: acts('soldier', 'evader') } },
    activation: 'n',
  });
const tell = (from: string, to: string, facts: object) => ({ type: 'tell', from, to, ...facts }) as const;

const first = (match: Battle): string => npc.decide(match.state, 'N', () => 0).command.type;

test('AI-GEO-RANGE AI-GEO-SIGHT: told to be near, a player character is shot at; told to be far or out of sight, it is not', () => {
  const far = scene(25);
  expect(first(far)).not.toBe('shoot');
  play(far, tell('n', 'p', { distance: 9000 }));
  expect(first(far)).toBe('shoot');
  play(far, tell('n', 'p', { seen: false }));
  expect(first(far)).not.toBe('shoot');
  const near = scene(9);
  expect(first(near)).toBe('shoot');
  play(near, tell('p', 'n', { distance: 25_000 }));
  expect(first(near)).not.toBe('shoot');
});

test('AI-MDA-DAMAGE AI-MDA-EXPOSURE: cover told counts in what a shot is worth, both ways', () => {
  const match = scene(12);
  const damage = (): number => {
    const { state } = match;
    const [n, p] = [figureOf(state, 'n'), figureOf(state, 'p')];
    return hundredths(situationOf(npcGame, state, n).strikes.shot(turnedAt<typeof state>(n, n, p), p)?.damage ?? 0);
  };
  const exposed = (): number => {
    const { state } = match;
    const n = figureOf(state, 'n');
    return exposureOf(npcGame, state, n, [figureOf(state, 'p')]).at({ ...n }, 0);
  };
  expect([damage(), exposed()]).toEqual([0.34, 0.34]);
  play(match, [tell('n', 'p', { hidden: 60 }), tell('p', 'n', { hidden: 60 })]);
  expect([damage(), exposed()]).toEqual([0.23, 0.23]);
});
