/** Categories of player characters that a table names. */
export type Category = 'chief' | 'longest' | 'heaviest' | 'nearest';

type Faces = readonly [Category, Category, Category, Category, Category, Category];

/** The category that each face of a table designates, by catalogue id. */
export const FACES = {
  'AI-MIS-ELITE-TABLE': ['chief', 'chief', 'chief', 'heaviest', 'heaviest', 'nearest'],
  'AI-MIS-SNIPER-TABLE': ['chief', 'chief', 'longest', 'longest', 'heaviest', 'nearest'],
  'AI-MIS-ASSASSIN-TABLE': ['chief', 'chief', 'longest', 'longest', 'heaviest', 'heaviest'],
} as const satisfies Readonly<Record<string, Faces>>;
