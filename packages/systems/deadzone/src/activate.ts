import { refuse, type Refusal, type Seat } from '@escarmouche/referee';
import { figureOf, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { cubeWithName } from '@escarmouche/space/cubes';
import { attackerDeclaresLast, countOf, DICE_LATER, hasSpentSplat, spend } from './command-dice.ts';
import type { Command, CommandOf } from './commands.ts';
import { standUp } from './damage.ts';
import { OFF_BOARD } from './entering.ts';
import { fight, foeRefusal, meleeWeapon, strikersOf, struckBy } from './fight.ts';
import { cubeOf, enemiesIn, isPinned, isToEnter, rangedWeapon, seatOf } from './figures.ts';
import { isWithin, placeFor } from './placing.ts';
import { travel, wayRefusal } from './move.ts';
import { specialRules } from './registry.ts';
import { splatRuleOf } from './roll.ts';
import { isOverstacked } from './room.ts';
import { burst, cubeShotRefusal, shoot, shotRefusal } from './shoot.ts';
import { playSpecial, specialRefusal } from './special.ts';
import type { CommandFace } from './numbers.ts';
import type { Activation, Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

type ActionCommand = CommandOf<'move' | 'sprint' | 'standUp' | 'shoot' | 'shootCube' | 'fight' | 'special'>;
export type ActionType = keyof typeof COSTS;

/** Cost of each action (DZ-ACT-ECONOMY). */
export const COSTS = { move: 'short', sprint: 'long', standUp: 'short', shoot: 'short', fight: 'long', special: 'short' } as const;

/** A shot at a cube is a Shoot action (DZ-SHOOT-ACTION). */
const actionOf = ({ type }: ActionCommand): ActionType => (type === 'shootCube' ? 'shoot' : type);

const isFree = (command: ActionCommand): boolean => 'free' in command;

const OVERSTACKED = refuse(
  'DZ-STATE-OVERSTACK',
  'Son cube est trop plein\u00a0: elle doit d’abord en sortir.',
  'Its cube is too full: it has to leave it first.',
);

/** Refusal of an action of the active figure, whatever its aim (DZ-ACT-ECONOMY, DZ-ACT-ONCE, DZ-ACT-PINNED, DZ-ACT-ENGAGED). */
export function actionRefusal(state: State, figure: Figure, activation: Activation, type: ActionType, free: boolean): Refusal | undefined {
  if (isToEnter(state, figure) && type !== 'move' && type !== 'sprint') return OFF_BOARD;
  if (isPinned(figure) && type !== 'standUp')
    return refuse('DZ-ACT-PINNED', 'Bloquée : elle doit d’abord Se Relever.', 'Pinned: it has to Stand Up first.');
  if (type !== 'move' && type !== 'sprint' && type !== 'standUp' && isOverstacked(state, figure)) return OVERSTACKED;
  if (resumes(activation, type, free)) return undefined;
  if (free) return freeRefusal(state, figure, activation, type as CommandFace) ?? engagedRefusal(state, figure, type);
  if (type === 'standUp' && (!isPinned(figure) || activation.done.length > 0)) {
    return refuse(
      'DZ-ACT-STAND-UP',
      'Seule une figurine bloquée se relève, par sa première action.',
      'Only a pinned figure stands up, as its first action.',
    );
  }
  if (activation.done.includes(type)) return refuse('DZ-ACT-ONCE', 'Chaque action une seule fois.', 'Each action only once.');
  const long = COSTS[type] === 'long';
  if (activation.long || activation.shorts >= 2 || (long && activation.shorts > 0)) {
    return refuse('DZ-ACT-ECONOMY', 'Une action longue, ou deux courtes.', 'One long action, or two short ones.');
  }
  const engaged = engagedRefusal(state, figure, type);
  if (engaged || type !== 'sprint' || !activation.begunWithEnemy) return engaged;
  return refuse('DZ-MOVE-SPRINT', 'Un ennemi était dans son cube au début.', 'An enemy was in its cube at the start.');
}

/** Is it the rest of a movement that a blow has interrupted (DZ-MOVE-BREAK-AWAY)? */
const resumes = (activation: Activation, type: ActionType, free: boolean): boolean =>
  type === 'move' && activation.resumes === (free ? 'free' : 'action');

/** A figure that shares its cube with enemies that stand may only Fight or Move (DZ-ACT-ENGAGED). */
function engagedRefusal(state: State, figure: Figure, type: ActionType): Refusal | undefined {
  if (type === 'move' || type === 'fight' || type === 'standUp') return undefined;
  if (!enemiesIn(state, figure).some((one) => !isPinned(one))) return undefined;
  return refuse('DZ-ACT-ENGAGED', 'Un ennemi est dans son cube : Combattre ou Se Déplacer.', 'An enemy is in its cube: Fight or Move.');
}

/** A free action needs its result, one an activation (DZ-CMD-ONE, DZ-CMD-TIMING). */
function freeRefusal(state: State, figure: Figure, activation: Activation, face: CommandFace): Refusal | undefined {
  if (activation.free !== undefined)
    return refuse('DZ-CMD-ONE', 'Un seul résultat d’action par activation.', 'One free action result an activation.');
  if (countOf(state, seatOf(state, figure.id), face) === 0)
    return refuse('DZ-CMD-POOL', 'Pas de tel dé dans sa réserve.', 'No such die in its pool.');
  return undefined;
}

const speedOf = (state: State, figure: Figure, which: 0 | 1): number => sheetOf(state, figure.id).speed?.[which] ?? 0;

function aimRefusal(state: State, figure: Figure, command: ActionCommand): Refusal | undefined {
  switch (command.type) {
    case 'move':
      return (
        travelRefusal(state, figure, command, 0) ?? wayRefusal(state, figure, command, isFree(command) ? 1 : speedOf(state, figure, 0))
      );
    case 'sprint':
      return travelRefusal(state, figure, command, 1) ?? wayRefusal(state, figure, command, speedOf(state, figure, 1));
    case 'standUp':
      return command.at && !isWithin(state, figure, cubeOf(figure), command.at)
        ? refuse('DZ-MOVE-POSITION', 'Le centre du socle ne peut pas être là.', 'The centre of the base cannot be there.')
        : undefined;
    case 'shoot':
      return shotRefusal(state, figure, command.weapon, command.target, command.suppress === true, command.dice);
    case 'shootCube':
      return cubeShotRefusal(state, figure, command.weapon, command.cube, command.dice);
    case 'special':
      return specialRefusal(state, figure, command);
    case 'fight':
      if (sheetOf(state, figure.id).fight === null)
        return refuse('DZ-DICE-NULL', 'Sa valeur de Combat est « - ».', 'Its Fight value is "-".');
      return diceRefusal(state, figure, command.dice) ?? foeRefusal(state, figure, command.target, command.weapon);
  }
}

/** Refusal of a Move or a Sprint, whatever its way (DZ-MOVE-MOVE, DZ-STATE-OVERSTACK, DZ-CMD-DIE). `which`: the speed that counts. */
function travelRefusal(
  state: State,
  figure: Figure,
  { path, leave, dice }: CommandOf<'move' | 'sprint'>,
  which: 0 | 1,
): Refusal | undefined {
  if (speedOf(state, figure, which) === 0) return refuse('DZ-MOVE-MOVE', 'Elle ne se déplace pas.', 'It does not move.');
  if (path.length === 0 && isToEnter(state, figure)) return OFF_BOARD;
  if (path.length === 0 && leave !== true && isOverstacked(state, figure)) return OVERSTACKED;
  return diceRefusal(state, figure, dice);
}

function diceRefusal(state: State, figure: Figure, dice: number | undefined): Refusal | undefined {
  if (!dice) return undefined;
  if (dice > countOf(state, seatOf(state, figure.id), 'die'))
    return refuse('DZ-CMD-DIE', 'Pas assez de résultats Dé.', 'Not enough Dé results.');
  return attackerDeclaresLast(state) ? DICE_LATER : undefined;
}

const isAction = (command: Command): command is ActionCommand => command.type in COSTS || command.type === 'shootCube';

/** Refusal of a command of the activation going on. */
export function activatedRefusal(state: State, command: Command): Refusal | undefined {
  const { activation } = state;
  if (!activation) return refuse('DZ-ROUND-TURN', 'Aucune figurine n’est active.', 'No figure is active.');
  const figure = figureOf(state, activation.figure);
  if (command.type === 'done') return undefined;
  if (command.type === 'splat') return splatRefusal(state, figure);
  if (!isAction(command))
    return refuse('DZ-ROUND-TURN', 'L’activation en cours se finit d’abord.', 'The activation going on is finished first.');
  return actionRefusal(state, figure, activation, actionOf(command), isFree(command)) ?? aimRefusal(state, figure, command);
}

/** One Splat an activation, for the special rule of the army (DZ-CMD-SPLAT). */
function splatRefusal(state: State, figure: Figure): Refusal | undefined {
  if (isToEnter(state, figure)) return OFF_BOARD;
  const seat = seatOf(state, figure.id);
  const splat = splatRuleOf({ state } as Turn, seat)?.splat;
  if (!splat)
    return refuse('DZ-CMD-SPLAT', 'Cette armée n’a pas d’usage du Splat à ce moment.', 'This army has no use for a Splat at this moment.');
  if (hasSpentSplat(state, seat)) return refuse('DZ-CMD-SPLAT', 'Un seul Splat par activation.', 'One Splat an activation.');
  if (countOf(state, seat, 'splat') === 0) return refuse('DZ-CMD-POOL', 'Pas de tel dé dans sa réserve.', 'No such die in its pool.');
  return splat.refusal(state, figure);
}

function playSplat(turn: Turn, seat: Seat, figure: Figure): void {
  const rule = splatRuleOf(turn, seat);
  if (!rule?.splat) return;
  spend(turn, seat, 'splat', rule.cites[0]);
  turn.emit({ type: 'splatUsed', figure: figure.id, rule: rule.cites[0] });
  rule.splat.play(turn, figure);
}

/** Rules that lie on a figure come as its activation begins; only a Splat may be spent before them (DZ-STATE-FIRE). */
export function playMarks(turn: Turn, seat: Seat, id: FigureId): void {
  const { state } = turn;
  const { marks } = figureOf(state, id);
  if (marks.length === 0) return;
  if (!splatRefusal(state, figureOf(state, id))) {
    const answer = turn.choose('splatFirst', { seat, about: { figure: id }, options: ['splat', 'none'] });
    if (answer === 'splat') playSplat(turn, seat, figureOf(state, id));
  }
  for (const slug of marks.slice()) specialRules.get(slug).marks?.(turn, figureOf(state, id));
}

/** Carries out a command of the activation going on. */
export function act(turn: Turn, seat: Seat, command: Command): void {
  const { state } = turn;
  const { activation } = state;
  if (!activation) return;
  const figure = figureOf(state, activation.figure);
  if (command.type === 'splat') return playSplat(turn, seat, figure);
  if (!isAction(command)) return;
  const action = actionOf(command);
  const isRest = resumes(activation, action, isFree(command));
  const face = isFree(command) && !isRest ? (action as CommandFace) : undefined;
  if (face) spend(turn, seat, face, 'DZ-CMD-FREE-ACTIONS');
  turn.emit({
    type: 'actionTaken',
    figure: figure.id,
    action,
    cost: face || isRest ? 'none' : COSTS[action],
    ...(face && { free: face }),
  });
  carryOut(turn, seat, figure, command);
}

function carryOut(turn: Turn, seat: Seat, figure: Figure, command: ActionCommand): void {
  const { state } = turn;
  switch (command.type) {
    case 'move':
    case 'sprint':
      return travel(turn, figure.id, command);
    case 'standUp':
      return rise(turn, figure, command);
    case 'shoot': {
      const weapon = rangedWeapon(state, figure, command.weapon);
      const dice = command.dice ?? 0;
      spend(turn, seat, 'die', 'DZ-CMD-DIE', dice);
      return shoot(turn, { shooter: figure.id, weapon, target: command.target, suppress: command.suppress === true, dice });
    }
    case 'shootCube': {
      const weapon = rangedWeapon(state, figure, command.weapon);
      const dice = command.dice ?? 0;
      spend(turn, seat, 'die', 'DZ-CMD-DIE', dice);
      return burst(turn, { shooter: figure.id, weapon, at: cubeWithName(command.cube), dice });
    }
    case 'special':
      return playSpecial(turn, figure, command);
    case 'fight': {
      const weapon = meleeWeapon(state, figure, command.weapon);
      const dice = command.dice ?? 0;
      spend(turn, seat, 'die', 'DZ-CMD-DIE', dice);
      return fight(turn, { attacker: figure.id, target: command.target, dice, weapon });
    }
  }
}

/** A pinned figure stands up; an enemy of its cube attacks it at once, and it may only dodge (DZ-ACT-STAND-UP). */
function rise(turn: Turn, figure: Figure, { at }: CommandOf<'standUp'>): void {
  const { state } = turn;
  const place = placeFor(state, figure, cubeOf(figure), at);
  standUp(turn, figure.id, 'DZ-ACT-STAND-UP');
  turn.emit({ type: 'moved', figure: figure.id, path: [], ...place, how: 'shift' });
  const pinned = state.scene.options['standUp.pinnedBonus'] === 'yes' ? [figure.id] : [];
  struckBy(turn, figure.id, 'DZ-ACT-STAND-UP', { may: false, strikers: strikersOf(state, figureOf(state, figure.id)), pinned });
}
