import type { Child } from './zombies/online/child.ts';
import { startChild } from './zombies/online/child.ts';
import type { Staged } from './zombies/online/host.ts';
import { joinedMatch, type Joined } from './zombies/online/sockets.ts';
import { openStream, sendAct } from './zombies/online/wire.ts';
import { race, type BenchRow } from './compare.ts';

/** The host of online battles beside the server of boardgame.io: games of Zombies!!!, four players each, everything over loopback. */

/** Battles at once: enough for a host that is warm. */
const MATCHES = 16;
const MOVES = 150;
const SEATS = ['a', 'b', 'c', 'd'];

const stage = (host: Child, acts: number): Promise<Staged> => host.ask<Staged>('stage', { acts });

/** Battles at which all seats listen. */
async function followed(host: Child, url: string, count: number, acts: number): Promise<readonly Staged[]> {
  const staged: Staged[] = [];
  for (let i = 0; i < count; i++) {
    const one = await stage(host, acts);
    for (const seat of SEATS) await openStream(url, one, seat);
    staged.push(one);
  }
  return staged;
}

async function played(url: string, battles: readonly Staged[]): Promise<number> {
  const counts = await Promise.all(
    battles.map(async (battle) => {
      for (const planned of battle.planned) await sendAct(url, battle, planned);
      return battle.planned.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function throughput(host: Child, peer: Child): Promise<BenchRow> {
  const url = await host.ask<string>('url');
  const [peerUrl, lobby] = [await peer.ask<string>('url'), await peer.ask<string>('lobby')];
  // A server is warm after two rounds, of which one is not timed: the median of five is of a warm one.
  const rounds = 5;
  const ours: (readonly Staged[])[] = [];
  const theirs: (readonly Joined[])[] = [];
  for (let i = 0; i <= rounds; i++) {
    ours.push(await followed(host, url, MATCHES, MOVES));
    theirs.push(await Promise.all(Array.from({ length: MATCHES }, () => joinedMatch(peerUrl, lobby))));
  }
  return race<number>({
    name: 'online: acts kept on disk and told to all seats, against boardgame.io in memory',
    ours: () => played(url, ours.pop() ?? []),
    peer: async () => {
      const matches = theirs.pop() ?? [];
      const counts = await Promise.all(matches.map(({ play }) => play()));
      for (const { close } of matches) close();
      return counts.reduce((sum, count) => sum + count, 0);
    },
    agree: (a, b) => {
      if (a !== b || a !== MATCHES * MOVES) throw new Error(`played ${a} and ${b}`);
    },
    work: MATCHES * MOVES,
    piece: 'acts',
    floor: 3,
    target: 10,
    rounds,
  });
}

/** Time from the sending of an act until another seat has heard of it, at so many acts a second. */
async function hearing(host: Child): Promise<BenchRow> {
  const url = await host.ask<string>('url');
  const [acts, each, count] = [200, 100, 8];
  const sent = new Map<string, number>();
  const waits: number[] = [];
  const battles: Staged[] = [];
  for (let i = 0; i < count; i++) {
    const battle = await stage(host, each);
    let heard = 0;
    await openStream(url, battle, 'b', (piece) => {
      for (const [, sequence] of piece.matchAll(/"sequence":(\d+)/g)) heard = Math.max(heard, Number(sequence));
      const at = sent.get(`${battle.battle} ${heard}`);
      if (at !== undefined) waits.push(performance.now() - at);
    });
    battles.push(battle);
  }
  // A seat acts when its act before is kept; an act that comes late for that is counted from the moment when it was due.
  const acted: Promise<void>[] = [];
  const begun = performance.now();
  for (let i = 0; i < each * count; i++) {
    const due = begun + (i * 1000) / acts;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const battle = battles[i % count];
    const planned = battle?.planned[Math.floor(i / count)];
    if (!battle || !planned) throw new Error('an act is missing');
    sent.set(`${battle.battle} ${Math.floor(i / count) + 2}`, due);
    acted[i % count] = (acted[i % count] ?? Promise.resolve()).then(() => sendAct(url, battle, planned));
  }
  await Promise.all(acted);
  while (waits.length < each * count) await new Promise((resolve) => setTimeout(resolve, 10));
  const ours = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Infinity;
  return {
    name: `online: heard by another seat at ${acts} acts a second, of 95 in 100`,
    ours,
    floor: 100,
    target: 20,
    ok: ours <= 100,
    unit: 'ms',
  };
}

async function manyStreams(host: Child): Promise<BenchRow> {
  const url = await host.ask<string>('url');
  const battles = await followed(host, url, 500, 0);
  const ours = await host.ask<number>('memory');
  const name = `online: memory with ${battles.length * SEATS.length} open streams`;
  return { name, ours, floor: 300, target: 200, ok: ours <= 300, unit: 'MB' };
}

async function manyBattles(host: Child): Promise<BenchRow> {
  const url = await host.ask<string>('url');
  const speed = async (): Promise<number> => {
    const battles = await followed(host, url, MATCHES, MOVES);
    const start = performance.now();
    const count = await played(url, battles);
    return (count * 1000) / (performance.now() - start);
  };
  await speed();
  const [first, second] = [await speed(), await speed()];
  const kept = await host.ask<number>('fill', { battles: 10_000 });
  const [third, fourth] = [await speed(), await speed()];
  const [peer, ours] = [Math.max(first, second), Math.max(third, fourth)];
  const name = `online: acts with ${kept} kept battles, against an empty database`;
  return { name, ours, peer, ratio: ours / peer, floor: 0.8, target: 1, ok: ours / peer >= 0.8, unit: 'acts/s' };
}

async function withHost(measure: (host: Child) => Promise<BenchRow>): Promise<BenchRow> {
  const host = await startChild('host');
  try {
    return await measure(host);
  } finally {
    host.end();
  }
}

/** Rows of the report. */
export default async function onlineBench(): Promise<BenchRow[]> {
  const peer = await startChild('peer');
  try {
    return [
      await withHost((host) => throughput(host, peer)),
      await withHost(hearing),
      await withHost(manyStreams),
      await withHost(manyBattles),
    ];
  } finally {
    peer.end();
  }
}
