import type { LoadedPuzzle } from '@escarmouche/cases/puzzle/load';
import { scoreOf, type Choice } from '@escarmouche/cases/puzzle/score';
import type { Entry, Json } from '@escarmouche/referee';
import { untrack } from 'svelte';
import type { SittingHere } from '../table/sitting.svelte.ts';
import { createDealing } from './dealing.svelte.ts';
import type { Judge } from './judge-calls.ts';
import { puzzleAgain, puzzleHost } from './puzzle-host.ts';

type AnyEntry = Entry<Json, Json>;

/** A try that has come to its end. */
export interface Finished {
  readonly solved: boolean;
  /** 0 to 1. */
  readonly score: number;
  readonly decisions: readonly Choice[];
}

/** A puzzle at its table: its dice fall, the judge answers for other seats and judges each decision, up to the end of the try. */
export function createPuzzle({ battle, table, telling, writer }: SittingHere, { lesson }: LoadedPuzzle, judge: Judge) {
  const { host } = battle;
  let end = $state.raw<Finished>();
  const isJudged = (): boolean => end !== undefined;
  const dealing = createDealing({ battle, table }, (of) => puzzleHost(of, isJudged));

  /** Choices of each entry that was judged: an entry stays the same object as long as nothing before it changes. */
  const known = new WeakMap<AnyEntry, Promise<readonly Choice[]>>();
  function judgedAt(record: readonly AnyEntry[], index: number): Promise<readonly Choice[]> {
    const entry = record[index];
    if (!entry) return Promise.resolve([]);
    let judged = known.get(entry);
    if (!judged) known.set(entry, (judged = judge.calls().then((calls) => calls.judged(record.slice(0, index + 1), index))));
    return judged;
  }

  let progress = $state.raw<{ readonly done: number; readonly of: number }>();
  let replying = $state(false);
  /** Number of looks at the table: a later one ends those before. */
  let look = 0;

  async function reply(own: number): Promise<void> {
    const { pending, entries } = host.match;
    const seat = host.snapshot().waiting?.asked.find((one) => one !== lesson.learner);
    if (!pending || seat === undefined) return;
    replying = true;
    const { command, answers, seat: by } = pending;
    const answer = await (await judge.calls()).reply([...entries], { seat: by, command, answers });
    await telling.caughtUp();
    if (own !== look) return;
    replying = false;
    if (answer !== undefined) await host.answer(answer, seat);
  }

  async function judgeAll(own: number): Promise<void> {
    const record = [...host.match.entries];
    if (!record.some(({ seat }) => seat === lesson.learner)) return;
    progress = { done: 0, of: record.length };
    const { fate, entries } = await (await judge.calls()).standing(record);
    const given = host.snapshot().outcome && fate === 'open' ? 'failed' : fate;
    const decisions: Choice[] = [];
    for (let index = 0; index < entries; index++) {
      if (own !== look) return;
      progress = { done: index, of: entries };
      decisions.push(...(await judgedAt(record, index)));
    }
    if (own !== look) return;
    progress = undefined;
    if (given !== 'open') end = { solved: given === 'solved', score: scoreOf(decisions), decisions };
  }

  $effect(() => {
    void table.snapshot.version;
    if (!dealing.isDealt()) return;
    untrack(() => {
      const own = ++look;
      replying = false;
      progress = undefined;
      if (end) return;
      const { waiting } = host.snapshot();
      if (!waiting) void judgeAll(own);
      else if (writer.mine) void reply(own);
    });
  });

  return {
    /** The end of the try, once it is judged. */
    get end() {
      return end;
    },
    /** Entries judged, while the judge works. */
    get progress() {
      return progress;
    },
    /** The worst answer of another seat is looked for. */
    get replying() {
      return replying;
    },
    get begun() {
      void table.snapshot.version;
      const { entries, waiting } = host.snapshot();
      return waiting !== undefined || entries.some(({ seat }) => seat === lesson.learner);
    },
    /** The best line from where the player stands. */
    async onward(): Promise<readonly unknown[]> {
      void table.snapshot.version;
      const record = [...host.match.entries];
      return host.match.pending ? [] : (await judge.calls()).onward(record);
    },
    again(): void {
      look++;
      end = undefined;
      progress = undefined;
      replying = false;
      dealing.goOn(puzzleAgain(host, isJudged));
      telling.skip();
    },
    close(): void {
      look++;
      judge.close();
    },
  };
}
