import { battleChanges, figureIn, forgetDice, leavePlay, reducerOf, remember } from '@escarmouche/skirmish/plane';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The only place where the state changes. */
export const reduce = reducerOf<State, Event>({
  ...battleChanges,
  orderSet(state, { order }) {
    state.order = [...order];
    state.phase = 'deployment';
    state.group = order[order.length - 1] ?? state.group;
  },
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
  activationBegan(state, { figure: id, actions }) {
    state.activation = { figure: id, left: actions, done: [] };
  },
  activationEnded(state, { figure: id }) {
    figureIn(state, id).activated = true;
    delete state.activation;
    state.passing = state.passing.filter(({ until }) => until !== 'activation');
    forgetDice(state);
  },
  actionTaken(state, event) {
    if (event.reaction) {
      figureIn(state, event.figure).alert = false;
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
  figureMoved(state, event) {
    battleChanges.figureMoved(state, event);
    const { activation } = state;
    if (event.manner !== 'fled' || activation?.figure !== event.figure) return;
    activation.left = 0;
    delete activation.encore;
  },
  figureOut(state, { figure: id }) {
    leavePlay(state, id, 'out');
  },
  figureHealed(state, { figure: id, vitality, at, facing }) {
    const one = figureIn(state, id);
    one.vitality = vitality;
    if (at) Object.assign(one, { ...at, posture: 'standing', activated: true });
    if (facing) one.facing = facing;
  },
  gotUp(state, { figure: id, facing }) {
    Object.assign(figureIn(state, id), { posture: 'standing', facing });
  },
  alertTaken(state, event) {
    battleChanges.alertTaken(state, event);
    const { activation } = state;
    if (activation?.figure !== event.figure) return;
    activation.left = 0;
    delete activation.encore;
  },
  fledForGood(state, { figure: id }) {
    leavePlay(state, id, 'fled');
  },
  marked(state, mark) {
    if (mark.until !== 'activation' || state.activation) remember(state, mark);
  },
  noiseMade(state, { at, heardBy }) {
    state.noise = { at, heardBy };
  },
  noiseFaded(state, { group }) {
    const heardBy = state.noise?.heardBy.filter((id) => id !== group) ?? [];
    if (state.noise && heardBy.length > 0) state.noise = { at: state.noise.at, heardBy };
    else delete state.noise;
  },
  roomMissing(state, { figure: id, forGood }) {
    if (forGood) leavePlay(state, id, 'fled');
  },
});
