/** Dice thrown together, and how they are read: what their chances depend on. */
export interface Dice {
  readonly dice: number;
  readonly faces: number;
  /** Only so many of the highest or lowest dice count; all when absent. Of dice that exploded, those they added are kept or not like the others. */
  readonly keep?: { readonly count: number; readonly which: 'highest' | 'lowest' };
  /** Each die of at least this face adds one more die; never when absent. */
  readonly explode?: number;
  /** Dice of at least this face are counted; when absent the dice are added up. */
  readonly hit?: number;
}

/** How many of all equally likely throws give each score. */
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
  if (explode === undefined || explode > dice.faces) return keep ? kept(dice, keep) : repeated(plainDie(dice), dice.dice);
  return keep ? keptExploding(dice, keep, explode) : repeated(explodingDie(dice, explode), dice.dice);
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

const worth = ({ hit }: Dice, face: number): number => (hit === undefined ? face : face >= hit ? 1 : 0);

function plainDie(dice: Dice): Ways {
  const ways = new Map<number, bigint>();
  for (let face = 1; face <= dice.faces; face++) add(ways, worth(dice, face), 1n);
  return { ways, total: BigInt(dice.faces), exact: true };
}

/** What may be left open of all throws together. */
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

/** Only the best or worst dice count. */
function kept(dice: Dice, keep: Keep): Ways {
  return { ways: keptOf(dice, dice.dice, keep, 1, dice.faces), total: power(dice.faces, dice.dice), exact: true };
}

/**
 * Ways of `count` dice with faces from `low` to `high` of which some are kept: faces are dealt out from the best (or worst) one on, so many dice
 * each; once all that count are dealt, the rest may show any face further on.
 */
function keptOf(dice: Dice, count: number, keep: Keep, low: number, high: number): Map<number, bigint> {
  const counting = Math.min(keep.count, count);
  const result = new Map<number, bigint>();
  /** Scores by the number of dice dealt so far, while dice that count are left. */
  let dealt = new Map([[0, new Map([[0, 1n]])]]);
  for (let further = high - low; further >= 0; further--) {
    const face = keep.which === 'highest' ? low + further : high - further;
    const next = new Map<number, Map<number, bigint>>();
    for (const [before, scores] of dealt) {
      let which = 1n; // which of the dice left show this face
      for (let more = 0; before + more <= count; which = (which * BigInt(count - before - more)) / BigInt(++more)) {
        const full = before + more >= counting;
        const gained = worth(dice, face) * Math.min(more, counting - before);
        const ways = which * (full ? power(further, count - before - more) : 1n);
        const into = full ? result : (next.get(before + more) ?? new Map<number, bigint>());
        if (!full) next.set(before + more, into);
        if (ways > 0n) for (const [score, so] of scores) add(into, score + gained, so * ways);
      }
    }
    dealt = next;
  }
  return result;
}

/**
 * Dice that explode and of which some are kept. Each of the dice comes to rest once, on a face below `explode`; before that so many explosions
 * happen in all, and the faces of both are independent. So the explosions are counted out, until less than the tail is left.
 */
function keptExploding(dice: Dice, keep: Keep, explode: number): Ways {
  const faces = BigInt(dice.faces);
  const result = new Map<number, bigint>();
  const highest = keep.which === 'highest';
  const more = (dice.faces - explode + 1) / dice.faces;
  let total = power(dice.faces, dice.dice);
  let chance = 1;
  for (let i = 0; i < dice.dice; i++) chance *= 1 - more;
  let left = 1;
  for (let explosions = 0; ; explosions++) {
    const first = Math.min(keep.count, highest ? explosions : dice.dice);
    const exploded = { count: highest ? first : keep.count - first, which: keep.which };
    const rested = { count: highest ? keep.count - first : first, which: keep.which };
    const chains = choose(dice.dice + explosions - 1, explosions);
    for (const [a, p] of keptOf(dice, explosions, exploded, explode, dice.faces)) {
      for (const [b, q] of keptOf(dice, dice.dice, rested, 1, explode - 1)) add(result, a + b, p * q * chains);
    }
    left -= chance;
    chance *= ((dice.dice + explosions) / (explosions + 1)) * more;
    if (left <= TAIL / 2 || dice.dice === 0) break;
    for (const [score, count] of result) result.set(score, count * faces);
    total *= faces;
  }
  return { ways: result, total, exact: dice.dice === 0 };
}

function power(base: number, exponent: number): bigint {
  let result = 1n;
  for (let i = 0; i < exponent; i++) result *= BigInt(base);
  return result;
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}
