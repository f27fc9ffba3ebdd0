import { battery, mix, type System } from '@escarmouche/referee';
import { showAll, type Showcase } from './show.ts';
import { concluded, failed, told } from './world.ts';

const COMMANDS = 30;

/** Everything that a game has, how it is shown, and by which events it is used. */
export interface Showing<Setup, S, C, E> {
  /** The fuzzer's file. */
  readonly name: string;
  readonly showcases: readonly Showcase<Setup>[];
  /** Names of the things that a played command uses. */
  readonly commanded: (state: S, command: C) => Iterable<string>;
  /** Names of the things that an event uses, asked before it changes the state. */
  readonly uses: (state: S, event: E) => Iterable<string>;
  readonly rarely: readonly string[];
  readonly flaw: (state: S) => string | undefined;
}

/**
 * Plays all showcases, with the suspending and undoing of the battery. Things never used are listed, and are a failure. `--count` / 20: the battles
 * that each thing has for it; `--from`: the first showcase.
 */
export function showEverything<Setup, S, C extends object, E>(
  system: System<Setup, S, C, E>,
  { name, showcases, commanded, uses, rarely, flaw }: Showing<Setup, S, C, E>,
): void {
  const { count, seed, from } = told();
  const used = new Set<string>();
  const note = (things: Iterable<string>): void => {
    for (const one of things) used.add(one);
  };
  // The battery plays each command and folds each event several times, which changes nothing here.
  const watched: System<Setup, S, C, E> = {
    ...system,
    play(turn, seat, command) {
      note(commanded(turn.state, command));
      system.play(turn, seat, command);
    },
    reduce(state, event) {
      note(uses(state, event));
      system.reduce(state, event);
    },
  };
  const shown = showAll(showcases.slice(from), Math.max(1, Math.ceil(count / 20)), (setup, nth, tries) => {
    try {
      battery(watched, setup, { seed: mix(mix(seed, from + nth), tries), most: COMMANDS, rarely, flaw });
    } catch (error) {
      failed(name, error instanceof Error ? error.message : String(error), showcases[from + nth]?.wanted, from + nth);
    }
    return used;
  });
  if (shown.left.length > 0) failed(name, `never used: ${shown.left.join(', ')}`, { battles: shown.battles });
  concluded(name, shown.battles, `${shown.used.length} things used`);
}
