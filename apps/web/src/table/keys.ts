import type { BoardHandle } from '../boards/board.ts';
import { struck } from '../parts/struck.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Offered } from './offered.ts';
import { answersOf, DIGITS, listed } from './options.ts';
import type { obey } from './replay-keys.ts';
import type { Replay } from './replay.svelte.ts';
import type { steering } from './steering.ts';
import type { Table } from './table.svelte.ts';
import type { Telling } from './telling.svelte.ts';

type Parts = {
  /** The board has the focus, or nothing has. */
  readonly onBoard: boolean;
  readonly table: Pick<Table, 'ask' | 'chances'> & {
    readonly acts: Pick<Table['acts'], 'answer' | 'finish'>;
    readonly aimed: Pick<Table['aimed'], 'actions' | 'action'>;
  };
  readonly steer: ReturnType<typeof steering>;
  readonly replay: Pick<Replay, 'at' | 'length' | 'seek' | 'leap' | 'toggle'>;
  /** Absent while being fetched: keys that need no board work already. */
  readonly board: BoardHandle | undefined;
  /** Keys that this board and this game have: other keys do nothing. */
  readonly offered: ReadonlySet<Offered>;
  readonly act: (action: string) => void;
  readonly undo: () => void;
  readonly rule: () => void;
  readonly keys: () => void;
  /** Shows what the battle is about. */
  readonly objectives: () => void;
  /** Shows in which order NPCs act. */
  readonly order: () => void;
  /** Unfolds or folds why the NPC looked at did what it did. */
  readonly reasons: () => void;
  /** Goes to the cards of the hand. */
  readonly hand: () => void;
  /** Opens the box in which the table is spoken to. */
  readonly talk: () => void;
  readonly closeReplay: () => void;
};

/** Directions of the screen by their keys. */
export const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const NEEDS: Readonly<Record<string, Offered>> = {
  '[': 'faces',
  ']': 'faces',
  d: 'faces',
  D: 'faces',
  l: 'sight',
  m: 'measure',
  w: 'waypoint',
  v: 'views',
  f: 'turns',
  c: 'hand',
  o: 'objectives',
  j: 'npcs',
  q: 'npcs',
  p: 'reactions',
  P: 'reactions',
  PageUp: 'levels',
  PageDown: 'levels',
  x: 'spends',
  X: 'spends',
};

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('input:not([type=range], [type=checkbox]), textarea, select') || target.isContentEditable)
  );
}

/** Keys while something is told: Space holds it and lets it go on, those that would do something at the table skip it. */
export function tellingKey(event: KeyboardEvent, telling: Pick<Telling, 'hold' | 'skip'>, undo: () => void): boolean {
  const key = struck(event);
  if (key === undefined || isTyping(event.target)) return false;
  if (key === ' ') telling.hold();
  else if (key === 'u') undo();
  else if (/^([0-9e]|Enter|Escape)$/.test(key)) telling.skip();
  else return false;
  return true;
}

