import { deadzone, parseSetup, type State } from '@escarmouche/deadzone';
import { quick } from '../new-game.ts';

/** The patrol as it begins, of which the sheets tell. */
export function patrol(): State {
  const read = parseSetup(quick(false, 'fr').setup);
  if (!read.ok) throw new Error(read.reason.en);
  return deadzone.setup(read.setup);
}
