import { untrack } from 'svelte';
import { digest, type Json, type Seat } from '@escarmouche/referee';
import { i18n } from '../i18n/index.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Ask } from '../systems/ask.ts';
import type { Advice, GameAdapter, NextStep } from '../systems/game-adapter.ts';
import { createActs } from './acts.svelte.ts';
import { createAim } from './aim.svelte.ts';
import { createAimed } from './aimed.svelte.ts';
import { createDeciding } from './deciding.svelte.ts';
import { createDoing } from './doing.svelte.ts';
import { createLooks } from './looks.svelte.ts';
import { createOffering } from './offering.ts';
import { createNotices } from './notices.svelte.ts';
import type { Bots } from './bots.ts';
import type { Debate } from './debate.ts';
import { createProposals, lastDecision } from './proposals.svelte.ts';
import { playedBy, reactive, type Seats } from './seats.svelte.ts';
import { gathered } from './story.ts';
import { createTableLog } from './table-log.svelte.ts';

/**
 * A table: the seats at this screen, looked at and played through a game's adapter. The table holds the player's aim and nothing of the
 * battle itself. Pointer and keys reach the table through `pointing` and `steering`. `plays`: false where the battle is only looked at.
 */
export function createTable<Setup, S, C, E>(
  game: GameAdapter<Setup, S, C, E>,
  seatsHere: Seats<Setup, S, C, E>,
  bots: Bots,
  plays: () => boolean,
) {
  const seats = reactive(seatsHere);
  const { everybody, held } = seats;
  /** The view for everybody; the one shown is `snapshot`. */
  const now = $derived(everybody.snapshot());
  let begun = $state(false);
  let paused = $state(false);
  /** The table acts by itself: bots play, forced commands are given, and questions are let pass where the player wishes it. */
  const running = $derived(begun && !paused && plays());
  let advice = $state.raw<Advice<S, C, E>>();

  const aim = createAim();
  const notices = createNotices(() => language);
  const language = $derived(i18n.language);
  const { matchSettings } = everybody;

  const deciding = createDeciding(game, seats, () => advice, plays);
  /** A person is asked about the plan of an NPC. */
  let debate = $state.raw<Debate>();
  const seat = $derived(debate?.seat ?? deciding.seat);
  const eye = $derived(deciding.eye);
  const snapshot = $derived(eye.snapshot());
  const log = createTableLog(game, seats, () => eye, bots);
  const ask = $derived<Ask<C> | undefined>(
    debate?.ask(language) ?? (deciding.question && advice?.question(snapshot.state, deciding.question, language)),
  );
  const mayCommand = $derived(!now.waiting && deciding.seat !== undefined);
  const aimed = createAimed<Setup, S, C, E>(game, matchSettings, aim, {
    get snapshot() {
      return snapshot;
    },
    get seat() {
      return seat;
    },
    get mayCommand() {
      return mayCommand;
    },
    get ask() {
      return ask;
    },
    get advice() {
      return advice;
    },
  });
  const looks = createLooks(() => aimed.overlay);
  const offering = createOffering({
    aim,
    actor: () => aimed.actor,
    ready() {
      if (!mayCommand || ask || seat === undefined) return undefined;
      const groups = game.roster(snapshot.state, language).filter((group) => group.seat === seat);
      return { own: groups.flatMap(({ figures }) => figures.map(({ id }) => id)), selectable: aimed.selectable };
    },
  });

  /** Looks and notices are gone; the last line is told as the viewer may know it, and as the log has it. */
  function tellAnew(): void {
    aim.clear();
    looks.putAway();
    notices.tell(gathered(log.lines).at(-1)?.told.text ?? []);
  }
  const unsubscribe = everybody.subscribe(() => {
    tellAnew();
    if (aim.selected !== undefined && aimed.actor !== undefined) aim.follow(aimed.actor);
    offering.look();
    doing.goOn(now, () => log.lines);
    acts.look();
  });

  // ---- what is done
  const doing = createDoing(
    game,
    seats,
    () => seat,
    () => debate,
    notices,
    (forced) => {
      const isIt = ({ commands }: NextStep<C>): boolean => 'command' in forced && digest(commands) === digest([forced.command]);
      return seat === forced.seat ? (ask?.title ?? aimed.steps.find(isIt)?.label) : undefined;
    },
  );
  const proposals = createProposals(
    seats,
    () => seat,
    (kind, by) =>
      void import('./proposal-words.ts').then(({ proposalWords }) => notices.say(proposalWords[language].declined(kind, by.map(nameOf)))),
    notices.refused,
  );
  const acts = createActs<Setup, S, C, E>({
    aim,
    aimed,
    looks,
    notices,
    deciding,
    doing,
    ask: () => ask,
    mayCommand: () => mayCommand,
    isOver: () => now.outcome !== undefined,
    version: () => now.version,
    advised,
  });
  /** Nothing changes any more before the person at this screen does something. */
  const resting = $derived.by(() => {
    if (!running || now.outcome) return true;
    const known = advice !== undefined || (aimed.actor === undefined && !now.waiting);
    return !doing.busy && known && (seat !== undefined || deciding.screen.handTo !== undefined);
  });

  let fetching: Promise<void> | undefined;
  /** Resolves when advice is there: a target pinned before has its preview then. */
  function advised(): Promise<void> {
    fetching ??= game.advice().then((come) => {
      advice = come;
    });
    return fetching;
  }
  // Secrets shown to another viewer are put away first.
  let shownTo = deciding.screen.viewer;
  $effect.pre(() => {
    const { viewer } = deciding.screen;
    if (viewer === shownTo) return;
    shownTo = viewer;
    untrack(() => {
      aim.select(undefined);
      looks.inspect(undefined);
      tellAnew();
    });
  });
  $effect(() => {
    const [{ passing: value, decider: by }, { version }] = [deciding, now];
    if (!running || value === undefined || by === undefined) return;
    // Once the effect is over, for it would not be run again for a second question that its own answer leads to.
    queueMicrotask(() => {
      if (now.version === version) void playedBy(held, by)?.answer(value);
    });
  });
  // Also when the player comes to wish it.
  $effect(() => {
    if (now.version >= 0 && settings.now.unasked === 'done') void doing.lookForUnasked();
  });
  $effect(() => {
    if (!begun) return;
    if (running) untrack(doing.resume);
    else untrack(doing.pause);
    if (running) bots.resume();
    else bots.pause();
  });
  // Advice is fetched when the first figure is about to act, or the first question is asked.
  $effect(() => {
    if (aimed.actor !== undefined || now.waiting || now.outcome) void advised();
  });

  /** Name of a seat. */
  function nameOf(of: Seat): string {
    return game.roster(snapshot.state, language).find((group) => group.seat === of)?.name ?? of;
  }

  return {
    aim,
    matchSettings,
    /** Meaning of the aim. */
    aimed,
    looks,
    log,
    notices,
    acts,
    chances: deciding.chances,
    screen: deciding.screen,
    offering,
    proposals,
    /** Lets what is not for the player to decide be done: the bot's acts, and what leaves no choice. `pace` is awaited before each. */
    begin(pace: () => Promise<void>) {
      begun = true;
      doing.begin(pace);
      return bots.begin(
        pace,
        (reason) => {
          console.error(reason);
          notices.say(i18n.t.table.botStuck);
        },
        (put) => (debate = put),
      );
    },
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
    },
    get resting() {
      return resting;
    },
    /** A person is asked about the plan of an NPC. */
    get debating() {
      return debate !== undefined;
    },
    /** The table as its viewer may know it. */
    get snapshot() {
      return snapshot;
    },
    /** The battle as its viewer may know it. */
    get seen() {
      return eye;
    },
    get overlay() {
      return looks.overlay;
    },
    get ask() {
      return ask;
    },
    get seat() {
      return seat;
    },
    get mayCommand() {
      return mayCommand;
    },
    /** End of the battle; nothing while it goes on. */
    get summary() {
      const { outcome, entries, state } = snapshot;
      if (!outcome) return undefined;
      const events = entries.flatMap((entry) => entry.events);
      return advice?.summary({ initial: eye.beginning(), final: state, events, outcome }, language);
    },
    /** Effect of taking back the last decision made at this screen. */
    get undo() {
      return now.version >= 0 && plays() ? lastDecision(held)?.undo : undefined;
    },
    nameOf,
    advised,
    close() {
      unsubscribe();
      proposals.close();
      seats.close();
      doing.close();
      bots.close();
    },
  };
}

/** A table whose types of state and command nobody outside needs to know. */
export type Table = ReturnType<typeof createTable<Json, Json, Json, Json>>;
