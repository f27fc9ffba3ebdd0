import { games } from '@escarmouche/games';
import { gameOf } from '@escarmouche/games/game';
import { withNpcs } from '@escarmouche/games/npcs';
import type { BandSetup } from '@escarmouche/games/setups';
import { openBattle, type Act, type OnlineBattle } from '@escarmouche/online';
import type { Header } from '@escarmouche/online/api';
import { openMatch, randomFrom, seededDice, type Seat } from '@escarmouche/referee';
import { BOT, NPC, PERSON, type Holders } from '@escarmouche/session';
import { afterAll, afterEach, expect, test } from 'vitest';
import { lobbyOf } from '../host/lobby.ts';
import { battleStore } from '../store/battles.ts';
import { testHost } from '../testing.ts';
import { isAsked, personAt, playOn } from '../testing-person.ts';
import { machinesOf } from './machines.ts';
import type { Thinkers } from './thinkers.ts';
import { thoughtOf, type Job } from './thinking.ts';
import { ALWAYS, type Turns } from './turns.ts';

const host = await testHost();
const url = await host.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => host.close());

const PLAN = { title: 'Essai', notes: {} };
const OWN_ACTS = 3;
const ALL_ACTS = 24;

test.each(games.map(({ id }) => id))('%s: a person plays a bot of the host', async (name) => {
  const person = await personAt(url);
  const { system, sample } = await gameOf(name);
  const setup = sample();
  const [bot = 'a'] = system.active(system.setup(setup));
  const own = bot === 'a' ? 'b' : 'a';
  const { battle, invitations } = await person.post<Created>('battles', {
    ...PLAN,
    system: name,
    setup,
    seats: { [bot]: BOT, [own]: PERSON },
  });
  await person.claim(battle, own, invitations[own] ?? '');
  await person.show(battle, own);
  const session = await person.come(name, battle, own);
  const random = randomFrom(11);
  let acts = 0;
  while (acts < OWN_ACTS || session.heard < ALL_ACTS) {
    await expect.poll(() => isAsked(session), { timeout: 20_000 }).toBe(true);
    expect((await playOn(name, session, random)).status).not.toBe('refused');
    acts++;
  }
  expect(session.heard).toBeGreaterThan(acts + 2);
  person.leave();
});

test('those who look on see bots play each other', async () => {
  const person = await personAt(url);
  const { sample } = await gameOf('zombies');
  const plan = { ...PLAN, system: 'zombies', setup: sample(), seats: { a: BOT, b: BOT } };
  const { battle, invitations } = await person.post<Created>('battles', plan);
  await person.claim(battle, '', invitations[''] ?? '');
  const session = await person.come('zombies', battle, '');
  await expect.poll(() => session.heard, { timeout: 20_000 }).toBeGreaterThan(4);
  person.leave();
});

test('an NPC plays what its document prescribes', async () => {
  const classic = await gameOf('urss-classic');
  const { system } = classic;
  const setup = withNpcs(classic, classic.sample() as BandSetup, ['a', 'b']);
  const match = openMatch(system, setup as never, dice());
  match.submit(system.active(match.state)[0] ?? '', { type: 'rollOrder' });
  const whole = match.state as InScene;
  const { scene, ...state } = whole;
  const [seat = ''] = system.active(whole);
  const { command } = await here(
    { battle: 'npcs', system: 'urss-classic', holder: NPC, seat, state, seed: '', about: { do: 'decide' } },
    scene,
  );
  expect(command).toEqual(classic.npc?.().prescribed(whole, seat));
  expect(command).toBeDefined();
});

interface InScene {
  readonly scene: object;
}

interface Created {
  readonly battle: string;
  readonly invitations: Readonly<Record<Seat, string>>;
}

type AnyBattle = OnlineBattle<object, object, object>;
const dice = () => (entry: number) => seededDice(5, entry);
type Think = Thinkers['think'];

const here: Think = (job, scene) => thoughtOf({ job, scene, forget: [] });
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A battle of Zombies!!! at nodes that share a store, each with bots that think by `think`. */
async function battleAt(nodes: number, seats: Holders, think: Think = here, turns: Turns = ALWAYS) {
  const { system, sample } = await gameOf('zombies');
  const setup = sample();
  const header: Header = { ...PLAN, system: 'zombies', version: system.version, setup, seats };
  const store = battleStore(host.engine, () => 1);
  const { battle: id } = await lobbyOf(host.engine, () => 1).create(header);
  const problems: unknown[] = [];
  async function open() {
    const settings = { seed: 's', dice: {}, seats, notes: {} };
    const battle = (await openBattle({ system, setup, settings, dice, now: () => 1 }, store, id)) as unknown as AnyBattle;
    store.listen({ kept: (changed, sequence) => void (changed === id && battle.refresh(sequence)), missed: () => undefined });
    const played = { id, header, system: system as never, battle: battle as never, passes: () => undefined, secret: 's' };
    const thinkers: Thinkers = { think, close: () => Promise.resolve() };
    const close = machinesOf(played, thinkers, turns, ({ reason }) => problems.push(reason), { pace: 1, again: 5 });
    closing.push(close);
    return { battle, close };
  }
  const opened = await Promise.all(Array.from({ length: nodes }, open));
  const rows = () => store.rows(id, 0);
  return { opened, problems, rows };
}

