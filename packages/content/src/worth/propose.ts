/** Draws a whole number from 0, below `n`. */
export type Random = (n: number) => number;

/** Bands drawn at most. The first with a worth within this share of the one asked for is proposed, or else the nearest. */
const DRAWN = 80;
const NEAR = 0.02;
/** The most kinds of figures in the rank and file. */
const MOST_KINDS = 3;
/** A figure worth so many times the mean of the pack leads, and comes once. */
const LEADER = 1.4;

interface AnyFigure {
  readonly profile: string;
  readonly name?: string;
}

interface Outfit<F> {
  readonly figure: F;
  readonly worth: number;
}

const nameless = <F extends AnyFigure>({ name: _name, ...figure }: F): F => figure as F;

/** Figures of a pack with their usual equipment: as its ready bands have them, else as printed where that is enough to fight with. */
function outfitsOf<F extends AnyFigure>({ ready, profiles, worthOf, among }: Wanted<F>): readonly Outfit<F>[] {
  const seen = new Map<string, F>();
  for (const figure of ready) {
    seen.set(JSON.stringify(nameless(figure)), nameless(figure));
  }
  const equipped = new Set([...seen.values()].map(({ profile }) => profile));
  for (const { id, weapons, rules } of profiles) {
    if (!equipped.has(id) && weapons.length + rules.length > 0) seen.set(id, { profile: id } as F);
  }
  return [...seen.values()].filter(({ profile }) => among(profile)).map((figure) => ({ figure, worth: worthOf([figure]) }));
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list.length === 0 ? undefined : list[random(list.length)];
}

/** A leader or none, and a rank and file of a few kinds, up to the worth asked for. */
function draw<F>(outfits: readonly Outfit<F>[], wanted: number, most: number, random: Random): readonly F[] {
  const mean = outfits.reduce((sum, { worth }) => sum + worth, 0) / outfits.length;
  const leads = ({ worth }: Outfit<F>): boolean => worth >= LEADER * mean;
  const leaders = outfits.filter((outfit) => leads(outfit) && outfit.worth * 2 <= wanted);
  const rank = outfits.filter((outfit) => !leads(outfit));
  const leader = random(2) === 0 ? pick(leaders, random) : undefined;
  const kinds = Array.from({ length: 1 + random(MOST_KINDS) }, () => pick(rank, random));
  const band = leader ? [leader] : [];
  let sum = leader?.worth ?? 0;
  for (let i = 0; band.length < most; i++) {
    const next = kinds[i % kinds.length];
    if (!next || (band.length > 0 && sum + next.worth - wanted > wanted - sum)) break;
    band.push(next);
    sum += next.worth;
  }
  return band.map(({ figure }) => figure);
}

/** The wishes for a band. */
export interface Asked {
  readonly worth: number;
  readonly mostFigures: number;
  /** Profiles that the band may be made of. */
  readonly among: (profile: string) => boolean;
}

interface Wanted<F extends AnyFigure> extends Asked {
  /** Figures of ready bands. */
  readonly ready: readonly F[];
  /** Profiles that the band may be made of beside them. */
  readonly profiles: readonly { readonly id: string; readonly weapons: readonly unknown[]; readonly rules: readonly unknown[] }[];
  /** The worth of figures together. */
  readonly worthOf: (figures: readonly F[]) => number;
}

/** A band with a worth as near the one asked for as can be found; the same random numbers find the same. */
export function propose<F extends AnyFigure>(wanted: Wanted<F>, random: Random): readonly F[] {
  const { worth, mostFigures, worthOf } = wanted;
  const outfits = outfitsOf(wanted);
  const missOf = (figures: readonly F[]): number => Math.abs(worthOf(figures) - worth);
  let best = draw(outfits, worth, mostFigures, random);
  for (let drawn = 1; drawn < DRAWN && missOf(best) > NEAR * worth; drawn++) {
    const one = draw(outfits, worth, mostFigures, random);
    if (missOf(one) < missOf(best)) best = one;
  }
  return best;
}
