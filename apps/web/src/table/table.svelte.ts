import type { Answer, Json, Refusal } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import type { Session, Snapshot } from '@escarmouche/session';
import { i18n } from '../i18n/index.svelte.ts';
import type { Action, Advice, Ask, Game, Intent, Preview, Step, Subject } from '../systems/contract.ts';
import type { Spot } from '../boards/contract.ts';
import { NOTHING, type Overlay } from '../boards/overlay.ts';
import { createAim } from './aim.svelte.ts';
import { createLog } from './log.ts';
import { createOpponent } from './opponent.ts';
import { decidingSeat, questionOf } from './seats.ts';

/** What the table tells a player without being asked, for the eye and for assistive technology. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
}

/**
 * One table: a session, looked at and played through a game's adapter. It holds what the player is about to do (its aim) and nothing of the battle
 * itself. Pointer and keys come to it through `pointing` and `steering`.
 */
export function createTable<Setup, S, C, E>(game: Game<Setup, S, C, E>, session: Session<Setup, S, C, E>) {
  let snapshot = $state.raw<Snapshot<S, C, E>>(session.snapshot());
  let notice = $state.raw<Notice>();
  let inspected = $state<string>();
  let looked = $state.raw<Overlay>();
  /** Sight lines that stay while one aims. */
  let lines = $state.raw<Overlay>();
  let advice = $state.raw<Advice<S, C, E>>();

  const aim = createAim();
  const log = createLog(game, session);
  const opponent = createOpponent(game, session, (reason) => {
    console.error(reason);
    say(i18n.t.table.machineStuck);
  });
  const language = $derived(i18n.language);
  const { terms } = session;

  // ---- who decides now
  const seat = $derived(decidingSeat(snapshot, terms));
  const question = $derived(questionOf(snapshot, seat));
  const ask = $derived<Ask<C> | undefined>(question && advice?.question(snapshot.state, question, language));
  const mayCommand = $derived(!snapshot.waiting && seat !== undefined);
  const mayAct = $derived(mayCommand || ask?.reaction !== undefined);

  // ---- what is shown
  const board = $derived(game.board(snapshot.state, terms, language));
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
    if (!intent.target && chosen === undefined && !intent.facing) return undefined;
    return advice?.preview(snapshot.state, seat, intent, language);
  });
  const bare = $derived.by((): Overlay => {
    if (looked) return looked;
    if (ask?.place && aim.target?.kind === 'ground') return ask.place.preview(aim.target.at);
    if (ask?.facing) return { ...ask.overlay, ...ask.facing.preview(aim.facing ?? ask.facing.from) };
    if (preview) return preview.overlay;
    if (ask) return ask.overlay;
    return advice && mayCommand && subject && seat !== undefined
      ? advice.outlook(snapshot.state, seat, subject, aim.action, language)
      : NOTHING;
  });
  const overlay = $derived<Overlay>(
    lines
      ? {
          ...bare,
          ...lines,
          sights: [...(bare.sights ?? []), ...(lines.sights ?? [])],
          marks: [...(bare.marks ?? []), ...(lines.marks ?? [])],
        }
      : bare,
  );

  function say(text: string, rule?: string): void {
    notice = { text, rule };
  }

  function refused(refusal: Refusal): void {
    say(refusal.reason[language], refusal.rule);
  }

  const unsubscribe = session.subscribe((next) => {
    snapshot = next;
    aim.clear();
    looked = undefined;
    lines = undefined;
    const last = log.lines(next, language).at(-1);
    if (last) say(last.told.text.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
    if (aim.selected !== undefined && actor !== undefined) aim.follow(actor);
  });

  // ---- what is done
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
  // Advice is fetched when the first figure is about to act, or the first question is asked.
  $effect(() => {
    if (actor !== undefined || question || snapshot.outcome) void advised();
  });

  async function commit(): Promise<void> {
    if (subject && (aim.pinned || aim.action !== undefined || aim.facing)) await advised();
    if (preview) {
      if (preview.refusal) return refused(preview.refusal);
      const [first] = preview.commands;
      if (first === undefined) return;
      return ask?.reaction ? answer(ask.reaction.answer(first)) : give(preview.commands);
    }
    if (ask?.place && aim.pinned?.kind === 'ground') return answer(ask.place.answer(aim.pinned.at));
    if (ask?.facing && aim.facing) return answer(ask.facing.answer(aim.facing));
    if (mayCommand && !ask) {
      const main = steps.find((step) => step.main && !step.refusal);
      if (main) return give(main.commands);
    }
  }

  return {
    aim,
    opponent,
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
    /** Figures that the chosen action, or any, may be aimed at. */
    get targets(): readonly string[] {
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
    get selected() {
      return aim.selected ?? actor;
    },
    get inspected() {
      return inspected;
    },
    get notice() {
      return notice;
    },
    /** Why what is aimed at may not be. */
    get whyNot(): Notice | undefined {
      const wrong = aim.target && (preview?.refusal ?? preview?.instead);
      return wrong && { text: wrong.reason[language], rule: wrong.rule };
    },
    get hint() {
      return mayCommand && seat !== undefined ? game.hint(snapshot.state, seat, subject, language) : '';
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
    advised,
    commit,
    answer,
    inspect(figure: string | undefined) {
      inspected = figure;
    },
    /** Lights something up while it is looked at in a panel. */
    light(marks: Overlay['marks']) {
      looked = marks && marks.length > 0 ? { ...bare, marks: [...(bare.marks ?? []), ...marks] } : undefined;
    },
    /** Aims at what would make a refused thing possible. */
    aimAt({ target, facing }: NonNullable<Preview<C>['panel']['means']>) {
      aim.choose(undefined);
      aim.pin(target);
      aim.face(facing);
    },
    show(shown: Overlay | undefined) {
      looked = shown;
    },
    /** Shows sight lines until they are put out, something is done, or others are shown. */
    get sights() {
      return lines;
    },
    set sights(shown: Overlay | undefined) {
      lines = shown;
    },
    chooseAction(id: string) {
      const next = actions.find((one) => one.id === id);
      if (!next) return;
      aim.choose(aim.action === id || next.refusal ? undefined : id);
      looked = undefined;
      if (next.refusal) refused(next.refusal);
    },
    take(step: Step<C>) {
      return step.refusal ? Promise.resolve(refused(step.refusal)) : give(step.commands);
    },
    cancel() {
      if (aim.back()) return;
      if (inspected !== undefined) inspected = undefined;
      else aim.select(undefined);
    },
    /** Ends what can be ended: the activation, the deployment or the group's turn; lets a chance to react pass. */
    finish() {
      const [decline] = ask?.reaction ? ask.options : [];
      if (decline) return answer(decline.value);
      const step = steps.find(({ ends, refusal }) => ends && !refusal);
      return step ? give(step.commands) : Promise.resolve();
    },
    async takeBack(consent: boolean): Promise<boolean> {
      const undone = await session.undo(consent);
      if (undone) aim.select(undefined);
      return undone;
    },
    close() {
      unsubscribe();
      opponent.close();
    },
  };
}

/** A table whose types of state and command nobody outside needs to know. */
export type Table = ReturnType<typeof createTable<Json, Json, Json, Json>>;
