import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, Thought, Wanted } from './thinking.ts';

/** Battles whose scenes a worker keeps. */
const SCENES = 8;
/** Megabytes of a worker at most: one that wants more ends alone. */
const MOST_MEMORY = 512;

interface ThinkersOptions {
  /** Workers at most; a core is left to requests. */
  readonly most?: number;
  readonly script?: URL;
  /** Milliseconds after which a worker is taken to have lost its way. */
  readonly patience?: number;
  /** Milliseconds without a job after which a worker gives its memory back. */
  readonly rest?: number;
}

/** A message of a worker. */
type Sent = { readonly thought: Thought } | { readonly error: string };

interface Asked {
  readonly job: Job;
  readonly scene: object;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: Error) => void;
}

interface Slot {
  readonly worker: Worker;
  readonly scenes: Set<string>;
  asked?: Asked | undefined;
  limit?: NodeJS.Timeout | undefined;
}

/** Workers in which bots and NPCs think, so that requests never wait for them. A worker that fails is replaced; its job fails alone. */
export interface Thinkers {
  /** Rejected where the player or its worker fails. Jobs of one battle are thought about one after the other. */
  think(job: Job, scene: object): Promise<Thought>;
  close(): Promise<void>;
}

export function thinkersOf({
  most = Math.max(1, availableParallelism() - 1),
  script = new URL('./worker.mjs', import.meta.url),
  patience = 120_000,
  rest = 300_000,
}: ThinkersOptions = {}): Thinkers {
  const slots: Slot[] = [];
  const queue: Asked[] = [];
  let closed = false;

  function open(): Slot {
    const worker = new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    const slot: Slot = { worker, scenes: new Set() };
    slots.push(slot);
    worker.on('message', (sent: Sent) => {
      const asked = free(slot);
      if ('thought' in sent) asked?.resolve(sent.thought);
      else asked?.reject(new Error(sent.error));
      next();
    });
    worker.on('error', (error: Error) => {
      drop(slot);
      free(slot)?.reject(error);
    });
    worker.on('exit', () => {
      drop(slot);
      free(slot)?.reject(new Error('the worker of a bot has ended'));
      next();
    });
    return slot;
  }

  /** A worker that ends is given no more jobs. */
  function drop(slot: Slot): void {
    const index = slots.indexOf(slot);
    if (index >= 0) slots.splice(index, 1);
  }

  function end(slot: Slot): void {
    drop(slot);
    void slot.worker.terminate();
  }

  function free(slot: Slot): Asked | undefined {
    const { asked } = slot;
    clearTimeout(slot.limit);
    slot.asked = undefined;
    slot.limit = setTimeout(end, rest, slot).unref();
    return asked;
  }

  /** A worker without a job, rather one that knows the battle. */
  function slotFor(battle: string): Slot | undefined {
    const idle = slots.filter(({ asked }) => !asked);
    return idle.find(({ scenes }) => scenes.has(battle)) ?? idle[0] ?? (slots.length < most ? open() : undefined);
  }

  function next(): void {
    const index = closed ? -1 : queue.findIndex(({ job }) => !slots.some(({ asked }) => asked?.job.battle === job.battle));
    const asked = queue[index];
    const slot = asked && slotFor(asked.job.battle);
    if (!slot) return;
    queue.splice(index, 1);
    const { job, scene } = asked;
    const isKnown = slot.scenes.has(job.battle);
    const forget = isKnown || slot.scenes.size < SCENES ? [] : [...slot.scenes].slice(0, 1);
    for (const battle of forget) slot.scenes.delete(battle);
    slot.scenes.add(job.battle);
    slot.asked = asked;
    clearTimeout(slot.limit);
    slot.limit = setTimeout(end, patience, slot);
    const wanted: Wanted = { job, forget, ...(!isKnown && { scene }) };
    slot.worker.postMessage(wanted, []);
    next();
  }

  return {
    think: (job, scene) =>
      new Promise((resolve, reject) => {
        queue.push({ job, scene, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      await Promise.all(slots.map(({ worker }) => worker.terminate()));
    },
  };
}
