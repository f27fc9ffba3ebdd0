import { sameMark } from '@escarmouche/skirmish';
import { foldScenario, noteStir, reducePlane, type ScenarioEvent } from '@escarmouche/skirmish/plane';
import type { Event } from './events.ts';
import type { Effect, Figure, FigureId, State } from './state.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The only place where the state changes. */
export function reduce(state: State, event: Event): void {
  const change = changes[event.type] as ((state: State, event: Event) => void) | undefined;
  change?.(state, event);
  noteStir(state, event);
}

/** Events may come from a file: a name that every object has is no figure. */
function figure(state: State, id: FigureId): Figure {
  const found = Object.hasOwn(state.figures, id) ? state.figures[id] : undefined;
  if (!found) throw new Error(`no figure ${id}`);
  return found;
}

function leave(state: State, id: FigureId, posture: 'out' | 'fled'): void {
  Object.assign(figure(state, id), { posture, alert: false });
  delete figure(state, id).perch;
}

function tellScenario(state: State, event: ScenarioEvent): void {
  if (state.scenario) foldScenario(state.scenario, event);
}

const same = (a: Effect, b: Effect): boolean => a.rule === b.rule && a.on === b.on && a.by === b.by;

const changes: { [T in Event['type']]?: (state: State, event: Of<T>) => void } = {
  orderSet(state, { order }) {
    state.order = [...order];
    state.phase = 'deployment';
    state.group = order[order.length - 1] ?? state.group;
  },
  figureDeployed: reducePlane,
  groupDeployed(state, { group }) {
    state.deployed.push(group);
    const left = state.order.filter((id) => !state.deployed.includes(id));
    state.group = left[left.length - 1] ?? state.group;
  },
  turnBegan(state, { turn }) {
    state.phase = 'play';
    state.turn = turn;
    state.passing = [];
    for (const one of Object.values(state.figures)) one.activated = false;
  },
  groupBegan(state, { group }) {
    state.group = group;
  },
  activationBegan(state, { figure: id, actions }) {
    state.activation = { figure: id, left: actions, done: [] };
  },
  activationEnded(state, { figure: id }) {
    figure(state, id).activated = true;
    delete state.activation;
    state.passing = state.passing.filter(({ until }) => until !== 'activation');
  },
  actionTaken(state, event) {
    if (event.reaction) {
      figure(state, event.figure).alert = false;
      return;
    }
    const { activation } = state;
    if (!activation) return;
    activation.left -= event.cost;
    delete activation.runUp;
    delete activation.encore;
    if (event.twice) activation.encore = event.action;
    activation.done.push(event.action);
  },
  ranUp(state, { from, direction, length }) {
    if (state.activation) state.activation.runUp = { from, direction, length };
  },
  figureMoved(state, event) {
    const { figure: id, manner } = event;
    const { activation } = state;
    if (activation?.figure === id) delete activation.runUp;
    if (manner === 'fled') figure(state, id).alert = false;
    if (manner === 'fled' && activation?.figure === id) {
      Object.assign(activation, { left: 0, fled: true });
      delete activation.encore;
    }
    reducePlane(state, event);
  },
  figureTurned: reducePlane,
  vitalityLost(state, { figure: id, left }) {
    figure(state, id).vitality = left;
  },
  figureOut(state, { figure: id }) {
    leave(state, id, 'out');
  },
  figureHealed(state, { figure: id, vitality, at, facing }) {
    const one = figure(state, id);
    one.vitality = vitality;
    if (at) Object.assign(one, { ...at, posture: 'standing', activated: true });
    if (facing) one.facing = facing;
  },
  knockedDown(state, { figure: id }) {
    Object.assign(figure(state, id), { posture: 'prone', alert: false });
  },
  gotUp(state, { figure: id, facing }) {
    Object.assign(figure(state, id), { posture: 'standing', facing });
  },
  alertTaken(state, { figure: id }) {
    figure(state, id).alert = true;
    const { activation } = state;
    if (activation?.figure !== id) return;
    activation.left = 0;
    delete activation.encore;
  },
  alertEnded(state, { figure: id }) {
    figure(state, id).alert = false;
  },
  demoralisationTested(state, { figure: id }) {
    figure(state, id).demoralised = true;
  },
  fledForGood(state, { figure: id }) {
    leave(state, id, 'fled');
  },
  effectBegan(state, { effect }) {
    if (!state.effects.some((one) => same(one, effect))) state.effects.push(effect);
  },
  effectEnded(state, { effect }) {
    state.effects = state.effects.filter((one) => !same(one, effect));
  },
  marked(state, { type: _type, until, value, ...what }) {
    if (until === 'activation' && !state.activation) return;
    if (until) {
      state.passing = state.passing.filter((mark) => !sameMark(mark, what));
      if (value !== undefined) state.passing.push({ ...what, value, until });
      return;
    }
    const { figure: id, rule } = what;
    const owner = figure(state, id);
    const others = Object.entries(owner.marks).filter(([other]) => other !== rule);
    owner.marks = Object.fromEntries(value === undefined ? others : [...others, [rule, value]]);
  },
  noiseMade(state, { at, heardBy }) {
    state.noise = { at, heardBy };
  },
  noiseFaded(state, { group }) {
    const heardBy = state.noise?.heardBy.filter((id) => id !== group) ?? [];
    if (state.noise && heardBy.length > 0) state.noise = { at: state.noise.at, heardBy };
    else delete state.noise;
  },
  objectiveMet: tellScenario,
  tokenTaken: tellScenario,
  tokenDropped: tellScenario,
  happened: tellScenario,
  roomMissing(state, { figure: id, forGood }) {
    if (forGood) leave(state, id, 'fled');
  },
  battleEnded(state, { outcome }) {
    state.phase = 'over';
    state.outcome = outcome;
    delete state.activation;
  },
};
