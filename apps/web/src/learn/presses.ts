import type { Act } from '@escarmouche/cases/lesson/acts';
import { digest, type Json } from '@escarmouche/referee';
import type { Overlay } from '../boards/board.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { RosterGroup } from '../systems/game-adapter.ts';
import type { Target } from '../table/aim.svelte.ts';
import { answersOf } from '../table/options.ts';
import type { Table } from '../table/table.svelte.ts';
import { learnWords } from './words.ts';

/** A thing to be pressed on the way to a step: in words, and where it is. */
export interface Press {
  readonly label: string;
  /** The control on the page. */
  readonly control?: string;
  /** The figure or the place on the board. */
  readonly marks?: Overlay;
  /** Brings the player there: the focus to a control, the aim to a figure or a place. */
  readonly go: () => void;
}

const focusOn = (control: string) => (): void => document.querySelector<HTMLElement>(control)?.focus();

const controlPress = (label: string, control: string): Press => ({ label, control, go: focusOn(control) });

/** A command, as far as its names go. */
interface Named {
  readonly type: string;
  readonly rule?: string;
  readonly weapon?: string;
  readonly figure?: string;
  readonly target?: string;
  readonly feature?: string;
}

const parts = (command: unknown): Named => command as Named;

/** What is to be pressed next, in order: for a command or an answer of the learner, given how far the aim is. */
export function pressesOf(act: Act, actor: string | undefined, table: Table, roster: readonly RosterGroup[]): readonly Press[] {
  if ('answers' in act) return answering(act.answers[0], table, roster);
  const command = parts(act.command);
  const step = table.aimed.steps.find(({ commands, refusal }) => !refusal && commands.some((one) => isMeant(one, command)));
  if (step) return [controlPress(step.label, `[data-step="${step.id}"]`)];
  const who = command.type === 'activate' ? command.figure : actor;
  if (who !== undefined && table.aimed.actor !== who) return [figurePress(who, table, roster, () => table.aim.select(who))];
  return commanding(command, act.command, table, roster);
}

/** The action, what it is aimed at, and the button that gives it. */
function commanding(command: Named, whole: unknown, table: Table, roster: readonly RosterGroup[]): readonly Press[] {
  const { preview, action } = table.aimed;
  if (preview && !preview.refusal && (table.aim.pinned || action) && preview.commands.some((one) => isMeant(one, command)))
    return [controlPress(preview.panel.commit ?? i18n.t.table.commit, '[data-commit]')];
  const meant = table.aimed.actions.find(({ id, refusal }) => !refusal && isActionOf(id, command));
  const presses: Press[] = meant && action?.id !== meant.id ? [controlPress(meant.label, `[data-action="${meant.id}"]`)] : [];
  const place = placeIn(whole);
  if (command.target !== undefined)
    presses.push(figurePress(command.target, table, roster, aimAt(table, { kind: 'figure', id: command.target })));
  else if (place) {
    const { place: label, here } = learnWords[i18n.language];
    const marks = marked(place, table.aimed.board.kind, ROUND_PLACE, here);
    presses.push({ label, marks, go: aimAt(table, { kind: 'ground', at: place }) });
  }
  return presses;
}

function answering(value: Json | undefined, table: Table, roster: readonly RosterGroup[]): readonly Press[] {
  const { ask } = table;
  if (!ask || value === undefined) return [];
  const { do: doing, command } = (value ?? {}) as { readonly do?: string; readonly command?: object };
  const options = answersOf(ask);
  const wanted = digest(value);
  const index = options.findIndex((option) => digest(option.value) === wanted);
  const option = options[index];
  if (!option) return ask.reaction && doing === 'react' && command ? commanding(parts(command), command, table, roster) : [];
  if (!ask.reaction && option.at?.kind === 'figure') return [figurePress(option.at.id, table, roster, aimAt(table, option.at))];
  return [controlPress(option.label, `[data-answer="${index}"]`)];
}

function figurePress(id: string, table: Table, roster: readonly RosterGroup[], go: () => void): Press {
  const figure = roster.flatMap(({ figures }) => figures).find((one) => one.id === id);
  const { board } = table.aimed;
  const place = 'figures' in board ? board.figures.find((one) => one.id === id)?.at : undefined;
  const ring = place && marked(place, board.kind, ROUND_FIGURE, '');
  return {
    label: figure?.name ?? id,
    control: `[data-roster="${id}"], [data-aim="${id}"]`,
    marks: { ...ring, marks: [{ kind: 'figure', id, tone: 'warn' }] },
    go,
  };
}

const aimAt = (table: Table, target: Target) => (): void => {
  table.aim.pin(target);
  void table.acts.settle();
};

/** Is a command of the table the one meant, wherever it leads? */
function isMeant(command: unknown, meant: Named): boolean {
  const given = parts(command);
  return (['type', 'rule', 'figure', 'target', 'feature'] as const).every((name) => given[name] === meant[name]);
}

/** Ids of actions are made of the type of the command, its rule and its weapon. */
const isActionOf = (id: string, { type, rule, weapon }: Named): boolean => {
  const [first, second] = id.split(':');
  if (rule !== undefined) return first === rule || second === rule;
  return first === type && (second === undefined || weapon === undefined || second === weapon);
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** The place that a command leads to. */
function placeIn(command: unknown): Point | undefined {
  const { path, to, at, point } = command as { path?: unknown; to?: unknown; at?: unknown; point?: unknown };
  const end: unknown = Array.isArray(path) ? path.at(-1) : undefined;
  return [end, to, at, point].find(isPoint);
}

/** Radii of the rings round a place and round a figure, in thousandths of a pace. */
const ROUND_PLACE = 600;
const ROUND_FIGURE = 950;

const marked = (center: Point, kind: string, radius: number, label: string): Overlay =>
  kind === 'tiles'
    ? ({ squares: [{ at: center, tone: 'warn' }] } as Overlay)
    : ({ rings: [{ center, radius, label, tone: 'warn' }] } as Overlay);
