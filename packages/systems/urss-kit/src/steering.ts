import { closedOffer, refuse, type Offer, type Refusal } from '@escarmouche/referee';
import { figureOf, groupById, inPlay, nameOf, notInPlay, sheetOf } from '@escarmouche/skirmish';
import { deployCommandRefusal, deployOffer, undeployed } from '@escarmouche/skirmish/plane';
import type { Command, Steering } from './commands.ts';
import { grantedTo } from './granted.ts';
import { holdRefusal, holdsOf, usualHold } from './holding.ts';
import { plane } from './plane.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';
import { beginActivation, endDeployment, endGroup, passActivation } from './turns/course.ts';
import { awaitsActivation, isAlternating } from './turns/who.ts';

/** Why no command of the battle is open now: not begun, or over. */
export function notPlaying(state: State): Refusal | undefined {
  return state.phase === 'play' ? undefined : refuse('UK-TURN-GROUPS', 'La partie n’est pas en cours.', 'The battle is not under way.');
}

const idle = (state: State): Refusal | undefined =>
  state.activation ? undefined : refuse('UK-TURN-ACTIVATION', 'Aucune figurine n’est activée.', 'No figure is activated.');

/** Why a command that steers the battle (all but the actions) may not be given now; undefined when it may. */
export function steeringRefusal(state: State, command: Steering): Refusal | undefined {
  switch (command.type) {
    case 'deploy':
      return deployRefusal(state, command);
    case 'endDeployment':
      if (state.phase !== 'deployment') return refuse('UK-SYS-SCOPE', 'Le déploiement est fini.', 'Deployment is over.');
      return undeployed(state, state.group).length === 0
        ? undefined
        : refuse('UK-SYS-SCOPE', 'Des figurines restent à déployer.', 'Some figures are still to be deployed.');
    case 'activate':
      return notPlaying(state) ?? activationRefusal(state, command.figure);
    case 'endGroup':
      return notPlaying(state) ?? betweenActivations(state);
    case 'hold':
      return notPlaying(state) ?? idle(state) ?? swapRefusal(state, command.items);
    case 'pass':
      return notPlaying(state) ?? idle(state);
  }
}

function deployRefusal(state: State, command: Extract<Steering, { type: 'deploy' }>): Refusal | undefined {
  if (state.phase !== 'deployment') return refuse('UK-SYS-SCOPE', 'Le déploiement est fini.', 'Deployment is over.');
  const refusal = deployCommandRefusal(plane, state, state.group, command);
  return refusal ?? (command.held && holdRefusal(state, figureOf(state, command.figure), command.held));
}

/** By option a change of things held is an action of its own (UK-EQ-HANDS). */
function swapRefusal(state: State, items: readonly string[]): Refusal | undefined {
  if (state.scene.options['equip.swap'] === 'one-action') {
    return refuse('UK-EQ-HANDS', 'Changer d’arme est une action (option).', 'Taking another weapon is an action (option).');
  }
  return state.activation && holdRefusal(state, figureOf(state, state.activation.figure), items);
}

/** Only in classic activation a player names the next figure, and ends the group's part (UK-TURN-CLASSIC-PLAY). */
function betweenActivations(state: State): Refusal | undefined {
  if (isAlternating(state)) return refuse('UK-TURN-ALT-CHOICE', 'Les camps choisissent en secret.', 'Sides choose in secret.');
  if (!state.activation) return undefined;
  const other = nameOf(state, state.activation.figure);
  return refuse('UK-TURN-ACTIVATION', `${other} doit d’abord finir ou passer.`, `${other} must finish or pass first.`);
}

function activationRefusal(state: State, id: string): Refusal | undefined {
  return cannotAct(state, id) ?? betweenActivations(state) ?? notItsTurn(state, id);
}

/** Why a figure cannot be activated, in either system of activation (UK-TURN-ACTIVATION). */
function cannotAct(state: State, id: string): Refusal | undefined {
  const figure = figureOf(state, id);
  if (awaitsActivation(state, figure)) return undefined;
  const who = nameOf(state, id);
  if (!inPlay(figure)) {
    const { fr, en } = notInPlay(figure, who);
    return refuse(figure.posture === 'reserve' ? 'UK-TURN-ACTIVATION' : 'UK-STATE-OUT', fr, en);
  }
  return figure.activated
    ? refuse('UK-TURN-ACTIVATION', `${who} a déjà joué ce tour.`, `${who} has already played this turn.`)
    : refuse('UK-STATE-STUNNED', `${who} est sonnée : rien de plus ce tour.`, `${who} is stunned: nothing more this turn.`);
}

const notItsTurn = (state: State, id: string): Refusal | undefined =>
  groupById(state, state.group).figures.includes(id)
    ? undefined
    : refuse('UK-TURN-CLASSIC-PLAY', 'Ce n’est pas le tour de son groupe.', 'It is not its group’s turn.');

/** Carries out a command that steers the battle. */
export function steer(turn: Turn, command: Steering): void {
  switch (command.type) {
    case 'deploy':
      return deploy(turn, command);
    case 'endDeployment':
      return endDeployment(turn);
    case 'activate':
      return beginActivation(turn, command.figure);
    case 'endGroup':
      return endGroup(turn);
    case 'hold':
      if (turn.state.activation) turn.emit({ type: 'heldChanged', figure: turn.state.activation.figure, items: command.items });
      return;
    case 'pass':
      return passActivation(turn, command.forGood === true);
  }
}

function deploy(turn: Turn, { figure: id, at, facing, held }: Extract<Steering, { type: 'deploy' }>): void {
  turn.emit({ type: 'figureDeployed', figure: id, at, facing });
  const figure = figureOf(turn.state, id);
  const items = held ?? (figure.held.length > 0 ? figure.held : usualHold(turn.state, figure));
  if (items.join() !== figure.held.join()) turn.emit({ type: 'heldChanged', figure: id, items });
}

/** Offers beside the actions. */
export function steeringOffers(state: State): Offer<Command>[] {
  const closed = (command: Steering, id?: string): Offer<Command> => closedOffer<Command>(command, steeringRefusal(state, command), id);
  if (state.phase === 'deployment') {
    const figures = groupById(state, state.group).figures.map((id) =>
      deployOffer(plane, state, figureOf(state, id), (command) => steeringRefusal(state, command)),
    );
    return [...figures, closed({ type: 'endDeployment' })];
  }
  if (state.activation) return [...holdOffers(state), closed({ type: 'pass' }), ...givingUp(state)];
  if (isAlternating(state)) return [];
  const figures = groupById(state, state.group).figures.filter((id) => inPlay(figureOf(state, id)));
  return [...figures.map((figure) => closed({ type: 'activate', figure }, `activate:${figure}`)), closed({ type: 'endGroup' })];
}

/** Each hold other than the present one: one thing or two. */
function holdOffers(state: State): Offer<Command>[] {
  const figure = state.activation && figureOf(state, state.activation.figure);
  if (!figure || state.scene.options['equip.swap'] === 'one-action') return [];
  return holdsOf(state, figure).map((items) => closedOffer<Command>({ type: 'hold', items }, undefined, `hold:${items.join('+')}`));
}

/** Giving up for good the actions of a figure that could be activated again (UK-TURN-MULTI). */
function givingUp(state: State): Offer<Command>[] {
  const figure = state.activation && figureOf(state, state.activation.figure);
  if (!figure || figure.activations >= grantedTo(sheetOf(state, figure.id)).activations) return [];
  return [closedOffer<Command>({ type: 'pass', forGood: true }, undefined, 'pass:forGood')];
}
