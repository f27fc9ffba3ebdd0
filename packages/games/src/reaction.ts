import type { ChoiceQuestion, Json } from '@escarmouche/referee';
import { figureOf, toldChance, type FigureId, type FigureIn, type Vital } from '@escarmouche/skirmish';
import type { ScenarioState, WeighedGame } from '@escarmouche/skirmish/plane';

/** A reaction of a figure on the alert, with the chance that it is told by. */
export interface Reaction<C> {
  readonly command: C;
  readonly chance: number;
}

/** The likeliest shot of a figure on the alert at the enemy that moves; undefined of another question, and where there is none. */
export function likeliestShot<S extends ScenarioState & Vital, C>(
  { actions, odds }: WeighedGame<S, C>,
  state: S,
  { purpose, about }: ChoiceQuestion,
): Reaction<C> | undefined {
  if (purpose !== 'alert') return undefined;
  const { figure, mover } = about as unknown as { readonly figure: FigureId; readonly mover: FigureId };
  const [by, on]: readonly FigureIn<S>[] = [figureOf(state, figure), figureOf(state, mover)];
  if (!by || !on) return undefined;
  const shots = odds.shots(state, by).flatMap((shot): Reaction<C>[] => {
    const command = shot.command(mover);
    if (actions.reactionRefusal(state, by, command, about as Json)) return [];
    const loss = shot.odds(state, by, on).losses.find((one) => one.figure === mover);
    return [{ command, chance: loss ? toldChance(loss) : 0 }];
  });
  return shots.toSorted((a, b) => b.chance - a.chance)[0];
}
