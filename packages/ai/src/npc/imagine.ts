import { resolve, type Answer, type Question, type Seat } from '@escarmouche/referee';
import { groupOf, type FigureId } from '@escarmouche/skirmish';
import type { Manned, NpcGame } from './game.ts';

/** The battle after a command that needs neither dice nor choices; undefined for any other, and for one that is refused. */
export const after = <S extends Manned, C>(game: Pick<NpcGame<S, C>, 'game'>, state: S, figure: FigureId, command: C): S | undefined =>
  imagined(game, state, figure, command, () => undefined);

/**
 * The battle after a command whose dice all show their highest face, and whose duels and further uses are declined; undefined for one that needs other
 * choices, and for one that is refused.
 */
export const afterLuck = <S extends Manned, C>(game: Pick<NpcGame<S, C>, 'game'>, state: S, figure: FigureId, command: C): S | undefined =>
  imagined(game, state, figure, command, (question) => {
    if (question.kind === 'roll') return question.faces;
    return question.kind === 'choice' ? question.options?.find((one) => one === null || one === false) : undefined;
  });

function imagined<S extends Manned, C>(
  { game: { system } }: Pick<NpcGame<S, C>, 'game'>,
  state: S,
  figure: FigureId,
  command: C,
  answer: (question: Question) => Answer | undefined,
): S | undefined {
  const seat: Seat = groupOf(state, figure).seat;
  if (system.check(state, seat, command)) return undefined;
  const { scene, ...changing } = state;
  const copy = { ...(JSON.parse(JSON.stringify(changing)) as object), scene } as unknown as S;
  return resolve(system, copy, seat, command, answer as never).status === 'done' ? copy : undefined;
}
