import { refuse, type Refusal } from '@escarmouche/referee';
import { figureOf, filling, groupOf, nameOf, oncePer, sheetOf } from '@escarmouche/skirmish';
import type { ActionKind } from './action-kind.ts';
import { afterAction } from './aftermath.ts';
import type { ActionCommand } from './commands.ts';
import { dares } from './fear.ts';
import { grantedTo } from './granted.ts';
import { basicActions, specialRules } from './registry.ts';
import type { Figure, Sheet, State } from './state.ts';
import type { Turn } from './turn.ts';

const kindsOf = oncePer((sheet: Sheet): readonly ActionKind[] => [
  ...new Set([...basicActions.all(), ...grantedTo(sheet).all.flatMap(({ rule }) => rule.action ?? [])]),
]);

/** Actions that a figure has for a while; only marks tell of them, and weapons taken up. */
function lentKinds(state: State, figure: Figure): readonly ActionKind[] {
  if (state.passing.length === 0 && figure.gained.length === 0) return [];
  const lent: ActionKind[] = [];
  for (const { action, lentTo } of specialRules.filling('lentTo')) if (action && lentTo(state, figure)) lent.push(action);
  return lent;
}

/** Every kind of action a figure has: the basic ones and those of its special rules (UK-ACT-LIST). */
export function actionsOf(state: State, figure: Figure): readonly ActionKind[] {
  const own = kindsOf(sheetOf(state, figure.id));
  const lent = lentKinds(state, figure).filter((kind) => !own.includes(kind));
  return lent.length === 0 ? own : [...own, ...lent];
}

/** The kind of action a command calls for, if the figure has it. */
export function kindOf(state: State, figure: Figure, command: ActionCommand): ActionKind | undefined {
  const isMeant = ({ id, special }: ActionKind): boolean =>
    command.type === 'special' ? special !== undefined && id === command.rule : !special && id === command.type;
  return actionsOf(state, figure).find(isMeant);
}

/** What counts for one action of each type (UK-ACT-ONCE). */
export function typesOf(state: State, figure: Figure, kind: ActionKind, command?: ActionCommand): readonly string[] {
  const { id, types = [id] } = kind;
  return typeof types === 'function' ? types(state, figure, command) : types;
}

/** Why a figure may not take this action now; undefined when it may. As a reaction the limits of the activation do not count (UK-ATTR-POSTURE-ALERTE). */
export function actionRefusal(state: State, figure: Figure, command: ActionCommand, reaction: boolean): Refusal | undefined {
  const kind = kindOf(state, figure, command);
  if (!kind) return refuse('UK-ACT-LIST', 'Elle ne connaît pas cette action.', 'It does not know this action.');
  return kindRefusal(state, figure, kind, reaction, command) ?? kind.check(state, figure, command, reaction);
}

/** What forbids a whole kind of action, whatever its target or path: posture, actions left, once a type, hands, special rules. */
export function kindRefusal(
  state: State,
  figure: Figure,
  kind: ActionKind,
  reaction: boolean,
  command?: ActionCommand,
): Refusal | undefined {
  const limit = reaction ? reactionLimit(state, figure, kind, command) : activationLimit(state, figure, kind, command);
  return limit ?? postureRefusal(state, figure, kind) ?? ruleRefusal(state, figure, kind);
}

/** Prone it only crawls and stands up, and by option does little else; on a bare wall its hands are taken (UK-STATE-PRONE-ACT, UK-ACT-CLIMB). */
function postureRefusal(state: State, figure: Figure, kind: ActionKind): Refusal | undefined {
  const who = nameOf(state, figure.id);
  const limited = state.scene.options['prone.actions'] === 'limited';
  if (figure.posture === 'prone' && (kind.moves || (limited && !kind.lying))) {
    return refuse(
      'UK-STATE-PRONE-ACT',
      `${who} est à terre : se relever ou ramper d’abord.`,
      `${who} is prone: it must stand up or crawl first.`,
    );
  }
  if (figure.fleeing !== undefined && !kind.whileFleeing) {
    return refuse('UK-MORALE-FLEE-GOOD', `${who} ne pense qu’à fuir.`, `${who} thinks of nothing but flight.`);
  }
  return kind.hands && figure.perch?.on === 'wall'
    ? refuse('UK-ACT-CLIMB', `${who} s’agrippe à la paroi.`, `${who} is clinging to the wall.`)
    : undefined;
}

