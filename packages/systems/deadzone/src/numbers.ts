/** Faces of a die; a die that shows the last adds another (DZ-DICE-D8, DZ-DICE-EXPLODE). */
export const FACES = 8;
/** Dice of a test that names no other number (DZ-DICE-TEST). */
export const TEST_DICE = 3;
export const RECON_DICE = 5;
export const COMMAND_DICE = 3;
/** Faces of a command die, in the order of their numbers (DZ-CMD-FACES). */
export const COMMAND_FACES = ['activation', 'die', 'move', 'shoot', 'fight', 'splat'] as const;
export type CommandFace = (typeof COMMAND_FACES)[number];
/** Target score of walls and of gravity (DZ-STATE-SLAM, DZ-STATE-FALL). */
export const WORLD_NEED = 5;
/** Target score of flames (DZ-ABIL-IT-BURNS). */
export const FIRE_NEED = 4;
/** A thing that falls past a partial floor lands on it from this face on (DZ-STATE-CATCH). */
export const CATCHES = 5;
