import type { Bot } from '@escarmouche/ai';
import type { Rulebook } from '@escarmouche/content/rulebook';
import type { Language, SetupParser, System, Text } from '@escarmouche/referee';

type AnySetup = { readonly options: object };
type AnyEvent = { readonly type: string };

/** A game with its rules and what stands on them. */
export interface Game<Setup = AnySetup, S = object, C extends object = object, E extends AnyEvent = AnyEvent> {
  /** With its gate: commands and events may come from outside. */
  readonly system: System<Setup, S, C, E>;
  readonly parseSetup: SetupParser<Setup>;
  readonly book: Rulebook;
  /** A ready match. */
  sample(): Setup;
  /** Players of a match, in one line. */
  title(state: S, language: Language): string;
  /** Words of a special rule for a roll or a question of its own, by its slug. */
  purpose?(slug: string): Text | undefined;
  /** Machine players by name, the usual one first. */
  readonly bots: Readonly<Record<string, () => Bot<S, C>>>;
}

/** The entry of a game: its types are its own. */
export const gameEntry = <Setup, S, C extends object, E extends AnyEvent>(game: Game<Setup, S, C, E>): Game => game as unknown as Game;

/** The entry of a game of the list. */
export async function gameOf(id: string): Promise<Game> {
  const { game } = (await import(`./entries/${id}.ts`)) as { game: Game };
  return game;
}
