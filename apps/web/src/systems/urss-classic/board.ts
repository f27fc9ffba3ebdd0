import type { Language } from '@escarmouche/referee';
import type { SharedTerms } from '@escarmouche/session';
import type { State } from '@escarmouche/urss-classic';
import type { PlaneBoard } from '../../boards/plane/model.ts';
import { planeBoard } from '../plane/board.ts';
import { groundOf } from './maps.ts';
import { onPlane } from './plane-game.ts';

export function boardOf(state: State, terms: SharedTerms, language: Language): PlaneBoard {
  const { phase, group } = state;
  const deploying = phase === 'order' ? {} : phase === 'deployment' ? { group } : undefined;
  return planeBoard(onPlane, state, { ground: groundOf(terms.notes.map), deploying }, language);
}
