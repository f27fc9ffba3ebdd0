import type { Text } from '@escarmouche/urss-classic';
import type { Rulebook } from './rulebook.ts';

/** Where the rulebook of a system is found. */
export interface RulebookSource {
  readonly system: string;
  readonly name: Text;
  /** What the ids of its rules begin with. */
  readonly prefix: string;
  readonly load: () => Promise<Rulebook>;
}

/** The rulebooks, each fetched on its own. The first is shown when none is asked for. */
export const rulebooks: readonly [RulebookSource, ...RulebookSource[]] = [
  {
    system: 'urss-classic',
    name: { fr: 'URSS', en: 'URSS' },
    prefix: 'UC-',
    load: async () => (await import('./urss-classic-rulebook.ts')).urssClassicRules,
  },
  {
    system: 'urss-kit',
    name: { fr: 'URSS kit', en: 'URSS kit' },
    prefix: 'UK-',
    load: async () => (await import('./urss-kit-rulebook.ts')).urssKitRules,
  },
  {
    system: 'zombies',
    name: { fr: 'Zombies!!!', en: 'Zombies!!!' },
    prefix: 'ZB-',
    load: async () => (await import('./zombies-rulebook.ts')).zombiesRules,
  },
];

/** The rulebook of a system, or the one that would hold a rule with this id; undefined when there is no such book. */
export function rulebookFor(systemOrRule: string): RulebookSource | undefined {
  return rulebooks.find(({ system, prefix }) => system === systemOrRule || systemOrRule.startsWith(prefix));
}
