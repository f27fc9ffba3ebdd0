import type { Answer, ChoiceQuestion, Seat } from '@escarmouche/referee';
import { enemiesOf, figureOf, groupById, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { isEngaged, moverOf } from '@escarmouche/skirmish/plane';
import { PACE, span, sub, type Place, type Vector } from '@escarmouche/space';
import type { Game, Weighed } from '../plane/game.ts';
import { ghostAt, turnTo } from '../plane/ghost.ts';
import { climbsOf, movesOf, moveTowards, runTowards, type Reachable } from '../plane/places.ts';
import type { Puzzle, Quest } from './solve.ts';

/**
 * A puzzle of figures on a plane. Candidates: every closed offer of the rules, the commands of the line, climbs, and movements: to each enemy, and round it
 * from eight sides, to the ends of the line's movements, and in sixteen directions, half the way and all of it (`movesOf`), each with a facing to each
 * enemy; runs to the same points. Of places that touch nobody, one each from which something else may be done, or with other chances; with the
 * last action only out of a melee, in eight directions. So "no candidate is better" says nothing of all the other places on the plane.
 */
export function figureQuest<S extends Weighed, C>(game: Game<S, C>, puzzle: Puzzle<S, C>): Quest<S, C> {
  const { seat, within, start, isReached, line } = puzzle;
  const { system } = game;
  const isLegal = (state: S) => (command: C) => !system.check(state, seat, command);
  return {
    system: system as unknown as Quest<S, C>['system'],
    seat,
    isReached,
    isOver: isOverAfter(game, start, seat, within),
    candidates(state) {
      const offers = system.offers(state, seat).flatMap(({ command, refusal }) => (command !== undefined && !refusal ? [command] : []));
      const acting = game.turns.acting(state);
      const moves = acting === undefined ? [] : movements(game, state, figureOf(state, acting), puzzle);
      return distinct([...line, ...offers, ...moves]).filter(isLegal(state));
    },
    answers: (question, state) => answersTo(game, question, state),
    key: ({ scene: _scene, ...changing }) => JSON.stringify(changing),
  };
}

function isOverAfter<S extends Weighed, C>(
  { turns }: Game<S, C>,
  start: S,
  seat: Seat,
  within: Puzzle<S, C>['within'],
): (state: S) => boolean {
  const acting = turns.acting(start);
  return (state) => {
    const playing = turns.playing(state);
    if (turns.phase(state) !== 'play' || playing === undefined || state.turn !== start.turn) return true;
    if (within === 'activation') return turns.acting(state) !== acting;
    return groupById(state, playing).seat !== seat;
  };
}

function distinct<C>(commands: readonly C[]): readonly C[] {
  return [...new Map(commands.map((command) => [JSON.stringify(command), command])).values()];
}

/** Directions in which a figure may stand by an enemy, in thousandths. */
const ROUND = [
  [1000, 0],
  [707, 707],
  [0, 1000],
  [-707, 707],
  [-1000, 0],
  [-707, -707],
  [0, -1000],
  [707, -707],
] as const;

/** Movements of the acting figure: those into contact, to the ends of the line and up or down, and of the others one each that opens something else. */
function movements<S extends Weighed, C>(game: Game<S, C>, state: S, figure: FigureIn<S>, puzzle: Puzzle<S, C>): readonly C[] {
  const left = game.actions.left(state, figure);
  const mover = moverOf(game.rules, state, figure);
  const enemies = enemiesOf(state, figure.id).filter((enemy) => span(figure, enemy) < FAR);
  const named = endsOf(puzzle.line, figure);
  const points = isLast(game, state, figure, puzzle)
    ? named
    : [...enemies, ...enemies.flatMap((enemy) => placesBy(state, figure, enemy)), ...named];
  const runs = left.runs ? points.flatMap((point) => runTowards(game, state, figure, mover, point) ?? []) : [];
  const others = [...runs, ...climbsOf(game, state, figure, mover)].map(({ command }) => command);
  if (!left.moves) return others;
  const here: Reachable<C> = { at: figure, command: game.movement.walk([]), path: [], touches: [] };
  const walks = [
    ...movesOf(game, state, figure, mover, points).flatMap(really),
    ...points.flatMap((point) => moveTowards(game, state, figure, mover, [point], 0) ?? []),
    ...(left.actions > 1 ? [here] : []),
  ];
  const leaves = isEngaged(state, figure);
  const isNamed = (at: Place): boolean => named.some((end) => span(end, at) < PACE / 10);
  const opened = new Set<string>();
  const turned = walks.flatMap((place) => {
    const { at, path, touches, command } = place;
    if (!path || touches.length > 0) return [command];
    if (left.actions === 1) {
      const facing = enemies.slice(0, 1).map((enemy) => nonZero(sub(enemy, at)));
      return isNamed(at) || (leaves && isNew(opened, directionTo(figure, at))) ? facing.map((way) => game.movement.walk(path, way)) : [];
    }
    return enemies
      .filter((enemy) => isNamed(at) || isNew(opened, prospects(game, state, figure, place, enemy)))
      .map((enemy) => game.movement.walk(path, nonZero(sub(enemy, at))));
  });
  return [...turned, ...others];
}

/** Is nothing done after a movement any more? Then only the places that the line names may matter. */
function isLast<S extends Weighed, C>(
  { actions, turns }: Game<S, C>,
  state: S,
  figure: FigureIn<S>,
  { seat, within }: Puzzle<S, C>,
): boolean {
  if (actions.left(state, figure).actions > 1) return false;
  const others = turns.ready?.({ ...state, activation: undefined }, seat) ?? [figure.id, ''];
  return within === 'activation' || others.every((id) => id === figure.id);
}

const isNew = (known: Set<string>, one: string): boolean => !known.has(one) && known.add(one).has(one);

/** An eighth of all directions. */
function directionTo(from: Place, to: Place): string {
  const { x, y } = sub(to, from);
  return [Math.sign(x), Math.sign(y), Math.sign(Math.abs(x) - Math.abs(y))].join();
}

/** All that may be done from a place to an enemy that is faced there, with its chances, as text; powers may move their target, away from the place. */
function prospects<S extends Weighed, C>(
  { odds }: Game<S, C>,
  state: S,
  figure: FigureIn<S>,
  { at }: Reachable<C>,
  enemy: FigureIn<S>,
): string {
  const there = ghostAt<S>(figure, at);
  turnTo(there, enemy);
  const strikes = [...odds.shots(state, figure), ...odds.powers(state, figure), ...odds.hindrances(state, figure)];
  const open = strikes.filter(({ may }) => may(state, there, enemy));
  const told = open.map((strike) => [strike.id, strike.how === 'power' ? directionTo(at, enemy) : '', strike.odds(state, there, enemy)]);
  return JSON.stringify([told.length > 0 ? enemy.id : '', told]);
}

/** Enemies farther away than this cannot be dealt with in a turn. */
const FAR = 60 * PACE;

const nonZero = ({ x, y }: Vector): Vector => (x === 0 && y === 0 ? { x: 0, y: 1 } : { x, y });

const really = <C>(place: Reachable<C>): readonly Reachable<C>[] => {
  const there = place.really ? place.really() : place;
  return there ? [there] : [];
};

/** Places in contact with an enemy, all round it. */
function placesBy<S extends Weighed>(state: S, figure: FigureIn<S>, enemy: FigureIn<S>): readonly Place[] {
  const apart = bodyOf(state, figure).r + bodyOf(state, enemy).r;
  return ROUND.map(([x, y]) => ({
    x: enemy.x + Math.round((x * apart) / 1000),
    y: enemy.y + Math.round((y * apart) / 1000),
    z: enemy.z,
  }));
}

/** Where the movements of the line lead. */
function endsOf(line: readonly unknown[], { z }: Place): readonly Place[] {
  return line.flatMap((command) => {
    const { to, path } = command as { readonly to?: Place; readonly path?: readonly Place[] };
    const end = to ?? path?.at(-1);
    return end ? [{ x: end.x, y: end.y, z: end.z ?? z }] : [];
  });
}

/** Answers to an open question: a reaction by every closed action that is allowed, or none; a facing to each enemy. */
function answersTo<S extends Weighed, C>(game: Game<S, C>, { purpose, about }: ChoiceQuestion, state: S): readonly Answer[] {
  const { figure: id } = (about ?? {}) as { readonly figure?: string };
  if (id === undefined) return [];
  const figure = figureOf(state, id);
  if (purpose === 'facing') return enemiesOf(state, id).map((enemy) => nonZero(sub(enemy, figure)));
  if (purpose !== 'alert') return [];
  const reactions = game.actions.offered(state, figure).flatMap(({ command }) => {
    if (command === undefined || game.actions.reactionRefusal(state, figure, command, about ?? null)) return [];
    return [{ do: 'react', command } as unknown as Answer];
  });
  return [{ do: 'decline' }, ...reactions];
}
