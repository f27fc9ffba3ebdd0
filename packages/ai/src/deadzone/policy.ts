import { enemiesOf, figureOf } from '@escarmouche/skirmish';
import { cubeNamed, type Cube } from '@escarmouche/space/cubes';
import type { Random, Seat } from '@escarmouche/referee';
import {
  countOf,
  cubeOf,
  deadzoneGame,
  enemiesIn,
  isToEnter,
  poolFaces,
  type Command,
  type CommandOf,
  type Figure,
  type State,
} from '@escarmouche/deadzone';
import { bestAim } from './aims.ts';
import { cubeGain, fightGain, shotGain } from './gains.ts';
import { placesFor, type Prospect } from './places.ts';
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
  const places = placesOf(state);
  const bare = commands.map((command) => ({ command, worth: worthOf(state, seat, command, places) }));
  const step = movesAfter(state) ? bestStep(state, bare, places) : 0;
  const all = bare.map((one) => (isShot(one) ? { ...one, worth: one.worth + step } : one)).sort((a, b) => b.worth - a.worth);
  const attack = all.find(({ command }) => command.type === 'shoot' || command.type === 'fight');
  return attack ? [...withDice(state, seat, attack), ...all].sort((a, b) => b.worth - a.worth) : all;
}

type Places = (figure: Figure) => (cube: Cube) => Prospect;

/** A shot that gains something, as an action: a Move may follow it. */
const isShot = ({ command, worth }: Weighed): boolean =>
  (command.type === 'shoot' || command.type === 'shootCube') && command.free !== true && worth > 0;

/** Gain of the best Move of the active figure, a shot after it left out. */
function bestStep(state: State, all: readonly Weighed[], places: Places): number {
  const figure = acting(state);
  const steps = all.flatMap(({ command, worth }) =>
    command.type === 'move' && command.free !== true ? worth - places(figure)(endOf(figure, command)).aim : [],
  );
  return Math.max(0, ...steps);
}

/** Worths of places of each figure that is asked for. */
function placesOf(state: State): Places {
  const known = new Map<string, (cube: Cube) => Prospect>();
  return (figure) => {
    let places = known.get(figure.id);
    if (!places) known.set(figure.id, (places = placesFor(state, figure)));
    return places;
  };
}

/** An attack with as many Dé results as raise its gain by more than they are worth elsewhere (DZ-CMD-DIE). */
function withDice(state: State, seat: Seat, { command, worth }: Weighed): readonly Weighed[] {
  if (command.type !== 'shoot' && command.type !== 'fight') return [];
  const places = placesOf(state);
  const plain = worthOf(state, seat, command, places);
  const tries = Array.from({ length: countOf(state, seat, 'die') }, (_, i): Weighed => {
    const more = { ...command, dice: i + 1 };
    return { command: more, worth: worth + worthOf(state, seat, more, places) - plain - DIE * more.dice };
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

function worthOf(state: State, seat: Seat, command: Command, places: Places): number {
  switch (command.type) {
    case 'first':
      return command.seat === seat ? 1 : 0;
    case 'deploy': {
      const cube = cubeNamed(command.cube);
      return cube ? places(figureOf(state, command.figure))(cube).worth : 0;
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
      return moveWorth(state, acting(state), command, places);
    default:
      return 0;
  }
}

const acting = (state: State): Figure => figureOf(state, state.activation?.figure ?? '');

const endOf = (figure: Figure, { path }: CommandOf<'move'> | CommandOf<'sprint'>): Cube => cubeNamed(path.at(-1) ?? '') ?? cubeOf(figure);

/** Worth of no place, of a figure off the board. */
const NOWHERE: Prospect = { worth: -1, aim: 0 };

/** Gain of a movement: the place at its end less the place now, the Fight where an enemy stands there, and the shot that may follow. */
function moveWorth(state: State, figure: Figure, command: CommandOf<'move'> | CommandOf<'sprint'>, places: Places): number {
  const cube = endOf(figure, command);
  const enemies = enemiesIn(state, figure, cube);
  const leaving = enemiesIn(state, figure).length > 0 ? 0.4 : 0;
  const there = places(figure)(cube);
  const here = isToEnter(state, figure) ? NOWHERE : places(figure)(cubeOf(figure));
  const shots = command.type === 'move' && enemies.length === 0 && shootsAfter(state, command.free === true) ? there.aim : 0;
  const gain = there.worth - here.worth - leaving + shots;
  const fights = enemies.map((enemy) => fightGain(state, figure, enemy, { ...command, moved: true }));
  const fight = fights.length > 0 ? Math.max(...fights) : 0;
  const spent = command.type === 'move' && command.free === true ? LEAST : 0;
  return (command.type === 'sprint' ? SPRINT * gain : gain) + fight - spent;
}

/** May the active figure still shoot after a movement? */
function shootsAfter({ activation }: State, free: boolean): boolean {
  return activation !== undefined && !activation.long && !activation.done.includes('shoot') && activation.shorts < (free ? 2 : 1);
}

/** May it still move after a shot? */
const movesAfter = ({ activation }: State): boolean =>
  activation !== undefined && !activation.long && !activation.done.includes('move') && activation.shorts === 0;

/** How much a figure has to do: it acts first. */
function urgency(state: State, figure: Figure): number {
  if (isToEnter(state, figure)) return 0;
  const fights = enemiesIn(state, figure).map((enemy) => fightGain(state, figure, enemy));
  return Math.max(0, bestAim(state, figure, enemiesOf(state, figure.id)), ...fights);
}

/** The best command at first sight; of those about equal any. */
export function policy(state: State, seat: Seat, random: Random): Command {
  const all = weighed(state, seat);
  const [best] = all;
  if (!best) throw new Error(`nothing is offered to ${seat}`);
  const equal = all.filter(({ worth }) => worth > best.worth - 0.01);
  return (equal[random(equal.length)] ?? best).command;
}
