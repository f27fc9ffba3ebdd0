import type { Generated } from 'kysely';

/** Tables of both stores. Times are milliseconds since 1970; texts of battles are JSON as it is exported. */
export interface Tables {
  battle: BattleTable;
  row: RowTable;
  seat: SeatTable;
  invitation: InvitationTable;
  watcher: WatcherTable;
  guest: GuestTable;
  reopening: ReopeningTable;
  device: DeviceTable;
  code: CodeTable;
  setting: SettingTable;
  push: PushTable;
  notice: NoticeTable;
  presence: PresenceTable;
  thinker: ThinkerTable;
  word: WordTable;
  policy: PolicyTable;
}

/** A battle: its header for everybody, and the secret of its host, which is shown at its end. */
interface BattleTable {
  id: string;
  header: string;
  secret: string;
  created: number;
  /** The device that has made it; none of a battle that whoever looks after the host has brought in, or that is played once more without that device. */
  creator: Generated<string | null>;
  /** The time at which it was over. */
  ended: Generated<number | null>;
}

/** An act of a seat, and all that came of it. */
export interface RowTable {
  battle: string;
  sequence: number;
  act: string;
  body: string;
  at: number;
}

/** A seat of a battle, with the device that holds it, its commitment and, once it was shown, its secret. */
interface SeatTable {
  battle: string;
  seat: string;
  device: string | null;
  commitment: string | null;
  secret: string | null;
}

/** An invitation to a seat, of which only the digest is kept. */
interface InvitationTable {
  digest: string;
  battle: string;
  seat: string;
  expires: number;
  usedBy: string | null;
}

/** A device that looks on. */
interface WatcherTable {
  battle: string;
  device: string;
}

/** Words of a seat beside a battle, under a name of their own. */
interface WordTable {
  battle: string;
  number: number;
  seat: string;
  name: string;
  body: string;
  at: number;
}

/** A device that has shown an invitation to a battle. */
interface GuestTable {
  battle: string;
  device: string;
}

/** Answers that a seat has left in advance. */
interface PolicyTable {
  battle: string;
  seat: string;
  body: string;
}

/** A seat that is asked to be opened anew; `agreed`: 1 once somebody has agreed. */
interface ReopeningTable {
  battle: string;
  seat: string;
  agreed: number;
}

/** A device, by the digest of its token. */
interface DeviceTable {
  id: string;
  digest: string;
  created: number;
  /** The time at which it was last there, to the hour. */
  seen: Generated<number | null>;
  /** The device of the same person to which it has been joined, under whose id both are known; none of its own person. */
  joined: Generated<string | null>;
  /** The time at which its token was ended. Its id may go on as that of its person. */
  ended: Generated<number | null>;
}

/** A code by which one more device joins a person, by its digest. */
interface CodeTable {
  digest: string;
  device: string;
  expires: number;
}

/** A setting that all nodes share, as JSON. */
interface SettingTable {
  name: string;
  body: string;
}

/** Where a device is told of its turn: an address of a push service, the keys of the browser as JSON, and the language. */
interface PushTable {
  device: string;
  endpoint: string;
  keys: string;
  language: string;
}

/** A battle of which a person has been told that it is their turn, and has not come since. */
interface NoticeTable {
  battle: string;
  device: string;
}

/** A person who has a stream open at a node, up to a time: a node that has died says so no longer. */
interface PresenceTable {
  person: string;
  node: string;
  until: number;
}

/** The node that thinks for the bots of a battle, up to a time. */
interface ThinkerTable {
  battle: string;
  node: string;
  until: number;
}
