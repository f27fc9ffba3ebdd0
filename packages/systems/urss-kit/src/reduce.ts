import { inPlay, markOf, sameMark, sheetOf } from '@escarmouche/skirmish';
import { foldScenario, isEngaged, noteStir, reducePlane, type ScenarioEvent } from '@escarmouche/skirmish/plane';
import type { Event } from './events.ts';
import { grantedTo } from './granted.ts';
import { gainedId } from './gained.ts';
import type { Effect, Figure, FigureId, PassingMark, State } from './state.ts';

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

function leave(state: State, id: FigureId, posture: 'out' | 'gone' | 'fled'): void {
  const one = figure(state, id);
  Object.assign(one, { posture, alert: false, stunned: false });
  delete one.perch;
  // Who flees for good does so still when it is brought back (UK-MORALE-FLEE-GOOD).
  if (posture !== 'out') delete one.fleeing;
}

function tellScenario(state: State, event: ScenarioEvent): void {
  if (state.scenario) foldScenario(state.scenario, event);
}

/** Marks of these kinds end. */
function forget(state: State, ends: (mark: State['passing'][number]) => boolean): void {
  state.passing = state.passing.filter((mark) => !ends(mark));
}

/** What is left of its last movement ends with being felled (UK-SYS-DURATION). */
const dropNext = (state: State, id: FigureId): void => forget(state, ({ figure: of, until }) => of === id && until === 'next');

/** What lasts to the end of a figure's next activation ends with that which begins. */
const endingNow = (mark: PassingMark, id: FigureId): PassingMark =>
  mark.figure === id && mark.until === 'nextEnd' ? { ...mark, until: 'activation' } : mark;

/** An aim that bears on the first action of the next activation, by option (UK-ACT-AIM). */
const AIM = 'UK-ACT-AIM';

const same = (a: Effect, b: Effect): boolean => a.rule === b.rule && a.on === b.on && a.by === b.by;

/** Who flees for good and is held makes its movement as soon as nobody holds it; else in its activation (UK-MORALE-FLEE-GOOD). */
export const stillToFlee = (state: State, one: Figure): 'held' | 'toMove' => (isEngaged(state, one) ? 'held' : 'toMove');

/** A new turn: nobody is activated or stunned, all counts go back; who was too stunned to flee does so in its activation (UK-TURN-END, UK-STATE-STUNNED). */
function renew(state: State, one: Figure): void {
  const { actions } = grantedTo(sheetOf(state, one.id));
  const hindered = one.stunned && one.fleeing === 'held';
  Object.assign(one, { activated: false, activations: 0, left: actions, done: [], blows: 0, stunned: false });
  if (one.fleeing === 'moved' || hindered) one.fleeing = stillToFlee(state, one);
}

/** What lasts this turn; and what a figure has caused that has left the game, a turn after it began (UK-SYS-DURATION). */
function endsWithTurn(state: State, { until, by, since }: Effect): boolean {
  return until === 'turn' || hasOutlasted(state, by, since);
}

/** The figure whose next activation would end it has left the game, and the turn after that in which it began ends. */
function hasOutlasted(state: State, by: FigureId, since = 0): boolean {
  return since < state.turn && !inPlay(figure(state, by));
}

