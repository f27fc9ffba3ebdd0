import { copy, resolve, type Answer, type ChoiceOf, type ChoiceQuestion, type Question, type Seat } from '@escarmouche/referee';
import { byWorst, figureOf, sheetOf, threat, type Loss, type Threat } from '@escarmouche/skirmish';
import { engagedWith, moverOf, unanswered } from '@escarmouche/skirmish/plane';
import { walk } from '@escarmouche/space';
import { actionRefusal } from '../act.ts';
import { shootingWeapons } from '../aiming.ts';
import type { ActionCommand } from '../commands.ts';
import { grantedTo } from '../granted.ts';
import { moveAllowance } from '../movement/allowance.ts';
import { plane } from '../plane.ts';
import type { WindowKind, Questions } from '../questions.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { urssClassic } from '../system.ts';
import { fightOdds } from './fight.ts';
import { powerOdds } from './power.ts';
import { shotLoss } from './shot.ts';

/** A point of a movement at which an alert figure may answer it. */
export interface Reaction {
  readonly by: FigureId;
  readonly on: FigureId;
  /** Units along the way. */
  readonly along: number;
  readonly windows: readonly WindowKind[];
  /** Dice fall before the reaction, of a fall or of free attacks: it comes only if they spare the mover. */
  readonly ifSpared?: true;
  /** The worst threat there; nothing where the figure can only move, heal, reload and the like. A charge alone does not hurt: it ends the movement. */
  readonly threat?: Threat;
}

/** The answer with which falls, free attacks and other blows on the way hurt least: the lowest dice. */
function spared(question: Question): Answer | undefined {
  if (question.kind === 'roll' && question.purpose === 'damage') return question.faces.map(() => 1);
  return question.kind === 'choice' && question.purpose === 'freeAttackOrder' ? question.options?.[0] : undefined;
}

/**
 * Reactions to an action, legal or not, in the order asked, with exact chances: the rules themselves play the action while every watcher lets it pass
 * and all dangers spare the mover, as far as it goes without other dice (UC-ACT-ALERT-TRIGGER).
 */
export function reactionsTo(state: State, seat: Seat, command: ActionCommand): readonly Reaction[] {
  const found: Reaction[] = [];
  let diced = false;
  resolve(urssClassic, copy(state), seat, command, (question, _index, now) => {
    const about = alertAsked(question);
    if (about) found.push({ ...reactionAt(now, about), ...(diced && { ifSpared: true }) });
    diced ||= question.kind === 'roll';
    return spared(question) ?? unanswered(question);
  });
  return found;
}

/**
 * The chance that a movement comes through unhurt if each watcher does its worst, once. Exact: as long as the mover is unhurt, nothing changes for
 * the next watcher. Undefined where the worst is a charge, which ends the movement, and where dice fall before (UC-ACT-ALERT-TRIGGER).
 */
export function unhurtBy(reactions: readonly Reaction[]): number | undefined {
  if (reactions.some(({ threat: worst, ifSpared }) => worst?.how === 'charge' || ifSpared)) return undefined;
  const worst = new Map<FigureId, number>();
  for (const { by, threat: one } of reactions) worst.set(by, Math.max(worst.get(by) ?? 0, one?.hurt ?? 0));
  return [...worst.values()].reduce((chance, hurt) => chance * (1 - hurt), 1);
}

type Alert = ChoiceOf<Questions, 'alert'>['about'];

function alertAsked(question: Question): Alert {
  if (question.kind !== 'choice') return undefined;
  const asked = question as ChoiceQuestion<Questions>;
  return asked.purpose === 'alert' ? asked.about : undefined;
}

function reactionAt(state: State, { figure, mover, along, windows }: NonNullable<Alert>): Reaction {
  const [by, on] = [figureOf(state, figure), figureOf(state, mover)];
  const [worst] = answersOf(state, by, on).toSorted(byWorst);
  return { by: figure, on: mover, along, windows, ...(worst && { threat: worst }) };
}

/** Possible answers of a figure as it stands, without turning first. */
function answersOf(state: State, by: Figure, on: Figure): readonly Threat[] {
  const may = (command: ActionCommand): boolean => !actionRefusal(state, by, command, true);
  const shots = shootingWeapons(state, by)
    .filter((weapon) => may({ type: 'shoot', weapon: weapon.id, target: on.id }))
    .map((weapon) => threat(by, 'shot', shotLoss(state, by, weapon, on), weapon.id));
  const powers = grantedTo(sheetOf(state, by.id)).own.flatMap(({ rule }) => {
    if (!rule.power?.blows || !may({ type: 'special', rule: rule.id, target: on.id })) return [];
    return powerOdds(state, by, rule.id, on)
      .losses.slice(0, 1)
      .map((loss) => threat(by, 'power', loss, rule.id));
  });
  const fights = may({ type: 'fight', target: on.id }) ? [threat(by, 'fight', fightOdds(state, by, on).losses[0])] : [];
  return [...shots, ...powers, ...fights, ...chargesOf(state, by, on, may)];
}

const unhurt = ({ id, vitality }: Figure): Loss => ({ figure: id, lost: [1, ...new Array<number>(vitality).fill(0)], out: 0 });

/** A straight move into contact, without a fight. */
function chargesOf(state: State, by: Figure, on: Figure, may: (command: ActionCommand) => boolean): readonly Threat[] {
  const path = [{ x: on.x, y: on.y }];
  const { touches } = walk(state.scene.table, moverOf(plane, state, by), path, moveAllowance(state, by));
  const met = engagedWith(state, by).some(({ id }) => id === on.id);
  return !met && touches.includes(on.id) && may({ type: 'move', path }) ? [threat(by, 'charge', unhurt(on))] : [];
}
