import { keysOf, withDefaultsOf, type Chosen } from '@escarmouche/referee';

/** Readings of the NPC document that a match chooses and records (AI-CORE-OPTIONS). The first value of each is the default. */
export const NPC_OPTION_VALUES = {
  'pc.hostility': ['humans', 'scenario'],
  'range.longCounts': ['yes', 'no'],
  'fog.undetectable': ['no', 'yes'],
  'category.heaviest': ['weapon', 'figure'],
  'table.emptyCategory': ['fallback', 'reroll'],
  'dispute.mode': ['program', 'table'],
  'keys.weighting': ['tournament', 'custom'],
  'attack.charge': ['shoot-first', 'best-damage'],
  'soldier.target': ['nearest', 'most-damage'],
  'healer.reach': ['after-walk', 'now'],
  'walker.closeIn': ['yes', 'no'],
  'rusher.literal': ['no', 'yes'],
  'static.mayAct': ['no', 'yes'],
  'order.ties': ['roster', 'die'],
  'chief.charge': ['cohesion', 'excused'],
} as const;

export type NpcOptions = Chosen<typeof NPC_OPTION_VALUES>;

export const NPC_OPTION_KEYS = keysOf(NPC_OPTION_VALUES);

/** Does a die decide between NPCs that are equal in the order? By option, and at a table that disputes plans (AI-ORD-PROX). */
export const tiesByDie = (options: NpcOptions): boolean => options['order.ties'] === 'die' || options['dispute.mode'] === 'table';

/** All options, chosen or default. */
export const npcOptions = (chosen: Partial<NpcOptions> = {}): NpcOptions => withDefaultsOf(NPC_OPTION_VALUES, chosen);
