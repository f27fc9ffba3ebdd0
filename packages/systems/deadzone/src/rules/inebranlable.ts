import { countOf, spend } from '../command-dice.ts';
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
    if (faces.length === 0 || countOf(state, seat, 'splat') === 0 || state.activation?.splats.includes(seat)) return tested;
    const about = { figure: id, rule: 'DZ-FACTION-STALWART', faces, need: test.need ?? 0 };
    const failed = faces.flatMap((face, i) => (face >= (test.need ?? 0) ? [] : [i]));
    const options = failed.length > 0 ? [[], failed] : [[]];
    const places = turn.choose('again', { seat, about, options });
    if (places.length === 0) return tested;
    spend(turn, seat, 'splat', 'DZ-FACTION-STALWART');
    return throwAgain(turn, tested, places);
  },
};
