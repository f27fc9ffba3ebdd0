import { sheetOf, type FigureId } from '@escarmouche/skirmish';
import { change } from '../dice.ts';
import { grantedTo } from '../granted.ts';
import type { Granted, Rule } from '../rule.ts';
import type { State } from '../state.ts';

const RULE = 'UK-ATTR-TUEUR';

/** Authors write a type as they like: case, accents and a plural do not tell two apart. */
const keyOf = (kind: string): string =>
  kind
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '');

/** Is a slayer's kind one of these names? */
export const isKind = ({ grant: { kind } }: Granted, names: readonly string[]): boolean =>
  kind !== undefined && names.some((name) => keyOf(name) === keyOf(kind));

/** A type of figure, or another rule that it has by itself (UK-ATTR-GEN-TYPES). */
function isPrey(state: State, target: FigureId, granted: Granted): boolean {
  const { types, own } = grantedTo(sheetOf(state, target));
  return isKind(granted, [...types, ...own.map(({ rule }) => rule.id)]);
}

/** Combat +, Dégâts + and Coup fatal against figures of one type, with its weapons (UK-ATTR-TUEUR). */
export const slayer: Rule = {
  id: 'tueur',
  cites: [RULE],
  takes: 'kind',
  changes(state, { purpose, figure, against, attack }, granted) {
    const bears = purpose === 'combat' || (purpose === 'damage' && attack?.kind !== 'power');
    if (!bears || !against) return [];
    // Of two that fit one target the first one counts.
    const fitting = grantedTo(sheetOf(state, figure.id)).own.find((one) => one.rule.id === 'tueur' && isPrey(state, against.id, one));
    return fitting === granted ? [change(RULE, 1)] : [];
  },
  points: (state, { target }, granted) => (isPrey(state, target, granted) ? 3 : undefined),
};
