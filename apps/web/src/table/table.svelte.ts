import { untrack } from 'svelte';
import { digest, type Json, type Seat } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import { kinds } from '../boards/kinds.ts';
import { textIn } from '../i18n/format.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Advice, Ask, GameAdapter, Step } from '../systems/game-adapter.ts';
import { createAim } from './aim.svelte.ts';
import { createAimed } from './aimed.svelte.ts';
import { createDeciding } from './deciding.svelte.ts';
import { doingWords } from './doing-words.ts';
import { createDoing } from './doing.svelte.ts';
import { createFollowing } from './following.ts';
import { createLog, type LogLine } from './log.ts';
import { createLooks } from './looks.svelte.ts';
import { nextOf } from './next.ts';
import { createNotices, type Notice } from './notices.svelte.ts';
import type { Bots } from './bots.ts';
import { proposalWords } from './proposal-words.ts';
import { createProposals, lastDecision } from './proposals.svelte.ts';
import { createSure } from './sure.svelte.ts';
import { playedBy, reactive, type Seats } from './seats.svelte.ts';
import { gathered } from './story.ts';

/**
 * One table: the seats at this screen, looked at and played through a game's adapter. It holds what the player is about to do (its aim) and nothing of
 * the battle itself. Pointer and keys come to it through `pointing` and `steering`. `plays`: may it be played here? Else it is only looked at.
 */
