import type { Language, Text } from '@escarmouche/referee';
import type { NamedZone } from '../scenario/schema.ts';
import type { Behaviour, Mission, OwnMission } from './schema.ts';

/** Missions and behaviours as players read them, with the rule of each (AI-CORE-MISSION, AI-CORE-BEHAVIOUR). */

export const MISSION_WORDS: Readonly<Record<Mission['type'], Text & { readonly rule: string }>> = {
  soldier: { fr: 'Soldat', en: 'Soldier', rule: 'AI-MIS-SOLDAT' },
  elite: { fr: 'Élite', en: 'Elite', rule: 'AI-MIS-ELITE' },
  chief: { fr: 'Chef', en: 'Chief', rule: 'AI-MIS-CHEF' },
  sniper: { fr: 'Sniper', en: 'Sniper', rule: 'AI-MIS-SNIPER' },
  assassin: { fr: 'Assassin', en: 'Assassin', rule: 'AI-MIS-ASSASSIN' },
  guard: { fr: 'Garde', en: 'Guard', rule: 'AI-MIS-GARDE' },
  patrol: { fr: 'Patrouille', en: 'Patrol', rule: 'AI-MIS-PATROUILLE' },
  healer: { fr: 'Soignant', en: 'Healer', rule: 'AI-MIS-SOIGNANT' },
};

export const BEHAVIOUR_WORDS: Readonly<Record<Behaviour, Text & { readonly rule: string }>> = {
  walker: { fr: 'Marcheur', en: 'Walker', rule: 'AI-BEH-MARCHEUR' },
  rusher: { fr: 'Fonceur', en: 'Rusher', rule: 'AI-BEH-FONCEUR' },
  cautious: { fr: 'Prudent', en: 'Cautious', rule: 'AI-BEH-PRUDENT' },
  evader: { fr: 'Fuyant', en: 'Evader', rule: 'AI-BEH-FUYANT' },
  zigzag: { fr: 'Avancée en Zig Zag', en: 'Zigzag advance', rule: 'AI-BEH-ZIGZAG' },
  stalker: { fr: 'Harceleur', en: 'Stalker', rule: 'AI-BEH-HARCELEUR' },
  static: { fr: 'Immobile', en: 'Static', rule: 'AI-BEH-IMMOBILE' },
};

/** "Garde Porte", "Patrouille A – B – C", "Chef (Soldat)": a mission with its zones, and that in the brackets of a chief. */
export function missionName(mission: Mission, zones: readonly NamedZone[]): Text {
  switch (mission.type) {
    case 'guard':
      return named(mission.type, (language) => zoneName(zones, mission.zone, language));
    case 'patrol':
      return named(mission.type, (language) => mission.zones.map((zone) => zoneName(zones, zone, language)).join('\u00a0– '));
    case 'chief': {
      const { of } = mission;
      return of ? named(mission.type, (language) => `(${missionName(of, zones)[language]})`) : MISSION_WORDS.chief;
    }
    default:
      return MISSION_WORDS[mission.type];
  }
}

/** "Chef Soldat": a chief with the mission that it has derived (AI-MIS-CHEF-MISSION). */
export const chiefName = (derived: OwnMission, zones: readonly NamedZone[]): Text =>
  named('chief', (language) => missionName(derived, zones)[language]);

const zoneName = (zones: readonly NamedZone[], zone: string, language: Language): string =>
  zones.find(({ id }) => id === zone)?.name[language] ?? zone;

const named = (type: Mission['type'], rest: (language: Language) => string): Text => ({
  fr: `${MISSION_WORDS[type].fr} ${rest('fr')}`,
  en: `${MISSION_WORDS[type].en} ${rest('en')}`,
});
