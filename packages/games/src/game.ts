import type { Bot, NpcPlayer } from '@escarmouche/ai';
import type { Problem, Result } from '@escarmouche/content';
import type { Rulebook } from '@escarmouche/content/rulebook';
import type { ChoiceQuestion, Language, Seat, SetupParser, System, Text } from '@escarmouche/referee';
import type { Traits } from '@escarmouche/skirmish/plane';
import type { BandGame } from './bands.ts';
import type { Passes } from './passes.ts';
import type { Reaction } from './reaction.ts';
import type { ScenarioGame } from './scenarios.ts';
import type { AnySetup } from './setups.ts';

type AnyEvent = { readonly type: string };

/** A game: its rules, and bots, bands, cases and screens on them. */
export interface Game<Setup = AnySetup, S = object, C extends object = object, E extends AnyEvent = AnyEvent> {
  /** With its gate: commands and events may come from outside. */
  readonly system: System<Setup, S, C, E>;
  readonly parseSetup: SetupParser<Setup>;
  readonly book: Rulebook;
  /** Rulebooks beside its own. */
  readonly books?: readonly Rulebook[];
  /** Values of every option, the default first. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** A ready match. */
  sample(): Setup;
  /** The seats of a match. */
  seats(state: S): readonly Seat[];
  /** Players of a match, in one line. */
  title(state: S, language: Language): string;
  /** Number of the turn. */
  turn(state: S): number;
  /** Turns after which a match between machines leads nowhere. */
  readonly mostTurns: number;
  /** Words of a special rule for a roll or a question of its own, by its slug. */
  purpose?(slug: string): Text | undefined;
  /** Machine players by name. */
  readonly bots: Readonly<Record<string, () => Bot<S, C>>>;
  /** The usual one of them. */
  readonly bot: string;
  readonly passes: Passes;
  /** The likeliest reaction to what a question is about; absent from a game without figures on the alert. */
  reaction?(state: S, question: ChoiceQuestion): Reaction<C> | undefined;
  /** Player of seats by the NPC document; absent from a game that has none. */
  npc?(): NpcPlayer<S, C>;
  /** Traits of the sheet of a figure that a role may be chosen by; absent from a game without NPCs. */
  traits?(sheet: object): Traits;
  /** Reads the files of a pack, parsed from JSON, by their names: remarks on a right one. */
  readPack(files: Readonly<Record<string, unknown>>): Result<readonly Problem[]>;
  /** Of a game of bands. */
  readonly bands?: BandGame;
  readonly scenarios?: ScenarioGame;
  /** Of a game without bands: a match of so many players. */
  readonly players?: PlayerGame<Setup>;
}

interface PlayerGame<Setup = AnySetup> {
  readonly least: number;
  /** Seats of as many players as there may be. */
  readonly seats: readonly Seat[];
  /** Number of seats, in words. */
  readonly count: Text;
  setup(players: readonly { readonly seat: Seat; readonly name: string }[], options: object): Setup;
}

/** The entry of a game: its types are its own. */
export const gameEntry = <Setup, S, C extends object, E extends AnyEvent>(game: Game<Setup, S, C, E>): Game => game as unknown as Game;

/** The entry of a game of the list. */
export async function gameOf(id: string): Promise<Game> {
  const { game } = (await import(`./entries/${id}.ts`)) as { game: Game };
  return game;
}
