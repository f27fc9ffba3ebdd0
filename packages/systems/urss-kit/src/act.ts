import { refuse, type Refusal } from '@escarmouche/referee';
import { createActions, figureOf, nameOf, sheetOf } from '@escarmouche/skirmish';
import type { ActionKind } from './action-kind.ts';
import { afterAction } from './aftermath.ts';
import type { ActionCommand } from './commands.ts';
import { dares } from './fear.ts';
import { grantedTo } from './granted.ts';
import { basicActions, specialRules } from './registry.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The actions of figures and their refusals (UK-ACT-LIST). */
export const { actionsOf, kindOf, actionRefusal, kindRefusal, ruleRefusal, offersOfActivated, activatedRefusal, told } = createActions<
  State,
  ActionCommand,
  ActionKind
>({
  basic: basicActions,
  grantedTo,
  lent: lentKinds,
  ids: {
    list: 'UK-ACT-LIST',
    acts: 'UK-TURN-ACTIVATION',
    count: 'UK-ACT-ONE-THING',
    reaction: 'UK-ATTR-POSTURE-ALERTE',
    seat: 'UK-TURN-GROUPS',
  },
  left: (_state, { left }) => left,
  usedUp: (state, figure, kind, command) =>
    !kind.again && typesOf(state, figure, kind, command).some((type) => isUsedUp(state, figure, type))
      ? refuse('UK-ACT-ONCE', 'Ce type d’action a déjà été pris.', 'This type of action has already been taken.')
      : undefined,
  unable: postureRefusal,
});

/** Actions lent to a figure for a while, by marks or by weapons taken up. */
function lentKinds(state: State, figure: Figure): readonly ActionKind[] {
  if (state.passing.length === 0 && figure.gained.length === 0) return [];
  const lent: ActionKind[] = [];
  for (const { action, lentTo } of specialRules.filling('lentTo')) if (action && lentTo(state, figure)) lent.push(action);
  return lent;
}

/** The types that an action uses up (UK-ACT-ONCE). */
function typesOf(state: State, figure: Figure, { id, types = [id] }: ActionKind, command?: ActionCommand): readonly string[] {
  return typeof types === 'function' ? types(state, figure, command) : types;
}

/** Has this type of action been taken as often as the figure may (UK-ACT-ONCE, UK-TURN-MULTI)? */
function isUsedUp(state: State, figure: Figure, type: string): boolean {
  return figure.done.filter((done) => done === type).length >= grantedTo(sheetOf(state, figure.id)).repeats;
}

/** Prone figures only crawl and stand up, and by option do little else; on a bare wall hands are taken (UK-STATE-PRONE-ACT, UK-ACT-CLIMB). */
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

/** Takes an action that has been checked: the fear of charged enemies, the action spent, its resolution, the aftermath of every action. */
export function takeAction(turn: Turn, figure: Figure, command: ActionCommand, reaction: boolean): void {
  const { state } = turn;
  const kind = kindOf(state, figure, command);
  if (!kind) throw new Error(`no action ${command.type}`);
  dares(turn, figure.id, kind.charges?.(state, figure, command, reaction) ?? []);
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

/** A figure low after a crawl is upright again to move in any other way (UK-ACT-CRAWL). */
function rise(turn: Turn, { id, posture, facing }: Figure, { moves }: ActionKind): void {
  if (moves && posture === 'low') turn.emit({ type: 'stoodUp', figure: id, facing });
}
