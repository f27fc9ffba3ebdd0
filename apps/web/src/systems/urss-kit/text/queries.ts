import { isAlternating, specialRules, type State } from '@escarmouche/urss-kit';
import { planeQueries } from '../../plane/text/queries.ts';
import type { TextQueries } from '../../text-queries.ts';
import { lessonAt, manualOf } from '../../urss/text/lesson.ts';
import { verbsOf } from '../../urss/text/verbs.ts';
import { advised } from '../advice/plane-advice.ts';
import { bannerOf } from '../banner.ts';

/** What a table of URSS kit can be asked about in words. */
export const queries: TextQueries<State> = planeQueries(advised, {
  verbs: verbsOf(specialRules.all()),
  lesson(state, subject, nearby, language) {
    const secret = isAlternating(state);
    const mayAct = (figure: string): boolean => !secret && !state.figures[figure]?.activated;
    return lessonAt(state, subject, nearby, language, { secret, mayAct });
  },
  manual: manualOf,
  banner: bannerOf,
});
