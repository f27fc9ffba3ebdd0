import { sql } from 'kysely';
import { advanceOf } from '../bots/advance.ts';
import { machinesOf, type BotLog, type Opened } from '../bots/machines.ts';
import { thinkersOf } from '../bots/thinkers.ts';
import { ALWAYS, turnsOf } from '../bots/turns.ts';
import { battlesOf, type Battles } from '../host/battles.ts';
import { decisionsOf, type Decisions } from '../host/decisions.ts';
import { devicesOf, type Devices } from '../host/devices.ts';
import { fileOf } from '../host/file.ts';
import { invitationsOf, type Invitations } from '../host/invitations.ts';
import { joiningOf, type Joining } from '../host/joining.ts';
import { leavingOf, type Leaving } from '../host/leaving.ts';
import { lobbyOf, type Lobby } from '../host/lobby.ts';
import { noteEnd } from '../host/note-end.ts';
import { policiesOf, type Policies } from '../host/policies.ts';
import { rematchesOf, type Rematches } from '../host/rematch.ts';
import { reopeningsOf, type Reopenings } from '../host/reopening.ts';
import { rightsOf, type Rights } from '../host/rights.ts';
import { wordsOf, type Words } from '../host/words.ts';
import { pushOf, type PushOptions } from '../push/push.ts';
import type { Subscriptions } from '../push/subscriptions.ts';
import { battleStore } from '../store/battles.ts';
import type { Engine } from '../store/engine.ts';
import { accessOf, type Access } from './access.ts';
import type { Limits } from './limits.ts';
import { metricsOf, type Metrics } from './metrics.ts';
import { streams, type Streams } from './streams.ts';

/** Milliseconds within which a database answers. */
const READY = 2000;

/** Parts of a host with which its routes work. */
export interface Services {
  readonly devices: Devices;
  readonly joining: Joining;
  readonly leaving: Leaving;
  readonly lobby: Lobby;
  readonly rights: Rights;
  readonly invitations: Invitations;
  readonly reopenings: Reopenings;
  readonly limits: Limits;
  readonly battles: Battles;
  readonly decisions: Decisions;
  readonly access: Access;
  readonly rematches: Rematches;
  readonly words: Words;
  readonly policies: Policies;
  /** The match file of a battle, with all that is hidden. */
  fileOf(battle: string): ReturnType<typeof fileOf>;
  readonly streams: Streams;
  /** Absent where nobody is told of a turn. */
  readonly subscriptions: Subscriptions | undefined;
  readonly metrics: Metrics;
  /** Does the database answer? */
  isReady(): Promise<boolean>;
  /** Opens the battles in which bots may have to play. */
  resume(): Promise<void>;
  /** Ends the play of bots. */
  close(): Promise<void>;
}

export function servicesOf(engine: Engine, limits: Limits, now: () => number, log: BotLog, push?: PushOptions): Services {
  const devices = devicesOf(engine, now);
  const lobby = lobbyOf(engine, now);
  const rights = rightsOf(engine, now);
  const thinkers = thinkersOf();
  const turns = engine.isShared ? turnsOf(engine, now) : ALWAYS;
  const policies = policiesOf(engine);
  const metrics = metricsOf();
  const pushing = push && pushOf(engine, now, push, log, metrics.notice);
  const attended = (opened: Opened): (() => void) => {
    const ends: (() => void)[] = [
      machinesOf(opened, thinkers, turns, log),
      advanceOf(opened, policies, thinkers, log),
      noteEnd(opened, rights, log),
    ];
    if (pushing) ends.push(pushing.attend(opened));
    return () => {
      for (const end of ends) end();
    };
  };
  const store = battleStore(engine, now, limits.battles);
  const battles = battlesOf(metrics.ofStore(store), lobby, attended, now);
  const words = wordsOf(engine, now);
  const open = streams(limits.streams, { heldBy: lobby.heldBy, endedOf: devices.endedOf }, words, pushing?.presence);
  const leaving = leavingOf(engine);
  leaving.subscribe(open.leave);
  engine.listenBeside((told) => {
    if (told === undefined) open.review();
  });
  metrics.gauge('streams', 'Open streams', () => open.count);
  metrics.gauge('battles', 'Battles in memory', () => battles.count);
  return {
    devices,
    joining: joiningOf(engine, now),
    leaving,
    lobby,
    rights,
    invitations: invitationsOf(engine, now),
    reopenings: reopeningsOf(engine, now),
    limits,
    battles,
    decisions: decisionsOf(store),
    access: accessOf(devices, lobby, battles),
    rematches: rematchesOf(engine, now),
    words,
    policies,
    fileOf: (battle) => fileOf(store, lobby, battle),
    streams: open,
    subscriptions: pushing?.subscriptions,
    metrics,
    isReady: () => answersWithin(READY, sql`select 1`.execute(engine.db)),
    async resume() {
      for (const id of await lobby.ofMachines()) await battles.get(id).catch((reason: unknown) => log({ battle: id, reason }));
    },
    async close() {
      battles.close();
      pushing?.presence.close();
      await thinkers.close();
    },
  };
}

/** Is a promise kept within so many milliseconds? */
function answersWithin(limit: number, promise: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), limit).unref());
  return Promise.race([late, promise.then(() => true).catch(() => false)]);
}
