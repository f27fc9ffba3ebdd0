import { read, throwsOf, waysOf, type Pool, type RollQuestion } from '@escarmouche/referee';

/** Faces thrown for a roll, and then for the dice that it adds. */
type Faces = readonly (readonly number[])[];

/** Throws of a roll that read alike: one of them, their score, and how many of all there are. */
export interface Alike {
  readonly faces: Faces;
  readonly score: number;
  readonly ways: bigint;
}

/** All throws of a roll, those that read alike together, from the lowest score on. */
export interface Throws {
  readonly alike: readonly Alike[];
  readonly all: bigint;
  /** A score says all that is read. */
  readonly scored: boolean;
  /** Of dice that explode: whether a score says it all shows where two throws of one score come to the same; the dice one by one otherwise. */
  readonly unless?: { readonly alike: readonly [Faces, Faces]; readonly throws: Throws };
}

const known = new Map<string, Throws>();

export function waysToFall({ faces, pool }: RollQuestion): Throws {
  const key = `${faces.join()} ${pool ? [pool.keep?.which, pool.keep?.count, pool.explode, pool.hit].join() : '-'}`;
  let throws = known.get(key);
  if (!throws) known.set(key, (throws = counted(faces, pool)));
  return throws;
}

const countOf = (faces: readonly number[]): bigint => faces.reduce((all, sides) => all * BigInt(sides), 1n);

function counted(faces: readonly number[], pool: Pool | undefined): Throws {
  const [sides = 1] = faces;
  const { explode, hit, keep } = pool ?? {};
  if (explode !== undefined && hit !== undefined && !keep) return exploding({ dice: faces.length, faces: sides, explode, hit });
  const all = countOf(faces);
  const alike = throwsOf(faces, pool).map(({ answer, chance }) => ({
    faces: [answer],
    score: pool ? read(pool, answer).score : 0,
    ways: BigInt(Math.round(chance * Number(all))),
  }));
  return { alike: alike.sort((a, b) => a.score - b.score), all, scored: pool !== undefined && explode === undefined };
}

interface Exploding {
  readonly dice: number;
  readonly faces: number;
  readonly explode: number;
  readonly hit: number;
}

/** Scores less likely than this are cut. */
const LEAST = 1e-8;

const blanks = (count: number): readonly number[] => new Array<number>(count).fill(1);

function exploding(pool: Exploding): Throws {
  const { ways, total } = waysOf(pool);
  const scores = [...ways].filter(([, count]) => Number(count) / Number(total) > LEAST).toSorted(([a], [b]) => a - b);
  const { dice, explode, hit, faces } = pool;
  const byChain: Faces = [[faces, ...blanks(dice - 1)], [1]];
  return {
    alike: scores.map(([score, count]) => ({ faces: toScore(pool, score), score, ways: count })),
    all: total,
    scored: true,
    ...(hit < explode && { unless: { alike: [[[hit, ...blanks(dice - 1)]], byChain] as const, throws: oneByOne(pool) } }),
  };
}

/** A throw of so many successes, with as few more dice as can be. */
function toScore({ dice, faces, explode, hit }: Exploding, score: number): Faces {
  const more = hit < explode && score <= dice ? 0 : Math.min(dice, score);
  const plain = more === 0 ? score : 0;
  const thrown = Array.from({ length: dice }, (_, i) => (i < more ? faces : i < plain ? hit : 1));
  return more === 0 ? [thrown] : [thrown, ...toScore({ dice: more, faces, explode, hit }, score - more)];
}

/** The dice of one throw: how many succeed is read, and how many add a die. */
function oneByOne({ dice, faces, explode, hit }: Exploding): Throws {
  const found = new Map<string, Alike>();
  const sides = new Array<number>(dice).fill(faces);
  for (const { answer } of throwsOf(sides, undefined)) {
    const [score = 0, more = 0] = [hit, explode].map((least) => answer.filter((face) => face >= least).length);
    const key = `${score} ${more}`;
    found.set(key, { faces: [answer], score, ways: 1n + (found.get(key)?.ways ?? 0n) });
  }
  return { alike: [...found.values()], all: countOf(sides), scored: false };
}
