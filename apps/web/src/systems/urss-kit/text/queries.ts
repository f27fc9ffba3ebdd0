import { isAlternating, specialRules, type State } from '@escarmouche/urss-kit';
import { planeQueries } from '../../plane/text/queries.ts';
import type { TextQueries } from '../../text-queries.ts';
import { lessonAt, manualOf } from '../../urss/text/lesson.ts';
import { verbsOf } from '../../urss/text/verbs.ts';
import { advised } from '../advice/plane-advice.ts';
import { bannerOf } from '../banner.ts';
import { chain } from './chain.ts';
import { chainExample, chainManual } from './words.ts';

/** Questions about a table of URSS kit, in words. */
export const queries: TextQueries<State> = planeQueries(advised, {
  verbs: { ...verbsOf(specialRules.all()), mixed: { en: ['mixed movement', 'mixed'], fr: ['mouvement mixte', 'mixte'] } },
  lesson(state, subject, nearby, language) {
    const secret = isAlternating(state);
    const mayAct = (figure: string): boolean => !secret && !state.figures[figure]?.activated;
    const { say, examples } = lessonAt(state, subject, nearby, language, { secret, mayAct });
    const mixes = subject !== undefined && state.scene.options['move.mixedModes'] === 'yes';
    return { say, examples: mixes ? [...examples, chainExample(nearby, language)] : examples };
  },
  manual: (language) => [...manualOf(language), chainManual(language)],
  chain,
  banner: bannerOf,
});
