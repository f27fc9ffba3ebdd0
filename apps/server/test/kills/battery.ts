import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gameOf } from '@escarmouche/games/game';
import { mix, randomFrom } from '@escarmouche/referee';
import type { Engine } from '../../src/store/engine.ts';
import { bellOf } from './bell.ts';
import type { Tally } from './client.ts';
import { startNode, type Node } from './nodes.ts';
import { gathered, type Played } from './played.ts';
import { judge, type Found } from './verdict.ts';
import { wireOf } from './wire.ts';

/** A battery on one store. */
export interface Battery {
  readonly program: string;
  /** Ids of the games that are played, a battle of each at a time. */
  readonly games: readonly string[];
  readonly kills: number;
  readonly seed: number;
  /** PostgreSQL with two nodes; without it one node on SQLite. */
  readonly database?: string;
  /** Cuts all connections that listen for rows. */
  readonly cutListeners?: () => Promise<unknown>;
  /** Opens the store of the battery when no node has it any more. */
  readonly open: (folder: string) => Promise<Engine>;
}

export interface Report extends Found {
  readonly battles: number;
  readonly kills: number;
  readonly acknowledged: number;
  readonly views: number;
  readonly refused: number;
  readonly reconnected: number;
  readonly again: number;
  readonly cuts: number;
  readonly wrong: readonly string[];
}

/** Kills follow each other after so many acknowledged acts at most. */
const ACTS_BETWEEN = 8;
/** Milliseconds within which a kill falls after the act it was waiting for. */
const WITHIN = 40;

/** Plays whole battles of every game at once over nodes that are killed, until so many kills; then holds the store against what devices were told. */
export async function battery({ program, games, kills, seed, database, cutListeners, open }: Battery): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-kills-'));
  const random = randomFrom(seed);
  const tally: Tally = { bell: bellOf(), acknowledged: [], wrong: [], views: 0, refused: 0, reconnected: 0 };
  const nodes: Node[] = [];
  const count = database === undefined ? 1 : 2;
  for (let i = 0; i < count; i++) nodes.push(await startNode(program, { data: folder, ...(database !== undefined && { database }) }));
  const wire = wireOf(nodes, random);
  const played: Played[] = [];
  let isOver = false;
  let killed = 0;
  let cuts = 0;

  /** One battle of a game after the other. */
  async function table(id: string, place: number): Promise<void> {
    const game = await gameOf(id);
    for (let battle = 0; !isOver; battle++) {
      const one = await gathered({ wire, tally, random: randomFrom(mix(seed, place, battle)) }, game);
      played.push(one);
      await one.play(() => isOver);
    }
  }

  async function acts(more: number): Promise<void> {
    const enough = tally.acknowledged.length + more;
    await tally.bell.until(() => tally.acknowledged.length >= enough);
  }

  function disturb(): void {
    const clients = played.at(-1 - random(Math.min(played.length, games.length)))?.clients ?? [];
    const client = clients[random(clients.length)];
    const kind = random(4);
    if (kind === 0) client?.drop();
    else if (kind === 1) client?.slow(50 + random(300));
    else if (kind === 2) void client?.rejoin();
    else if (cutListeners) {
      cuts++;
      void cutListeners();
    }
  }

  async function mischief(): Promise<void> {
    while (killed < kills) {
      await acts(1 + random(ACTS_BETWEEN));
      disturb();
      await wait(random(WITHIN));
      // Now and then all nodes at once.
      const victims = random(6) === 0 ? nodes : [nodes[random(nodes.length)] as Node];
      killed += victims.length;
      await Promise.all(victims.map((node) => node.kill()));
    }
    isOver = true;
    tally.bell.ring();
  }

  try {
    await Promise.all([...games.map((id, place) => table(id, place)), mischief()]);
    await Promise.all(nodes.splice(0).map((node) => node.end()));
    const found: Found = { acts: 0, dice: 0, lost: 0, doubled: 0, disordered: 0 };
    const engine = await open(folder);
    for (const { id } of played) await judge(engine, id, tally, found);
    await engine.close();
    const { acknowledged, wrong, views, refused, reconnected } = tally;
    const counts = { battles: played.length, kills: killed, acknowledged: acknowledged.length, views, refused, reconnected };
    return { ...counts, ...found, again: wire.again, cuts, wrong };
  } finally {
    isOver = true;
    await Promise.all(nodes.map((node) => node.end()));
    rmSync(folder, { recursive: true });
  }
}
