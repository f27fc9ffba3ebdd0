import { kit } from '../src/kit/index.ts';
import { rulebook } from '../src/rulebooks/urss-kit.ts';
import type { Reading, Rule } from '@escarmouche/urss-kit';
import { SPECIAL_RULES } from '@escarmouche/urss-kit/rules';
import { vocabularyOf } from '../src/kit/vocabulary.ts';

/** The special rules and the names of the kit, as readers of packs and profiles take them. */

type Listed = Pick<Rule, 'id' | 'cites' | 'also' | 'takes' | 'usual' | 'gives'>;

const byId = new Map<string, Listed>(SPECIAL_RULES.map((rule) => [rule.id, rule]));

/** The listed rules, read with the usual options. */
export const reading: Reading = {
  options: { 'ammo.both': 'no', 'field.isArmour': 'yes' },
  rules: (slug) => byId.get(slug),
};

export const vocabulary = vocabularyOf(kit, [...byId.values()], (rule) => rulebook.entry(rule)?.title);
