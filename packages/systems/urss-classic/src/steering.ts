import { closedOffer, refuse, type Offer, type Refusal } from '@escarmouche/referee';
import { figureOf, groupById, inPlay, nameOf, notInPlay } from '@escarmouche/skirmish';
import { deployCommandRefusal, deployOffer, endDeploymentRefusal } from '@escarmouche/skirmish/plane';
import type { Command, Steering } from './commands.ts';
import { plane } from './plane.ts';
import type { State } from './state.ts';
import { beginActivation, closeIfSpent, endActivation, endDeployment, endGroup, rollOrder } from './turn-order.ts';
import type { Turn } from './turn.ts';

/** Why a command that steers the battle (all but the actions) may not be given now; undefined when it may. */
export function steeringRefusal(state: State, command: Steering): Refusal | undefined {
  switch (command.type) {
    case 'rollOrder':
      return state.phase === 'order' ? undefined : refuse('UC-TURN-ORDER', 'L’ordre est déjà fixé.', 'The order is already set.');
    case 'deploy':
      if (state.phase !== 'deployment') return refuse('UC-SETUP-DEPLOY', 'Le déploiement est fini.', 'Deployment is over.');
      return deployCommandRefusal(plane, state, state.group, command);
    case 'endDeployment':
      if (state.phase !== 'deployment') return refuse('UC-SETUP-DEPLOY', 'Le déploiement est fini.', 'Deployment is over.');
      return endDeploymentRefusal(plane, state, state.group);
    case 'activate':
      return notPlaying(state) ?? activationRefusal(state, command.figure);
    case 'pass':
      return (
        notPlaying(state) ??
        (state.activation ? undefined : refuse('UC-TURN-ACTIVATION', 'Aucune figurine n’est activée.', 'No figure is activated.'))
      );
    case 'endGroup':
      return (
        notPlaying(state) ??
        (state.activation
          ? refuse('UC-TURN-ACTIVATION', 'L’activation en cours doit finir.', 'The current activation must end first.')
          : undefined)
      );
  }
}

/** Why no command of the battle is open now: not begun, or over (UC-TURN-ROUND). */
export function notPlaying(state: State): Refusal | undefined {
  return state.phase === 'play' ? undefined : refuse('UC-TURN-ROUND', 'La partie n’est pas en cours.', 'The battle is not under way.');
}

function activationRefusal(state: State, id: string): Refusal | undefined {
  const figure = figureOf(state, id);
  const who = nameOf(state, id);
  if (state.activation) {
    const other = nameOf(state, state.activation.figure);
    return refuse('UC-TURN-ACTIVATION', `${other} doit d’abord finir ou passer.`, `${other} must finish or pass first.`);
  }
  if (!groupById(state, state.group).figures.includes(id))
    return refuse('UC-TURN-ROUND', 'Ce n’est pas le tour de son groupe.', 'It is not its group’s turn.');
  if (!inPlay(figure)) {
    const { fr, en } = notInPlay(figure, who);
    return refuse(figure.posture === 'reserve' ? 'UC-TURN-ACTIVATION' : 'UC-DMG-OUT', fr, en);
  }
  return figure.activated ? refuse('UC-TURN-ACTIVATION', `${who} a déjà joué ce tour.`, `${who} has already played this turn.`) : undefined;
}

/** Carries out a command that steers the battle. */
export function steer(turn: Turn, command: Steering): void {
  switch (command.type) {
    case 'rollOrder':
      return rollOrder(turn);
    case 'deploy':
      return turn.emit({ type: 'figureDeployed', figure: command.figure, at: command.at, facing: command.facing });
    case 'endDeployment':
      return endDeployment(turn);
    case 'activate':
      beginActivation(turn, command.figure);
      return closeIfSpent(turn);
    case 'pass':
      return endActivation(turn);
    case 'endGroup':
      return endGroup(turn);
  }
}

/** Offers between activations; during one see the actions. */
export function steeringOffers(state: State): Offer<Command>[] {
  const closed = (command: Steering, id?: string): Offer<Command> => closedOffer(command, steeringRefusal(state, command), id);
  if (state.phase === 'order') return [closed({ type: 'rollOrder' })];
  if (state.phase === 'deployment') {
    const figures = groupById(state, state.group).figures.map((id) =>
      deployOffer(plane, state, figureOf(state, id), (command) => steeringRefusal(state, command)),
    );
    return [...figures, closed({ type: 'endDeployment' })];
  }
  if (state.activation) return [closed({ type: 'pass' })];
  const figures = groupById(state, state.group).figures.filter((id) => inPlay(figureOf(state, id)));
  return [...figures.map((figure) => closed({ type: 'activate', figure }, `activate:${figure}`)), closed({ type: 'endGroup' })];
}
