import { countOf, hasSpentSplat, spend } from '../command-dice.ts';
import { seatOf } from '../figures.ts';
import { throwAgain } from '../roll.ts';
import type { Rule } from '../rule.ts';

/** For a Splat, one an activation, any dice of a Survive test are thrown again at once. */
export const stalwart: Rule = {
  id: 'inebranlable',
  cites: ['DZ-FACTION-STALWART'],
  title: { fr: 'Inébranlable', en: 'Stalwart' },
  afterSurvive(turn, { id }, tested) {
    const { state } = turn;
    const seat = seatOf(state, id);
    const { faces, test } = tested;
    if (test.need === null || countOf(state, seat, 'splat') === 0 || hasSpentSplat(state, seat)) return tested;
    const { need } = test;
    const places = turn.choose('again', {
      seat,
      about: { figure: id, rule: 'DZ-FACTION-STALWART', faces, need },
      options: [[], ...choices(faces, need)],
    });
    if (places.length === 0) return tested;
    spend(turn, seat, 'splat', 'DZ-FACTION-STALWART');
    return throwAgain(turn, tested, places);
  },
};

/** Places of dice that are worth throwing again: all failures, and as many successes besides as a player likes. */
function choices(faces: readonly number[], need: number): readonly (readonly number[])[] {
  const places = (wanted: boolean): readonly number[] => faces.flatMap((face, i) => (face >= need === wanted ? [i] : []));
  const [failed, good] = [places(false), places(true)];
  return Array.from({ length: good.length + 1 }, (_, more) => [...failed, ...good.slice(0, more)]).filter((some) => some.length > 0);
}
