import { kit } from '@escarmouche/content/kit';
import { urssKitRules } from '@escarmouche/content/rulebook/urss-kit';
import type { Reading, Rule } from '@escarmouche/urss-kit';
import { SPECIAL_RULES } from '@escarmouche/urss-kit/rules';
import { vocabularyOf } from '../src/kit/vocabulary.ts';

/** The special rules and the names of the kit, as what reads packs and profiles is handed them. */

type Listed = Pick<Rule, 'id' | 'cites' | 'also' | 'takes' | 'needs'>;

const pending = (rules: Readonly<Record<string, string>>, more: Partial<Listed> = {}): readonly Listed[] =>
  Object.entries(rules).map(([id, cites]) => ({ id, cites: [cites], ...more }));

/** Rules of the catalogue that are being written. */
const PENDING = [
  ...pending({ chef: 'UK-ATTR-CHEF' }),
  ...pending({ camouflage: 'UK-ATTR-CAMOUFLAGE', soin: 'UK-ATTR-SOIN' }, { takes: 'level' }),
  ...pending(
    {
      choc: 'UK-PWR-CHOC',
      'contre-par-sabre-laser': 'UK-PWR-CONTRE-SABRE-LASER',
      'duel-de-force': 'UK-PWR-DUEL-DE-FORCE',
      eclairs: 'UK-PWR-ECLAIRS',
      etranglement: 'UK-PWR-ETRANGLEMENT',
      guerison: 'UK-PWR-GUERISON',
      'lancer-d-objets': 'UK-PWR-LANCER-OBJETS',
      'meditation-de-combat': 'UK-PWR-MEDITATION',
      poussee: 'UK-PWR-POUSSEE',
      surdeplacement: 'UK-PWR-SURDEPLACEMENT',
    },
    { takes: 'level', needs: 'sensible-a-la-force' },
  ),
];

const byId = new Map<string, Listed>([...PENDING, ...SPECIAL_RULES].map((rule) => [rule.id, rule]));

/** Those rules, read with the usual options. */
export const reading: Reading = {
  options: { 'ammo.both': 'no', 'field.isArmour': 'yes' },
  rules: (slug) => byId.get(slug),
};

export const vocabulary = vocabularyOf(kit, [...byId.values()], (rule) => urssKitRules.entry(rule)?.title);
