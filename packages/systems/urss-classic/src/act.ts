import { refuse, type Refusal } from '@escarmouche/referee';
import { figureOf, filling, groupOf, nameOf, oncePer, sheetOf } from '@escarmouche/skirmish';
import { inDeepWater } from '@escarmouche/skirmish/plane';
import type { ActionKind } from './action-kind.ts';
import { afterAction, beforeAction } from './aftermath.ts';
import type { ActionCommand } from './commands.ts';
import { dares } from './fear.ts';
import { grantedTo } from './granted.ts';
import { heldBy } from './held.ts';
import { basicActions } from './registry.ts';
import type { Figure, Sheet, State } from './state.ts';
import type { Turn } from './turn.ts';

const kindsOf = oncePer((sheet: Sheet): readonly ActionKind[] => [
  ...new Set([...basicActions.all(), ...grantedTo(sheet).all.flatMap(({ rule }) => rule.action ?? [])]),
]);
const aimingKindsOf = oncePer((sheet: Sheet): readonly ActionKind[] => kindsOf(sheet).filter(({ aims }) => aims));

/** Every kind of action a figure has: the basic ones and those of its special rules. */
export function actionsOf(state: State, figure: Figure): readonly ActionKind[] {
  return kindsOf(sheetOf(state, figure.id));
}

/** Those of its actions that are aimed at one figure. */
export function aimingActionsOf(state: State, figure: Figure): readonly ActionKind[] {
  return aimingKindsOf(sheetOf(state, figure.id));
}

/** The kind of action a command calls for, if the figure has it (UC-ACT-LIST). */
export function kindOf(state: State, figure: Figure, command: ActionCommand): ActionKind | undefined {
  const isMeant = ({ id, special }: ActionKind): boolean =>
    command.type === 'special' ? special !== undefined && id === command.rule : !special && id === command.type;
  return actionsOf(state, figure).find(isMeant);
}

/** What counts for one action of each type (UC-ACT-ONCE). */
export function typeOf(kind: ActionKind): string {
  return kind.type ?? kind.id;
}

/** Why a figure may not take this action now; undefined when it may. As a reaction the limits of the activation do not count (UC-ACT-ALERT). */
export function actionRefusal(state: State, figure: Figure, command: ActionCommand, reaction: boolean): Refusal | undefined {
  const kind = kindOf(state, figure, command);
  if (!kind) return refuse('UC-ACT-LIST', 'Elle ne connaît pas cette action.', 'It does not know this action.');
  return kindRefusal(state, figure, kind, reaction) ?? kind.check(state, figure, command, reaction);
}

/** What forbids a whole kind of action, whatever its target or path: posture, actions left, once a type, hands, special rules. */
export function kindRefusal(state: State, figure: Figure, kind: ActionKind, reaction: boolean): Refusal | undefined {
  const who = nameOf(state, figure.id);
  if (figure.posture === 'prone' && kind.id !== 'getUp') {
    return refuse('UC-ATTR-MISE-A-TERRE', `${who} est à terre : se relever d’abord.`, `${who} is prone: it must get up first.`);
  }
  const limit = reaction ? reactionLimit(state, kind) : activationLimit(state, figure, kind);
  if (limit) return limit;
  if ((kind.hands || kind.offWall) && figure.perch?.on === 'wall') {
    return refuse('UC-ACT-CLIMB-SWIM', `${who} s’agrippe à la paroi.`, `${who} is clinging to the wall.`);
  }
  if (kind.hands && inDeepWater(state, figure)) return refuse('UC-ACT-CLIMB-SWIM', `${who} nage.`, `${who} is swimming.`);
  const held = kind.moves && heldBy(state, figure);
  if (held) return refuse(held, `${who} est immobilisée.`, `${who} cannot move.`);
  for (const { rule } of grantedTo(sheetOf(state, figure.id)).own) {
    const refusal = rule.forbidsAction?.(state, figure, kind.id);
    if (refusal) return refusal;
  }
  return undefined;
}

function reactionLimit(state: State, kind: ActionKind): Refusal | undefined {
  if (kind.ownActivationOnly) return refuse('UC-ACT-ALERT', 'Pas en réaction.', 'Not as a reaction.');
  return kind.cost(state) === 1
    ? undefined
    : refuse('UC-ACT-ALERT', 'Une réaction coûte une seule action.', 'A reaction costs a single action.');
}

function activationLimit(state: State, figure: Figure, kind: ActionKind): Refusal | undefined {
  const { activation } = state;
  const who = nameOf(state, figure.id);
  if (activation?.figure !== figure.id)
    return refuse('UC-TURN-ACTIVATION', `Ce n’est pas l’activation de ${who}.`, `${who} is not activated.`);
  const type = typeOf(kind);
  if (activation.encore === type) return undefined;
  if (activation.done.includes(type)) {
    return refuse(
      'UC-ACT-ONCE',
      'Cette action a déjà été faite dans cette activation.',
      'This action has already been taken in this activation.',
    );
  }
  if (activation.left < kind.cost(state)) {
    return refuse('UC-ACT-COUNT', 'Il ne reste pas assez d’actions.', 'Not enough actions are left.');
  }
  return undefined;
}

/** May what this figure does now be done once more, by a rule of its own? */
function doubles(state: State, figure: Figure): boolean {
  return filling(grantedTo(sheetOf(state, figure.id)).own, 'doubles').some(({ rule }) => rule.doubles(state, figure));
}

/** Takes an action that has been checked: the fear of those it charges, the action spent, its resolution, what follows every action. */
export function takeAction(turn: Turn, figure: Figure, command: ActionCommand, reaction: boolean): void {
  const { state } = turn;
  const kind = kindOf(state, figure, command);
  if (!kind) throw new Error(`no action ${command.type}`);
  const type = typeOf(kind);
  const encore = !reaction && state.activation?.encore === type;
  const twice = !reaction && kind.repeatable === true && kind.cost(state) === 1 && doubles(state, figure);
  const sequels = beforeAction(state);
  const made = dares(turn, figure.id, kind.charges?.(state, figure, command, reaction) ?? []);
  if (made || state.scene.options['fear.failed'] === 'lose-action') {
    turn.emit({
      type: 'actionTaken',
      figure: figure.id,
      action: type,
      cost: reaction || encore ? 0 : kind.cost(state),
      reaction,
      encore,
      twice,
    });
  }
  if (made) kind.play(turn, figureOf(turn.state, figure.id), command, reaction);
  afterAction(turn, figure.id, sequels);
}

/** Why a figure is not this seat's to command. */
export function controlRefusal(state: State, seat: string, figure: Figure): Refusal | undefined {
  return groupOf(state, figure.id).seat === seat
    ? undefined
    : refuse('UC-TURN-GROUPS', 'Cette figurine n’est pas à vous.', 'This figure is not yours to command.');
}
