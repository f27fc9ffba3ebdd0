import type { Language } from '@escarmouche/referee';
import { urssKitGame, type Event } from '@escarmouche/urss-kit';
import { factLine, rollLine, teller, type Line } from '../urss/tell.ts';
import type { Run } from '../game-adapter.ts';
import { reading } from './reading.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { kitWords } from './words.ts';

/** The Initiative rolls of a round as one line: everybody with the score (UK-TURN-ALT-INITIATIVE). */
const contest = (language: Language): Run => ({
  of: 'initiative',
  told: (lines) => [
    kitWords(language).contest,
    ...lines.flatMap(({ text, roll }, i) => [
      ...(i > 0 ? [', '] : []),
      ...text.filter((part) => typeof part !== 'string').slice(0, 1),
      ` ${roll?.score ?? ''}`,
    ]),
  ],
});

/** What kind of line an event makes. */
function lineOf(event: Event, language: Language): Line {
  switch (event.type) {
    case 'rolled':
      return { ...rollLine(reading, event, language), ...(event.purpose === 'initiative' && { run: contest(language) }) };
    case 'roundBegan':
      return { kind: 'headline' };
    case 'fledForGood':
    case 'figureGone':
      return { kind: 'loss', lost: event.figure };
    default:
      return factLine(event, language);
  }
}

/** What the log says of an event. */
export const tell = teller(urssKitGame, reading, GIVEN_NAMES, lineOf);
