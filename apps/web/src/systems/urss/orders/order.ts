import type { Course } from '@escarmouche/ai';
import type { Language } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import type { Place, Point, Vector } from '@escarmouche/space';
import type { BoardPoint } from '../../../boards/board-point.ts';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import type { NpcOrders, Order, Ordered, OrderStep } from '../../npc-orders.ts';
import { foresee } from '../../plane/acting-context.ts';
import { called } from '../../plane/text/where.ts';
import { figureIn, sideOf } from '../../plane/who.ts';
import { typeOf } from '../advice/action-words.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { attackWords } from './attacks.ts';
import type { Advised, Given, Making } from './making.ts';
import { deployWords, moveWords } from './moves.ts';
import { orderWords } from './words.ts';

/** Commands that nobody carries out on a table. */
const UNSEEN: ReadonlySet<string> = new Set([
  'consult',
  'note',
  'activate',
  'endGroup',
  'endDeployment',
  'rollOrder',
  'round',
  'begin',
  'hold',
]);

/** Orders to the NPCs of either document; odds and refusals are those of the table's own previews. */
export const ordersOf = <S extends UrssState, C extends object>(game: UrssAdvice<S, C>, advice: Advised<S, C>): NpcOrders<S, C> => ({
  nothing: game.command({ type: 'pass' }),
  order(state, seat, decided, language) {
    const given = decided.command as unknown as Given;
    if (UNSEEN.has(given.type)) return undefined;
    // Without a map persons place their figures, and those of NPCs, where they see fit.
    if (given.type === 'deploy') return state.scene.unmeasured ? undefined : deployment(state, given, language);
    const figure = figureIn(state, game.turns.acting(state));
    return figure && orderTo({ game, advice, state, seat, figure, language }, decided);
  },
});

function deployment<S extends UrssState>(
  state: S,
  { figure: id, at, facing }: Given & { readonly type: 'deploy' },
  language: Language,
): Order | undefined {
  const figure = figureIn(state, id);
  if (!figure) return undefined;
  return {
    figure: id,
    name: called(state, id),
    side: sideOf(state, id),
    steps: deployWords(state, figure, at, facing, language).map((text) => ({ text })),
    overlay: (there) => ghostAt(state, figure, placed(there) ?? at, facing),
    end: at,
    moves: true,
    type: 'deploy',
  };
}

function orderTo<S extends UrssState, C extends object>(making: Making<S, C>, { command, thought }: Ordered<C>): Order {
  const { game, state, seat, figure } = making;
  const course = thought?.course as Course<C> | undefined;
  const { after } = foresee(game, state, seat, command);
  const first = stepsOf(making, command, course);
  const next = course?.next;
  const then =
    next === undefined ? NONE : stepsOf({ ...making, state: after, figure: figureIn(after, figure.id) ?? figure }, next, undefined);
  const goes = later(making, course, first.moves);
  const stop = first.end ?? goes.end;
  const end = state.scene.unmeasured ? undefined : stop;
  const targetId = course?.target ?? course?.heals ?? (command as { readonly target?: string }).target;
  return {
    figure: figure.id,
    name: called(state, figure.id),
    side: sideOf(state, figure.id),
    steps: [...first.steps, ...then.steps, ...goes.steps],
    overlay: (there) => overlayOf(making, command, placed(there) ?? end, course, targetId),
    ...(end && { end }),
    ...(stop && { moves: true as const }),
    ...(targetId !== undefined && { target: { id: targetId, name: called(state, targetId) } }),
    type: typeOf(game.actionOf(command)),
  };
}

interface Steps {
  readonly steps: readonly OrderStep[];
  readonly moves: boolean;
  readonly end?: Place;
}

const NONE: Steps = { steps: [], moves: false };

/** The words of one command. */
function stepsOf<S extends UrssState, C extends object>(making: Making<S, C>, command: C, course: Course<C> | undefined): Steps {
  const { game, language, state, figure } = making;
  const given = command as unknown as Given;
  const words = orderWords(language);
  const moves = moveWords(making, command, given, course);
  if (moves) return { steps: moves.texts.map((text) => ({ text })), moves: true, end: moves.end };
  const attack = attackWords(making, command, given);
  if (attack) return { steps: [attack], moves: false };
  const plain = given.type === 'pass' && course === undefined ? words.idle : words.plain[given.type];
  const label = plain ?? game.labels(command, language).does.toLocaleLowerCase(language);
  const turned = 'facing' in given && given.facing ? deployWords(state, figure, figure, given.facing, language).slice(-1) : [];
  return { steps: [label, ...turned].filter((text) => text !== '').map((text) => ({ text })), moves: false };
}

/** A movement that follows an attack: its way is decided on after the attack. */
function later<S extends UrssState, C extends object>(
  making: Making<S, C>,
  course: Course<C> | undefined,
  moved: boolean,
): Omit<Steps, 'moves'> {
  const { figure, language } = making;
  if (!course || moved || (course.at.x === figure.x && course.at.y === figure.y)) return { steps: [] };
  const { texts, end } = moveWords(making, undefined, { type: 'move', path: [course.at] }, course) ?? { texts: [] };
  return { steps: texts.map((text) => ({ text: orderWords(language).afterwards + text })), ...(end && { end }) };
}

const placed = (at: BoardPoint | undefined): Place | undefined => at && { z: 0, ...at };

const ghostAt = <S extends UrssState>(state: S, figure: FigureIn<S>, at: Place, facing: Vector): Overlay => ({
  ghost: { figure: figure.id, at, r: bodyOf(state, figure).r, facing, tone: 'good', turnable: false },
});

/** The order on the map: the way, the figure where it ends, whom it strikes. */
function overlayOf<S extends UrssState, C extends object>(
  { state, figure }: Making<S, C>,
  command: C,
  end: Place | undefined,
  course: Course<C> | undefined,
  target: string | undefined,
): Overlay {
  const struck = figureIn(state, target);
  const from = end ?? figure;
  const { path = [] } = command as { readonly path?: readonly Point[] };
  const points = [figure, ...path.slice(0, -1).map((point) => ({ ...point, z: figure.z })), ...(end ? [end] : [])];
  return {
    ...(end && ghostAt(state, figure, end, course?.facing ?? figure.facing)),
    ...(end && { trail: { points, tone: 'good', label: '' } }),
    ...(struck && { sights: [{ from, to: struck, tone: 'warn', side: sideOf(state, figure.id) }] }),
    marks: [
      { kind: 'figure', id: figure.id, tone: 'info' },
      ...(struck ? [{ kind: 'figure' as const, id: struck.id, tone: 'warn' as const }] : []),
    ],
  };
}
