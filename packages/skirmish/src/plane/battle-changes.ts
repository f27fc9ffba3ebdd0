import type { Outcome } from '@escarmouche/referee';
import type { Place } from '@escarmouche/space';
import { sameMark } from '../marks.ts';
import type { Told } from '../placed/told.ts';
import type { FigureId, GroupId } from '../roster.ts';
import type { BattleEvent, EffectOn, RuleEvent } from './battle-events.ts';
import type { PlaneEvent } from './events.ts';
import type { RunUp } from './jumping.ts';
import { enterWaypoints, noteWaypoint } from './npc/route.ts';
import { reducePlane } from './reduce.ts';
import { noteStir } from './scenario/lull.ts';
import { foldScenario, type ScenarioEvent } from './scenario/scenario.ts';
import type { ScenarioProgress } from './scenario/schema.ts';
import type { PlaneFigure, PlaneState } from './state.ts';

/** Figures of a battle as its events change them. */
interface BattleFigure extends PlaneFigure {
  posture: string;
  vitality: number;
  alert: boolean;
  demoralised: boolean;
  perch?: PlaneFigure['perch'];
  marks: Record<string, unknown>;
  entered?: number | undefined;
}

interface PassingMark {
  readonly rule: string;
  readonly figure: FigureId;
  readonly of?: FigureId | undefined;
  readonly value: unknown;
  readonly until: string;
}

/** The part of a state that events of any battle with turns, wounds and heart change. */
export interface BattleState extends PlaneState {
  phase: string;
  turn: number;
  stirred?: number | undefined;
  group: GroupId;
  activation?:
    | { readonly figure: FigureId; runUp?: (RunUp & { readonly from: Place }) | undefined; fled?: boolean | undefined }
    | undefined;
  readonly figures: Record<FigureId, BattleFigure>;
  effects: EffectOn[];
  passing: PassingMark[];
  told?: readonly Told[] | undefined;
  scenario?: ScenarioProgress | undefined;
  outcome?: Outcome | undefined;
}

/** Events may come from a file: a name that every object has is no figure. */
export function figureIn<S extends BattleState>({ figures }: S, id: FigureId): S['figures'][FigureId] {
  const found = Object.hasOwn(figures, id) ? figures[id] : undefined;
  if (!found) throw new Error(`no figure ${id}`);
  return found as S['figures'][FigureId];
}

/** A figure leaves play: whatever it was about ends. A chief controls nobody any more, not even once it is healed (AI-MIS-CHEF-CONTROL). */
export function leavePlay(state: BattleState, id: FigureId, posture: string): void {
  const figure = figureIn(state, id);
  Object.assign(figure, { posture, alert: false });
  delete figure.perch;
  for (const other of Object.keys(state.scene.npcs?.roles ?? {})) {
    if (state.figures[other]?.marks['AI-MIS-CHEF-CONTROL'] === id)
      remember(state, { type: 'marked', figure: other, rule: 'AI-MIS-CHEF-CONTROL' });
  }
}

/** Sets the mark of a rule on a figure, in place of its former one: for the battle, or for a while. `more`: the other members of a passing mark. */
export function remember(
  state: BattleState,
  { type: _type, until, value, ...what }: Extract<RuleEvent, { type: 'marked' }>,
  more?: object,
): void {
  if (until !== undefined) {
    state.passing = state.passing.filter((mark) => !sameMark(mark, what));
    if (value !== undefined) state.passing.push({ ...what, value, until, ...more });
    return;
  }
  const owner = figureIn(state, what.figure);
  if (what.rule === 'AI-MIS-PATROUILLE') noteWaypoint(owner);
  const others = Object.entries(owner.marks).filter(([other]) => other !== what.rule);
  owner.marks = Object.fromEntries(value === undefined ? others : [...others, [what.rule, value]]);
}

const same = (a: EffectOn, b: EffectOn): boolean => a.rule === b.rule && a.on === b.on && a.by === b.by;

function tellScenario({ scenario }: BattleState, event: ScenarioEvent): void {
  if (scenario) foldScenario(scenario, event);
}

type Shared = PlaneEvent | BattleEvent | RuleEvent | ScenarioEvent;
type Changes<S, E extends { readonly type: string }> = { readonly [T in E['type']]?: (state: S, event: Extract<E, { type: T }>) => void };

/** Changes by events that all systems share. */
export const battleChanges = {
  figureDeployed: reducePlane,
  figureTurned: reducePlane,
  figureMoved(state, event) {
    const { activation } = state;
    const acts = activation?.figure === event.figure;
    if (acts) delete activation.runUp;
    if (event.manner === 'fled') {
      figureIn(state, event.figure).alert = false;
      if (acts) activation.fled = true;
    }
    enterWaypoints(state, event);
    reducePlane(state, event);
  },
  groupBegan(state, { group }) {
    state.group = group;
  },
  ranUp(state, { from, direction, length }) {
    if (state.activation) state.activation.runUp = { from, direction, length };
  },
  vitalityLost(state, { figure, left }) {
    figureIn(state, figure).vitality = left;
  },
  knockedDown(state, { figure }) {
    Object.assign(figureIn(state, figure), { posture: 'prone', alert: false });
  },
  alertTaken(state, { figure }) {
    figureIn(state, figure).alert = true;
  },
  alertEnded(state, { figure }) {
    figureIn(state, figure).alert = false;
  },
  demoralisationTested(state, { figure }) {
    figureIn(state, figure).demoralised = true;
  },
  effectBegan(state, { effect }) {
    if (!state.effects.some((one) => same(one, effect))) state.effects.push(effect);
  },
  effectEnded(state, { effect }) {
    state.effects = state.effects.filter((one) => !same(one, effect));
  },
  objectiveMet: tellScenario,
  tokenTaken: tellScenario,
  tokenDropped: tellScenario,
  happened: tellScenario,
  battleEnded(state, { outcome }) {
    state.phase = 'over';
    state.outcome = outcome;
    delete state.activation;
  },
} as const satisfies Changes<BattleState, Shared>;

/** The only place where the state of a battle changes: by these changes, an event that has none changes nothing. */
export function reducerOf<S extends BattleState, E extends { readonly type: string }>(changes: Changes<S, E>) {
  return (state: S, event: E): void => {
    const change = changes[event.type as E['type']] as ((state: S, event: E) => void) | undefined;
    change?.(state, event);
    noteStir(state, event);
  };
}
