import type { Text } from '@escarmouche/referee';
import type { Mission, Role } from './schema.ts';

/** Needs of missions and behaviours that a profile meets or not (AI-CORE-VALIDATE). */
export type Need = 'ranged' | 'healing' | 'zigzag';

/** Uses that NPCs make of the action of a special rule, or of the rule itself (AI-GEO-PATH, AI-ACT-LEFTOVER, AI-ACT-ENGAGED). */
export type NpcUse =
  | 'reload'
  | 'hide'
  | 'watch'
  | 'double'
  | 'leap'
  | 'lendLeap'
  | 'preciseShot'
  | 'shotOfRun'
  | 'shotOfCharge'
  | 'slipAway';

/** A need that a role has, with the name of its breach and its reason. */
interface Needed extends Text {
  readonly need: Need;
  readonly breach: string;
  /** The attribute that has the need. */
  readonly by: keyof Role;
}

const NEEDED: Readonly<Partial<Record<Mission['type'] | Role['behaviour'], Omit<Needed, 'by'>>>> = {
  sniper: {
    need: 'ranged',
    breach: 'sniper-needs-ranged-weapon',
    fr: 'un Sniper demande une arme de tir ou de jet',
    en: 'a Sniper needs a shooting or throwing weapon',
  },
  healer: {
    need: 'healing',
    breach: 'healer-needs-healing-skill',
    fr: 'un Soignant demande une compétence de guérison',
    en: 'a Healer needs a healing skill',
  },
  evader: {
    need: 'ranged',
    breach: 'evader-needs-ranged-weapon',
    fr: 'un Fuyant demande une arme de tir ou de jet',
    en: 'an Evader needs a shooting or throwing weapon',
  },
  zigzag: {
    need: 'zigzag',
    breach: 'zigzag-needs-skill',
    fr: 'l’Avancée en Zig Zag demande la compétence Zig-Zag',
    en: 'a Zigzag advance needs the Zigzag skill',
  },
};

/** The need that one value of an attribute has, if any. */
function neededBy(by: keyof Role, name: keyof typeof NEEDED | undefined): readonly Needed[] {
  const need = name && NEEDED[name];
  return need ? [{ ...need, by }] : [];
}

/** Why a role does not suit a figure: the attribute, and the reason with the name of the breach (AI-CORE-VALIDATE). */
export const unsuited = (role: Role, meets: (need: Need) => boolean): readonly (Text & { readonly by: keyof Role })[] =>
  needsOf(role)
    .filter(({ need }) => !meets(need))
    .map(({ by, breach, fr, en }) => ({ by, fr: `${fr} (AI-CORE-VALIDATE, ${breach})`, en: `${en} (AI-CORE-VALIDATE, ${breach})` }));

/** The needs of a role; a chief has those of the mission that its scenario gives it. */
export function needsOf({ mission, behaviour }: Role): readonly Needed[] {
  const own = mission.type === 'chief' ? mission.of : mission;
  return [...neededBy('mission', own?.type), ...neededBy('behaviour', behaviour)];
}
