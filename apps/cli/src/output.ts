import type { Language, Text } from './text.ts';

/** Where a command writes; tests read it back. */
export interface Output {
  readonly language: Language;
  line(text?: string): void;
  /** For what went wrong: the standard error. */
  error(text: string): void;
  say(text: Text): void;
}

/** `json`: what went wrong is told as `{"error": …}`, a line each. */
export function openOutput(language: Language, write: (text: string) => void, writeError: (text: string) => void, json = false): Output {
  const line = (text = ''): void => {
    write(`${text}\n`);
  };
  return {
    language,
    line,
    error(text) {
      writeError(`${json ? JSON.stringify({ error: text }) : text}\n`);
    },
    say(text) {
      line(text[language]);
    },
  };
}

/** 0 all well, 1 a case failed, 2 what was given cannot be read. */
export type ExitCode = 0 | 1 | 2;
