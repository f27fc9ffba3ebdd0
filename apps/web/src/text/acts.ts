import type { Refusal } from '@escarmouche/referee';
import type { BoardPoint } from '../boards/board-point.ts';
import { kinds } from '../boards/kinds.ts';
import type { Action } from '../systems/game-adapter.ts';
import type { Preview } from '../systems/preview.ts';
import type { Target } from '../table/aim.svelte.ts';
import { calledIn, figureOf, noPlace, sentence, splitNames, type Context } from './context.ts';
import { fold, type Order } from './grammar.ts';
import { facingOf, goalOf, type Goal } from './goals.ts';
import { meant } from './names.ts';
import { tellPreview, tellRefusal, warningsOf } from './tell.ts';

/** Result of an order: sentences, and whether a command waits for a yes, or is given at once. */
export interface Aimed {
  readonly said: readonly string[];
  readonly ready?: 'ask' | 'do';
  /** The order still lacks its place or target. */
  readonly lacks?: boolean;
}

/** The action that an order names, among those on offer: a word of the game's, its label, or what it is done with. */
function actionsNamed({ table }: Context, name: string | undefined, means: string | undefined): readonly Action[] {
  if (name === undefined) return [];
  const all = table.aimed.actions.filter(({ id }) => id === name || id.startsWith(`${name}:`));
  if (means === undefined) return all;
  const wanted = meant(
    means,
    all.map((action) => ({ id: action.id, names: [action.label, action.id.replace(/^[^:]*:/, '')] })),
  );
  return wanted.length > 0 ? all.filter(({ id }) => wanted.some((one) => one.id === id)) : all;
}

/** Why a figure may not act at all. */
const blockOf = ({ advice, state, language }: Context, seat: string, figure: string): Refusal | undefined =>
  advice.preview(state, seat, { subject: { figure, reaction: false } }, language)?.refusal;

/** Chooses who acts: why it may not, if it may not. */
export function choose(context: Context, who: string | undefined): readonly string[] | undefined {
  const { table, words } = context;
  if (table.snapshot.outcome) return [words.over];
  if (table.seat === undefined || !(table.mayCommand || table.ask?.reaction)) return [words.waiting];
  const reacts = table.ask?.reaction?.figure;
  if (reacts !== undefined) {
    table.aim.clear();
    return who === undefined || who === reacts ? undefined : [words.reacts(calledIn(context, reacts))];
  }
  if (who === undefined) {
    // The only one who can act need not be named.
    table.aim.select(table.aimed.selectable.length === 1 ? table.aimed.selectable[0] : table.aimed.actor);
    const { figure } = table.aimed.subject ?? {};
    if (figure !== undefined && !blockOf(context, table.seat, figure)) return undefined;
    return [words.who(table.aimed.selectable.map((id) => calledIn(context, id)).join(', '))];
  }
  const before = table.aim.selected;
  table.aim.select(who);
  const refusal = blockOf(context, table.seat, who);
  if (!refusal && table.aimed.subject?.figure === who) return undefined;
  table.aim.select(before);
  return refusal ? tellRefusal(refusal, context) : [words.notItsTurn(calledIn(context, who))];
}

interface Try {
  readonly action: Action | undefined;
  readonly target: Target | undefined;
}

function take({ table }: Context, { action, target }: Try, { via, facing }: Goal): Preview<unknown> | undefined {
  const { aim } = table;
  aim.choose(action?.id);
  for (const spot of via) aim.lay(spot);
  aim.pin(target);
  if (facing) aim.face(facing);
  return table.aimed.preview;
}

/** Allowed comes before refused, a likely attack before an unlikely one, a place that is reached before one that is not. */
function worth({ table }: Context, preview: Preview<unknown>, target: Target | undefined): number {
  if (preview.refusal) return 0;
  const ghost = preview.overlay.ghost?.at;
  const { near } = kinds[table.aimed.board.kind];
  const missed = target?.kind === 'ground' && ghost && Math.hypot(ghost.x - target.at.x, ghost.y - target.at.y) > near;
  return 1 + (preview.panel.odds?.chance ?? 0) + (missed || warningsOf(preview, false).length > 0 ? 0 : 2);
}

