import { refuse, type Refusal } from '@escarmouche/referee';
import { figureOf, groupOf, nameOf, type FigureId } from '@escarmouche/skirmish';
import { engagedWith, type Way } from '@escarmouche/skirmish/plane';
import { cross, dot, sub, vectorLength, type Point, type Vector } from '@escarmouche/space';
import type { OpenQuestion } from './open-questions.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The nearness of two facings: the cosine of the angle between them. */
const nearness = (a: Vector, b: Vector): number => dot(a, b) / (vectorLength(a) * vectorLength(b));
const SAME = 1e-9;

/** The number of these directions in the front arc of a facing (UK-ARC-FRONT). */
const inFront = (facing: Vector, enemies: readonly Vector[]): number => enemies.filter((enemy) => dot(facing, enemy) >= 0).length;

/** Facings with one of these directions exactly on the limit of the front arc. `0 -`: a state holds no minus zero, which JSON does not keep. */
const limits = (enemies: readonly Vector[]): Vector[] =>
  enemies
    .filter(({ x, y }) => x !== 0 || y !== 0)
    .flatMap(({ x, y }) => [
      { x: y, y: 0 - x },
      { x: 0 - y, y: x },
    ]);

/**
 * The facing with as many enemies in the front arc as can be, `first` surely among them; of those the closest to the present one, of two equally
 * close ones the clockwise one (UK-ARC-TURN, UK-ARC-SEVERAL). The best is the present one, or has an enemy on the limit.
 */
function bestFacing(present: Vector, enemies: readonly Vector[], first?: Vector): Vector {
  let best = present;
  let most = first && dot(present, first) < 0 ? -1 : inFront(present, enemies);
  for (const facing of limits(enemies)) {
    if (first && dot(facing, first) < 0) continue;
    const held = inFront(facing, enemies);
    const closer = nearness(facing, present) - nearness(best, present);
    const clockwise = closer > -SAME && cross(present, facing) < 0 && cross(present, best) > 0;
    if (held < most || (held === most && closer <= SAME && !clockwise)) continue;
    best = facing;
    most = held;
  }
  return best;
}

/** The facing that a figure has kept, or while engaged the closest one to it with as many enemies in front as can be. */
export const facingInContact = (state: State, figure: Figure): Vector =>
  bestFacing(
    figure.facing,
    engagedWith(state, figure).map((enemy) => sub(enemy, figure)),
  );

/** Directions of the enemies in contact from a figure, and of one more that it turns to. */
function enemiesRound(state: State, figure: Figure, other: Figure): readonly Vector[] {
  const enemies = new Set<Figure>([...engagedWith(state, figure), other]);
  return [...enemies].map((enemy) => sub(enemy, figure));
}

/** The facing that the rules give a figure towards an enemy that engages or fights it (UK-ARC-TURN, UK-ARC-SEVERAL). */
export function facingTowards(state: State, figure: Figure, newcomer: Figure): Vector {
  const to = sub(newcomer, figure);
  const enemies = enemiesRound(state, figure, newcomer);
  if (enemies.length > 1) return bestFacing(figure.facing, enemies, to);
  return to.x === 0 && to.y === 0 ? figure.facing : to;
}

/** The facing of the rules, or the player's choice where the front arc cannot hold all enemies (UK-ARC-SEVERAL). */
function chooseFacing(turn: Turn, figure: Figure, newcomer: Figure, refusal: (facing: Vector) => Refusal | undefined): Vector {
  const { state } = turn;
  const facing = facingTowards(state, figure, newcomer);
  const enemies = enemiesRound(state, figure, newcomer);
  if (inFront(facing, enemies) === enemies.length) return facing;
  const about = { figure: figure.id, newcomer: newcomer.id };
  return turn.choose('facing', { seat: groupOf(state, figure.id).seat, about }, (answer) => refusal(answer as unknown as Vector));
}

/** Turns a figure, at once and free; a prone or stunned figure stays as it is (UK-ARC-TURN). */
function turnTo(turn: Turn, figure: Figure, rule: string, choose: () => Vector): void {
  if (figure.stunned || figure.posture === 'prone') return;
  const facing = choose();
  if (facing.x !== figure.facing.x || facing.y !== figure.facing.y) turn.emit({ type: 'figureTurned', figure: figure.id, facing, rule });
}

/** A figure turns to an enemy that has come into contact with it (UK-ARC-TURN). */
export function turnToNewcomer(turn: Turn, figure: Figure, newcomer: Figure): void {
  turnTo(turn, figure, 'UK-ARC-TURN', () => chooseFacing(turn, figure, newcomer, () => undefined));
}

/** A figure turns to the opponent of a fight that it starts, who must be in its front arc (UK-ACT-FIGHT, UK-ARC-SEVERAL). */
export function turnToFace(turn: Turn, figure: Figure, opponent: Figure, rule: string): void {
  const to = sub(opponent, figure);
  const refusal = (facing: Vector): Refusal | undefined =>
    dot(facing, to) >= 0 ? undefined : refuse(rule, 'Elle doit faire face à son adversaire.', 'It must face its opponent.');
  turnTo(turn, figure, rule, () => chooseFacing(turn, figure, opponent, refusal));
}

const directionsOf = (state: State, ids: readonly FigureId[], from: Point): readonly Vector[] =>
  ids.map((id) => sub(figureOf(state, id), from));

/** Has a facing as many of the enemies in contact in its front arc as can be? */
const holdsMost = (facing: Vector, enemies: readonly Vector[]): boolean =>
  inFront(facing, enemies) === inFront(bestFacing(facing, enemies), enemies);

/** Why a facing cannot be chosen where these enemies are touched; undefined when it can (UK-ACT-MOVE). */
export function facingRefusal(
  state: State,
  figure: Figure,
  facing: Vector | undefined,
  touched: readonly FigureId[],
  at: Point = figure,
  rule = 'UK-ACT-MOVE',
): Refusal | undefined {
  if (!facing || figure.posture === 'prone' || holdsMost(facing, directionsOf(state, touched, at))) return undefined;
  const who = nameOf(state, figure.id);
  return refuse(rule, `${who} doit faire face à qui la touche.`, `${who} must face those in contact with it.`);
}

const CHOSEN: ReadonlySet<Way<State>['manner']> = new Set(['move', 'crawl', 'swim', 'climb', 'ladder']);

/** The facing after a movement that ends in contact: after a run, jump or flight its direction (UK-MOVE-CHARGE, UK-ACT-MOVE, UK-ACT-RUN). */
export function facesInContact(state: State, figure: Figure, way: Way<State>, chosen: Vector | undefined): Vector | undefined {
  if (!CHOSEN.has(way.manner) || way.endPerch?.on === 'wall') return way.facing;
  if (chosen && !facingRefusal(state, figure, chosen, way.touches, way.end)) return chosen;
  return bestFacing(way.facing ?? figure.facing, directionsOf(state, way.touches, way.end));
}

/** By default the facing that the rules give (UK-ARC-SEVERAL). */
export const facingQuestion: OpenQuestion<'facing'> = {
  id: 'facing',
  form: 'facing',
  rule: 'UK-ARC-SEVERAL',
  sample: (state, { figure, newcomer }) => facingTowards(state, figureOf(state, figure), figureOf(state, newcomer)),
};
