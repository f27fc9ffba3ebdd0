import { namesInRow, type Language, type Outcome } from '@escarmouche/referee';
import { endReason, type PlaneState } from '@escarmouche/skirmish/plane';
import type { Attempt } from '../game-analysis.ts';
import type { Summary } from '../game-adapter.ts';
import { luckOf, reasonsIn, scoreIn } from '../outcome.ts';
import type { PlaneGame } from './game.ts';
import { isLost } from './roster.ts';
import { sideNamed } from './side-names.ts';
import { figureIn, sideIndex, sideOf } from './who.ts';
import { planeWords } from './words.ts';

/** End of a battle: winners, losses, and the luck of the dice. `rolls`: those that had a score to reach. */
export function summaryOf<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  final: S,
  outcome: Outcome | undefined,
  rolls: readonly Attempt[],
  language: Language,
): Summary {
  const words = planeWords(language);
  const { groups, roster } = final.scene;
  const scenario = game.scenario?.(final);
  const sides = [...new Set(groups.map(({ side }) => side))];
  const nameOf = (side: string): string => sideNamed(groups, side, language, game.sides);
  const winners = outcome?.winners ?? [];
  return {
    title: winners.length === 0 ? words.draw : words.victory(namesInRow(winners.map(nameOf), language)),
    ...reasonsIn(outcome?.rule !== undefined && scenario ? { ...outcome, reason: endReason(scenario, outcome) } : outcome, language),
    sides: sides.map((side) => {
      const index = sideIndex(final, side);
      const figures = roster.filter((id) => sideOf(final, id) === index);
      const lost = figures.flatMap((id) => figureIn(final, id) ?? []).filter(isLost);
      return {
        side: index,
        name: nameOf(side),
        won: winners.includes(side),
        score: scoreIn(outcome, side, language),
        losses: { label: words.losses, count: lost.length, of: figures.length },
        luck: luckOf(rolls.filter(({ figure }) => sideOf(final, figure) === index)),
      };
    }),
  };
}
