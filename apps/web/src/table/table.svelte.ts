import type { Answer, Json, Question, Refusal, Seat } from '@escarmouche/referee';
import { drive, type Driver, type Session, type Snapshot } from '@escarmouche/session';
import type { Point, Vector } from '@escarmouche/space';
import type { Pointed } from '../board/pointer.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { Action, Advice, Ask, Game, Intent, Preview, Step, Subject } from '../systems/contract.ts';
import { NOTHING, type Overlay } from '../view/model.ts';
import { createLog } from './log.ts';
import { nudged, turned } from './steer.ts';

type Target = NonNullable<Intent['target']>;

/** What the table tells a player without being asked, for the eye and for assistive technology. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
}

/**
 * One table: a session, looked at and played through a game's adapter. It holds what the player is about to do (selection, action, pointed target,
 * facing) and nothing of the battle itself.
 */
export function createTable<Setup, S, C, E>(game: Game<Setup, S, C, E>, session: Session<Setup, S, C, E>) {
  let snapshot = $state.raw<Snapshot<S, C, E>>(session.snapshot());
  let selected = $state<string>();
  let action = $state<string>();
  let pinned = $state.raw<Target>();
  let hovered = $state.raw<Target>();
  let via = $state.raw<readonly Point[]>([]);
  let facing = $state.raw<Vector>();
  let notice = $state.raw<Notice>();
  let inspected = $state<string>();
  let looked = $state.raw<Overlay>();
  let advice = $state.raw<Advice<S, C, E>>();

  const log = createLog(game, session);
  const language = $derived(i18n.language);
  const { terms } = session;

  // ---- who decides now
  const held = (seat: Seat): boolean => terms.seats[seat] !== 'machine';
  /** The seat of a person who may command or has to answer. */
  const seat = $derived.by((): Seat | undefined => {
    const { waiting, active } = snapshot;
    if (!waiting) return active.find(held);
    if (waiting.question.kind === 'roll') return waiting.asked[0] ?? '';
    return waiting.asked.find(held);
  });
  const question = $derived.by((): Question | undefined => {
    const asked = seat === undefined ? undefined : snapshot.waiting?.question;
    return asked?.kind === 'commit' ? asked.parts.find((part) => part.seat === seat) : asked;
  });
  const ask = $derived<Ask<C> | undefined>(question && advice?.question(snapshot.state, question, language));
  const mayCommand = $derived(!snapshot.waiting && seat !== undefined);

  // ---- what is shown
  const board = $derived(game.board(snapshot.state, terms, language));
  const actor = $derived(ask?.reaction?.figure ?? (mayCommand ? game.actor(snapshot.state, selected) : undefined));
  const subject = $derived<Subject | undefined>(actor === undefined ? undefined : { figure: actor, reaction: ask?.reaction !== undefined });
  const actions = $derived<readonly Action[]>(
    advice && subject && seat !== undefined && (mayCommand || ask?.reaction) ? advice.actions(snapshot.state, seat, subject, language) : [],
  );
  const steps = $derived<readonly Step<C>[]>(mayCommand && seat !== undefined ? game.steps(snapshot.state, seat, selected, language) : []);
  const chosen = $derived(actions.find(({ id }) => id === action));
  const intent = $derived<Intent>({ subject, action, target: pinned ?? hovered, via, facing });
  const preview = $derived.by((): Preview<C> | undefined => {
    if (seat === undefined || !subject || (!mayCommand && !ask?.reaction)) return undefined;
    if (!intent.target && chosen === undefined && !facing) return undefined;
    return advice?.preview(snapshot.state, seat, intent, language);
  });
  const overlay = $derived.by((): Overlay => {
    if (looked) return looked;
    const spot = pinned ?? hovered;
    if (ask?.place && spot?.kind === 'ground') return ask.place.preview(spot.at);
    if (ask?.facing) return { ...ask.overlay, ghost: turning(ask.facing.figure) };
    if (preview) return preview.overlay;
    if (ask) return ask.overlay;
    return advice && mayCommand && subject && seat !== undefined ? advice.outlook(snapshot.state, seat, subject, action) : NOTHING;
  });
  const targets = $derived<readonly string[]>(
    advice && subject && seat !== undefined && preview === undefined ? advice.targets(snapshot.state, seat, subject, action) : [],
  );

  /** A figure that is asked which way it faces. */
  function turning(id: string): Overlay['ghost'] {
    const figure = board.figures.find((one) => one.id === id);
    return figure && { figure: id, at: figure.at, r: figure.r, facing: facing ?? figure.facing, tone: 'info', turnable: true };
  }

  function clear(): void {
    action = undefined;
    pinned = undefined;
    hovered = undefined;
    via = [];
    facing = undefined;
    looked = undefined;
  }

  function say(text: string, rule?: string): void {
    notice = { text, rule };
  }

  function refused(refusal: Refusal): void {
    say(refusal.reason[language], refusal.rule);
  }

  const unsubscribe = session.subscribe((next) => {
    snapshot = next;
    clear();
    const last = log.lines(next, language).at(-1);
    if (last) say(last.told.text.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
    if (selected !== undefined && actor !== undefined && actor !== selected) selected = actor;
  });

  async function give(commands: readonly C[]): Promise<void> {
    const by = seat;
    if (by === undefined) return;
    for (const command of commands) {
      const progress = await session.submit(by, command);
      if (progress.status === 'refused') return refused(progress.refusal);
      if (progress.status === 'waiting') return;
    }
  }

  async function answer(value: Answer): Promise<void> {
    const progress = await session.answer(value, seat === '' ? undefined : seat);
    if (progress.status === 'refused') refused(progress.refusal);
  }

  let fetching: Promise<void> | undefined;
  /** Resolves when advice is there: what is pinned before has its preview then. */
  function advised(): Promise<void> {
    fetching ??= game.advice().then((come) => {
      advice = come;
    });
    return fetching;
  }

  async function commit(): Promise<void> {
    if (subject && (pinned || action !== undefined || facing)) await advised();
    if (preview) {
      if (preview.refusal) return refused(preview.refusal);
      const [first] = preview.commands;
      if (first === undefined) return;
      return ask?.reaction ? answer(ask.reaction.answer(first)) : give(preview.commands);
    }
    if (ask?.place && pinned?.kind === 'ground') return answer(ask.place.answer(pinned.at));
    if (ask?.facing && facing) return answer(ask.facing.answer(facing));
    if (mayCommand && !ask) {
      const main = steps.find((step) => step.main && !step.refusal);
      if (main) return give(main.commands);
    }
  }

  function sameTarget(a: Target | undefined, b: Target): boolean {
    if (!a || a.kind !== b.kind) return false;
    if (a.kind === 'ground' && b.kind === 'ground') return Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 400;
    return a.kind !== 'ground' && b.kind !== 'ground' && a.id === b.id;
  }

  /** A pointed thing as the target of what is about to be done; a figure of one's own is selected instead. */
  function targetOf(pointed: Pointed): Target {
    if (pointed.kind === 'figure') return { kind: 'figure', id: pointed.id };
    if (chosen?.wants === 'feature' && pointed.feature !== undefined) return { kind: 'feature', id: pointed.feature };
    return { kind: 'ground', at: { x: Math.round(pointed.at.x), y: Math.round(pointed.at.y) } };
  }

  function select(figure: string): void {
    clear();
    selected = figure;
  }

  function machineTalks(reason: unknown): void {
    console.error(reason);
    say(i18n.t.table.machineStuck);
  }

  // Advice is fetched when the first figure is about to act, or the first question is asked.
  $effect(() => {
    if (actor !== undefined || question || snapshot.outcome) void advised();
  });

  let driver: Driver | undefined;
  let machine: Awaited<ReturnType<typeof game.machine>> | undefined;
  let closed = false;

  return {
    get snapshot() {
      return snapshot;
    },
    get board() {
      return board;
    },
    get overlay() {
      return overlay;
    },
    get preview() {
      return preview;
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
    get targets() {
      return targets;
    },
    /** Figures that may be taken hold of. */
    get movable(): readonly string[] {
      if (ask?.reaction) return [ask.reaction.figure];
      return mayCommand && seat !== undefined ? game.selectable(snapshot.state, seat) : [];
    },
    get selected() {
      return selected ?? actor;
    },
    get pinned() {
      return pinned;
    },
    get facing() {
      return facing;
    },
    get inspected() {
      return inspected;
    },
    get notice() {
      return notice;
    },
    get hint() {
      return mayCommand && seat !== undefined ? game.hint(snapshot.state, seat, subject, language) : '';
    },
    /** The rule that the last notice cites. */
    get ruleInSight() {
      return notice?.rule;
    },
    get lines() {
      return log.lines(snapshot, language);
    },
    /** How it ended; nothing while it goes on. */
    get summary() {
      if (!snapshot.outcome) return undefined;
      const events = snapshot.entries.flatMap((entry) => entry.events);
      return advice?.summary({ initial: session.system.setup(session.setup), final: snapshot.state, events }, language);
    },
    get undo() {
      return snapshot.version >= 0 ? session.undoable() : undefined;
    },
    say,
    select,
    inspect(figure: string | undefined) {
      inspected = figure;
    },
    /** Lights something up while it is looked at in a panel. */
    light(marks: Overlay['marks']) {
      looked = marks && marks.length > 0 ? { ...overlay, marks: [...(overlay.marks ?? []), ...marks] } : undefined;
    },
    show(shown: Overlay | undefined) {
      looked = shown;
    },
    look(pointed: Pointed | undefined) {
      hovered = pinned || !pointed ? undefined : targetOf(pointed);
      if (hovered?.kind === 'figure' && seat !== undefined && game.selectable(snapshot.state, seat).includes(hovered.id) && !action)
        hovered = undefined;
    },
    /** A click: selects one's own figures, pins a target, and does it when the same target is pointed at again. */
    async pick(pointed: Pointed): Promise<void> {
      if (ask?.facing && pointed.kind === 'ground') return this.turnTowards(pointed.at);
      if (ask?.place) {
        const spot = targetOf(pointed);
        if (sameTarget(pinned, spot)) return commit();
        pinned = spot.kind === 'ground' ? spot : undefined;
        return;
      }
      if (pointed.kind === 'figure') {
        const mine = seat !== undefined && mayCommand && !action && game.selectable(snapshot.state, seat).includes(pointed.id);
        if (mine && pointed.id !== actor) return select(pointed.id);
        if (!subject) return select(pointed.id);
        if (pointed.id === actor && !action) return;
      }
      if (!subject) return;
      const target = targetOf(pointed);
      if (sameTarget(pinned, target)) return commit();
      const wasPinned = pinned;
      pinned = target;
      hovered = undefined;
      if (!wasPinned || target.kind !== 'ground') facing = undefined;
      await advised();
      if (preview?.atOnce && !preview.refusal) return commit();
    },
    /** A figure is taken hold of, to be moved. */
    grab(figure: string) {
      if (figure !== actor && mayCommand) select(figure);
    },
    async drag(at: Point, done: boolean): Promise<void> {
      if (!subject) return;
      pinned = { kind: 'ground', at: { x: Math.round(at.x), y: Math.round(at.y) } };
      facing = undefined;
      if (done) await advised();
      if (done && preview?.atOnce && !preview.refusal) return commit();
    },
    turnTowards(point: Point) {
      const ghost = overlay.ghost;
      if (ghost) facing = { x: Math.round(point.x - ghost.at.x) || 1, y: Math.round(point.y - ghost.at.y) };
    },
    chooseAction(id: string) {
      const next = actions.find((one) => one.id === id);
      if (!next) return;
      const same = action === id;
      clear();
      if (next.refusal) return refused(next.refusal);
      if (!same) action = id;
    },
    take(step: Step<C>) {
      return step.refusal ? Promise.resolve(refused(step.refusal)) : give(step.commands);
    },
    commit,
    answer,
    cancel() {
      if (via.length > 0) via = via.slice(0, -1);
      else if (pinned || facing) {
        pinned = undefined;
        facing = undefined;
      } else if (action) action = undefined;
      else if (inspected !== undefined) inspected = undefined;
      else selected = undefined;
    },
    // ---- keys
    /** Ends what can be ended: the activation, the deployment or the group's turn; lets a chance to react pass. */
    finish() {
      const [decline] = ask?.reaction ? ask.options : [];
      if (decline) return answer(decline.value);
      const step = steps.findLast(({ refusal }) => !refusal);
      return step ? give(step.commands) : Promise.resolve();
    },
    nudge(direction: Vector, length: number) {
      const start = ask?.place?.from ?? (subject && game.home(snapshot.state, subject.figure));
      if (!start) return;
      const from = pinned?.kind === 'ground' ? pinned.at : start;
      pinned = { kind: 'ground', at: nudged(from, direction, length, board) };
      hovered = undefined;
    },
    turn(clockwise: boolean) {
      const now = facing ?? overlay.ghost?.facing ?? board.figures.find(({ id }) => id === (ask?.facing?.figure ?? actor))?.facing;
      if (now) facing = turned(now, clockwise);
    },
    waypoint() {
      const end = preview?.overlay.ghost?.at;
      if (pinned?.kind === 'ground' && !preview?.refusal && end) via = [...via, { x: end.x, y: end.y }];
    },
    /** Goes to the next target of the chosen action, or of any. */
    nextTarget() {
      if (!advice || !subject || seat === undefined) return;
      const all = advice.targets(snapshot.state, seat, subject, action);
      if (all.length === 0) return say(i18n.t.table.noTarget);
      const at = pinned?.kind === 'figure' ? all.indexOf(pinned.id) : -1;
      const next = all[(at + 1) % all.length];
      if (next !== undefined) pinned = { kind: 'figure', id: next };
    },
    /** Goes through the figures that may act: false at the end of the row, where Tab leaves the board. */
    nextFigure(step: 1 | -1): boolean {
      if (seat === undefined || !mayCommand) return false;
      const all = game.selectable(snapshot.state, seat);
      const at = selected === undefined ? (step > 0 ? -1 : all.length) : all.indexOf(selected);
      const next = all[at + step];
      if (next === undefined) return false;
      select(next);
      return true;
    },
    async takeBack(consent: boolean): Promise<boolean> {
      const undone = await session.undo(consent);
      if (undone) selected = undefined;
      return undone;
    },
    async begin(pace: () => Promise<void>): Promise<void> {
      if (!Object.values(terms.seats).includes('machine')) return;
      const thinker = await game.machine(terms);
      if (closed) return thinker.close();
      machine = thinker;
      driver = drive<Setup, S, C, E>(
        session,
        {
          command: (state, by) => thinker.command(state, by),
          answer: (state, asked, by) => thinker.answer(state, asked, by),
        },
        pace,
        machineTalks,
      );
      driver.resume();
    },
    pause() {
      driver?.pause();
    },
    resume() {
      driver?.resume();
    },
    close() {
      closed = true;
      unsubscribe();
      driver?.stop();
      machine?.close();
    },
  };
}

/** A table whose types of state and command nobody outside needs to know. */
export type Table = ReturnType<typeof createTable<Json, Json, Json, Json>>;
