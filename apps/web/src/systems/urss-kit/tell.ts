import type { Language } from '@escarmouche/referee';
import { aimOfRoll, urssKitGame, type Event, type State } from '@escarmouche/urss-kit';
import { factLine, rollLine, teller, type Line } from '../urss/tell.ts';
import { reading } from './reading.ts';
import { GIVEN_NAMES } from './side-names.ts';

function lineOf(event: Event, language: Language, state: State): Line {
  switch (event.type) {
    case 'rolled':
      return rollLine(reading, event, (rolled) => aimOfRoll(state, rolled, language), language);
    case 'roundBegan':
      return { kind: 'headline' };
    case 'fledForGood':
    case 'figureGone':
      return { kind: 'loss', lost: event.figure };
    default:
      return factLine(event, language);
  }
}

export const tell = teller(urssKitGame, reading, GIVEN_NAMES, lineOf);
