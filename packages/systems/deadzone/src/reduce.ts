import type { Seat } from '@escarmouche/referee';
import type { FigureId } from '@escarmouche/skirmish';
import type { Event } from './events.ts';
import { pointsOf } from './figures.ts';
import type { CommandFace } from './numbers.ts';
import type { Figure, State } from './state.ts';

/** The only place where the state changes, of a seat's view as well. */
export function reduce(state: State, event: Event): void {
  switch (event.type) {
    case 'reconTied':
    case 'tested':
    case 'shot':
    case 'aimed':
    case 'fought':
    case 'tableRolled':
    case 'splatUsed':
    case 'itemDiscarded':
      return;
    case 'itemsPlaced':
      state.phase = 'recon';
      return;
    case 'itemPlaced':
      state.tokens.push({ id: event.token, at: event.at });
      return;
    case 'bonusRolled':
      if (state.recon) state.recon.rolled = true;
      return;
    case 'itemPeeked':
      return peek(state, event);
    case 'itemRemoved':
      state.tokens = state.tokens.filter(({ id }) => id !== event.token);
      return;
    case 'flanked':
      figure(state, event.figure).posture = 'reserve';
      state.flanking.push(event.figure);
      return;
    case 'itemPicked':
      if (state.tokens.find(({ id }) => id === event.token)?.item === undefined) remove(state.bag, event.item);
      state.tokens = state.tokens.filter(({ id }) => id !== event.token);
      return;
    case 'itemKept':
      figure(state, event.figure).carried.push({ id: event.token, item: event.item });
      return;
    case 'itemDropped':
      letGo(state, event);
      state.tokens.push({ id: event.token, at: event.at, item: event.item });
      return;
    case 'itemDestroyed':
    case 'itemUsed':
      return letGo(state, event);
    case 'itemGiven':
      letGo(state, event);
      figure(state, event.to).carried.push({ id: event.token, item: event.item });
      return;
    case 'reconWon':
      state.recon = { winner: event.seat, ahead: event.ahead };
      state.phase = 'first';
      return;
    case 'firstChosen':
      state.initiative = event.seat;
      state.phase = 'zones';
      return;
    case 'zoneChosen':
      state.zones[event.seat] = event.zone;
      if (state.scene.groups.every(({ seat }) => state.zones[seat] !== undefined)) state.phase = 'deployment';
      return;
    case 'deployed':
      Object.assign(figure(state, event.figure), { x: event.x, y: event.y, z: event.z, posture: 'standing' });
      remove(state.flanking, event.figure);
      return;
    case 'deploymentEnded':
      state.deployed.push(event.seat);
      if (state.deployed.length === state.scene.groups.length) state.phase = 'command';
      return;
    case 'roundBegan':
      state.round = event.round;
      state.initiative = event.initiative;
      state.phase = 'rerolls';
      state.rerolled = [];
      delete state.finished;
      delete state.last;
      return;
    case 'commandRolled':
      state.pools[event.seat] = [...event.faces];
      return;
    case 'commandKept':
      state.pools[event.seat] = [...event.faces];
      state.rerolled.push(event.seat);
      if (state.rerolled.length === state.scene.groups.length) state.phase = 'play';
      return;
    case 'dieSpent':
      for (let i = 0; i < event.count; i++) spend(state, event.seat, event.face);
      if (event.face === 'splat') state.activation?.splats.push(event.seat);
      return;
    case 'turnBegan':
      state.turn = { seat: event.seat, activations: 0, again: false, idle: false };
      return;
    case 'secondActivated':
      if (state.turn) state.turn.again = true;
      return;
    case 'passed':
      return;
    case 'turnEnded':
      if (state.turn) state.last = state.turn.seat;
      delete state.turn;
      return;
    case 'activationBegan':
      state.activation = {
        figure: event.figure,
        done: [],
        shorts: 0,
        long: false,
        splats: [],
        over: false,
        begunWithEnemy: event.engaged,
      };
      return;
    case 'actionTaken':
      return take(state, event);
    case 'moveResumed':
      if (state.activation?.figure === event.figure) state.activation.resumes = event.free ? 'free' : 'action';
      return;
    case 'activationCut':
      if (state.activation) state.activation.over = true;
      return;
    case 'activationEnded':
      figure(state, event.figure).activated = true;
      delete state.activation;
      if (state.turn) Object.assign(state.turn, { activations: state.turn.activations + 1, idle: event.idle });
      return;
    case 'marked':
      if (!figure(state, event.figure).marks.includes(event.rule)) figure(state, event.figure).marks.push(event.rule);
      return;
    case 'unmarked':
      remove(figure(state, event.figure).marks, event.rule);
      if (state.activation?.figure === event.figure) state.activation.quenched = true;
      return;
    case 'damaged':
      figure(state, event.figure).counters += event.points;
      return;
    case 'healed':
      figure(state, event.figure).counters -= event.points;
      return;
    case 'killed':
      figure(state, event.figure).posture = 'out';
      figure(state, event.figure).marks = [];
      state.points[event.to] = pointsOf(state, event.to) + event.vp;
      cut(state, event.figure);
      return;
    case 'left':
      figure(state, event.figure).posture = 'gone';
      cut(state, event.figure);
      return;
    case 'pinned':
      figure(state, event.figure).posture = 'prone';
      cut(state, event.figure);
      return;
    case 'stunned':
      figure(state, event.figure).activated = true;
      cut(state, event.figure);
      return;
    case 'stoodUp':
      figure(state, event.figure).posture = 'standing';
      return;
    case 'moved':
      if (event.how === 'enter') figure(state, event.figure).posture = 'standing';
      Object.assign(figure(state, event.figure), { x: event.x, y: event.y, z: event.z });
      return;
    case 'finished':
      state.finished = event.seat;
      return;
    case 'objectiveScored':
    case 'pointsScored':
      state.points[event.seat] = pointsOf(state, event.seat) + event.vp;
      return;
    case 'smokeCame':
      if (!state.smoke.includes(event.at)) state.smoke.push(event.at);
      return;
    case 'smokeCleared':
      remove(state.smoke, event.at);
      return;
    case 'roundEnded':
      for (const one of Object.values(state.figures)) one.activated = false;
      for (const { seat } of state.scene.groups) state.pools[seat] = [];
      if (state.finished !== undefined) state.initiative = state.finished;
      state.tied = Object.values(state.points).every((points) => points >= state.scene.mission.target);
      state.phase = 'command';
      return;
    case 'ended':
      state.outcome = event.outcome;
      state.phase = 'over';
      delete state.turn;
      delete state.activation;
      return;
  }
}

