import { sheetOf, type FigureId } from '@escarmouche/skirmish';
import { change } from '../dice.ts';
import { grantedTo } from '../granted.ts';
import type { Granted, Rule } from '../rule.ts';
import type { State } from '../state.ts';

const RULE = 'UK-ATTR-TUEUR';

/** Types and slugs without accents, capitals and gaps: Énorme is enorme. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** Is what a grant names this type, or the rule of this slug? */
export const names = ({ grant: { kind = '' } }: Granted, type: string): boolean => plain(kind) === plain(type);

/** A type of figure, or another rule that it has by itself (UK-ATTR-GEN-TYPES). */
function isPrey(state: State, target: FigureId, granted: Granted): boolean {
  const { types, own } = grantedTo(sheetOf(state, target));
  return types.some((type) => names(granted, type)) || own.some(({ rule }) => names(granted, rule.id));
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
