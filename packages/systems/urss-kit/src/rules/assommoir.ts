import type { Rule } from '../rule.ts';

/** A test after a won Combat knocks the loser down (UK-ATTR-ASSOMMOIR). */
export const stunningBlow: Rule = {
  id: 'assommoir',
  cites: ['UK-ATTR-ASSOMMOIR'],
  takes: 'level',
  fells: { to: 'prone', tests: 1 },
  rolls: {
    title: { fr: 'Assommoir', en: 'Stunning blow' },
    told: { fr: 'assommoir', en: 'stunning blow' },
    written: ['stunningBlow', 'assommoir', 'stunning blow'],
  },
};
