/** Dice thrown together, and their reading: all that chances depend on. */
export interface Dice {
  readonly dice: number;
  readonly faces: number;
  /** Only so many of the highest or lowest dice count; all when absent. A die that explodes is kept or not with all that its chain added. */
  readonly keep?: { readonly count: number; readonly which: 'highest' | 'lowest' };
  /** Each die of at least this face adds one more die; never when absent. */
  readonly explode?: number;
  /** Dice of at least this face are counted; when absent the dice are added up. */
  readonly hit?: number;
}

/** Number of equally likely throws for each score. */
export interface Ways {
  readonly ways: ReadonlyMap<number, bigint>;
  readonly total: bigint;
  /** False where endless explosions were cut off, when less than 1e-12 was left. */
  readonly exact: boolean;
}

export const NO_DICE: Ways = { ways: new Map([[0, 1n]]), total: 1n, exact: true };

/** The exact ways of some dice. Throws, with a sentence, where they are none: broken numbers, or explosions without end (above 5 of 6). */
export function waysOf(dice: Dice): Ways {
  const fault = faultOf(dice);
  if (fault !== undefined) throw new RangeError(`${JSON.stringify(dice)}: ${fault}`);
  const { explode, keep } = dice;
  const die = explode === undefined || explode > dice.faces ? plainDie(dice) : explodingDie(dice, explode);
  return keep ? kept(die, dice.dice, keep) : repeated(die, dice.dice);
}

function faultOf({ dice, faces, keep, explode }: Dice): string | undefined {
  if (!Number.isInteger(dice) || dice < 0) return 'dice are counted in whole numbers from 0';
  if (!Number.isInteger(faces) || faces < 1) return 'a die has 1 face or more';
  if (keep && (!Number.isInteger(keep.count) || keep.count < 0)) return 'dice that count are counted in whole numbers from 0';
  if (explode !== undefined && (faces - explode + 1) * 6 > faces * 5) return 'dice that nearly always add another have no end';
  return undefined;
}

/** The sum (or difference, by `sign`) of two independent scores. */
export function combine(a: Ways, b: Ways, sign: 1 | -1 = 1): Ways {
  const ways = new Map<number, bigint>();
  for (const [x, p] of a.ways) for (const [y, q] of b.ways) add(ways, x + sign * y, p * q);
  return { ways, total: a.total * b.total, exact: a.exact && b.exact };
}

function add(ways: Map<number, bigint>, score: number, count: bigint): void {
  ways.set(score, (ways.get(score) ?? 0n) + count);
}

/** Many throws of the same die, by doubling. */
function repeated(die: Ways, count: number): Ways {
  if (count === 0) return NO_DICE;
  const half = repeated(die, Math.floor(count / 2));
  const even = combine(half, half);
  return count % 2 === 0 ? even : combine(even, die);
}

/** Score of one face. */
export const worth = ({ hit }: Dice, face: number): number => (hit === undefined ? face : face >= hit ? 1 : 0);

function plainDie(dice: Dice): Ways {
  const ways = new Map<number, bigint>();
  for (let face = 1; face <= dice.faces; face++) add(ways, worth(dice, face), 1n);
  return { ways, total: BigInt(dice.faces), exact: true };
}

/** Largest open chance of all throws together. */
const TAIL = 1e-12;

/** One die that adds another for each face of at least `explode`: ways of faces^n, until less than its share of the tail is open. */
function explodingDie(dice: Dice, explode: number): Ways {
  const faces = BigInt(dice.faces);
  const closed = new Map<number, bigint>();
  let open = new Map([[0, 1n]]);
  let total = 1n;
  for (let left = 1; left * dice.dice > TAIL; left *= (dice.faces - explode + 1) / dice.faces) {
    for (const [score, count] of closed) closed.set(score, count * faces);
    const next = new Map<number, bigint>();
    for (const [score, count] of open) {
      for (let face = 1; face <= dice.faces; face++) add(face >= explode ? next : closed, score + worth(dice, face), count);
    }
    total *= faces;
    open = next;
  }
  return { ways: closed, total, exact: false };
}

type Keep = NonNullable<Dice['keep']>;

/**
 * Only the best or worst of `count` dice count: scores are dealt out from the best (or worst) one on, so many dice each; once all that count are
 * dealt, the others may show any score further on.
 */
function kept(die: Ways, count: number, keep: Keep): Ways {
  const counting = Math.min(keep.count, count);
  const sign = keep.which === 'highest' ? -1 : 1;
  const scores = [...die.ways].sort(([a], [b]) => sign * (a - b));
  let further = 0n;
  for (const [, ways] of scores) further += ways;
  const result = new Map<number, bigint>();
  /** Sums by the number of dice dealt so far, while dice that count are left. */
  let dealt = new Map([[0, new Map([[0, 1n]])]]);
  for (const [score, ways] of scores) {
    further -= ways;
    const next = new Map<number, Map<number, bigint>>();
    for (const [before, sums] of dealt) {
      let alike = 1n; // ways in which some of the dice left show this score
      for (let more = 0; before + more <= count; alike = (alike * BigInt(count - before - more) * ways) / BigInt(++more)) {
        const full = before + more >= counting;
        const gained = score * Math.min(more, counting - before);
        const all = alike * (full ? power(further, count - before - more) : 1n);
        const into = full ? result : (next.get(before + more) ?? new Map<number, bigint>());
        if (!full) next.set(before + more, into);
        if (all > 0n) for (const [sum, so] of sums) add(into, sum + gained, so * all);
      }
    }
    dealt = next;
  }
  return { ways: result, total: power(die.total, count), exact: die.exact || count === 0 };
}

function power(base: bigint, exponent: number): bigint {
  let result = 1n;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}
