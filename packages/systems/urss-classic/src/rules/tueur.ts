import { sheetOf } from '@escarmouche/skirmish';
import type { Granted, Rule } from '../rule.ts';
import type { FigureId, State } from '../state.ts';

const isPrey = (state: State, target: FigureId, { grant }: Granted): boolean =>
  grant.kind !== undefined && sheetOf(state, target).types.includes(grant.kind);

/** Dégâts + and Coup fatal against figures of one kind (UC-ATTR-TUEUR). */
export const slayer: Rule = {
  id: 'tueur',
  cites: ['UC-ATTR-TUEUR'],
  also: ['slayer', 'killer'],
  indications: (state, { purpose, against }, granted) =>
    purpose === 'damage' && against && isPrey(state, against.id, granted) ? [{ rule: 'UC-ATTR-TUEUR', effect: 'bonus' }] : [],
  points: (state, { target }, granted) => (isPrey(state, target, granted) ? 3 : undefined),
};
