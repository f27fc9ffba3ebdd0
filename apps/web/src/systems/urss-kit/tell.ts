import type { Language } from '@escarmouche/referee';
import { urssKitGame, type Event } from '@escarmouche/urss-kit';
import { factLine, rollLine, teller, type Line } from '../urss/tell.ts';
import { reading } from './reading.ts';
import { GIVEN_NAMES } from './side-names.ts';

/** What kind of line an event makes. */
function lineOf(event: Event, language: Language): Line {
  switch (event.type) {
    case 'rolled':
      return rollLine(reading, event, language);
    case 'roundBegan':
      return { kind: 'headline' };
    case 'fledForGood':
    case 'figureGone':
      return { kind: 'loss', lost: event.figure };
    default:
      return factLine(event);
  }
}

/** What the log says of an event. */
export const tell = teller(urssKitGame, reading, GIVEN_NAMES, lineOf);
