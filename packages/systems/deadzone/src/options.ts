import { keysOf, withDefaultsOf, type Chosen } from '@escarmouche/referee';

/** Readings of the rules that a match chooses and records. The first value of each is the default. */
export const OPTION_VALUES = {
  /** Do items lie on the battlefield (DZ-MISSION-FIRST-GAMES)? */
  'setup.items': ['yes', 'no'],
  /** A team that does not fit into its zone: the zone grows, or figures wait off the board and come in later (DZ-SETUP-DEPLOY). */
  'setup.noRoom': ['grow', 'later'],
  /** Fight of the D.O.G. Drone, as its sheet in the set-up has it (DZ-PRO-DOG-DRONE). */
  'profile.droneFight': ['none', '7'],
  /** Has the Hailstorm Pistol Rapid Fire (DZ-WPN-FORGE-FATHER-HAILSTORM-PISTOL)? */
  'weapon.pistolRapid': ['yes', 'no'],
  /** Does the winner of Recon get bonus dice (DZ-RECON-BONUS)? */
  'recon.bonus': ['no', 'yes'],
  /** The side that declares its Dé results first in a contested roll (DZ-DICE-SEQUENCE). */
  'dice.first': ['attacker', 'target'],
  /** Do a player's figures in one cube survive an attack in the order of their team, or in one that the player picks (DZ-DICE-SEQUENCE)? */
  'dice.order': ['team', 'owner'],
  /** The eye, or the best of nine points of the shooter (DZ-LOS-EYE). */
  'sight.from': ['eye', 'any-part'],
  'sight.figuresHide': ['no', 'yes'],
  /** May a thing be thrown into an empty cube of which only a point is seen (DZ-LOS-CUBE)? */
  'sight.emptyCube': ['yes', 'no'],
  /** May a figure hang on scenery between two cubes of one action (DZ-MOVE-CLIMB)? */
  'move.cling': ['yes', 'no'],
  /** Does the end of a tie wait for the end of a Round (DZ-VP-TARGET)? */
  'victory.tie': ['end-of-round', 'at-once'],
  /** May +1 Activation follow an activation without an action (DZ-ROUND-NOTHING)? */
  'round.afterNothing': ['no', 'yes'],
  /** +1 die against a figure that has just stood up (DZ-ACT-STAND-UP). */
  'standUp.pinnedBonus': ['no', 'yes'],
  /** May Dé results be spent on tests without modifiers (DZ-CMD-DIE)? */
  'command.dieUnmodified': ['no', 'yes'],
  /** Does a hatch in a floor catch figures that are thrown (DZ-TERRAIN-FLOOR)? */
  'floor.hatch': ['catch', 'solid'],
} as const;

export type Options = Chosen<typeof OPTION_VALUES>;

export const OPTION_KEYS = keysOf(OPTION_VALUES);

/** All options, chosen or default. */
export const withDefaults = (chosen: Partial<Options>): Options => withDefaultsOf(OPTION_VALUES, chosen);
