import type { Rulebook } from '@escarmouche/content/rulebook';
import type { Language, Text } from '@escarmouche/referee';
import { nameOfGroup } from '@escarmouche/skirmish';

type Groups = readonly { readonly name: string | Text; readonly figures: readonly unknown[] }[];

/** "Empire (5) / Rebelles (4)" */
export const titleOfGroups = (groups: Groups, language: Language): string =>
  groups.map((group) => `${nameOfGroup(group, language)} (${group.figures.length})`).join(' / ');

interface SpecialRules {
  has(slug: string): boolean;
  get(slug: string): { readonly cites: readonly string[]; readonly rolls?: { readonly told: Text } };
}

/** Words of special rules for rolls and questions of their own: theirs, else their titles. */
export const purposesIn =
  (rules: SpecialRules, book: Rulebook) =>
  (slug: string): Text | undefined => {
    if (!rules.has(slug)) return undefined;
    const { rolls, cites } = rules.get(slug);
    return rolls?.told ?? book.entry(cites[0] ?? '')?.title;
  };
