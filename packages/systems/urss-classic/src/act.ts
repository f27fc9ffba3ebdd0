import { refuse } from '@escarmouche/referee';
import { createActions, figureOf, filling, nameOf, sheetOf } from '@escarmouche/skirmish';
import { inDeepWater } from '@escarmouche/skirmish/plane';
import type { ActionKind } from './action-kind.ts';
import { afterAction, beforeAction } from './aftermath.ts';
import type { ActionCommand } from './commands.ts';
import { dares } from './fear.ts';
import { grantedTo } from './granted.ts';
import { heldBy } from './held.ts';
import { basicActions } from './registry.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The type that an action uses up (UC-ACT-ONCE). */
const typeOf = ({ id, type = id }: ActionKind): string => type;

const mayDoAgain = ({ activation }: State, kind: ActionKind): boolean => activation?.encore === typeOf(kind);

/** The actions of figures and their refusals (UC-ACT-LIST). */
export const { actionsOf, kindOf, actionRefusal, kindRefusal, ruleRefusal, offersOfActivated, activatedRefusal, told } = createActions<
  State,
  ActionCommand,
  ActionKind
>({
  basic: basicActions,
  grantedTo,
  ids: {
    list: 'UC-ACT-LIST',
    acts: 'UC-TURN-ACTIVATION',
    count: 'UC-ACT-COUNT',
    reaction: 'UC-ACT-ALERT',
    seat: 'UC-TURN-GROUPS',
  },
  left: ({ activation }) => activation?.left ?? 0,
  costs: (state, _figure, kind) => (mayDoAgain(state, kind) ? 0 : undefined),
  usedUp: (state, _figure, kind) =>
    !mayDoAgain(state, kind) && state.activation?.done.includes(typeOf(kind))
      ? refuse(
          'UC-ACT-ONCE',
          'Cette action a déjà été faite dans cette activation.',
          'This action has already been taken in this activation.',
        )
      : undefined,
  unableFirst: (state, { id, posture }, kind) =>
    posture === 'prone' && kind.id !== 'getUp'
      ? refuse(
          'UC-ATTR-MISE-A-TERRE',
          `${nameOf(state, id)} est à terre : se relever d’abord.`,
          `${nameOf(state, id)} is prone: it must get up first.`,
        )
      : undefined,
  unable(state, figure, { hands, offWall, moves }) {
    const who = nameOf(state, figure.id);
    if ((hands || offWall) && figure.perch?.on === 'wall') {
      return refuse('UC-ACT-CLIMB-SWIM', `${who} s’agrippe à la paroi.`, `${who} is clinging to the wall.`);
    }
    if (hands && inDeepWater(state, figure)) return refuse('UC-ACT-CLIMB-SWIM', `${who} nage.`, `${who} is swimming.`);
    return moves && heldBy(state, figure);
  },
});

/** May a figure repeat its present action, by a rule of its own? */
function doubles(state: State, figure: Figure): boolean {
  return filling(grantedTo(sheetOf(state, figure.id)).own, 'doubles').some(({ rule }) => rule.doubles(state, figure));
}

/** Takes an action that has been checked: the fear of charged enemies, the action spent, its resolution, the aftermath of every action. */
export function takeAction(turn: Turn, figure: Figure, command: ActionCommand, reaction: boolean): void {
  const { state } = turn;
  const kind = kindOf(state, figure, command);
  if (!kind) throw new Error(`no action ${command.type}`);
  const encore = !reaction && mayDoAgain(state, kind);
  const cost = kind.cost(state, figure, command);
  const twice = !reaction && kind.repeatable === true && cost === 1 && doubles(state, figure);
  const sequels = beforeAction(state);
  const made = dares(turn, figure.id, kind.charges?.(state, figure, command, reaction) ?? []);
  if (made || state.scene.options['fear.failed'] === 'lose-action') {
    turn.emit({
      type: 'actionTaken',
      figure: figure.id,
      action: typeOf(kind),
      cost: reaction || encore ? 0 : cost,
      reaction,
      encore,
      twice,
    });
  }
  if (made) kind.play(turn, figureOf(turn.state, figure.id), command, reaction);
  afterAction(turn, figure.id, sequels);
}
