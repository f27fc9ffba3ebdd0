import { keysOf, withDefaultsOf, type Chosen } from '@escarmouche/referee';

/** Readings of the rules that a match chooses and records (ZB-CORE-OPTIONS). The first value of each is the default. */
export const OPTION_VALUES = {
  'setup.welcomeZombie': ['no', 'yes'],
  'heliport.clear': ['whole-tile', 'centre-square'],
  'heliport.ownKills': ['no', 'yes'],
  'town.closedHeliport': ['off', 'stays'],
  'town.closingPenalty': ['no', 'yes'],
  'heliport.unplaceable': ['lost', 'reshuffled'],
  'end.deadlock': ['yes', 'no'],
  'supply.tokens': ['unlimited', 'physical'],
  'ko.bullets': ['reset', 'add'],
  'ko.refill': ['no', 'yes'],
  'ko.items': ['lost', 'kept'],
  'cards.asked': ['holders', 'everybody'],
} as const;

export type Options = Chosen<typeof OPTION_VALUES>;

export const OPTION_KEYS = keysOf(OPTION_VALUES);

/** All options, chosen or default. */
export const withDefaults = (chosen: Partial<Options>): Options => withDefaultsOf(OPTION_VALUES, chosen);
