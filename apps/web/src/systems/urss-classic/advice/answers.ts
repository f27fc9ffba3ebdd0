import type { Language } from '@escarmouche/referee';
import { reactionsTo, unhurtBy, type ActionCommand, type Command, type Reaction, type State } from '@escarmouche/urss-classic';
import { measured, percent } from '../../../i18n/format.ts';
import type { Fact } from '../../preview.ts';
import type { Answers } from '../../plane/advice.ts';
import { nameIn } from '../../plane/who.ts';
import type { ActingContext } from '../../plane/game.ts';
import { adviceWords } from '../../urss/advice/words.ts';
import { planeWords } from '../../plane/words.ts';

const NONE: Answers = { watched: [], groups: [], unhurt: 1 };
const RULE = 'UC-ACT-ALERT-TRIGGER';

/** Figures that may answer a legal action, each with its place on the way and its chance (UC-ACT-ALERT-TRIGGER). */
export function answersTo({ state, seat, reaction }: ActingContext<State, Command>, command: ActionCommand, language: Language): Answers {
  if (reaction || !Object.values(state.figures).some(({ alert }) => alert)) return NONE;
  const all = reactionsTo(state, seat, command);
  const found = all.filter(differs);
  if (found.length === 0) return NONE;
  const unhurt = unhurtBy(all);
  const words = planeWords(language);
  const names = [...new Set(found.map(({ by }) => nameIn(state, by)))];
  const facts = found.map(({ by, along, threat }): Fact => {
    const what = threat ? words.panel.how[threat.how] : words.otherAnswer;
    const tone = threat ? 'bad' : 'warn';
    return {
      label: words.answer(nameIn(state, by), what, measured(along, language, 2)),
      value: threat && threat.how !== 'charge' ? percent(threat.hurt, language) : words.stops(threat?.how === 'charge'),
      tone,
      rule: RULE,
      marks: [{ kind: 'figure', id: by, tone }],
    };
  });
  return {
    watched: [{ label: adviceWords(language).panel.watched, value: names.join(', '), tone: 'bad', rule: RULE }],
    groups: [{ title: words.answers, sign: 'in', facts: unhurt === undefined ? facts : [...facts, through(unhurt, language)] }],
    unhurt,
  };
}

const through = (unhurt: number, language: Language): Fact => ({
  label: planeWords(language).unhurt,
  value: percent(unhurt, language),
  tone: 'info',
  rule: RULE,
});

/** A later window of the same figure with the very same threat tells nothing new. */
function differs({ by, threat }: Reaction, i: number, all: readonly Reaction[]): boolean {
  const last = all.slice(0, i).findLast((one) => one.by === by);
  return !last || last.threat?.how !== threat?.how || last.threat?.hurt !== threat?.hurt;
}
