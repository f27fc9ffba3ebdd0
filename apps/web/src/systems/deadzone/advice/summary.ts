import type { Event, State } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { inPlay } from '@escarmouche/skirmish';
import type { BattleOver, Summary } from '../../game-adapter.ts';
import { luckOf, reasonsIn } from '../../outcome.ts';
import { figureIn, sideIndex, sideOf } from '../../plane/who.ts';
import { attemptsOf } from '../attempts.ts';
import { teamName } from '../look.ts';
import { adviceWords } from './words.ts';

/** End of a patrol: the winner, points of victory, losses, and the luck of the dice. */
export function summaryOf({ initial, final, events, outcome }: BattleOver<State, Event>, language: Language): Summary {
  const words = adviceWords(language);
  const rolls = attemptsOf(events);
  const { groups, mission } = final.scene;
  const winners = groups.filter(({ side }) => outcome?.winners.includes(side));
  return {
    title: winners.length === 0 ? words.draw : words.victory(winners.map(({ seat }) => teamName(final, seat, language)).join(' & ')),
    ...reasonsIn(outcome, language),
    sides: groups.map((group) => {
      const side = sideIndex(final, group.side);
      const lost = group.figures.filter((id) => {
        const figure = figureIn(final, id);
        return figure && !inPlay(figure) && figure.posture !== 'reserve';
      });
      return {
        side,
        name: teamName(final, group.seat, language),
        won: winners.includes(group),
        score: { label: words.points, count: final.points[group.seat] ?? 0, of: mission.target },
        losses: { label: words.losses, count: lost.length, of: group.figures.length },
        luck: luckOf(rolls.filter(({ figure }) => sideOf(initial, figure) === side)),
      };
    }),
  };
}