/** Obeys a key of the table; false for any other key. */
export function tableKey(event: KeyboardEvent, parts: Parts): boolean {
  const { table, steer, board, onBoard, offered } = parts;
  if (isTyping(event.target)) return false;
  if (event.ctrlKey && event.key in ARROWS) return toLandmark(event, parts);
  const key = struck(event);
  if (key === undefined) return false;
  const needs = NEEDS[key];
  if (needs && !offered.has(needs)) return false;
  if (parts.replay.at !== undefined && key !== 'f' && key !== 'v') return replayKey(key, event, parts);
  const arrow = ARROWS[key];
  if (arrow) {
    if (onBoard && board) steer.nudge(board, arrow, event.shiftKey ? 'fine' : 'step');
    return onBoard;
  }
  if (/^[0-9]$/.test(key)) return digit(key, parts);
  switch (key) {
    case 'Tab':
      return onBoard && steer.nextFigure(event.shiftKey ? -1 : 1);
    case 'Enter':
      if (onBoard) void steer.commit();
      return onBoard;
    case 'Escape':
      steer.back();
      return true;
    case '[':
    case ']':
    case 'd':
    case 'D':
      steer.turn(key === ']' || key === 'd');
      return true;
    case 't':
    case 'T':
      steer.nextTarget(key === 't' ? 1 : -1);
      return true;
    case 'n':
    case 'N':
      return nextAction(key === 'n' ? 1 : -1, parts);
    case 'l':
      void steer.questions().then((ask) => ask.sightLines());
      return true;
    case 'i':
      void steer.questions().then((ask) => ask.inspect());
      return true;
    case 'm':
      void steer.questions().then((ask) => ask.measure());
      return true;
    case '/':
    case ':':
      parts.talk();
      return true;
    case 'w':
      steer.waypoint();
      return true;
    case 'x':
    case 'X':
      steer.spend(key === 'x' ? 1 : -1);
      return true;
    case 'e':
      // Held down it would be its own answer, where it is asked about.
      if (!event.repeat) void table.acts.finish();
      return true;
    case 'P':
      if (!table.chances.mayPass) return false;
      table.chances.passThis();
      return true;
    case 'p':
      if (!table.chances.mayPass && table.chances.passing.length === 0) return false;
      table.chances.pass();
      return true;
    case 'u':
      parts.undo();
      return true;
    case 'c':
      parts.hand();
      return true;
    case 'r':
      parts.rule();
      return true;
    case 'PageUp':
    case 'PageDown':
      if (board) steer.level(board, key === 'PageUp' ? 1 : -1);
      return true;
    case 'f':
      board?.rotate?.();
      return true;
    case 'v':
      settings.set({ view: settings.now.view === 'plan' ? 'scene' : 'plan' });
      return true;
    case '+':
    case '=':
    case 'z':
      board?.zoom(1.35);
      return true;
    case '-':
    case 'Z':
      board?.zoom(1 / 1.35);
      return true;
    case 'a':
      board?.fitAll();
      return true;
    case 'o':
      parts.objectives();
      return true;
    case 'j':
      parts.order();
      return true;
    case 'q':
      parts.reasons();
      return true;
    case '?':
      parts.keys();
      return true;
    default:
      return false;
  }
}

/** Ctrl and an arrow: to the next spot that way where something changes. */
function toLandmark({ key, metaKey, altKey }: KeyboardEvent, { replay, offered, onBoard, board, steer }: Parts): boolean {
  const arrow = ARROWS[key];
  if (!arrow || metaKey || altKey || replay.at !== undefined || !offered.has('landmark')) return false;
  if (onBoard && board) void steer.questions().then((ask) => ask.landmark(board, arrow));
  return onBoard;
}

/** A digit chooses an answer while a question has some, else an action. */
function digit(key: string, { table, steer, act }: Parts): boolean {
  const place = DIGITS.indexOf(key);
  const option = table.ask && listed(answersOf(table.ask)).buttons[place]?.option;
  if (option) {
    void table.acts.answer(option.value);
    return true;
  }
  const same = table.aimed.actions.filter((one) => one.key === key);
  const can = same.filter(({ refusal }) => !refusal);
  const [first, ...more] = can.length > 0 ? can : same;
  // Actions that share a digit come one after the other.
  const action = more[can.findIndex(({ id }) => id === table.aimed.action?.id)] ?? first;
  if (!action) return false;
  act(action.id);
  steer.tellAction();
  return true;
}

/** Goes on among the actions that may be taken, round and round: those that have no digit too. */
function nextAction(step: 1 | -1, { table, steer, act }: Parts): boolean {
  const all = table.aimed.actions.filter(({ refusal }) => !refusal);
  const at = all.findIndex(({ id }) => id === table.aimed.action?.id);
  const next = at < 0 ? all.at(step > 0 ? 0 : -1) : all[(at + step + all.length) % all.length];
  if (!next || next.id === table.aimed.action?.id) return false;
  act(next.id);
  steer.tellAction();
  return true;
}

/** The deeds of the keys of a replay. */
let obeys: typeof obey | undefined;

/** A replay has few keys, whose deeds come with the first of them: keys struck meanwhile wait. */
function replayKey(key: string, { shiftKey, target }: KeyboardEvent, { replay, closeReplay }: Parts): boolean {
  const arrow = ARROWS[key];
  if (!arrow && !/^(?:Home|End|Escape| )$/.test(key)) return false;
  // A button that has the focus is pressed.
  if (key === ' ' && target instanceof HTMLElement && target.matches('button, a, summary')) return false;
  const deed = (): void => obeys?.(key, arrow, shiftKey, replay, closeReplay);
  if (obeys) deed();
  else void import('./replay-keys.ts').then((come) => (obeys = come.obey)).then(deed);
  return true;
}