/** Aims as an order says; the same preview that the pointer shows is what is told. */
export function aimAt(context: Context, order: Order, how: 'do' | 'preview' | 'why'): Aimed {
  const { table, words } = context;
  const read = (): ReturnType<typeof goalOf> => {
    const wants = wantsOf(context, order.action);
    return goalOf(context, order.phrases, {
      actor: table.aimed.subject?.figure,
      toFigures: order.verb === 'attack' || wants === 'figure',
      toFeatures: wants === 'feature',
    });
  };
  // The acting figure decides which actions are on offer, and so how the rest is read.
  const first = read();
  const blocked = choose(context, first.found?.who);
  if (blocked) return { said: first.problem === undefined ? blocked : [first.problem] };
  const goal = read();
  if (goal.problem !== undefined) return { said: [goal.problem] };
  const { targets, means } = goal.found;
  const named = actionsNamed(context, order.action, means);
  // Before any action is on offer, going somewhere is being deployed there.
  if (order.action !== undefined && named.length === 0 && table.aimed.actions.length > 0) {
    return { said: [words.noAction(order.text), ...actionList(context)] };
  }
  const open = named.filter(({ refusal }) => !refusal);
  const [shut] = named;
  // An action without legal targets is still asked about the figure named: the refusal is of that one.
  if (shut?.refusal && open.length === 0 && targets.length === 0) return { said: tellRefusal(shut.refusal, context) };
  const actions: readonly (Action | undefined)[] = open.length > 0 ? open : named.length > 0 ? named : [undefined];
  const tries = actions.flatMap((action) =>
    (targets.length > 0 ? targets : [undefined]).map((target): Try => ({
      action,
      target: action?.wants === 'nothing' && !action.takesPlace ? undefined : target,
    })),
  );
  let best: { readonly at: Try; readonly worth: number } | undefined;
  for (const at of tries) {
    const preview = take(context, at, goal.found);
    const value = preview ? worth(context, preview, at.target) : -1;
    if (!best || value > best.worth) best = { at, worth: value };
    if (value >= 3 && actions.length === 1) break;
  }
  const preview = best && take(context, best.at, goal.found);
  if (!preview && shut?.refusal) return { said: tellRefusal(shut.refusal, context) };
  if (!preview) {
    const [action] = open;
    return action?.wants === 'figure' && targets.length === 0 ? atOnlyOne(context, action, goal.found) : lacking(context, action, order);
  }
  const instead = preview.refusal && how !== 'why' ? insteadOf(context, actions, goal.found) : undefined;
  if (instead && preview.refusal)
    return { said: [...tellRefusal(preview.refusal, context), ...tellPreview(instead, context, false), words.sure], ready: 'ask' };
  return answerTo(context, kept(context, preview) ?? preview, how, goal.found.asFar);
}

/** Command for a point of a way that may go on: here the way ends with the point. */
function kept({ table }: Context, { keeps, refusal }: Preview<unknown>): Preview<unknown> | undefined {
  if (!keeps || refusal) return undefined;
  table.aim.keep(keeps);
  return table.aimed.preview;
}

/** The part that an order still lacks. */
function lacking({ table, words }: Context, action: Action | undefined, { verb }: Order): Aimed {
  table.aim.clear();
  return {
    said: [action && action.wants !== 'nothing' ? words.wants[action.wants] : verb === 'attack' ? words.wants.figure : words.means],
    lacks: true,
  };
}

/** An action that names nobody is aimed at the only one it may be done to, and asked about; several are told. */
function atOnlyOne(context: Context, action: Action, goal: Goal): Aimed {
  const { table, words } = context;
  table.aim.choose(action.id);
  const [only, ...more] = table.aimed.targets;
  if (only === undefined || more.length > 0) {
    table.aim.clear();
    return {
      said: [only === undefined ? words.wants.figure : words.atWhom([only, ...more].map((id) => calledIn(context, id)).join(', '))],
      lacks: true,
    };
  }
  const preview = take(context, { action, target: { kind: 'figure', id: only } }, goal);
  if (!preview || preview.refusal) return { said: preview?.refusal ? tellRefusal(preview.refusal, context) : [words.wants.figure] };
  return { said: [...tellPreview(preview, context, false), words.mayDo], ready: 'ask' };
}

/** The next best spot where a way is barred, aimed at. */
function insteadOf(context: Context, actions: readonly (Action | undefined)[], goal: Goal): Preview<unknown> | undefined {
  for (const at of goal.instead) {
    for (const action of actions) {
      const preview = take(context, { action, target: { kind: 'ground', at } }, goal);
      if (preview && worth(context, preview, { kind: 'ground', at }) >= 3) return preview;
    }
  }
  return undefined;
}

export function answerTo(context: Context, preview: Preview<unknown>, how: 'do' | 'preview' | 'why', asFar: boolean): Aimed {
  const { words } = context;
  if (preview.refusal) return { said: tellRefusal(preview.refusal, context) };
  if (how === 'why') return { said: [words.allowed, ...tellPreview(preview, context, false), words.mayDo], ready: 'ask' };
  if (how === 'preview') return { said: [...tellPreview(preview, context, true), words.mayDo], ready: 'ask' };
  const warnings = warningsOf(preview, asFar);
  if (warnings.length > 0) return { said: [...tellPreview(preview, context, false), words.sure], ready: 'ask' };
  return {
    said: preview.panel.odds ? tellPreview({ ...preview, panel: { ...preview.panel, facts: [] } }, context, false) : [],
    ready: 'do',
  };
}

