import { ANY_WINDOW, card } from '../card.ts';
import { othersThan } from '../players.ts';

/** The target's next turn is skipped (ZB-EV-TETANISE). */
card({ id: 'tetanise', cites: 'ZB-EV-TETANISE', timing: ANY_WINDOW, targets: othersThan, waits: 'skip' });
