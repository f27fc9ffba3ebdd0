import { sheetOf, type FigureId } from '@escarmouche/skirmish';
import { change } from '../dice.ts';
import { isOneOf } from '../figure-types.ts';
import { grantedTo } from '../granted.ts';
import type { Granted, Rule } from '../rule.ts';
import type { State } from '../state.ts';

const RULE = 'UK-ATTR-TUEUR';

/** Is a slayer's kind one of these names? */
export const isKind = ({ grant: { kind } }: Granted, names: readonly string[]): boolean => kind !== undefined && isOneOf(kind, names);

/** A type of figure, or another rule that the target has by itself (UK-ATTR-GEN-TYPES). */
function isPrey(state: State, target: FigureId, granted: Granted): boolean {
  const { types, own } = grantedTo(sheetOf(state, target));
  return isKind(granted, [...types, ...own.map(({ rule }) => rule.id)]);
}

/** Combat +, Dégâts + and Coup fatal against figures of one type, with the slayer's weapons (UK-ATTR-TUEUR). */
export const slayer: Rule = {
  id: 'tueur',
  cites: [RULE],
  takes: 'kind',
  changes(state, { purpose, figure, against, arms = [], attack }, granted) {
    const bears = purpose === 'combat' || (purpose === 'damage' && attack?.kind !== 'power');
    if (!bears || !against) return [];
    // Of two that fit one target the first one counts.
    const all = [...grantedTo(sheetOf(state, figure.id)).own, ...arms.flatMap(({ rules }) => rules)];
    const fitting = all.find((one) => one.rule.id === 'tueur' && isPrey(state, against.id, one));
    return fitting === granted ? [change(RULE, 1)] : [];
  },
  points: (state, { target }, granted) => (isPrey(state, target, granted) ? 3 : undefined),
};
