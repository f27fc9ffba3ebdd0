import type { Language, Rejection, Sentence } from '@escarmouche/referee';
import { textIn } from '../i18n/format.ts';
import { plain } from './story.ts';

/** News for a player who has not asked, for the eye and for assistive technology. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
  /** The notice is a refusal. */
  readonly refused?: boolean;
}

/** The last thing that the table told. */
export function createNotices(language: () => Language) {
  let told = $state.raw<{ readonly text: Sentence; readonly because?: Rejection }>();
  /** In words when it is looked at: rules have their names as soon as the rulebook has come. */
  const last = $derived<Notice | undefined>(
    told && { text: plain(told.text, language()), rule: told.because?.rule, refused: told.because !== undefined },
  );

  const tell = (text: Sentence, because?: Rejection): void => {
    told = { text, because };
  };

  return {
    get last() {
      return last;
    },
    tell: (text: Sentence) => tell(text),
    /** `because`: the refusal that the text tells. */
    say: (text: string, because?: Rejection) => tell([text], because),
    refused: (rejection: Rejection) => tell([textIn(rejection.reason, language())], rejection),
  };
}
