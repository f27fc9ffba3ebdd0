import type { Act } from '@escarmouche/cases/lesson/acts';
import { digest, type Json } from '@escarmouche/referee';
import type { Overlay } from '../boards/board.ts';
import type { BoardPoint } from '../boards/board-point.ts';
import { labelled } from '../i18n/format.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { HeldCard, RosterGroup } from '../systems/game-adapter.ts';
import type { AnyGestures, Gesture } from '../systems/gesture-told.ts';
import type { AnyGame } from '../systems/index.ts';
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
  readonly card?: string;
}

const parts = (command: unknown): Named => command as Named;

/** The table that is guided. */
interface Guided {
  readonly table: Table;
  readonly roster: readonly RosterGroup[];
  readonly hand: readonly HeldCard<Json>[] | undefined;
  readonly game: AnyGame;
  readonly gestures: AnyGestures;
}

/** Controls and places to press next, in order: for a command or an answer of the learner, given how far the aim is. `goal`: the last of the commands meant. */
export function pressesOf(act: Act, goal: unknown, actor: string | undefined, guided: Guided): readonly Press[] {
  if ('answers' in act) return answering(act.answers[0], guided);
  const { table } = guided;
  const command = parts(act.command);
  const step = table.aimed.steps.find(({ commands, refusal }) => !refusal && commands.some((one) => isMeant(one, command)));
  if (step) return [controlPress(step.label, `[data-step="${step.id}"]`)];
  const card = cardPress(command, guided.hand);
  if (card) return [card];
  const gesture = guided.gestures.gestureFor(table.snapshot.state, goal as Json, actor);
  const who = gesture.figure ?? actor;
  if (who !== undefined && table.aimed.actor !== who) return [figurePress(who, guided, () => table.aim.select(who))];
  return commanding(command, gesture, guided);
}

/** A card of the hand has its own button. */
function cardPress({ type, card }: Named, hand: Guided['hand']): Press | undefined {
  const id = `${type}:${card}`;
  const held = hand?.find(({ steps }) => steps.some((step) => step.id === id));
  const step = held?.steps.find((one) => one.id === id);
  return held && step && controlPress(labelled(step.label, held.face.name, i18n.language), `[data-step="${id}"]`);
}

/** The action, what it is aimed at, and the button that gives it. */
function commanding(command: Named, { action: meant, target }: Gesture, guided: Guided): readonly Press[] {
  const { table } = guided;
  const { preview, action } = table.aimed;
  if (preview && !preview.refusal && (table.aim.pinned || action) && preview.commands.some((one) => isMeant(one, command)))
    return [controlPress(preview.panel.commit ?? i18n.t.table.commit, '[data-commit]')];
  const button = table.aimed.actions.find(({ id, refusal }) => !refusal && id === meant);
  const presses: Press[] = button && action?.id !== button.id ? [controlPress(button.label, `[data-action="${button.id}"]`)] : [];
  if (target?.kind === 'figure') presses.push(figurePress(target.id, guided, aimAt(table, target)));
  else if (target?.kind === 'ground') {
    const { place: label, here } = learnWords[i18n.language];
    presses.push({ label, marks: ringed(target.at, table, 'place', here), go: aimAt(table, target) });
  }
  return presses;
}

function answering(value: Json | undefined, guided: Guided): readonly Press[] {
  const { table, gestures } = guided;
  const { ask } = table;
  if (!ask || value === undefined) return [];
  const { do: doing, command } = (value ?? {}) as { readonly do?: string; readonly command?: Json };
  const options = answersOf(ask);
  const wanted = digest(value);
  const index = options.findIndex((option) => digest(option.value) === wanted);
  const option = options[index];
  if (!option) {
    const reacts = ask.reaction && doing === 'react' && command;
    return reacts ? commanding(parts(command), gestures.gestureFor(table.snapshot.state, command), guided) : [];
  }
  const control = `[data-answer="${index}"]`;
  const button = controlPress(option.label, control);
  const { at } = option;
  if (ask.reaction || !at) return [button];
  const press = at.kind === 'figure' ? figurePress(at.id, guided, aimAt(table, at)) : undefined;
  const marks = at.kind === 'ground' ? ringed(at.at, table, 'place', learnWords[i18n.language].here) : press?.marks;
  // An answer on the board has a button, too, but for one of many.
  const go = (): void => (document.querySelector(control) ? button.go() : aimAt(table, at)());
  return [{ ...button, ...(marks && { marks }), go }];
}

function figurePress(id: string, { table, roster, game }: Guided, go: () => void): Press {
  const figure = roster.flatMap(({ figures }) => figures).find((one) => one.id === id);
  const ring = ringed(game.home(table.snapshot.state, id).at, table, 'figure', '');
  return {
    label: figure?.name ?? learnWords[i18n.language].place,
    control: `[data-roster="${id}"], [data-aim="${id}"]`,
    marks: { ...ring, marks: [{ kind: 'figure', id, tone: 'warn' }] },
    go,
  };
}

const aimAt = (table: Table, target: Target) => (): void => {
  table.aim.pin(target);
  void table.acts.settle();
};

/** Is a command of the table the one meant, wherever it leads? The table's command may name more. */
function isMeant(command: unknown, meant: Named): boolean {
  const given = parts(command);
  return (['type', 'rule', 'figure', 'target', 'feature', 'card'] as const).every(
    (name) => meant[name] === undefined || given[name] === meant[name],
  );
}

/** Radii of the rings round a place and round a figure, in the unit of the board. */
const RADII = { plane: { place: 600, figure: 950 }, tiles: { place: 0.45, figure: 0.45 } } as const;

const ringed = (center: BoardPoint, { aimed: { board } }: Table, what: 'place' | 'figure', label: string): Overlay => ({
  rings: [{ center, radius: RADII[board.kind][what], label, tone: 'warn' }],
});
