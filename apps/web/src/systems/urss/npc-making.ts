import type { FigureChoice } from '@escarmouche/content';
import { judgeMission, needsOf, oddPairs, rolesByGear, type Role, type Traits } from '@escarmouche/skirmish/plane';
import type { Remark } from '../band-making.ts';
import type { NpcMaking } from '../npc-making.ts';
import { optionsOnOffer } from '../options-on-offer.ts';

const RULE = 'AI-CORE-VALIDATE';
const ODD = {
  fr: 'une figurine immobile n’ira nulle part, ce que sa mission demande',
  en: 'a static figure goes nowhere, which its mission asks for',
};

/** The reason without the rule in brackets, which a page shows as a link. */
const uncited = (reason: string): string => reason.replace(/ \(AI-[^)]*\)$/, '');

function remarksOn(role: Role, traits: Traits | undefined, place: number, zones: ReadonlySet<string>): readonly Remark[] {
  const remarks: Remark[] = [];
  judgeMission(role.mission, zones, (_path, fr, en) =>
    remarks.push({ at: [place, 'mission'], rule: RULE, text: { fr: uncited(fr), en: uncited(en) }, forbids: true }),
  );
  for (const { need, by, fr, en } of needsOf(role)) {
    if (traits && !traits.meets.includes(need)) remarks.push({ at: [place, by], rule: RULE, text: { fr, en }, forbids: true });
  }
  if (oddPairs({ roles: { one: role } }).length > 0)
    remarks.push({ at: [place, 'behaviour'], rule: 'AI-COMBO-MATRIX', text: ODD, forbids: false });
  return remarks;
}

/** Roles of NPCs in a game with figures. `traits`: those of the figures of a band; undefined for a band that the rules of equipment forbid. */
export const npcMaking = (traits: (pack: string, figures: readonly FigureChoice[]) => readonly Traits[] | undefined): NpcMaking => ({
  byGear: (pack, figures) => rolesByGear(traits(pack, figures) ?? []),
  judge(pack, figures, zones) {
    const band = traits(pack, figures);
    return figures.flatMap(({ role }, k) => (role ? remarksOn(role, band?.[k], k, new Set(zones)) : []));
  },
  async options(language) {
    const { options } = await import('@escarmouche/content/options/npc');
    return optionsOnOffer(options, language);
  },
});