const propose = (n: number): Act<object> => ({ id: `x${n}`, n, deed: { do: 'propose', kind: 'draw' } });

test('of two nodes that both think, one plays each act of a bot', async () => {
  const asked = new Map<string, () => void>();
  const both: Think = async (job, scene) => {
    const thought = await here(job, scene);
    const other = asked.get(job.seed);
    if (other) other();
    else await new Promise<void>((resolve) => asked.set(job.seed, resolve));
    return thought;
  };
  const { opened, rows, problems } = await battleAt(2, { a: BOT, b: BOT }, both);
  for (const { battle } of opened) battle.subscribe(() => undefined);
  await expect.poll(async () => (await rows()).length, { timeout: 20_000 }).toBeGreaterThan(30);
  for (const { close } of opened) close();
  const kept = await rows();
  for (const seat of ['a', 'b']) {
    const own = kept.filter(({ by }) => by === seat);
    expect(own.map(({ n }) => n)).toEqual(own.map((_, i) => i + 1));
    expect(own.map(({ act }) => act)).toEqual(own.map(({ n }) => `${seat} ${n}`));
  }
  expect(problems).toEqual([]);
});

test('a node whose turn it is not thinks about nothing, and goes on by what others keep', async () => {
  const asked: string[] = [];
  let isOurs = false;
  const counted: Think = (job, scene) => {
    asked.push(job.seat);
    return here(job, scene);
  };
  const ours: Turns = async () => {
    await expect.poll(() => isOurs, { interval: 1, timeout: 20_000 }).toBe(true);
    return { end: () => undefined };
  };
  const { opened, rows, problems } = await battleAt(1, { a: PERSON, b: BOT }, counted, ours);
  const { battle } = opened[0] as (typeof opened)[0];
  await battle.act('a', propose(1));
  await battle.act('a', { id: 'x2', n: 2, deed: { do: 'consent', agrees: false } });
  expect([asked, (await rows()).length]).toEqual([[], 3]);
  await battle.act('a', propose(3));
  isOurs = true;
  await expect.poll(() => battle.told('a', 0).proposal).toBeUndefined();
  expect([asked, problems]).toEqual([['b'], []]);
});

test('bots alone play only while somebody looks', async () => {
  const asked: Seat[] = [];
  const counted: Think = (job, scene) => {
    asked.push(job.seat);
    return here(job, scene);
  };
  const unseen = await battleAt(1, { a: BOT, b: BOT }, counted);
  const seen = await battleAt(1, { a: BOT, b: BOT });
  const end = seen.opened[0]?.battle.subscribe(() => undefined);
  await expect.poll(async () => (await seen.rows()).length, { timeout: 20_000 }).toBeGreaterThan(10);
  end?.();
  expect(asked).toEqual([]);
  expect(await unseen.rows()).toHaveLength(1);
});

test('a bot is asked about a draw, and turns it down or takes it', async () => {
  let accepts = false;
  const thoughtful: Think = async (job, scene) => (job.about.do === 'accept' ? { accepts } : here(job, scene));
  const { opened } = await battleAt(1, { a: PERSON, b: BOT }, thoughtful);
  const { battle } = opened[0] as (typeof opened)[0];
  const proposed = (): unknown => battle.told('a', 0).proposal;
  expect(await battle.act('a', propose(1))).toMatchObject({ status: 'kept' });
  await expect.poll(proposed).toBeUndefined();
  expect(battle.told('a', 0).outcome).toBeUndefined();
  accepts = true;
  await battle.act('a', propose(2));
  await expect.poll(() => battle.told('a', 0).outcome).toMatchObject({ winners: [] });
});

test('a bot that fails tries again, and in the end plays anything that is allowed', async () => {
  const tried: (string | undefined)[] = [];
  const failing: Think = async (job, scene) => {
    const level = job.holder.by === 'bot' ? job.holder.level : job.holder.by;
    tried.push(level);
    if (level === 'random') return here(job, scene);
    if (tried.length === 1) throw new Error('broken');
    return job.about.do === 'decide' ? { command: { type: 'nonsense' } } : { answer: 'nonsense' };
  };
  const { rows, problems } = await battleAt(1, { a: NPC, b: PERSON }, failing);
  await expect.poll(async () => (await rows()).some(({ by }) => by === 'a'), { timeout: 20_000 }).toBe(true);
  expect(tried.slice(0, 4)).toEqual(['npc', 'npc', 'npc', 'random']);
  expect(problems.length).toBeGreaterThanOrEqual(3);
});

test('a bot is told what its seat may know, and no more', async () => {
  const jobs: Job[] = [];
  const noted: Think = (job, scene) => {
    jobs.push(job);
    return here(job, scene);
  };
  const { opened } = await battleAt(1, { a: BOT, b: BOT }, noted);
  opened[0]?.battle.subscribe(() => undefined);
  await expect.poll(() => new Set(jobs.map(({ seat }) => seat)).size, { timeout: 20_000 }).toBe(2);
  for (const { seat, state } of jobs) {
    const { players, deck } = state as { players: Readonly<Record<Seat, { hand: readonly string[] }>>; deck: readonly string[] };
    for (const [other, { hand }] of Object.entries(players)) expect(hand.includes('?'), `${seat} sees ${other}`).toBe(other !== seat);
    expect(new Set(deck)).toEqual(new Set('?'));
  }
});
