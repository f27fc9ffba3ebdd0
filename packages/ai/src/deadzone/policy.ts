import { enemiesOf, figureOf } from '@escarmouche/skirmish';
import { cubeNamed } from '@escarmouche/space/cubes';
import type { Random, Seat } from '@escarmouche/referee';
import { countOf, cubeOf, deadzoneGame, enemiesIn, poolFaces, type Command, type Figure, type State } from '@escarmouche/deadzone';
import { cubeGain, fightGain, shotGain } from './gains.ts';
import { placeWorth, standing } from './places.ts';
import { DIE } from './worth.ts';

/** A command with its worth at first sight, in victory points. */
export interface Weighed {
  readonly command: Command;
  readonly worth: number;
}

/** Less than this is not worth a command die, nor an action. */
const LEAST = 0.05;
/** Part of a place's worth that the figure has anyway, and of a sprint that spends the whole activation. */
const SPRINT = 0.85;

/** Legal commands of a seat by their worth at first sight, the best first. */
export function weighed(state: State, seat: Seat): readonly Weighed[] {
  if (state.phase === 'rerolls') return rerolls(state, seat);
  const commands = deadzoneGame.offers(state, seat).flatMap(({ command, refusal }) => (command && !refusal ? [command] : []));
  const all = commands.map((command) => ({ command, worth: worthOf(state, seat, command) })).sort((a, b) => b.worth - a.worth);
  const [best] = all;
  return best ? [...withDice(state, seat, best), ...all] : all;
}

/** An attack with as many Dé results as raise its gain by more than they are worth elsewhere (DZ-CMD-DIE). */
function withDice(state: State, seat: Seat, { command, worth }: Weighed): readonly Weighed[] {
  if (command.type !== 'shoot' && command.type !== 'fight') return [];
  const tries = Array.from({ length: countOf(state, seat, 'die') }, (_, i): Weighed => {
    const more = { ...command, dice: i + 1 };
    return { command: more, worth: worthOf(state, seat, more) - DIE * more.dice };
  });
  const [best] = tries.sort((a, b) => b.worth - a.worth);
  return best && best.worth > worth && !deadzoneGame.check(state, seat, best.command) ? [best] : [];
}

/** Faces that help whenever they come. */
const KEPT = new Set(['die', 'activation', 'shoot']);

function rerolls(state: State, seat: Seat): readonly Weighed[] {
  const dull = poolFaces(state, seat).flatMap((face, i) => (KEPT.has(face) ? [] : [i]));
  const again: Command = { type: 'reroll', dice: dull };
  const keep: Command = { type: 'reroll', dice: [] };
  const legal = dull.length > 0 && !deadzoneGame.check(state, seat, again);
  return legal
    ? [
        { command: again, worth: 1 },
        { command: keep, worth: 0 },
      ]
    : [{ command: keep, worth: 0 }];
}

function worthOf(state: State, seat: Seat, command: Command): number {
  switch (command.type) {
    case 'first':
      return command.seat === seat ? 1 : 0;
    case 'deploy': {
      const cube = cubeNamed(command.cube);
      return cube ? placeWorth(state, standing(state, figureOf(state, command.figure), cube)) : 0;
    }
    case 'activate':
      return 1 + urgency(state, figureOf(state, command.figure));
    case 'pass':
    case 'yield':
    case 'done':
      return LEAST;
    case 'standUp':
      return 2;
    case 'splat':
    case 'special':
      return 0.5;
    case 'shootCube':
      return cubeGain(state, acting(state), command);
    case 'shoot':
      return shotGain(state, acting(state), command) - (command.free ? LEAST : 0);
    case 'fight': {
      const target = figureOf(state, command.target);
      return fightGain(state, acting(state), target, command) - (command.free ? LEAST : 0);
    }
    case 'move':
    case 'sprint':
      if ('drop' in command || 'give' in command) return 0;
      return moveWorth(state, acting(state), command);
    default:
      return 0;
  }
}

const acting = (state: State): Figure => figureOf(state, state.activation?.figure ?? '');

/** Gain of a movement: the place at its end less the place now, and the Fight where an enemy stands there. */
function moveWorth(state: State, figure: Figure, command: Extract<Command, { readonly type: 'move' | 'sprint' }>): number {
  const cube = cubeNamed(command.path.at(-1) ?? '') ?? cubeOf(figure);
  const enemies = enemiesIn(state, figure, cube);
  const leaving = enemiesIn(state, figure).length > 0 ? 0.4 : 0;
  const gain = placeWorth(state, standing(state, figure, cube)) - placeWorth(state, figure) - leaving;
  const fights = enemies.map((enemy) => fightGain(state, figure, enemy, { ...command, moved: true }));
  const fight = fights.length > 0 ? Math.max(...fights) : 0;
  const spent = command.type === 'move' && command.free === true ? LEAST : 0;
  return (command.type === 'sprint' ? SPRINT * gain : gain) + fight - spent;
}

/** How much a figure has to do or to fear: it acts first. */
function urgency(state: State, figure: Figure): number {
  const ghost = {
    ...state,
    activation: { figure: figure.id, done: [], shorts: 0, long: false, splats: [], over: false, begunWithEnemy: false },
  } as State;
  const shots =
    enemiesOf(state, figure.id).length === 0
      ? []
      : deadzoneGame.offers(ghost, ghost.turn?.seat ?? '').flatMap(({ command }) => (command?.type === 'shoot' ? [command] : []));
  return Math.max(0, ...shots.map((command) => shotGain(ghost, figure, command)));
}

/** The best command at first sight; of those about equal any. */
export function policy(state: State, seat: Seat, random: Random): Command {
  const all = weighed(state, seat);
  const [best] = all;
  if (!best) throw new Error(`nothing is offered to ${seat}`);
  const equal = all.filter(({ worth }) => worth > best.worth - 0.01);
  return (equal[random(equal.length)] ?? best).command;
}
