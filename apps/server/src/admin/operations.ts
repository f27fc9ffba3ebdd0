import type { Header } from '@escarmouche/online/api';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Seat, Text } from '@escarmouche/referee';
import { latestBattles } from '../host/latest.ts';
import { lobbyOf, type Created } from '../host/lobby.ts';
import { problem } from '../http/problem.ts';
import { battleStore } from '../store/battles.ts';
import type { Engine } from '../store/engine.ts';
import { executed } from '../store/migrations.ts';
import { closedBecause } from '../store/open.ts';
import { fileOf, matchOf } from '../host/file.ts';
import { askedIn, battleFrom } from './files.ts';

/** Battles that are listed, the latest first. */
const MOST = 100;

/** A battle in the list of a host. */
export interface Listed {
  readonly battle: string;
  readonly system: string;
  readonly title: Text | string;
  readonly state: 'gathering' | 'open' | 'over';
  /** Of the game; absent before the beginning. */
  readonly turn?: number;
  /** Seats whose act is awaited. */
  readonly asked: readonly Seat[];
  /** Time of the last act, in milliseconds since 1970. */
  readonly since: number;
}

/** The work of whoever looks after a host, on its database. Throws problems, in both languages. */
export function operationsOf(engine: Engine, now: () => number) {
  const { db } = engine;
  const store = battleStore(engine, now);
  const lobby = lobbyOf(engine, now);

  async function listed(id: string, text: string, since: number): Promise<Listed> {
    const header = JSON.parse(text) as Header;
    const { system, title } = header;
    const rows = await store.rows(id, 0);
    if (rows.length === 0) return { battle: id, system, title, state: 'gathering', asked: [], since };
    const { match, game } = await matchOf(header, rows);
    const state = match.outcome ? 'over' : 'open';
    return { battle: id, system, title, state, turn: game.turn(match.state), asked: match.outcome ? [] : askedIn(match), since };
  }

  return {
    /** The latest battles, and the number of all. */
    async matches(): Promise<{ readonly all: number; readonly battles: readonly Listed[] }> {
      const { all } = await db
        .selectFrom('battle')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow();
      const found = await latestBattles(db).limit(MOST).execute();
      const battles: Listed[] = [];
      for (const { id, header, created, last } of found) {
        battles.push(await listed(id, header, last ?? created));
        // Requests of players go between.
        await new Promise((resolve) => setImmediate(resolve));
      }
      return { all: Number(all), battles: battles.toSorted((a, b) => b.since - a.since) };
    },

    /** The match file of a battle that has begun; of an open one it tells all that is hidden. */
    async export({ battle }: { readonly battle: string }): Promise<{ readonly file: string; readonly isOver: boolean }> {
      const found = await fileOf(store, lobby, battle);
      if (!found) throw problem(404, 'Cette bataille n’a pas commencé, ou n’existe pas.', 'This battle has not begun, or does not exist.');
      return found;
    },

    /** A new battle that goes on from a match file, with an invitation for each seat of a person, and under '' one for those who look on. */
    async import({ file }: { readonly file: string }): Promise<Created> {
      const { header, row } = await battleFrom(file);
      const created = await lobby.create(header);
      await store.append(created.battle, 1, row);
      return created;
    },

    /** The form of the database, its battles, and the time of the last act in milliseconds since 1970. */
    async state(): Promise<{ readonly migrations: readonly string[]; readonly battles: number; readonly last: number }> {
      const { battles } = await db
        .selectFrom('battle')
        .select(({ fn }) => fn.countAll<number>().as('battles'))
        .executeTakeFirstOrThrow();
      const { last } = await db
        .selectFrom('row')
        .select(({ fn }) => fn.max('at').as('last'))
        .executeTakeFirstOrThrow();
      return { migrations: await executed(db), battles: Number(battles), last: last ?? 0 };
    },

    /** Copies the database into a new file, by its absolute path, while battles go on. */
    async backup({ file }: { readonly file: string }): Promise<Record<string, never>> {
      if (!engine.backup) throw problem(400, 'PostgreSQL se sauvegarde par pg_dump.', 'PostgreSQL is backed up by pg_dump.');
      if (existsSync(file)) throw problem(409, `${file} existe déjà`, `${file} exists already`);
      await engine.backup(file).catch((error: unknown) => {
        const { fr, en } = closedBecause(error, dirname(file));
        throw problem(400, fr, en);
      });
      return {};
    },
  };
}

export type Operations = ReturnType<typeof operationsOf>;