/** One seat knows the item of a token: it is no longer among those of which nobody knows where they are. */
function peek(state: State, { token: id, seat, item }: Extract<Event, { readonly type: 'itemPeeked' }>): void {
  const token = state.tokens.find((one) => one.id === id);
  if (!token) return;
  token.seen = seat;
  if (item === undefined) return;
  token.item = item;
  remove(state.bag, item);
}

function letGo(state: State, { figure: id, token }: { readonly figure: FigureId; readonly token: string }): void {
  const bearer = figure(state, id);
  bearer.carried = bearer.carried.filter((held) => held.id !== token);
}

function take({ activation }: State, event: Extract<Event, { readonly type: 'actionTaken' }>): void {
  if (!activation) return;
  delete activation.resumes;
  if (event.cost !== 'none') activation.done.push(event.action);
  if (event.cost === 'long') activation.long = true;
  if (event.cost === 'short') activation.shorts++;
  if (event.free) activation.free = event.free;
}

/** The active figure is dead or pinned: its activation is over (DZ-ACT-END-EARLY). */
function cut({ activation }: State, id: FigureId): void {
  if (activation?.figure === id) activation.over = true;
}

function figure(state: State, id: FigureId): Figure {
  const found = state.figures[id];
  if (!found) throw new Error(`no figure ${id}`);
  return found;
}

function spend(state: State, seat: Seat, face: CommandFace): void {
  const pool = state.pools[seat];
  if (pool) remove(pool, face);
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}
