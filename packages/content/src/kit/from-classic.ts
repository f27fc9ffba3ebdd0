import type * as classic from '@escarmouche/urss-classic';
import type { Content, Level, Profile, RuleGrant } from '@escarmouche/urss-kit';
import { refuse, type Problem, type Result } from '../result.ts';
import type { z } from 'zod';
import type * as schemas from '../schemas/kit.ts';

/** Parts of the kit in place of parts of a classic pack (UK-PROFILE-COMPAT). */
export type Conversion = z.output<typeof schemas.fromClassic>;

const LEVELS = { bonus: 1, normal: 0, malus: -1 } as const satisfies Record<classic.Level, Level>;
const THROWN = 'lancer';

/**
 * A profile of URSS classic as one of the kit (UK-PROFILE-COMPAT). Skills that the kit would take for 3- are written out; Lancer at the level of Tir
 * where the profile throws something. Types are left behind: they name profiles, and in the kit the figure would no longer be Humain. Refused where
 * the kit has nothing for a thing carried.
 */
export function fromClassic(profile: classic.Profile, conversion: Conversion, content: Content): Result<Profile> {
  const problems: Problem[] = [];
  const inKit = (kind: 'weapons' | 'armour', id: string): readonly string[] => {
    const found = conversion[kind][id];
    if (found !== undefined) return [found];
    problems.push({ path: id, fr: 'le kit n’a rien à la place', en: 'the kit has nothing in its place' });
    return [];
  };
  const weapons = profile.weapons.flatMap((id) => inKit('weapons', id));
  const armour = profile.armour.flatMap((id) => inKit('armour', id));
  if (problems.length > 0) return refuse(problems);
  const throws = weapons.some((id) => content.weapons[id]?.ranged?.rules.some((rule) => rule.id === THROWN));
  const shooting = LEVELS[profile.shooting];
  return {
    ok: true,
    value: {
      id: profile.id,
      cites: 'UK-PROFILE-COMPAT',
      name: profile.name,
      skills: {
        combat: LEVELS[profile.combat],
        shooting,
        ...(throws && { throwing: shooting }),
        initiative: 0,
        morale: LEVELS[profile.morale],
        ...(profile.damage !== 'normal' && { damage: LEVELS[profile.damage] }),
      },
      types: [],
      rules: profile.rules.flatMap((grant) => (conversion.objects[grant.id] === undefined ? [inKitLevels(grant, conversion)] : [])),
      weapons,
      armour,
      shields: [],
      objects: profile.rules.flatMap(({ id }) => conversion.objects[id] ?? []),
    },
  };
}

/** Attributes and powers keep their names and signs (UK-PROFILE-COMPAT). */
function inKitLevels({ level, ...grant }: classic.RuleGrant, { untested }: Conversion): RuleGrant {
  return level === undefined || untested.includes(grant.id) ? grant : { ...grant, level: LEVELS[level] };
}