/** Why the rules of a figure forbid it a kind of action. */
export function ruleRefusal(state: State, figure: Figure, kind: Pick<ActionKind, 'id'>): Refusal | undefined {
  for (const { rule } of filling(grantedTo(sheetOf(state, figure.id)).own, 'forbidsAction')) {
    const refusal = rule.forbidsAction(state, figure, kind.id);
    if (refusal) return refusal;
  }
  return undefined;
}

function reactionLimit(state: State, figure: Figure, kind: ActionKind, command?: ActionCommand): Refusal | undefined {
  if (kind.ownActivationOnly) return refuse('UK-ATTR-POSTURE-ALERTE', 'Pas en réaction.', 'Not as a reaction.');
  return kind.cost(state, figure, command) === 1
    ? undefined
    : refuse('UK-ATTR-POSTURE-ALERTE', 'Une réaction coûte une seule action.', 'A reaction costs a single action.');
}

function activationLimit(state: State, figure: Figure, kind: ActionKind, command?: ActionCommand): Refusal | undefined {
  const who = nameOf(state, figure.id);
  if (state.activation?.figure !== figure.id) {
    return refuse('UK-TURN-ACTIVATION', `Ce n’est pas l’activation de ${who}.`, `${who} is not activated.`);
  }
  if (!kind.again && typesOf(state, figure, kind, command).some((type) => isUsedUp(state, figure, type))) {
    return refuse('UK-ACT-ONCE', 'Ce type d’action a déjà été pris.', 'This type of action has already been taken.');
  }
  if (figure.left < kind.cost(state, figure, command)) {
    return refuse('UK-ACT-ONE-THING', 'Il ne reste pas assez d’actions.', 'Not enough actions are left.');
  }
  return undefined;
}

/** Has this type of action been taken as often as the figure may (UK-ACT-ONCE, UK-TURN-MULTI)? */
function isUsedUp(state: State, figure: Figure, type: string): boolean {
  return figure.done.filter((done) => done === type).length >= grantedTo(sheetOf(state, figure.id)).repeats;
}

/** Takes an action that has been checked: the fear of those it charges, the action spent, its resolution, what follows every action. */
export function takeAction(turn: Turn, figure: Figure, command: ActionCommand, reaction: boolean): void {
  const { state } = turn;
  const kind = kindOf(state, figure, command);
  if (!kind) throw new Error(`no action ${command.type}`);
  dares(turn, figure.id, kind.charges?.(state, figure, command) ?? []);
  const cost = reaction ? 0 : kind.cost(state, figure, command);
  turn.emit({
    type: 'actionTaken',
    figure: figure.id,
    action: kind.id,
    types: typesOf(state, figure, kind, command),
    cost,
    ...(kind.shoots && { shoots: true }),
    ...(reaction && { reaction }),
  });
  rise(turn, figure, kind);
  kind.play(turn, figureOf(turn.state, figure.id), command, reaction);
  if (kind.shoots && !reaction && turn.state.activation?.aimed) turn.emit({ type: 'aimSpent', figure: figure.id });
  afterAction(turn, figure.id);
}

/** Low after a crawl, it is upright again to move in any other way (UK-ACT-CRAWL). */
function rise(turn: Turn, { id, posture, facing }: Figure, { moves }: ActionKind): void {
  if (moves && posture === 'low') turn.emit({ type: 'stoodUp', figure: id, facing });
}

/** Why a figure is not this seat's to command. */
export function controlRefusal(state: State, seat: string, figure: Figure): Refusal | undefined {
  return groupOf(state, figure.id).seat === seat
    ? undefined
    : refuse('UK-TURN-GROUPS', 'Cette figurine n’est pas à vous.', 'This figure is not yours to command.');
}
