import type { Text } from '@escarmouche/referee';

/** The hint about something that a player meets for the first time, and its rule. */
interface FirstTime {
  readonly said: Text;
  readonly rule: string;
}

/**
 * First times of a game: a question to a figure on alert, a choice that all make in secret, a movement into contact, whose preview has a line with this
 * rule. All come with the first of them.
 */
export type FirstTimes = Readonly<Partial<Record<'reaction' | 'secret' | 'charge', FirstTime>>>;
