import type { Settings } from '../settings/choices.ts';
import type { Passing } from '../systems/game-adapter.ts';

/** Is a chance that may be let pass put to a player who wishes it so? */
export const isOffered = ({ pressing }: Passing, wish: Settings['windows']): boolean =>
  wish === 'always' || (wish === 'pressing' && pressing);
