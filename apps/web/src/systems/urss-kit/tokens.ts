import type { Language } from '@escarmouche/referee';
import type { State } from '@escarmouche/urss-kit';
import type { TokenOnBoard } from '../../boards/plane/model.ts';
import { sheetIn } from '../plane/who.ts';

/** Weapons that lie on the table (UK-ATTR-EXPERT-FOUET). */
export const tokensOf = (state: State, language: Language): readonly TokenOnBoard[] =>
  state.drops.map(({ weapon, owner, at }) => ({
    id: `${owner}:${weapon}`,
    kind: 'load',
    name: sheetIn(state, owner)?.weapons.find(({ id }) => id === weapon)?.name[language] ?? weapon,
    at,
  }));
