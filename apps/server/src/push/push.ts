import type { Engine } from '../store/engine.ts';
import { noticesOf, type NoticeLog, type NoticeStatus } from './notices.ts';
import { presenceOf } from './presence.ts';
import { webPush, type Send } from './sending.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** How a host tells persons of their turn. */
export interface PushOptions {
  /** Whom push services may turn to: "mailto:somebody@escarmouche.example", or the address of the host. */
  readonly subject: string;
  /** Web Push where left out. */
  readonly send?: Send;
}

/** Notices to persons whose turn has come while they are not there. */
export function pushOf(
  engine: Engine,
  now: () => number,
  { subject, send }: PushOptions,
  log: NoticeLog,
  count: (status: NoticeStatus) => void,
) {
  const subscriptions = subscriptionsOf(engine);
  const presence = presenceOf(engine, now);
  const { attend } = noticesOf(engine, subscriptions, presence, send ?? webPush(subject, subscriptions.keys), log, count);
  return { subscriptions, presence, attend };
}
