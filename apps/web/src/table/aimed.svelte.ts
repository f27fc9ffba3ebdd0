import type { Seat } from '@escarmouche/referee';
import type { SharedMatchSettings, Snapshot } from '@escarmouche/session';
import type { Vector } from '@escarmouche/space';
import type { Overlay } from '../boards/board.ts';
import { kinds } from '../boards/kinds.ts';
import { laid, NOTHING } from '../boards/laid.ts';
import type { BoardPoint } from '../boards/board-point.ts';
import { textIn } from '../i18n/format.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { Ask, AskOption } from '../systems/ask.ts';
import type { Action, Advice, GameAdapter, NextStep } from '../systems/game-adapter.ts';
import type { Preview, Subject } from '../systems/preview.ts';
import type { createAim, Target } from './aim.svelte.ts';
import { doingWords } from './doing-words.ts';
import type { Notice } from './notices.svelte.ts';
import { optionAt } from './options.ts';

/** The seat that decides now, and its question: the table as its viewer may know it. */
export interface Now<S, C, E> {
  readonly snapshot: Snapshot<S, C, E>;
  readonly seat: Seat | undefined;
  readonly mayCommand: boolean;
  readonly ask: Ask<C> | undefined;
  /** Once it is there. */
  readonly advice: Advice<S, C, E> | undefined;
}

/** Meaning of an aim: the acting figure, the actions on offer, the preview, and the marks on the board. */
export function createAimed<Setup, S, C, E>(
  game: GameAdapter<Setup, S, C, E>,
  matchSettings: SharedMatchSettings,
  aim: ReturnType<typeof createAim>,
  now: Now<S, C, E>,
) {
  const language = $derived(i18n.language);
  const state = $derived(now.snapshot.state);
  const board = $derived(game.board(state, matchSettings, language));
  const option = $derived(now.ask && optionAt(now.ask.options, aim.target, kinds[board.kind].near));
  const actor = $derived(now.ask?.reaction?.figure ?? (now.mayCommand ? game.actor(state, aim.selected) : undefined));
  const subject = $derived<Subject | undefined>(
    actor === undefined ? undefined : { figure: actor, reaction: now.ask?.reaction !== undefined, to: now.ask?.reaction?.to },
  );
  const mayAct = $derived(now.mayCommand || now.ask?.reaction !== undefined);
  const actions = $derived<readonly Action[]>(
    now.advice && subject && now.seat !== undefined && mayAct ? now.advice.actions(state, now.seat, subject, language) : [],
  );
  const steps = $derived<readonly NextStep<C>[]>(
    now.mayCommand && now.seat !== undefined ? game.steps(state, now.seat, aim.selected, language, matchSettings.lot) : [],
  );
  const chosen = $derived(actions.find(({ id }) => id === aim.action));
  /** Targets of the chosen action, before one is aimed at. */
  const aims = $derived.by((): readonly AskOption[] => {
    if (chosen?.wants !== 'figure' || chosen.refusal || !subject || now.seat === undefined) return [];
    return now.advice?.aims?.(state, now.seat, subject, chosen.id, language) ?? [];
  });
  const preview = $derived.by((): Preview<C> | undefined => {
    if (now.seat === undefined || !subject || !mayAct) return undefined;
    const { action, target, via, facing, spent } = aim;
    if (!target && chosen === undefined && !facing && via.length === 0) return undefined;
    return now.advice?.preview(state, now.seat, { subject, action, target, via, facing, spent }, language);
  });
  const overlay = $derived.by((): Overlay => {
    const { ask, advice, seat } = now;
    if (ask && option) return laid(ask.overlay, option.overlay ?? NOTHING);
    if (ask?.place && aim.target?.kind === 'ground') return ask.place.preview(aim.target.at);
    if (ask?.facing) return laid(ask.overlay, ask.facing.preview(aim.facing ?? ask.facing.from));
    if (preview) return preview.overlay;
    if (ask) return ask.overlay;
    return advice && now.mayCommand && subject && seat !== undefined ? advice.outlook(state, seat, subject, aim.action, language) : NOTHING;
  });

  return {
    get board() {
      return board;
    },
    /** The answer that what is aimed at stands for. */
    get option() {
      return option;
    },
    /** The answer that a target would stand for. */
    optionAt: (target: Target) => now.ask && optionAt(now.ask.options, target, kinds[board.kind].near),
    get actor() {
      return actor;
    },
    get subject() {
      return subject;
    },
    /** Actions and targets are known. */
    get known(): boolean {
      return now.advice !== undefined;
    },
    get actions() {
      return actions;
    },
    /** The action that was chosen. */
    get action() {
      return chosen;
    },
    /** Figures that the chosen action may be aimed at, with the odds of each, the best first. */
    get aims() {
      return aims;
    },
    get steps() {
      return steps;
    },
    get preview() {
      return preview;
    },
    /** Marks of the aim on the board. */
    get overlay() {
      return overlay;
    },
    /** Figures that the chosen action, or any, may be aimed at. */
    get targets(): readonly string[] {
      const { ask, advice, seat } = now;
      if (ask && !ask.reaction) return ask.options.flatMap(({ at }) => (at?.kind === 'figure' ? [at.id] : []));
      if (aims.length > 0) return aims.flatMap(({ at }) => (at?.kind === 'figure' ? [at.id] : []));
      return advice && subject && seat !== undefined ? advice.targets(state, seat, subject, aim.action) : [];
    },
    /** Figures of the deciding seat that may be chosen to act. */
    get selectable(): readonly string[] {
      return now.mayCommand && now.seat !== undefined ? game.selectable(state, now.seat) : [];
    },
    /** Figures that may be taken hold of. */
    get movable(): readonly string[] {
      return now.ask?.reaction ? [now.ask.reaction.figure] : this.selectable;
    },
    get selected() {
      return aim.selected ?? actor;
    },
    /** The facing that is one stroke of a key away from the one that is aimed at or has been so far; nothing where there is none to turn. */
    turned(clockwise: boolean): Vector | undefined {
      const facing = aim.facing ?? overlay.ghost?.facing ?? this.home.facing;
      return facing && kinds[board.kind].turned?.(facing, clockwise);
    },
    /** Why what is aimed at may not be. */
    get whyNot(): Notice | undefined {
      const wrong = aim.target && (preview?.refusal ?? preview?.instead);
      return wrong && { text: textIn(wrong.reason, language), rule: wrong.rule, refused: true };
    },
    /** The next thing for the person to do, in a sentence. */
    get hint(): string {
      if (!now.mayCommand || now.seat === undefined) return '';
      const allowed = actions.filter(({ refusal }) => !refusal);
      const known = actions.length > 0 ? allowed.map(({ id }) => id) : undefined;
      const hint = game.hint(state, now.seat, subject, language, known);
      const can = steps.some(({ main }) => main) ? [] : allowed.map(({ label }) => label);
      const once = can.filter((label, i) => can.indexOf(label) === i);
      return can.length === 0 ? hint : `${doingWords[language].left(game.banner(state, language).phase, once.join(', '))} ${hint}`;
    },
    /** Start of the ghost when keys move it, and its facing before it is turned. */
    get home(): { readonly at?: BoardPoint; readonly facing?: Vector } {
      if (now.ask?.place) return { at: now.ask.place.from };
      if (now.ask?.facing) return { facing: now.ask.facing.from };
      return subject ? game.home(state, subject.figure) : {};
    },
  };
}
