import type { Language, Rejection, Sentence } from '@escarmouche/referee';
import { textIn } from '../i18n/format.ts';
import { plain } from './story.ts';

/** News for a player who has not asked, for the eye and for assistive technology. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
  /** The notice is a refusal. */
  readonly refused?: boolean;
  /** Words said aloud instead: none of a line of the log, for all lines are said one after the other (`spoken`). */
  readonly aloud?: string;
}

/** The last thing that the table told. */
export function createNotices(language: () => Language) {
  let told = $state.raw<{ readonly text: Sentence; readonly aloud?: string; readonly because?: Rejection }>();
  /** In words when it is looked at: rules have their names as soon as the rulebook has come. */
  const last = $derived<Notice | undefined>(
    told && { text: plain(told.text, language()), aloud: told.aloud, rule: told.because?.rule, refused: told.because !== undefined },
  );

  return {
    get last() {
      return last;
    },
    /** Shows a line of the log, after what is said aloud. */
    tell(text: Sentence, aloud = ''): void {
      told = { text: aloud === '' ? text : [`${aloud} `, ...text], aloud };
    },
    /** `because`: the refusal that the text tells. */
    say(text: string, because?: Rejection): void {
      told = { text: [text], because };
    },
    refused(because: Rejection): void {
      told = { text: [textIn(because.reason, language())], because };
    },
  };
}