/** The aim that an action wants; unknown for an action not on offer yet, while no figure acts. */
function wantsOf(context: Context, name: string | undefined): Action['wants'] | undefined {
  const [known] = actionsNamed(context, name, undefined);
  return known?.wants;
}

/** Turns the one who acts, or another that is named: "turn north", "turn A3 toward B2", "face B2", "turn 90 right". */
export function turnTo(context: Context, { phrases }: Order): Aimed {
  const { table, game, queries, state, words } = context;
  if (!queries.heading) return { said: [words.means] };
  const whole = phrases.map(({ text }) => text).join(' ');
  const split = splitNames(context, whole);
  const towards = split?.[1] ?? whole;
  const blocked = choose(context, split?.[0].id);
  if (blocked) return { said: blocked };
  const { at, facing: now } = game.home(state, table.aimed.subject?.figure ?? '');
  const facing = facingOf(context, towards, at, now);
  if (!facing) return { said: [towards === '' || figureOf(context, towards).found ? words.facing : noPlace(context, towards)] };
  table.aim.face(facing);
  const { preview } = table.aimed;
  return preview ? answerTo(context, preview, 'do', false) : { said: [words.means] };
}

/** The actions on offer, each with its number; then, by name only, those that may not be taken now. */
export function actionList({ table, words }: Context): readonly string[] {
  if (table.aimed.actions.length === 0) return [words.noActions];
  const numbered = table.aimed.actions.map(({ label, cost, refusal }, i) => ({
    label,
    refusal,
    text: `${i + 1} ${label}${cost === undefined ? '' : ` (${cost})`}`,
  }));
  const open = numbered.filter(({ refusal }) => !refusal).map(({ text }) => text);
  const shut = numbered.filter(({ refusal }) => refusal).map(({ label }) => label);
  return [...(open.length > 0 ? [words.actions(open.join(', '))] : []), ...(shut.length > 0 ? [words.notNow(shut.join(', '))] : [])];
}

/** The step that a line names by its label. */
export const stepNamed = ({ table }: Context, text: string) =>
  text.length < 4 ? undefined : table.aimed.steps.find(({ label }) => fold(label).startsWith(text));

/** The step that "do" gives; or else the figures to activate, or those that may be taken hold of by their places. */
export function tellSteps({ table, game, queries, state, words, figures, language }: Context): readonly string[] {
  const main = table.aimed.steps.filter((step) => step.main).map(({ label }) => sentence(words.toDo(label)));
  if (main.length > 0) return main;
  const pieces = table.aimed.selectable.filter((id) => figures.every((figure) => figure.id !== id));
  if (pieces.length > 0) return [words.canChoose(pieces.map((id) => queries.nameOf(state, game.home(state, id).at, language)))];
  if (table.aimed.actor !== undefined) return main;
  const tags = table.aimed.selectable.flatMap((id) => figures.find((figure) => figure.id === id)?.tag ?? []);
  return tags.length === 0 ? [] : [words.canAct(tags.join(', '))];
}

/** The figure, among those that may be chosen, at a named place. */
export function standingAt({ table, game, queries, state }: Context, text: string): string | undefined {
  const at = queries.spotOf(state, text);
  return at && table.aimed.selectable.find((id) => id !== table.aimed.actor && sameSpot(game.home(state, id).at, at));
}

/** Takes hold of a piece that is no figure of anybody's, and says where it can go. */
export function takeHold({ table, queries, state, language }: Context, id: string): readonly string[] {
  table.aim.select(id);
  const { text, overlay } = queries.reach(state, id, language);
  table.looks.show(overlay);
  return [text];
}

const sameSpot = (a: BoardPoint, b: BoardPoint): boolean => a.x === b.x && a.y === b.y;

/** Turns what is held over the board by one stroke, as its key does, where nothing faces anywhere. */
export function turnHeld(context: Context): readonly string[] | undefined {
  const { table, queries, words } = context;
  const facing = queries.heading ? undefined : table.aimed.turned(true);
  if (!facing) return undefined;
  table.aim.face(facing);
  return table.aimed.preview && [...tellPreview(table.aimed.preview, context, false), words.mayDo];
}

/** Does a line without a verb name a place or a target? */
export function isAim(context: Context, { phrases }: Order): boolean {
  const { table } = context;
  if (table.snapshot.outcome || !(table.mayCommand || table.ask?.reaction) || phrases.length === 0) return false;
  const { found } = goalOf(context, phrases, { actor: table.aimed.subject?.figure, toFigures: false, toFeatures: false });
  return found !== undefined && (found.targets.length > 0 || found.facing !== undefined);
}
