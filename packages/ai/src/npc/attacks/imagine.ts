import { resolve, type Answer, type Question, type Resolution, type Seat } from '@escarmouche/referee';
import { groupOf, type FigureId } from '@escarmouche/skirmish';
import type { Manned, NpcGame } from '../game.ts';

/** The battle after a command that needs neither dice nor choices; undefined for any other, and for one that is refused. */
export const after = <S extends Manned, C>(game: Pick<NpcGame<S, C>, 'game'>, state: S, figure: FigureId, command: C): S | undefined =>
  done(imagined(game, state, figure, command, () => undefined));

type Imagining = <S extends Manned, C>(game: Pick<NpcGame<S, C>, 'game'>, state: S, figure: FigureId, command: C) => S | undefined;

/**
 * The battle after a command whose dice all show their highest face, and whose duels and further uses are declined; undefined for one that needs other
 * choices, and for one that is refused.
 */
export const afterLuck: Imagining = (game, state, figure, command) => done(imagined(game, state, figure, command, allShowing('highest')));

/** The battle after a command all of whose tests fail, and after which nothing more is done. */
export const afterFailure: Imagining = (game, state, figure, command) => done(imagined(game, state, figure, command, allShowing('lowest')));

/** Dice that all show such a face, or unlike faces where a roll without a need comes again at once: a pair did not count. The rest is declined. */
function allShowing(face: 'highest' | 'lowest'): (question: Question) => Answer | undefined {
  let last = '';
  return (question) => {
    if (question.kind !== 'roll') return declined(question);
    const roll = JSON.stringify(question);
    const isPair = roll === last && question.pool?.need === undefined;
    last = roll;
    return question.faces.map((sides, i) => (isPair ? 1 + (i % sides) : face === 'highest' ? sides : 1));
  };
}

const declined = (question: Question): Answer | undefined =>
  question.kind === 'choice' ? question.options?.find((one) => one === null || one === false) : undefined;

/** A command carried out in a copy of the battle, as far as its questions are answered. */
interface Imagined<S> {
  readonly state: S;
  readonly resolution: Resolution<unknown>;
}

const done = <S>(one: Imagined<S> | undefined): S | undefined => (one?.resolution.status === 'done' ? one.state : undefined);

/** A command carried out in a copy of the battle; undefined for one that is refused. */
export function imagined<S extends Manned, C>(
  { game: { system } }: Pick<NpcGame<S, C>, 'game'>,
  state: S,
  figure: FigureId,
  command: C,
  answer: (question: Question, state: S) => Answer | undefined,
): Imagined<S> | undefined {
  const seat: Seat = groupOf(state, figure).seat;
  if (system.check(state, seat, command)) return undefined;
  const { scene, ...changing } = state;
  const copy = { ...(JSON.parse(JSON.stringify(changing)) as object), scene } as unknown as S;
  return { state: copy, resolution: resolve(system, copy, seat, command, (question, _index, now) => answer(question, now)) };
}
