import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { PACE, type Point } from '@escarmouche/space';
import { actionRefusal, takeAction } from '../act.ts';
import { activationIsSpent } from '../aftermath.ts';
import type { ActionCommand } from '../commands.ts';
import { dares } from '../fear.ts';
import { moveCharges } from '../movement/move.ts';
import type { FigureId } from '../state.ts';
import { beginActivation, endActivation } from '../turn-order.ts';
import type { Turn } from '../turn.ts';
import { noiseFor } from './noise.ts';
import { preyAtHand, preyInSight, preysInContact } from './prey.ts';
import { pathOver, pathTo, stoppingShort } from './ways.ts';

/** The activation of one zombie: it gets up if it must, moves once, fights once; actions left are lost (UC-SV-AI-SCOPE). */
export function playZombie(turn: Turn, zombie: FigureId): void {
  if (!turn.state.activation) beginActivation(turn, zombie);
  getUp(turn, zombie);
  const prey = moveStep(turn, zombie);
  combatStep(turn, zombie, prey);
  endActivation(turn);
}

function getUp(turn: Turn, zombie: FigureId): void {
  const { posture, facing } = figureOf(turn.state, zombie);
  if (posture === 'prone') act(turn, zombie, { type: 'getUp', facing });
}

/** Towards a figure in sight, else towards a noise heard, else nowhere; returns the figure walked to (UC-SV-AI-MOVE, UC-SV-AI-NOISE, UC-SV-AI-IDLE). */
function moveStep(turn: Turn, id: FigureId): FigureId | undefined {
  const { state } = turn;
  const zombie = figureOf(state, id);
  if (!mayAct(turn) || preysInContact(state, zombie).length > 0) return undefined;
  const prey = preyInSight(state, zombie);
  const noise = noiseFor(state, sheetOf(state, id).group);
  if (prey) go(turn, id, boldly(turn, id, prey.id));
  else if (noise) go(turn, id, pathOver(state, zombie, noise));
  return prey?.id;
}

/** The path to a figure, up to contact if the zombie dares, else to a pace away (UC-SV-AI-MOVE). */
function boldly(turn: Turn, id: FigureId, preyId: FigureId): readonly Point[] {
  const [zombie, prey] = [figureOf(turn.state, id), figureOf(turn.state, preyId)];
  const path = pathTo(turn.state, zombie, prey);
  return dares(turn, id, moveCharges(turn.state, zombie, { path })) ? path : stoppingShort(turn.state, zombie, prey, path, PACE);
}

function go(turn: Turn, id: FigureId, path: readonly Point[]): void {
  if (path.length > 0) act(turn, id, { type: 'move', path });
}

/** One combat, if any prey is in contact (UC-SV-AI-FIGHT). */
function combatStep(turn: Turn, id: FigureId, walkedTo: FigureId | undefined): void {
  const target = preyAtHand(turn.state, figureOf(turn.state, id), walkedTo);
  if (target) act(turn, id, { type: 'fight', target: target.id });
}

function act(turn: Turn, id: FigureId, command: ActionCommand): void {
  const figure = figureOf(turn.state, id);
  if (mayAct(turn) && !actionRefusal(turn.state, figure, command, false)) takeAction(turn, figure, command, false);
}

/** Does the activation go on, with an action left? */
function mayAct({ state }: Turn): boolean {
  return state.activation !== undefined && !activationIsSpent(state);
}
