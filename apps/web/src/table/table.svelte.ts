import { untrack } from 'svelte';
import { digest, type Answer, type Json, type Text } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import type { Forced, Session, Snapshot } from '@escarmouche/session';
import { textIn } from '../i18n/format.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { Action, Advice, Ask, Game, Step } from '../systems/contract.ts';
import type { Intent, Preview, Subject } from '../systems/preview.ts';
import type { Spot } from '../boards/spot.ts';
import { kinds } from '../boards/kinds.ts';
import type { Overlay } from '../boards/contract.ts';
import { laid, NOTHING } from '../boards/laid.ts';
import { createAim, type Target } from './aim.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import { createLooks } from './looks.svelte.ts';
import { createLog } from './log.ts';
import { createNotices, type Notice } from './notices.svelte.ts';
import { createOnward } from './onward.ts';
import { createOpponent } from './opponent.ts';
import { optionAt } from './options.ts';
import { createDeciding } from './deciding.svelte.ts';
import { questionOf } from './seats.ts';
import { gathered } from './story.ts';
import { createUnasked } from './unasked.ts';
import { beginningOf } from './viewer.ts';

/**
 * One table: a session, looked at and played through a game's adapter. It holds what the player is about to do (its aim) and nothing of the battle
 * itself. Pointer and keys come to it through `pointing` and `steering`.
 */
