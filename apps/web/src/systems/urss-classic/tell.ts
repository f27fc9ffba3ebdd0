import type { Language } from '@escarmouche/referee';
import { aimOfRoll, urssClassicGame, type Event, type State } from '@escarmouche/urss-classic';
import { factLine, rollLine, teller, type Line } from '../urss/tell.ts';
import { reading } from './reading.ts';
import { GIVEN_NAMES } from './side-names.ts';

function lineOf(event: Event, language: Language, state: State): Line {
  if (event.type === 'rolled') return rollLine(reading, event, (rolled) => aimOfRoll(state, rolled, language), language);
  return event.type === 'fledForGood' ? { kind: 'loss', lost: event.figure } : factLine(event, language);
}

export const tell = teller(urssClassicGame, reading, GIVEN_NAMES, lineOf);
