import type { Child } from './zombies/online/child.ts';
import { startChild } from './zombies/online/child.ts';
import type { Staged } from './zombies/online/host.ts';
import { joinedMatch, type Joined } from './zombies/online/sockets.ts';
import { openStream, sendAct } from './zombies/online/wire.ts';
import { race, type BenchRow } from './compare.ts';

/** The host of online battles beside the server of boardgame.io: games of Zombies!!!, four players each, everything over loopback. */

const MATCHES = 4;
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
  const rounds = 3;
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

/** Rows of the report. */
export default async function onlineBench(): Promise<BenchRow[]> {
  const [host, peer] = [await startChild('host'), await startChild('peer')];
  try {
    return [await throughput(host, peer)];
  } finally {
    host.end();
    peer.end();
  }
}
