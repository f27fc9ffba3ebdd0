import type { Language } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import { settlingSeat } from '@escarmouche/skirmish/plane';
import { grantedTo, isAlternating, type State } from '@escarmouche/urss-kit';
import type { Banner } from '../game-adapter.ts';
import { nameIn } from '../plane/who.ts';
import { urssBanner } from '../urss/table.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { kitWords } from './words.ts';

/** The header: alternating activation has the next figures of the round, or a word for the choice of them (UK-TURN-ALT-CHOICE). */
export function bannerOf(state: State, language: Language): Banner {
  const words = kitWords(language);
  const banner = urssBanner(
    GIVEN_NAMES,
    state,
    (id) => ({ left: state.figures[id]?.left ?? 0, all: grantedTo(sheetOf(state, id)).actions }),
    language,
  );
  if (state.phase !== 'play' || !isAlternating(state) || settlingSeat(state) !== undefined) return banner;
  if (!state.activation) return { turn: banner.turn, phase: words.round };
  const next = state.chosen.filter((id) => id !== state.activation?.figure).map((id) => nameIn(state, id));
  return next.length === 0 ? banner : { ...banner, phase: `${banner.phase} · ${words.next(next.join(', '))}` };
}
