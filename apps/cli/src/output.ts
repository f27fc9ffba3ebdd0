import type { Language, Text } from '@escarmouche/cases/text';

/** Output of a command; tests read it back. No text of a file moves the cursor, colours the screen or begins a line of its own. */
export interface Output {
  readonly language: Language;
  /** One line. */
  line(text?: string): void;
  /** One line in the language of the reader. */
  say(text: Text): void;
  /** Several lines that the program has laid out itself. */
  page(text: Text): void;
  /** A value for a program. */
  json(value: unknown): void;
  /** For what went wrong: the standard error. */
  error(...lines: readonly string[]): void;
}

/** `json`: what went wrong is told as `{"error": …}`, a line each. */
export function openOutput(language: Language, write: (text: string) => void, writeError: (text: string) => void, json = false): Output {
  const line = (text = ''): void => {
    write(`${visible(text)}\n`);
  };
  const page = (text: string): void => {
    write(`${text.split('\n').map(visible).join('\n')}\n`);
  };
  return {
    language,
    line,
    say(text) {
      line(text[language]);
    },
    page(text) {
      page(text[language]);
    },
    json(value) {
      page(JSON.stringify(value, undefined, 2));
    },
    error(...lines) {
      writeError(`${json ? visible(JSON.stringify({ error: lines.join('\n') })) : lines.map(visible).join('\n')}\n`);
    },
  };
}

/** Control characters (those that begin a command to the terminal among them), line separators, and marks that turn the direction of writing. */
const COMMANDING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** The same text with such characters written out as in JSON: "\u001b". */
const visible = (text: string): string =>
  text.replaceAll(COMMANDING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** 0 all well, 1 a case failed or a match does not follow from the rules, 2 what was given cannot be read. */
export type ExitCode = 0 | 1 | 2;
