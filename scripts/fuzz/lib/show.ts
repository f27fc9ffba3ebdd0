/** A small battle in which all that is wanted of it can be used. */
export interface Showcase<Setup> {
  /** Things that the showcase is to use, each by a name of its own. */
  readonly wanted: readonly string[];
  /** Each try stands the figures a little otherwise. */
  readonly setup: (tries: number) => Setup;
}

/** Plays one try of a showcase, and tells what was used in it. */
export type Play<Setup> = (setup: Setup, nth: number, tries: number) => Iterable<string>;

/** Results of all showcases. */
export interface Shown {
  readonly battles: number;
  /** Things wanted and used. */
  readonly used: readonly string[];
  /** Things wanted and never used. */
  readonly left: readonly string[];
}

/** Plays battles of each showcase, `most` at the most, until all that it shows has been used, there or in another one before. */
export function showAll<Setup>(showcases: readonly Showcase<Setup>[], most: number, play: Play<Setup>): Shown {
  const seen = new Set<string>();
  let battles = 0;
  showcases.forEach(({ wanted, setup }, nth) => {
    for (let tries = 0; tries < most && !wanted.every((one) => seen.has(one)); tries++) {
      battles++;
      for (const one of play(setup(tries), nth, tries)) seen.add(one);
    }
  });
  const wanted = [...new Set(showcases.flatMap((one) => one.wanted))];
  return { battles, used: wanted.filter((one) => seen.has(one)), left: wanted.filter((one) => !seen.has(one)) };
}
