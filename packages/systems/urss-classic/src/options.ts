import { keysOf, withDefaultsOf, type Chosen } from '@escarmouche/referee';

/** Readings of the rules that a match chooses and records (UC-SYS-OPTIONS). The first value of each is the default. */
export const OPTION_VALUES = {
  'saves.stacking': ['each', 'best'],
  'shoot.whileEngaged': ['allowed', 'contact-only', 'forbidden'],
  'shoot.intoMelee': ['aimed', 'random'],
  'los.figuresBlock': ['no', 'cover'],
  'move.throughFriends': ['no', 'yes'],
  'actions.powersAreOneType': ['no', 'yes'],
  'heal.outOfAction': ['survivants', 'no', 'yes'],
  'allies.includeSelf': ['yes', 'no'],
  'ward.mode': ['snapshot', 'aura'],
  'fear.failed': ['keep-action', 'lose-action'],
  'demoralisation.fledCount': ['no', 'yes'],
  'demoralisation.zombies': ['tests', 'immune'],
  'zombie.naturalWeapon': ['none', 'basic'],
  'noise.memory': ['one-turn', 'lasting'],
  'grenade.deviation': ['no', 'yes'],
  'zone.pointTarget': ['no', 'yes'],
  'jetpack.actions': ['1', '2'],
  artMartial: ['cancels-both', 'cancels-combat', 'cancels-damage'],
  'repousse.tie': ['both-pushed', 'zombie-holds'],
  mixedAdaptations: ['no', 'yes'],
} as const;

export type Options = Chosen<typeof OPTION_VALUES>;

export const OPTION_KEYS = keysOf(OPTION_VALUES);

/** All options, chosen or default. */
export const withDefaults = (chosen: Partial<Options>): Options => withDefaultsOf(OPTION_VALUES, chosen);
