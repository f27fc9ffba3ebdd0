import { sheetOf } from '@escarmouche/skirmish';
import { fatalChances, fatalPoints } from '../fatal.ts';
import type { Granted, Rule } from '../rule.ts';
import type { FigureId, State } from '../state.ts';

const isPrey = (state: State, { grant }: Granted, target: FigureId): boolean =>
  grant.kind !== undefined && sheetOf(state, target).types.includes(grant.kind);

/** Dégâts + and Coup fatal against figures of one kind (UC-ATTR-TUEUR). */
export const slayer: Rule = {
  id: 'tueur',
  cites: ['UC-ATTR-TUEUR'],
  also: ['slayer', 'killer'],
  indications: (state, { purpose, against }, granted) =>
    purpose === 'damage' && against && isPrey(state, granted, against.id) ? [{ rule: 'UC-ATTR-TUEUR', effect: 'bonus' }] : [],
  points: (turn, attack, target, granted) =>
    isPrey(turn.state, granted, target.id) ? fatalPoints(turn, attack, 'UC-ATTR-TUEUR') : undefined,
  pointChances: (state, _attack, target, granted) => (isPrey(state, granted, target.id) ? fatalChances : undefined),
};
