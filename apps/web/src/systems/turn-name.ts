import { games } from '@escarmouche/games';
import type { Language } from '@escarmouche/referee';

const TURN = { fr: 'Tour', en: 'Turn' } as const;

/** The word of a game for a turn of all players, as a title. */
export const turnName = (system: string, language: Language): string => (games.find(({ id }) => id === system)?.turn ?? TURN)[language];
