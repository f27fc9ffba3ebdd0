import { fullVitality, grantedTo, sheetFrom, type Content, type Profile, type Setup, type Sheet } from '@escarmouche/urss-classic';
import type { Showcase } from './show.ts';
import { groupOf, onStage, STAGE } from './stage.ts';

/** Small battles in which all that a pack of URSS classic says of one profile, one weapon or one armour can be used. */

type Equipment = Partial<Pick<Profile, 'weapons' | 'armour'>>;

/** The showcases of a pack: each weapon and each armour alone, then each profile. */
export function showcasesOf(content: Content): readonly Showcase<Setup>[] {
  const profiles = Object.values(content.profiles);
  const [plain] = profiles;
  if (!plain) return [];
  return [
    ...Object.keys(content.weapons).map((id) => showcase(content, plain, { weapons: [id] })),
    ...Object.keys(content.armour).map((id) => showcase(content, plain, { armour: [id] })),
    ...profiles.map((profile) => showcase(content, profile, {})),
  ];
}

function showcase(content: Content, profile: Profile, equipment: Equipment): Showcase<Setup> {
  const bearer = sheetFrom(content, profile, 'a1', 'a1', 'a', equipment);
  return {
    wanted: wantedOf(content.adaptation, bearer),
    setup(tries) {
      const enemies = Object.values(content.profiles);
      const enemy = (nth: number) => enemies[(tries + nth * 3) % enemies.length] ?? profile;
      const groups = [
        groupOf('a', [bearer, sheetFrom(content, profile, 'a2', 'a2', 'a', equipment)]),
        groupOf(
          'b',
          [0, 1, 2].map((nth) => sheetFrom(content, enemy(nth), `b${nth}`, `b${nth}`, 'b')),
        ),
      ];
      const figures = groups.flatMap((one) => one.figures.map(standing));
      return { adaptation: content.adaptation, options: {}, table: STAGE, groups, position: onStage(figures, tries) };
    },
  };
}

function wantedOf(adaptation: string, { profile, weapons, armour, rules }: Sheet): readonly string[] {
  const grants = [...rules, ...weapons.flatMap((one) => one.rules)];
  return [
    `profile ${profile.id}`,
    ...weapons.map(({ id }) => `weapon ${id}`),
    ...armour.map(({ id }) => `armour ${id}`),
    ...grants.map(({ id }) => `rule ${id}`),
  ].map((one) => `${adaptation} ${one}`);
}

const standing = (sheet: Sheet) => ({ id: sheet.id, group: sheet.group, r: grantedTo(sheet).r, vitality: fullVitality(sheet) });
