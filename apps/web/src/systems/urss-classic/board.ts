import type { Language } from '@escarmouche/referee';
import type { SharedTerms } from '@escarmouche/session';
import { fullVitality, type Figure, type State } from '@escarmouche/urss-classic';
import type { PlaneBoard } from '../../boards/plane/model.ts';
import { planeBoard, type Condition } from '../plane/board.ts';
import { sheetIn } from '../plane/who.ts';
import { groundOf } from './maps.ts';
import { spokenOf } from './roster.ts';

export function boardOf(state: State, terms: SharedTerms, language: Language): PlaneBoard {
  const { phase, group } = state;
  const deploying = phase === 'order' ? {} : phase === 'deployment' ? { group } : undefined;
  return planeBoard(state, { ground: groundOf(terms.notes.map), deploying }, (figure) => conditionOf(state, figure, language), language);
}

function conditionOf(state: State, figure: Figure, language: Language): Condition {
  const sheet = sheetIn(state, figure.id);
  const active = state.activation?.figure === figure.id;
  return {
    spoken: spokenOf(state, figure, language),
    vitality: { left: figure.vitality, full: sheet ? fullVitality(sheet) : 1 },
    alert: figure.alert,
    spent: state.phase === 'play' && figure.activated && !active,
    active,
  };
}
