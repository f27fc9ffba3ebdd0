import { deadzoneBoards } from '@escarmouche/content/deadzone';
import { deadzone, parseSetup, type State } from '@escarmouche/deadzone';
import { digest, type Json } from '@escarmouche/referee';
import { quick } from '../new-game.ts';

/** The battle of a set-up as it begins, of which the sheets tell; without one the patrol. */
export function battleOf(setup: Json | undefined): State {
  const read = parseSetup(setup ?? quick(false, 'fr').setup);
  if (!read.ok) throw new Error(read.reason.en);
  return deadzone.setup(read.setup);
}

/** The battlefield of a battle, where it is one of the ready ones; else all of these. */
export function boardsOf(setup: Json | undefined): typeof deadzoneBoards {
  if (setup === undefined) return deadzoneBoards;
  const own = digest(battleOf(setup).scene.map);
  const found = deadzoneBoards.filter(({ map }) => digest(map) === own);
  return found.length > 0 ? found : deadzoneBoards;
}
