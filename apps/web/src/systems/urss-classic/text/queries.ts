import type { State } from '@escarmouche/urss-classic';
import { planeQueries } from '../../plane/text/queries.ts';
import type { TextQueries } from '../../text-queries.ts';
import { lessonAt, manualOf } from '../../urss/text/lesson.ts';
import { advised } from '../advice/plane-advice.ts';
import { bannerOf } from '../roster.ts';
import { VERBS } from './verbs.ts';

/** Questions about a table of URSS classic, in words. */
export const queries: TextQueries<State> = planeQueries(advised, {
  verbs: VERBS,
  lesson: (state, subject, nearby, language) =>
    lessonAt(state, subject, nearby, language, { secret: false, mayAct: (figure) => !state.figures[figure]?.activated }),
  manual: manualOf,
  banner: bannerOf,
});
