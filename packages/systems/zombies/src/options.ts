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
} as const;

export type OptionKey = keyof typeof OPTION_VALUES;
export type Options = { readonly [K in OptionKey]: (typeof OPTION_VALUES)[K][number] };

export const OPTION_KEYS = Object.keys(OPTION_VALUES) as OptionKey[];

/** All options, chosen or default. */
export function withDefaults(chosen: Partial<Options>): Options {
  return Object.fromEntries(OPTION_KEYS.map((key) => [key, chosen[key] ?? OPTION_VALUES[key][0]])) as Options;
}
