/** The one of several that a d6 decides for; undefined for a face to be rolled again (AI-MIS-CHEF-MISSION, AI-ORD-PROX, AI-MDA-DISPUTE). */
export function drawn<T>(among: readonly T[], face: number): T | undefined {
  const { length } = among;
  if (length <= 1) return among[0];
  return length <= 3 ? among[Math.floor(((face - 1) * length) / 6)] : among[face - 1];
}

/** Categories of player characters that a table names. */
export type Category = 'chief' | 'longest' | 'heaviest' | 'nearest';

type Faces = readonly [Category, Category, Category, Category, Category, Category];

/** The category that each face of a table designates, by catalogue id. */
export const FACES = {
  'AI-MIS-ELITE-TABLE': ['chief', 'chief', 'chief', 'heaviest', 'heaviest', 'nearest'],
  'AI-MIS-SNIPER-TABLE': ['chief', 'chief', 'longest', 'longest', 'heaviest', 'nearest'],
  'AI-MIS-ASSASSIN-TABLE': ['chief', 'chief', 'longest', 'longest', 'heaviest', 'heaviest'],
} as const satisfies Readonly<Record<string, Faces>>;