export function createTable<Setup, S, C, E>(game: Game<Setup, S, C, E>, session: Session<Setup, S, C, E>) {
  /** The whole table; what is shown of it is `snapshot`. */
  let truth = $state.raw<Snapshot<S, C, E>>(session.snapshot());
  /** What the table does by itself is done. */
  let running = $state(false);
  let advice = $state.raw<Advice<S, C, E>>();

  const aim = createAim();
  const notices = createNotices(() => language);
  const { say, refused } = notices;
  /** Why the machine played the entries of the match; known while the table is open, and no part of the match. */
  const reasons: (Text | undefined)[] = [];
  const opponent = createOpponent(
    game,
    session,
    (reason) => {
      console.error(reason);
      say(i18n.t.table.machineStuck);
    },
    (entry, reason) => void (reasons[entry] = reason),
  );
  const unasked = createUnasked(
    session,
    () => settings.now.unasked === 'done',
    doUnasked,
    (command) => settings.now.windows !== 'always' && game.inPassing?.(command) === true,
  );
  const language = $derived(i18n.language);
  const { terms } = session;

  const deciding = createDeciding(
    game,
    session,
    () => truth,
    () => advice,
  );
  const seat = $derived(deciding.seat);
  const viewer = $derived(deciding.viewer);
  const eye = $derived(deciding.eye);
  const snapshot = $derived(eye.snapshot());
  const log = createLog(game, () => eye);
  const question = $derived(questionOf(truth, seat));
  const ask = $derived<Ask<C> | undefined>(question && advice?.question(snapshot.state, question, language));
  const mayCommand = $derived(!truth.waiting && seat !== undefined);
  const mayAct = $derived(mayCommand || ask?.reaction !== undefined);

  // ---- what is shown
  const board = $derived(game.board(snapshot.state, terms, language));
  /** The answer that what is aimed at stands for. */
  const option = $derived(ask && optionAt(ask.options, aim.target, kinds[board.kind].near));
  const actor = $derived(ask?.reaction?.figure ?? (mayCommand ? game.actor(snapshot.state, aim.selected) : undefined));
  const subject = $derived<Subject | undefined>(actor === undefined ? undefined : { figure: actor, reaction: ask?.reaction !== undefined });
  const actions = $derived<readonly Action[]>(
    advice && subject && seat !== undefined && mayAct ? advice.actions(snapshot.state, seat, subject, language) : [],
  );
  const steps = $derived<readonly Step<C>[]>(
    mayCommand && seat !== undefined ? game.steps(snapshot.state, seat, aim.selected, language) : [],
  );
  const chosen = $derived(actions.find(({ id }) => id === aim.action));
  const intent = $derived<Intent>({ subject, action: aim.action, target: aim.target, via: aim.via, facing: aim.facing });
  const preview = $derived.by((): Preview<C> | undefined => {
    if (seat === undefined || !subject || !mayAct) return undefined;
    if (!intent.target && chosen === undefined && !intent.facing && aim.via.length === 0) return undefined;
    return advice?.preview(snapshot.state, seat, intent, language);
  });
  const bare = $derived.by((): Overlay => {
    if (ask && option) return laid(ask.overlay, option.overlay ?? NOTHING);
    if (ask?.place && aim.target?.kind === 'ground') return ask.place.preview(aim.target.at);
    if (ask?.facing) return laid(ask.overlay, ask.facing.preview(aim.facing ?? ask.facing.from));
    if (preview) return preview.overlay;
    if (ask) return ask.overlay;
    return advice && mayCommand && subject && seat !== undefined
      ? advice.outlook(snapshot.state, seat, subject, aim.action, language)
      : NOTHING;
  });
  const looks = createLooks(() => bare);

  /** Whatever was looked at or said is gone; the last line is told as the viewer may know it, and as the log has it. */
  function tellAnew(): void {
    aim.clear();
    looks.putAway();
    notices.tell(gathered(log.lines(snapshot, language)).at(-1)?.told.text ?? []);
  }
  const unsubscribe = session.subscribe((next) => {
    truth = next;
    tellAnew();
    if (aim.selected !== undefined && actor !== undefined) aim.follow(actor);
    onward.look(truth, () => log.lines(snapshot, language));
  });

  // ---- what is done
  const onward = createOnward<C>((by, commands) => void give(commands, by));
  async function give(commands: readonly C[], by = seat): Promise<void> {
    onward.drop();
    if (by === undefined) return;
    for (const [i, command] of commands.entries()) {
      onward.keep(by, commands.slice(i + 1), truth.entries.length);
      const progress = await session.submit(by, command);
      if (progress.status === 'waiting') return;
      onward.drop();
      if (progress.status === 'refused') return refused(progress.refusal);
    }
  }

  async function answer(value: Answer): Promise<void> {
    const progress = await session.answer(value, seat === '' ? undefined : seat);
    if (progress.status === 'refused') refused(progress.refusal);
  }

  /** What leaves no choice is done, and the table says so. */
  async function doUnasked(forced: Forced<C>): Promise<void> {
    const isIt = ({ commands }: Step<C>): boolean => 'command' in forced && digest(commands) === digest([forced.command]);
    const what = seat === forced.seat ? (ask?.title ?? steps.find(isIt)?.label) : undefined;
    const before = notices.last;
    if ('command' in forced) await session.submit(forced.seat, forced.command);
    else await session.answer(forced.answer, forced.seat);
    const told = notices.last === before ? undefined : notices.last?.text;
    say([i18n.t.table.unasked, what && `${what}.`, told].filter(Boolean).join(' '));
  }

  let fetching: Promise<void> | undefined;
  /** Resolves when advice is there: what is pinned before has its preview then. */
  function advised(): Promise<void> {
    fetching ??= game.advice().then((come) => {
      advice = come;
    });
    return fetching;
  }
  // What was shown to other eyes is put away before these see it.
  let shownTo = viewer;
  $effect.pre(() => {
    if (viewer === shownTo) return;
    shownTo = viewer;
    untrack(() => {
      aim.select(undefined);
      looks.inspect(undefined);
      tellAnew();
    });
  });
  $effect(() => {
    const [{ passing: value, decider: by }, { version }] = [deciding, truth];
    if (!running || value === undefined) return;
    // Once the effect is over, for it would not be run again for a second question that its own answer leads to.
    queueMicrotask(() => {
      if (truth.version === version) void session.answer(value, by);
    });
  });
  // Also when the player comes to wish it.
  $effect(() => {
    if (truth.version >= 0 && settings.now.unasked === 'done') void unasked.look();
  });
  // Advice is fetched when the first figure is about to act, or the first question is asked.
  $effect(() => {
    if (actor !== undefined || truth.waiting || truth.outcome) void advised();
  });

  async function commit(): Promise<void> {
    if (deciding.handTo !== undefined) return deciding.takeScreen();
    if (subject && (aim.pinned || aim.action !== undefined || aim.facing)) await advised();
    if (preview) {
      if (preview.refusal) return refused(preview.refusal);
      if (preview.keeps && aim.pinned) return aim.keep();
      const [first] = preview.commands;
      if (first === undefined) return;
      return ask?.reaction ? answer(ask.reaction.answer(first)) : give(preview.commands);
    }
    if (option && aim.pinned) return answer(option.value);
    if (ask?.place && aim.pinned?.kind === 'ground') return answer(ask.place.answer(aim.pinned.at));
    if (ask?.facing && aim.facing) return answer(ask.facing.answer(aim.facing));
    if (mayCommand && !ask) {
      const main = steps.find((step) => step.main && !step.refusal);
      if (main) return give(main.commands);
    }
  }

  return {
    aim,
    looks,
    /** Lets what is not for the player to decide be done: the opponent's acts, and what leaves no choice. `pace` is awaited before each. */
    begin(pace: () => Promise<void>) {
      running = true;
      unasked.begin(pace);
      return opponent.begin(pace);
    },
    pause() {
      running = false;
      unasked.pause();
      opponent.pause();
    },
    resume() {
      running = true;
      unasked.resume();
      opponent.resume();
    },
    /** The table as its viewer may know it. */
    get snapshot() {
      return snapshot;
    },
    /** The session as its viewer may know it. */
    get seen() {
      return eye;
    },
    /** The seat whose eyes it is shown to; '' for everybody's, absent where nothing is hidden. */
    get viewer() {
      return viewer;
    },
    /** The person to whom the screen goes before the game can go on. */
    get handTo() {
      return deciding.handTo;
    },
    takeScreen: deciding.takeScreen,
    get board() {
      return board;
    },
    get overlay() {
      return looks.overlay;
    },
    get preview() {
      return preview;
    },
    get ask() {
      return ask;
    },
    /** The answer that what is aimed at stands for. */
    get option() {
      return option;
    },
    /** The answer that a target would stand for. */
    optionAt: (target: Target) => ask && optionAt(ask.options, target, kinds[board.kind].near),
    get seat() {
      return seat;
    },
    get mayCommand() {
      return mayCommand;
    },
    get actor() {
      return actor;
    },
    get subject() {
      return subject;
    },
    get actions() {
      return actions;
    },
    get action() {
      return chosen;
    },
    get steps() {
      return steps;
    },
    /** Figures that the chosen action, or any, may be aimed at. */
    get targets(): readonly string[] {
      if (ask && !ask.reaction) return ask.options.flatMap(({ at }) => (at?.kind === 'figure' ? [at.id] : []));
      return advice && subject && seat !== undefined ? advice.targets(snapshot.state, seat, subject, aim.action) : [];
    },
    /** Figures of the deciding seat that may be chosen to act. */
    get selectable(): readonly string[] {
      return mayCommand && seat !== undefined ? game.selectable(snapshot.state, seat) : [];
    },
    /** Figures that may be taken hold of. */
    get movable(): readonly string[] {
      return ask?.reaction ? [ask.reaction.figure] : this.selectable;
    },
    /** Where the ghost starts when it is moved by keys, and which way it faces before it is turned. */
    get home(): { readonly at?: Spot; readonly facing?: Vector } {
      if (ask?.place) return { at: ask.place.from };
      if (ask?.facing) return { facing: ask.facing.from };
      return subject ? game.home(snapshot.state, subject.figure) : {};
    },
    /** The facing that is one stroke of a key away from the one that is aimed at or has been so far; nothing where there is none to turn. */
    turned(clockwise: boolean): Vector | undefined {
      const now = aim.facing ?? looks.overlay.ghost?.facing ?? this.home.facing;
      return now && kinds[board.kind].turned?.(now, clockwise);
    },
    get selected() {
      return aim.selected ?? actor;
    },
    get notice() {
      return notices.last;
    },
    /** Why what is aimed at may not be. */
    get whyNot(): Notice | undefined {
      const wrong = aim.target && (preview?.refusal ?? preview?.instead);
      return wrong && { text: textIn(wrong.reason, language), rule: wrong.rule, refused: true };
    },
    get hint() {
      return mayCommand && seat !== undefined ? game.hint(snapshot.state, seat, subject, language) : '';
    },
    get lines() {
      return log.lines(snapshot, language);
    },
    /** Why the machine has played an entry; nothing where it did not say or a person played. */
    why(entry: number): string | undefined {
      const played = truth.entries[entry];
      const reason = played && terms.seats[played.seat] === 'machine' ? reasons[entry] : undefined;
      return reason && textIn(reason, language);
    },
    /** How it ended; nothing while it goes on. */
    get summary() {
      if (!snapshot.outcome) return undefined;
      const events = snapshot.entries.flatMap((entry) => entry.events);
      return advice?.summary({ initial: beginningOf(eye), final: snapshot.state, events }, language);
    },
    get undo() {
      return truth.version >= 0 ? session.undoable() : undefined;
    },
    say,
    advised,
    commit,
    answer,
    /** Aims at what would make a refused thing possible. */
    aimAt({ target, facing }: NonNullable<Preview<C>['panel']['means']>) {
      aim.choose(undefined);
      aim.pin(target);
      aim.face(facing);
    },
    chooseAction(id: string) {
      const next = actions.find((one) => one.id === id);
      if (!next) return;
      aim.choose(aim.action === id || next.refusal ? undefined : id);
      looks.show(undefined);
      if (next.refusal) refused(next.refusal);
    },
    take(step: Step<C>) {
      return step.refusal ? Promise.resolve(refused(step.refusal)) : give(step.commands);
    },
    cancel() {
      if (looks.back(false) || aim.back() || looks.back(true)) return;
      aim.select(undefined);
    },
    /** Ends what can be ended by a step of its own; lets a chance to react pass. */
    finish() {
      const [decline] = ask?.reaction ? ask.options : [];
      if (decline) return answer(decline.value);
      const step = steps.find(({ ends, refusal }) => ends && !refusal);
      return step ? give(step.commands) : Promise.resolve();
    },
    async takeBack(consent: boolean): Promise<boolean> {
      const undone = await unasked.takeBack(consent);
      if (undone) aim.select(undefined);
      return undone;
    },
    close() {
      unsubscribe();
      unasked.close();
      opponent.close();
    },
  };
}

/** A table whose types of state and command nobody outside needs to know. */
export type Table = ReturnType<typeof createTable<Json, Json, Json, Json>>;
