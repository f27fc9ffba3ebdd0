import type { RuleEntry } from './rulebook.ts';
import { urssClassicRules } from './urss-classic-rulebook.ts';
import { urssKitRules } from './urss-kit-rulebook.ts';
import { zombiesRules } from './zombies-rulebook.ts';

const books = [urssClassicRules, urssKitRules, zombiesRules];

/** The rule with this id in the rulebook of any system, or undefined when none holds it. */
export function ruleEntry(id: string): RuleEntry | undefined {
  for (const book of books) {
    const found = book.entry(id);
    if (found) return found;
  }
  return undefined;
}
