import { inPlay, markOf, sheetOf } from '@escarmouche/skirmish';
import { battleChanges, figureIn, forgetDice, isEngaged, leavePlay, reducerOf, remember } from '@escarmouche/skirmish/plane';
import type { Event } from './events.ts';
import { grantedTo } from './granted.ts';
import { gainedId } from './gained.ts';
import type { Effect, Figure, FigureId, PassingMark, State } from './state.ts';

function leave(state: State, id: FigureId, posture: 'out' | 'gone' | 'fled'): void {
  leavePlay(state, id, posture);
  const one = figureIn(state, id);
  one.stunned = false;
  // A figure that flees for good still does so when it is brought back (UK-MORALE-FLEE-GOOD).
  if (posture !== 'out') delete one.fleeing;
}

/** Marks of these kinds end. */
function forget(state: State, ends: (mark: State['passing'][number]) => boolean): void {
  state.passing = state.passing.filter((mark) => !ends(mark));
}

/** The save of its last movement ends for a figure that is felled (UK-SYS-DURATION). */
const dropNext = (state: State, id: FigureId): void => forget(state, ({ figure: of, until }) => of === id && until === 'next');

/** Marks to the end of a figure's next activation end with the activation that begins. */
const endingNow = (mark: PassingMark, id: FigureId): PassingMark =>
  mark.figure === id && mark.until === 'nextEnd' ? { ...mark, until: 'activation' } : mark;

/** An aim that bears on the first action of the next activation, by option (UK-ACT-AIM). */
const AIM = 'UK-ACT-AIM';

/** A figure that flees for good while held makes its movement as soon as it is free; else in its activation (UK-MORALE-FLEE-GOOD). */
export const stillToFlee = (state: State, one: Figure): 'held' | 'toMove' => (isEngaged(state, one) ? 'held' : 'toMove');

/** A new turn: no figure is activated or stunned, all counts go back; figures too stunned to flee do so in their activation (UK-TURN-END, UK-STATE-STUNNED). */
function renew(state: State, one: Figure): void {
  const { actions } = grantedTo(sheetOf(state, one.id));
  const hindered = one.stunned && one.fleeing === 'held';
  Object.assign(one, { activated: false, activations: 0, left: actions, done: [], blows: 0, stunned: false });
  if (one.fleeing === 'moved' || hindered) one.fleeing = stillToFlee(state, one);
}

/** Effects of this turn end; and effects of a figure that has left the game, a turn after they began (UK-SYS-DURATION). */
function endsWithTurn(state: State, { until, by, since }: Effect): boolean {
  return until === 'turn' || hasOutlasted(state, by, since);
}

/** The figure whose next activation would end an effect has left the game, and the turn after that in which the effect began ends. */
function hasOutlasted(state: State, by: FigureId, since = 0): boolean {
  return since < state.turn && !inPlay(figureIn(state, by));
}

/** The only place where the state changes. */
export const reduce = reducerOf<State, Event>({
  ...battleChanges,
  orderSet(state, { order }) {
    Object.assign(state, { order: [...order], phase: 'deployment', group: state.scene.groups[0]?.id ?? state.group });
  },
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
  roundBegan(state, { order }) {
    state.chosen = [...order];
  },
  activationLost(state, { figure: id }) {
    state.chosen = state.chosen.filter((one) => one !== id);
    figureIn(state, id).activated = true;
  },
  activationBegan(state, { figure: id }) {
    const one = figureIn(state, id);
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
    const one = figureIn(state, id);
    // Actions left when an activation is over count as doing nothing, after which an aim is lost (UK-TURN-ACTIVATION).
    const idled = over && one.left > 0;
    if (over) Object.assign(one, { activated: true, left: 0 });
    if (state.activation?.aimed && !idled && state.scene.options['aim.carry'] === 'next-activation') {
      state.passing.push({ rule: AIM, figure: id, value: true, until: 'next' });
    }
    delete state.activation;
    forget(state, ({ until }) => until === 'activation');
    forgetDice(state);
  },
  actionTaken(state, { figure: id, types, cost, shoots, reaction }) {
    const one = figureIn(state, id);
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
    figureIn(state, id).held = [...items];
  },
  blowCounted(state, { figure: id }) {
    figureIn(state, id).blows += 1;
  },
  figureOut(state, { figure: id, at, removed }) {
    leave(state, id, removed ? 'gone' : 'out');
    if (at) Object.assign(figureIn(state, id), at);
    dropNext(state, id);
    // A figure out of action crawls from the end of the next turn on (UK-STATE-OUT).
    state.passing.push({ rule: 'UK-STATE-OUT', figure: id, value: true, until: 'turn' });
  },
  figureGone(state, { figure: id }) {
    leave(state, id, 'gone');
  },
  figureHealed(state, { figure: id, vitality, at }) {
    const one = figureIn(state, id);
    if (at) Object.assign(one, at);
    one.vitality = vitality;
    if (one.posture === 'out') one.posture = 'prone';
  },
  knockedDown(state, event) {
    battleChanges.knockedDown(state, event);
    dropNext(state, event.figure);
  },
  stunned(state, { figure: id }) {
    Object.assign(figureIn(state, id), { stunned: true, alert: false, left: 0 });
    dropNext(state, id);
  },
  lay(state, { figure: id }) {
    figureIn(state, id).posture = 'low';
  },
  stoodUp(state, { figure: id, facing }) {
    Object.assign(figureIn(state, id), { posture: 'standing', facing });
    dropNext(state, id);
  },
  fleesForGood(state, { figure: id, now }) {
    Object.assign(figureIn(state, id), { fleeing: now, alert: false });
  },
  fledForGood(state, { figure: id }) {
    leave(state, id, 'fled');
  },
  weaponLost(state, { figure: id, weapon, at }) {
    const one = figureIn(state, id);
    const gained = one.gained.find((taken) => gainedId(taken) === weapon);
    if (gained) one.gained = one.gained.filter((taken) => taken !== gained);
    else one.lost.push(weapon);
    one.held = one.held.filter((held) => held !== weapon);
    if (at) state.drops.push({ weapon: gained?.weapon ?? weapon, owner: gained?.owner ?? id, at });
  },
  weaponTaken(state, { figure: id, drop }) {
    const one = figureIn(state, id);
    state.drops = state.drops.filter(({ weapon, owner }) => weapon !== drop.weapon || owner !== drop.owner);
    if (drop.owner === id) one.lost = one.lost.filter((lost) => lost !== drop.weapon);
    else one.gained.push({ weapon: drop.weapon, owner: drop.owner });
  },
  marked: (state, mark) => remember(state, mark, mark.until === 'next' ? { since: state.turn } : {}),
  roomMissing(state, { figure: id, forGood }) {
    if (forGood) leave(state, id, 'fled');
  },
});