export function createTable<Setup, S, C, E>(
  game: GameAdapter<Setup, S, C, E>,
  seatsHere: Seats<Setup, S, C, E>,
  bots: Bots,
  plays: () => boolean,
) {
  const seats = reactive(seatsHere);
  const { everybody, held } = seats;
  /** What everybody may know; what is shown is `snapshot`. */
  const now = $derived(everybody.snapshot());
  let begun = $state(false);
  let paused = $state(false);
  /** What the table does by itself is done. */
  const running = $derived(begun && !paused && plays());
  let advice = $state.raw<Advice<S, C, E>>();

  const aim = createAim();
  const notices = createNotices(() => language);
  const { say, refused } = notices;
  const language = $derived(i18n.language);
  const { matchSettings } = everybody;

  const deciding = createDeciding(game, seats, () => advice, plays);
  const seat = $derived(deciding.seat);
  const viewer = $derived(deciding.viewer);
  const eye = $derived(deciding.eye);
  const snapshot = $derived(eye.snapshot());
  const log = createLog(game, () => eye);
  const ask = $derived<Ask<C> | undefined>(deciding.question && advice?.question(snapshot.state, deciding.question, language));
  const mayCommand = $derived(!now.waiting && seat !== undefined);
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
  const sure = createSure<C>(() => `${now.version} ${aim.selected}`);

  /** Whatever was looked at or said is gone; the last line is told as the viewer may know it, and as the log has it. */
  function tellAnew(): void {
    aim.clear();
    looks.putAway();
    notices.tell(gathered(log.lines(snapshot, language)).at(-1)?.told.text ?? []);
  }
  const unsubscribe = everybody.subscribe(() => {
    tellAnew();
    if (aim.selected !== undefined && aimed.actor !== undefined) aim.follow(aimed.actor);
    offerNext();
    doing.goOn(now, () => log.lines(snapshot, language));
    following.look();
  });

  let offered: string | undefined;
  let acting: string | undefined;
  /** Who has done all it can gives way to the next figure that may be activated; an enemy who is looked at stays. */
  function offerNext(): void {
    const acted = acting;
    acting = aimed.actor;
    offered = undefined;
    const { selected } = aim;
    if (selected === undefined || !mayCommand || ask || seat === undefined) return;
    const own = game.roster(snapshot.state, language).flatMap((group) => (group.seat === seat ? group.figures.map(({ id }) => id) : []));
    if (selected !== acted && !own.includes(selected)) return;
    offered = nextOf(own, selected, game.selectable(snapshot.state, seat));
    if (offered !== undefined) aim.select(offered);
  }

  // ---- what is done
  const doing = createDoing(
    game,
    seats,
    () => seat,
    notices,
    (forced) => {
      const isIt = ({ commands }: Step<C>): boolean => 'command' in forced && digest(commands) === digest([forced.command]);
      return seat === forced.seat ? (ask?.title ?? aimed.steps.find(isIt)?.label) : undefined;
    },
  );
  const { give, answer } = doing;
  const proposals = createProposals(
    seats,
    () => seat,
    (kind, by) => say(proposalWords[language].declined(kind, by.map(nameOf))),
  );
  const following = createFollowing({
    ready: () => mayCommand,
    over: () => now.outcome !== undefined,
    aim(target) {
      aim.pin(target);
      if (aimed.preview && !aimed.preview.refusal) return true;
      aim.pin(undefined);
      return false;
    },
    commit: () => commit(),
  });
  /** Nothing changes any more before the person at this screen does something. */
  const resting = $derived.by(() => {
    if (!running || now.outcome) return true;
    const known = advice !== undefined || (aimed.actor === undefined && !now.waiting);
    return !doing.busy && known && (seat !== undefined || deciding.handTo !== undefined);
  });

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

  /** What a seat is called. */
  function nameOf(of: Seat): string {
    return game.roster(snapshot.state, language).find((group) => group.seat === of)?.name ?? of;
  }

  /** Was an entry played by a bot? */
  function isMachines(entry: number): boolean {
    const played = now.entries[entry];
    return played !== undefined && matchSettings.seats[played.seat] === 'machine';
  }

  /** Gives a step. `certain`: the person has been asked already. */
  async function take(step: Step<C>, certain = false): Promise<void> {
    if (step.refusal) return refused(step.refusal);
    if (certain || sure.of(step)) await give(step.commands);
    else say(doingWords[language].sure(step.hint ?? '', step.label));
  }

  async function commit(): Promise<void> {
    if (deciding.handTo !== undefined) return deciding.takeScreen();
    if (aimed.subject && (aim.pinned || aim.action !== undefined || aim.facing)) await advised();
    const { preview, option, steps } = aimed;
    if (preview) {
      if (preview.refusal) return refused(preview.refusal);
      if (preview.keeps && aim.pinned) return aim.keep(preview.overlay.ghost?.at);
      const [first] = preview.commands;
      if (first === undefined) return;
      if (ask?.reaction) return answer(ask.reaction.answer(first));
      const next = aim.means?.next;
      return following.after(next, await give(preview.commands));
    }
    const [best] = aimed.aims;
    // Nobody is aimed at yet: the likeliest is.
    if (best?.at) return aim.pin(best.at);
    if (option && aim.pinned) return answer(option.value);
    if (ask?.place && aim.pinned?.kind === 'ground') return answer(ask.place.answer(aim.pinned.at));
    if (ask?.facing) return answer(ask.facing.answer(aim.facing ?? ask.facing.from));
    if (mayCommand && !ask) {
      const main = steps.find((step) => step.main && !step.refusal);
      if (main) return take(main);
    }
  }

  return {
    aim,
    matchSettings,
    /** What the aim means. */
    aimed,
    looks,
    /** Lets what is not for the player to decide be done: the bot's acts, and what leaves no choice. `pace` is awaited before each. */
    begin(pace: () => Promise<void>) {
      begun = true;
      doing.begin(pace);
      return bots.begin(pace, (reason) => {
        console.error(reason);
        say(i18n.t.table.botStuck);
      });
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
    /** How often a person has given a command or an answer. */
    get given() {
      return doing.given;
    },
    /** The table as its viewer may know it. */
    get snapshot() {
      return snapshot;
    },
    /** The battle as its viewer may know it. */
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
    get overlay() {
      return looks.overlay;
    },
    get ask() {
      return ask;
    },
    get lettingPass() {
      return deciding.lettingPass;
    },
    get mayLetPass() {
      return deciding.mayLetPass;
    },
    /** Lets every chance to react to what is being done pass. */
    letPassThis(): void {
      if (deciding.mayLetPass && seat !== undefined) deciding.letPassThis(seat);
    },
    /** Lets every chance to react pass until the turn ends, or takes that back: of a seat, or of who is asked, else of all here. */
    letPass(by = deciding.mayLetPass ? seat : undefined): void {
      const whose = by === undefined ? deciding.lettingPass : [by];
      for (const one of whose) deciding.letPass(one, !deciding.lettingPass.includes(one));
    },
    get seat() {
      return seat;
    },
    get mayCommand() {
      return mayCommand;
    },
    /** Figures of the deciding seat that may be chosen to act. */
    get selectable(): readonly string[] {
      return mayCommand && seat !== undefined ? game.selectable(snapshot.state, seat) : [];
    },
    /** Figures that may be taken hold of. */
    get movable(): readonly string[] {
      return ask?.reaction ? [ask.reaction.figure] : this.selectable;
    },
    /** The facing that is one stroke of a key away from the one that is aimed at or has been so far; nothing where there is none to turn. */
    turned(clockwise: boolean): Vector | undefined {
      const facing = aim.facing ?? looks.overlay.ghost?.facing ?? aimed.home.facing;
      return facing && kinds[aimed.board.kind].turned?.(facing, clockwise);
    },
    get selected() {
      return aim.selected ?? aimed.actor;
    },
    /** The figure that has been selected because the one before had no more to do; once: keys take it up first. */
    takeOffered(): string | undefined {
      const taken = offered === aim.selected ? offered : undefined;
      offered = undefined;
      return taken;
    },
    get notice() {
      return notices.last;
    },
    /** Why what is aimed at may not be. */
    get whyNot(): Notice | undefined {
      const wrong = aim.target && (aimed.preview?.refusal ?? aimed.preview?.instead);
      return wrong && { text: textIn(wrong.reason, language), rule: wrong.rule, refused: true };
    },
    get hint() {
      if (!mayCommand || seat === undefined) return '';
      const allowed = aimed.actions.filter(({ refusal }) => !refusal);
      const known = aimed.actions.length > 0 ? allowed.map(({ id }) => id) : undefined;
      const hint = game.hint(snapshot.state, seat, aimed.subject, language, known);
      const can = aimed.steps.some(({ main }) => main) ? [] : allowed.map(({ label }) => label);
      return can.length === 0 ? hint : `${doingWords[language].left(game.banner(snapshot.state, language).phase, can.join(', '))} ${hint}`;
    },
    get lines() {
      return log.lines(snapshot, language);
    },
    isMachines,
    /** Why the bot has played an entry; nothing where it did not say or a person played. */
    why(entry: number): string | undefined {
      const reason = isMachines(entry) ? bots.why(entry) : undefined;
      return reason && textIn(reason, language);
    },
    /** Why bots answered so while a line of the log was told: until the next one began. */
    whySo(line: LogLine, before: LogLine | undefined, next: LogLine | undefined): readonly string[] {
      const from = before?.entry === line.entry ? line.event : 0;
      const to = next?.entry === line.entry ? next.event : Infinity;
      return bots.whySo(line.entry, from, to).map((reason) => textIn(reason, language));
    },
    /** How it ended; nothing while it goes on. */
    get summary() {
      return snapshot.outcome && this.soFar;
    },
    /** What it has come to so far. */
    get soFar() {
      const events = snapshot.entries.flatMap((entry) => entry.events);
      return advice?.summary({ initial: eye.beginning(), final: snapshot.state, events, outcome: snapshot.outcome }, language);
    },
    /** What taking back the last decision made at this screen means. */
    get undo() {
      return now.version >= 0 && plays() ? lastDecision(held)?.undo : undefined;
    },
    proposals,
    nameOf,
    say,
    advised,
    commit,
    answer,
    /** Aims at what would make a refused thing possible. */
    aimAt: aim.take,
    chooseAction(id: string) {
      const next = aimed.actions.find((one) => one.id === id);
      if (!next) return;
      aim.choose(aim.action === id || next.refusal ? undefined : id);
      looks.show(undefined);
      if (next.refusal) refused(next.refusal);
    },
    take,
    /** The step that the person is asked about. */
    get unsure() {
      return sure.asked;
    },
    cancel() {
      if (sure.drop() || looks.back(false) || aim.back() || looks.back(true)) return;
      aim.select(undefined);
    },
    /** Ends what can be ended by a step of its own; lets a chance to react pass. */
    finish() {
      const [decline] = ask?.reaction ? ask.options : [];
      if (decline) return answer(decline.value);
      const step = aimed.steps.find(({ ends, refusal }) => ends && !refusal);
      return step ? take(step) : Promise.resolve();
    },
    /** Takes back the last decision made here; false where others have to agree first. */
    async takeBack(): Promise<boolean> {
      const undone = await doing.takeBack();
      if (undone) aim.select(undefined);
      return undone;
    },
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