const changes: { [T in Event['type']]?: (state: State, event: Of<T>) => void } = {
  orderSet(state, { order }) {
    Object.assign(state, { order: [...order], phase: 'deployment', group: state.scene.groups[0]?.id ?? state.group });
  },
  figureDeployed: reducePlane,
  groupDeployed(state, { group }) {
    state.deployed.push(group);
    state.group = state.scene.groups.find(({ id }) => !state.deployed.includes(id))?.id ?? state.group;
  },
  turnBegan(state, { turn }) {
    Object.assign(state, { phase: 'play', turn });
  },
  turnEnded(state) {
    forget(state, (mark) => mark.until === 'turn' || (mark.until === 'next' && hasOutlasted(state, mark.figure, mark.since)));
    state.effects = state.effects.filter((effect) => !endsWithTurn(state, effect));
    for (const one of Object.values(state.figures)) renew(state, one);
  },
  groupBegan(state, { group }) {
    state.group = group;
  },
  roundBegan(state, { order }) {
    state.chosen = [...order];
  },
  activationLost(state, { figure: id }) {
    state.chosen = state.chosen.filter((one) => one !== id);
    figure(state, id).activated = true;
  },
  activationBegan(state, { figure: id }) {
    const one = figure(state, id);
    one.activations += 1;
    forget(state, ({ until }) => until === 'activation');
    if (one.posture === 'low') one.posture = 'standing';
    const aimed = markOf(state, AIM, id) !== undefined;
    dropNext(state, id);
    state.passing = state.passing.map((mark) => endingNow(mark, id));
    state.chosen = state.chosen.filter((other) => other !== id);
    state.group = sheetOf(state, id).group;
    state.activation = { figure: id, taken: 0, ...(aimed && { aimed }) };
  },
  activationEnded(state, { figure: id, over }) {
    const one = figure(state, id);
    // What is left of it when it is over has been spent on doing nothing, after which an aim is lost (UK-TURN-ACTIVATION).
    const idled = over && one.left > 0;
    if (over) Object.assign(one, { activated: true, left: 0 });
    if (state.activation?.aimed && !idled && state.scene.options['aim.carry'] === 'next-activation') {
      state.passing.push({ rule: AIM, figure: id, value: true, until: 'next' });
    }
    delete state.activation;
    forget(state, ({ until }) => until === 'activation');
  },
  actionTaken(state, { figure: id, types, cost, shoots, reaction }) {
    const one = figure(state, id);
    if (reaction) return void (one.alert = false);
    one.left -= cost;
    one.done.push(...types);
    const { activation } = state;
    if (!activation) return;
    activation.taken += cost;
    delete activation.runUp;
    if (!shoots) delete activation.aimed;
  },
  aimed(state) {
    if (state.activation) state.activation.aimed = true;
  },
  aimSpent({ activation }) {
    delete activation?.aimed;
  },
  heldChanged(state, { figure: id, items }) {
    figure(state, id).held = [...items];
  },
  ranUp(state, { from, direction, length }) {
    if (state.activation) state.activation.runUp = { from, direction, length };
  },
  figureMoved(state, event) {
    const { activation } = state;
    if (activation?.figure === event.figure) delete activation.runUp;
    if (event.manner === 'fled') {
      figure(state, event.figure).alert = false;
      if (activation?.figure === event.figure) activation.fled = true;
    }
    reducePlane(state, event);
  },
  figureTurned: reducePlane,
  blowCounted(state, { figure: id }) {
    figure(state, id).blows += 1;
  },
  vitalityLost(state, { figure: id, left }) {
    figure(state, id).vitality = left;
  },
  figureOut(state, { figure: id, at, removed }) {
    leave(state, id, removed ? 'gone' : 'out');
    if (at) Object.assign(figure(state, id), at);
    dropNext(state, id);
    // It crawls from the end of the next turn on (UK-STATE-OUT).
    state.passing.push({ rule: 'UK-STATE-OUT', figure: id, value: true, until: 'turn' });
  },
  figureGone(state, { figure: id }) {
    leave(state, id, 'gone');
  },
  figureHealed(state, { figure: id, vitality, at }) {
    const one = figure(state, id);
    if (at) Object.assign(one, at);
    one.vitality = vitality;
    if (one.posture === 'out') one.posture = 'prone';
  },
  knockedDown(state, { figure: id }) {
    Object.assign(figure(state, id), { posture: 'prone', alert: false });
    dropNext(state, id);
  },
  stunned(state, { figure: id }) {
    Object.assign(figure(state, id), { stunned: true, alert: false, left: 0 });
    dropNext(state, id);
  },
  lay(state, { figure: id }) {
    figure(state, id).posture = 'low';
  },
  stoodUp(state, { figure: id, facing }) {
    Object.assign(figure(state, id), { posture: 'standing', facing });
    dropNext(state, id);
  },
  alertTaken(state, { figure: id }) {
    figure(state, id).alert = true;
  },
  alertEnded(state, { figure: id }) {
    figure(state, id).alert = false;
  },
  demoralisationTested(state, { figure: id }) {
    figure(state, id).demoralised = true;
  },
  fleesForGood(state, { figure: id, now }) {
    Object.assign(figure(state, id), { fleeing: now, alert: false });
  },
  fledForGood(state, { figure: id }) {
    leave(state, id, 'fled');
  },
  weaponLost(state, { figure: id, weapon, at }) {
    const one = figure(state, id);
    const gained = one.gained.find((taken) => gainedId(taken) === weapon);
    if (gained) one.gained = one.gained.filter((taken) => taken !== gained);
    else one.lost.push(weapon);
    one.held = one.held.filter((held) => held !== weapon);
    if (at) state.drops.push({ weapon: gained?.weapon ?? weapon, owner: gained?.owner ?? id, at });
  },
  weaponTaken(state, { figure: id, drop }) {
    const one = figure(state, id);
    state.drops = state.drops.filter(({ weapon, owner }) => weapon !== drop.weapon || owner !== drop.owner);
    if (drop.owner === id) one.lost = one.lost.filter((lost) => lost !== drop.weapon);
    else one.gained.push({ weapon: drop.weapon, owner: drop.owner });
  },
  effectBegan(state, { effect }) {
    if (!state.effects.some((one) => same(one, effect))) state.effects.push(effect);
  },
  effectEnded(state, { effect }) {
    state.effects = state.effects.filter((one) => !same(one, effect));
  },
  marked(state, { type: _type, until, value, ...what }) {
    if (until) {
      forget(state, (mark) => sameMark(mark, what));
      if (value !== undefined) state.passing.push({ ...what, value, until, ...(until === 'next' && { since: state.turn }) });
      return;
    }
    const { figure: id, rule } = what;
    const owner = figure(state, id);
    const others = Object.entries(owner.marks).filter(([other]) => other !== rule);
    owner.marks = Object.fromEntries(value === undefined ? others : [...others, [rule, value]]);
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
