import type { Random } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import type { State } from './state.ts';
import { enterable } from './town.ts';

/** A random correction of a player or of the town, possible or not, for the battery. */
export function corrected(state: State, random: Random): Command {
  const open = enterable(state);
  const square = (): number => (random(8) === 0 ? random(state.zombies.length) : (open[random(open.length)] ?? 0));
  const ofPlayer = {
    square: square(),
    lives: 1 + random(5),
    bullets: random(8),
    trophies: random(10),
    ...(random(4) === 0 && { left: random(4) }),
  };
  const token = ([null, 'bullet', 'life'] as const)[random(3)];
  const ofTown = { zombies: [square(), square()], empty: [square()], tokens: [{ square: square(), token }] };
  const named = random(3) > 0;
  const seat = state.scene.seats[random(state.scene.seats.length)]?.seat;
  const said = Object.entries({ ...(named && ofPlayer), ...ofTown }).filter(() => random(3) === 0);
  return { type: 'correct', ...(named && { figure: seat }), ...Object.fromEntries(said) } as Command;
}
