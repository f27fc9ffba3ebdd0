import { expect, test } from 'vitest';
import { game } from '../systems/urss-kit/index.ts';
import { base } from '../systems/urss-kit/testing.ts';
import { contextOf, type Context } from './context.ts';
import { parseOrder } from './grammar.ts';
import { reasons, role, whoActs } from './looks.ts';

const line = (text: string) => ({ rule: 'AI-MDA-KEYS', text: { fr: text, en: text } });
const thought = {
  order: line('Premier.'),
  goal: line('But.'),
  constraint: line('Contrainte.'),
  plan: line('Plan.'),
  refused: [line('Un autre.')],
};

/** A person who asks about a base of NPCs, of whom A3 has acted last. */
const asking = (): Context =>
  contextOf({
    table: {
      snapshot: { state: base() },
      aimed: { selected: 'a1' },
      seat: 'b',
      log: { lines: [], lastThought: (figure?: string) => (figure === 'a3' ? 7 : undefined), thought: async () => thought },
    },
    game,
    queries: { places: () => [] },
    language: 'fr',
  } as unknown as Parameters<typeof contextOf>[0]);

const order = (text: string) => parseOrder(text, {});

test('AI-CORE-SCOPE: “mission A4” tells mission, behaviour and target of an NPC', async () => {
  expect(order('mission A4').verb).toBe('objectives');
  expect(await role(asking(), order('mission A4'))).toEqual(['Mission Assassin, Comportement Harceleur, Cible B2 b2.']);
  expect((await role(asking(), order('mission Z9')))[0]).toContain('z9');
});

test('AI-ORD-LIST: “ordre” reads the order of activation out, with the reason of each place', async () => {
  expect(order('ordre').verb).toBe('order');
  const [said = '', ...more] = await whoActs(asking());
  expect(more).toEqual([]);
  expect(said).toMatch(/^A, A1 a1, Chef Élite, au plus près\s: B1 b1, à 7\spas\s; A2 a2, Élite, suit A1 a1\s; /);
});

test('AI-ACT-LOOP: “pourquoi A3” tells why an NPC did what it last did, and nothing of others', async () => {
  expect(order('pourquoi A3').verb).toBe('why');
  expect(await reasons(asking(), order('pourquoi A3'))).toEqual(['Premier.', 'But.', 'Contrainte.', 'Plan.', 'Écarté. Un autre.']);
  expect(await reasons(asking(), order('pourquoi A4'))).toEqual([]);
});
