import { nextActs } from '@escarmouche/cases/lesson/next';
import { actsOf, answersDuring, type Act } from '@escarmouche/cases/lesson/acts';
import { scriptOf } from '@escarmouche/cases/lesson/deal';
import type { Lesson } from '@escarmouche/cases/lesson/lesson';
import { followerOf } from '@escarmouche/cases/lesson/progress';
import { wayTo } from '@escarmouche/cases/lesson/way';
import type { Json, Text } from '@escarmouche/referee';
import { dealtFrom, dealtHost, type Script } from '@escarmouche/session/dealing';
import { untrack } from 'svelte';
import type { AnyHost } from '../table/battles.ts';
import type { SittingHere } from '../table/sitting.svelte.ts';
import { atHost, carryOut } from './at-host.ts';
import { createDealing } from './dealing.svelte.ts';

/** The guide of a lesson at its table: says what to do, plays the other seats, and shows a step where the learner asks. */
export function createGuide({ battle, table, telling, writer }: SittingHere, lesson: Lesson) {
  const host: AnyHost = battle.host;
  const follow = followerOf(lesson);
  const playable = lesson.playable();
  const script = scriptOf(lesson) as Script<Json, Json, Json, Json>;
  const dealing = createDealing({ battle, table }, ({ match, matchSettings }) => dealtHost(match, matchSettings, script));
  const goBack = (to: number): void => dealing.goOn(dealtFrom(host, to, script));

  /** Number of runs of the guide: a later one ends those before. */
  let run = 0;
  let busy = $state(false);
  /** The step under way waits for an answer of the learner. */
  let asking = $state(false);
  const entries = $derived.by(() => {
    void table.snapshot.version;
    return host.snapshot().entries;
  });
  const waits = $derived.by(() => {
    void table.snapshot.version;
    return host.snapshot().waiting !== undefined;
  });
  const progress = $derived(follow(entries));
  const over = $derived(progress.passed === lesson.steps.length);
  /** The step to do, or where none is possible, the one that is missing. */
  const index = $derived(progress.current ?? progress.passed);
  const step = $derived(over ? undefined : lesson.steps[index]);
  const possible = $derived(progress.current !== undefined);
  const isOthers = $derived(step !== undefined && step.seat !== lesson.learner);
  /** Acts on the way to the step, up to its own command. */
  const acts = $derived(step && possible && !waits ? (nextActs(lesson, playable, index, entries) ?? []) : []);
  /** The next act of the learner: the answer to a question, or a command. */
  const own = $derived.by((): Act | undefined => {
    if (!waits && isOthers) return undefined;
    if (!waits) return acts.findLast(({ seat }) => seat === lesson.learner) ?? step?.deeds.filter((deed) => deed.own)[progress.given];
    const at = atHost(host, lesson.learner);
    if (at.asked?.question.seat !== lesson.learner) return undefined;
    return { seat: lesson.learner, answers: answersDuring(playable, index, at) };
  });

  const spoken = lesson.steps.flatMap(({ say }, i) => (say ? [i] : []));
  const said = $derived<readonly Text[]>(
    [
      entries.length === 0 ? lesson.say : undefined,
      progress.held === progress.passed - 1 && progress.held !== undefined ? lesson.steps[progress.held]?.done : undefined,
      over ? lesson.end : ((waits && asksLearner() ? step?.ask : undefined) ?? step?.say),
    ].flatMap((one) => one ?? []),
  );

  function asksLearner(): boolean {
    return host.snapshot().waiting?.asked.includes(lesson.learner) === true;
  }

  /** Does acts one after the other, each once what came before has been told; false where the rules refuse one, or something else has begun. */
  async function perform(some: Iterable<Act>, ownRun: number, answersAll: boolean): Promise<boolean> {
    for (const act of some) {
      await telling.caughtUp();
      if (ownRun !== run) return false;
      if ('answers' in act && act.seat === lesson.learner && !answersAll) {
        if (!(await answered(ownRun))) return false;
      } else if (!(await carryOut(host, act))) return false;
    }
    await telling.caughtUp();
    return ownRun === run;
  }

  /** Until the learner has answered; false where the command was taken back. */
  function answered(ownRun: number): Promise<boolean> {
    const { entries: before, waiting } = host.snapshot();
    asking = true;
    return new Promise((resolve) => {
      const end = host.subscribe(() => {
        const now = host.snapshot();
        if (ownRun === run && now.entries.length === before.length && now.waiting?.question === waiting?.question) return;
        end();
        if (ownRun === run) asking = false;
        resolve(ownRun === run && now.entries.length >= before.length && (now.waiting !== undefined || now.entries.length > before.length));
      });
    });
  }

  async function during(work: (ownRun: number) => Promise<unknown>): Promise<void> {
    const ownRun = ++run;
    busy = true;
    asking = false;
    await work(ownRun);
    if (ownRun === run) busy = false;
  }

  const playStep = (which: number, ownRun: number, answersAll: boolean): Promise<boolean> =>
    perform(
      actsOf(lesson.playable(), which, () => atHost(host, lesson.learner)),
      ownRun,
      answersAll,
    );

  /** Acts that are not worth a press: steps without a sentence, commands of other seats up to the learner's turn, and their answers. */
  $effect(() => {
    if (!writer.mine || busy || telling.behind || host.snapshot().outcome) return;
    const { waiting } = host.snapshot();
    void entries;
    if (waits && waiting) {
      const at = atHost(host, lesson.learner);
      const seat = at.asked?.question.seat;
      if (seat !== undefined && seat !== lesson.learner)
        untrack(() => void during((ownRun) => perform([{ seat, answers: answersDuring(playable, index, at) }], ownRun, false)));
    } else if (step && possible && step.say === undefined) {
      untrack(() => void during((ownRun) => playStep(index, ownRun, false)));
    } else if (step && !isOthers) {
      const [first] = acts;
      if (first && 'command' in first && !first.own && first.seat !== lesson.learner)
        untrack(() => void during((ownRun) => perform([first], ownRun, false)));
    }
  });

  async function showAll(): Promise<void> {
    const target = index;
    const way = wayTo(lesson, entries, waits, target);
    await during(async (ownRun) => {
      if (way.entries < host.snapshot().entries.length || host.snapshot().waiting) goBack(way.entries);
      for (let which = way.step; which <= target; which++) if (!(await playStep(which, ownRun, true))) return;
    });
  }

  return {
    get said() {
      return said;
    },
    get over() {
      return over;
    },
    /** The guide acts. */
    get busy() {
      return busy && !asking;
    },
    /** A step before was left behind, or nothing that follows is possible. */
    get lost(): 'left' | 'stuck' | undefined {
      if (over) return undefined;
      return possible ? (index > progress.passed ? 'left' : undefined) : 'stuck';
    },
    /** The number of the step among those with a sentence, and how many there are. */
    get count() {
      return { at: Math.max(1, spoken.filter((one) => one <= index).length), of: spoken.length };
    },
    get step() {
      return step;
    },
    /** The step waits for a press of « Suite »: it is of another seat. */
    get waitsForNext() {
      return isOthers && possible && !waits && !busy;
    },
    get own() {
      return own;
    },
    /** Where the step leads: the last of its commands, where it is given by several. */
    get goal(): unknown {
      const commands = step?.deeds.flatMap((deed) => (deed.own ? [deed.command] : [])) ?? [];
      return commands.length > 1 ? commands.at(-1) : own && 'command' in own ? own.command : undefined;
    },
    /** The figure that does the step. */
    get actor() {
      return step?.deeds.find((deed) => deed.own)?.actor;
    },
    next: () => during((ownRun) => playStep(index, ownRun, false)),
    show: showAll,
    async skip(): Promise<void> {
      const shown = showAll();
      telling.skip();
      await shown;
      telling.skip();
    },
    get mayGoBack() {
      return entries.length > 0 || waits;
    },
    /** Back to where the step began; from there, to where the one before did. */
    again(): void {
      run++;
      busy = false;
      asking = false;
      const { begun, passed, ends } = progress;
      const earlier = spoken.findLast((one) => one < passed) ?? 0;
      goBack(entries.length > begun || waits ? begun : earlier === 0 ? 0 : (ends[earlier - 1] ?? 0));
      telling.skip();
    },
    close(): void {
      run++;
    },
  };
}
