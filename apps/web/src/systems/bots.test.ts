import type { Bot, NpcPlayer, Thought } from '@escarmouche/ai';
import { randomFrom, type ChoiceQuestion } from '@escarmouche/referee';
import { NPC, PERSON, type MatchSettings } from '@escarmouche/session';
import { expect, test, vi } from 'vitest';
import { botCalls } from './bot-calls.ts';
import { botsOf } from './bots.ts';

type State = { readonly scene: { readonly table: string } };

const matchSettings: MatchSettings = {
  seed: 's',
  dice: {},
  seats: { a: PERSON, b: { by: 'bot', level: 'hard' }, c: NPC, d: { by: 'bot' } },
  notes: {},
};
const state: State = { scene: { table: 'quay' } };
const words = (en: string) => ({ fr: en, en });
const randoms = { decide: () => randomFrom(1), answer: () => randomFrom(1) };

const bot = (name: string): Bot<State, string> => ({
  decide: ({ scene }, seat) => ({ command: `${name} for ${seat} at the ${scene.table}`, reason: () => words('to win') }),
  answer: () => name,
  explain: () => words(`${name} says so`),
  acceptsDraw: () => name === 'hard',
});
const line = (en: string) => ({ rule: 'AI-ORD-LIST', text: words(en) });
const thought: Thought<string> = {
  figure: 'c1',
  command: 'walk',
  order: line('first in the order'),
  goal: line('goal'),
  constraint: line('constraint'),
  plan: line('plan'),
  refused: [],
  places: [],
};
const npc: NpcPlayer<State, string> = {
  ...bot('npc'),
  decide: (now, seat) => ({ ...bot('npc').decide(now, seat, () => 0), thought: () => thought }),
  prescribed: () => undefined,
  prescribedAnswer: () => undefined,
  think: () => thought,
  warm: vi.fn(() => false),
  proposals: () => [],
  admits: () => false,
  order: () => [],
};

/** Node has no workers: the page answers by itself, with the calls of the scripts that it has fetched. */
const scripts = () => ({
  bots: { start: () => new Worker('bot'), script: vi.fn(async () => ({ calls: botCalls((level = 'usual') => bot(level), randoms) })) },
  npcs: { start: () => new Worker('npc'), script: vi.fn(async () => ({ calls: botCalls(() => npc, randoms) })) },
});
const question = (seat: string): ChoiceQuestion => ({ kind: 'choice', seat, purpose: 'any' });

test('each seat is played by its own player: bots by their level, NPCs by their document', async () => {
  const { bots, npcs } = scripts();
  const players = botsOf<State, string>(matchSettings, bots, npcs);
  const decided = await Promise.all(['b', 'c', 'd'].map((seat) => players.decide(state, seat)));
  expect(decided.map((one) => one?.command)).toEqual(['hard for b at the quay', 'npc for c at the quay', 'usual for d at the quay']);
  expect(await Promise.all(['b', 'c', 'd'].map((seat) => players.answer(state, question(seat), seat)))).toEqual(['hard', 'npc', 'usual']);
  expect((await players.explain?.(state, question('c'), null))?.en).toBe('npc says so');
  const accepts = (seat: string) => players.accepts?.(state, { kind: 'draw', by: 'a', asked: [seat] }, seat);
  expect(await Promise.all(['b', 'c', 'd'].map(accepts))).toEqual([true, false, false]);
});

test('an NPC’s decision comes with its whole thought, whose first line is the reason; a bot’s with its own reason', async () => {
  const { bots, npcs } = scripts();
  const players = botsOf<State, string>(matchSettings, bots, npcs);
  expect(await players.decide(state, 'c')).toMatchObject({ reason: words('first in the order'), thought });
  expect(await players.decide(state, 'b')).toEqual({ command: 'hard for b at the quay', reason: words('to win'), thought: undefined });
});

test('an NPC prepares in its worker, and never on the page', async () => {
  await botsOf<State, string>(matchSettings, scripts().bots, scripts().npcs).warm?.(state, 'c');
  expect(npc.warm).not.toHaveBeenCalled();
  const calls = botCalls(() => npc, randoms);
  calls.set(state.scene);
  expect(calls.warm({}, 'c')).toBe(false);
  expect(npc.warm).toHaveBeenCalledWith(state, 'c');
});

test('a script is fetched once a seat needs it; a bot begins without it', async () => {
  const { bots, npcs } = scripts();
  const players = botsOf<State, string>(matchSettings, bots, npcs, () => 'deploy');
  expect(await players.decide(state, 'b')).toEqual({ command: 'deploy' });
  expect([bots.script, npcs.script].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect((await players.decide(state, 'c'))?.command).toBe('npc for c at the quay');
  expect([bots.script, npcs.script].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a game without NPCs has its usual bot play their seats, as a file from outside may name them', async () => {
  const { bots } = scripts();
  expect((await botsOf<State, string>(matchSettings, bots).decide(state, 'c'))?.command).toBe('usual for c at the quay');
});
