import type { Language } from '@escarmouche/referee';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a moment was, in words; milliseconds since 1970. A moment to come, by a clock that goes wrong, is now. */
export function since(moment: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - moment);
  if (passed < MINUTE) return words.format(0, 'second');
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), 'hour');
  return words.format(-Math.floor(passed / DAY), 'day');
}

const SEEN = {
  fr: { lately: 'vu il y a moins d’une heure', last: (when: string) => `vu pour la dernière fois ${when}` },
  en: { lately: 'seen within the last hour', last: (when: string) => `last seen ${when}` },
} as const;

/** When a device was last seen, in words, as the host knows it: to the hour. */
export function seenText(moment: number, now: number, language: Language): string {
  const { lately, last } = SEEN[language];
  return now - moment < HOUR ? lately : last(since(moment, now, language));
}
