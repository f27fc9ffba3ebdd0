import { untrack } from 'svelte';
import type { Answer, Seat } from '@escarmouche/referee';
import { isScripted, type Forced, type Snapshot } from '@escarmouche/session';
import { i18n } from '../i18n/index.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { GameAdapter } from '../systems/game-adapter.ts';
import type { Debate } from './debate.ts';
import type { LogLine } from './log.ts';
import type { createNotices } from './notices.svelte.ts';
import { createOnward } from './onward.ts';
import { playedBy, type Seats } from './seats.svelte.ts';
import { createUnasked } from './unasked.ts';

type Given = 'done' | 'refused' | 'waiting';

/**
 * Deeds for persons: their commands in turn, their answers, and forced commands. `seat`: the one that decides on this screen; `debate`: the question
 * to it before an NPC acts; `nameOf`: names of seats for the notices.
 */
export function createDoing<Setup, S, C, E>(
  game: GameAdapter<Setup, S, C, E>,
  seats: Seats<Setup, S, C, E>,
  seat: () => Seat | undefined,
  debate: () => Debate | undefined,
  notices: ReturnType<typeof createNotices>,
  nameOf: (forced: Forced<C>) => string | undefined,
) {
  const { refused } = notices;
  const { everybody, held } = seats;
  /** Commands that are being given and what is done by itself. */
  let underWay = $state(0);
  /** Commands and answers that persons have given. */
  let given = $state(0);
  async function during<T>(work: Promise<T>): Promise<T> {
    untrack(() => underWay++);
    return work.finally(() => underWay--);
  }

  const onward = createOnward<C>((by, commands) => void give(commands, by));
  /** Resolves to what became of them: done, refused, or somebody is asked about one. */
  const give = (commands: readonly C[], by = seat()): Promise<Given> => during(giveEach(commands, by));
  async function giveEach(commands: readonly C[], by: Seat | undefined): Promise<Given> {
    const session = by === undefined ? undefined : playedBy(held, by);
    // Pressed twice, commands are given once.
    if (by === undefined || !session || session.isUnderWay?.()) return 'refused';
    given++;
    onward.drop();
    for (const [i, command] of commands.entries()) {
      onward.keep(by, commands.slice(i + 1), everybody.snapshot().entries.length);
      const progress = await session.submit(command);
      if (progress.status === 'waiting') return 'waiting';
      onward.drop();
      if (progress.status === 'refused') {
        refused(progress.refusal);
        return 'refused';
      }
    }
    return 'done';
  }

  async function answer(value: Answer): Promise<void> {
    given++;
    const open = debate();
    if (open) return open.answer(value);
    const by = seat();
    const session = by === undefined ? undefined : playedBy(held, by);
    // Pressed twice, an answer is no answer to the next question.
    if (!session || session.isUnderWay?.()) return;
    const progress = await during(session.answer(value));
    if (progress.status === 'refused') refused(progress.refusal);
  }

  // In a lesson every deed is told before it is done, one that leaves no choice as well.
  const lesson = isScripted(everybody.matchSettings);
  const unasked = createUnasked(
    seats,
    () => settings.now.unasked === 'done' && !lesson,
    doUnasked,
    refused,
    (command) => settings.now.windows !== 'always' && game.inPassing?.(command) === true,
  );
  /** Gives a forced command or answer, and the table says so. */
  async function doUnasked(forced: Forced<C>): Promise<void> {
    const what = nameOf(forced);
    const before = notices.last;
    const session = playedBy(held, forced.seat);
    if ('command' in forced) await session?.submit(forced.command);
    else await session?.answer(forced.answer);
    if (what !== undefined) notices.tell(notices.last === before ? [] : [notices.last?.text ?? ''], i18n.t.table.unasked(what));
  }

  return {
    give,
    answer,
    get given() {
      return given;
    },
    /** Something is being done, and more may follow. */
    get busy() {
      return underWay > 0;
    },
    /** Goes on with what has been begun, where the table as it is now allows it. */
    goOn(now: Snapshot<S, C, E>, lines: () => readonly LogLine[]): void {
      onward.look(now, lines);
    },
    /** Gives a forced command or answer, if there is one. */
    lookForUnasked: () => during(unasked.look()),
    takeBack: unasked.takeBack,
    begin: unasked.begin,
    pause: unasked.pause,
    resume: unasked.resume,
    close: unasked.close,
  };
}
