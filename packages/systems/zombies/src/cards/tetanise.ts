import { ANY_WINDOW, type Card } from '../card.ts';
import { othersThan } from '../players.ts';

/** The target's next turn is skipped (ZB-EV-TETANISE). */
export const tetanise: Card = { id: 'tetanise', cites: 'ZB-EV-TETANISE', timing: ANY_WINDOW, targets: othersThan, waits: 'skip' };
