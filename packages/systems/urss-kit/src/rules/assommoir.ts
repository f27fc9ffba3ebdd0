import type { Rule } from '../rule.ts';

/** A test after a won Combat knocks the loser down (UK-ATTR-ASSOMMOIR). */
export const stunningBlow: Rule = {
  id: 'assommoir',
  cites: ['UK-ATTR-ASSOMMOIR'],
  takes: 'level',
  won: (_state, { loser }) => (loser.figure.posture === 'prone' ? undefined : { test: 2, falls: 'prone' }),
  rolls: {
    title: { fr: 'Assommoir', en: 'Stunning blow' },
    told: { fr: 'assommoir', en: 'stunning blow' },
    written: ['stunningBlow', 'assommoir', 'stunning blow'],
  },
};
