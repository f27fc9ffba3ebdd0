import type { Socket } from 'node:net';
import type { Reply, Store } from '@escarmouche/online';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { NoticeStatus } from '../push/notices.ts';

/** Memory, processor, garbage and delays of the event loop: of the process, with all that it serves. */
const ofProcess = new Registry();
let isCollecting = false;

/** Upper bounds of latencies, in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Measures of a node, as Prometheus reads them. */
export function metricsOf() {
  if (!isCollecting) collectDefaultMetrics({ register: ofProcess });
  isCollecting = true;
  const own = new Registry();
  const registers = [own];
  const acts = new Counter({
    name: 'escarmouche_acts_total',
    help: 'Acts of seats by their reply',
    labelNames: ['status'] as const,
    registers,
  });
  const conflicts = new Counter({ name: 'escarmouche_conflicts_total', help: 'Rows whose number another act had taken', registers });
  const latency = new Histogram({
    name: 'escarmouche_act_seconds',
    help: 'Time from an act to its reply',
    buckets: BUCKETS,
    registers,
  });
  const bytes = new Counter({
    name: 'escarmouche_bytes_total',
    help: 'Bytes of connections by which the host was asked',
    labelNames: ['direction'] as const,
    registers,
  });
  const notices = new Counter({
    name: 'escarmouche_notices_total',
    help: 'Notices of a turn by how they fared; held: somebody was there already',
    labelNames: ['status'] as const,
    registers,
  });
  for (const status of ['kept', 'refused', 'stale'] as const) acts.inc({ status }, 0);
  for (const status of ['sent', 'held', 'gone', 'failed'] as const) notices.inc({ status }, 0);
  const connections = new Map<Socket, { received: number; sent: number }>();

  /** Counts bytes of a connection since they were counted last. */
  function count(socket: Socket): void {
    const { received, sent } = connections.get(socket) ?? { received: 0, sent: 0 };
    bytes.inc({ direction: 'received' }, socket.bytesRead - received);
    bytes.inc({ direction: 'sent' }, socket.bytesWritten - sent);
    connections.set(socket, { received: socket.bytesRead, sent: socket.bytesWritten });
  }

  return {
    /** Measures what is read at the time of asking. */
    gauge(name: string, help: string, read: () => number): void {
      const gauge: Gauge = new Gauge({ name: `escarmouche_${name}`, help, registers, collect: () => gauge.set(read()) });
    },
    /** Counts the bytes of a connection until it is closed. */
    connection(socket: Socket): void {
      if (connections.has(socket)) return;
      count(socket);
      socket.once('close', () => {
        count(socket);
        connections.delete(socket);
      });
    },
    /** Times and counts an act. */
    async act(act: () => Promise<Reply>): Promise<Reply> {
      const end = latency.startTimer();
      const reply = await act();
      end();
      acts.inc({ status: reply.status });
      return reply;
    },
    notice: (status: NoticeStatus): void => notices.inc({ status }),
    /** A store whose conflicts are counted. */
    ofStore: (store: Store): Store => ({
      ...store,
      async append(...row): ReturnType<Store['append']> {
        const appended = await store.append(...row);
        if (appended === 'conflict') conflicts.inc();
        return appended;
      },
    }),
    contentType: own.contentType,
    async text(): Promise<string> {
      for (const socket of connections.keys()) count(socket);
      return `${await own.metrics()}\n${await ofProcess.metrics()}`;
    },
  };
}

export type Metrics = ReturnType<typeof metricsOf>;
