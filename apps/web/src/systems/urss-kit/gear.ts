import type { Language } from '@escarmouche/referee';
import { meleeArm, rangedArm, type Arm, type Armour, type RuleGrant, type Shield, type Weapon, citeOf } from '@escarmouche/urss-kit';
import { measured } from '../../i18n/format.ts';
import { grantName } from '../urss/card.ts';
import { urssWords } from '../urss/words.ts';
import { shownLevel } from './level.ts';
import { kitWords } from './words.ts';

/** Uses of weapons, armour and objects in short: for the card of a figure, and for a player who equips one. */

/** A granted rule with its level, its number or its kind. */
const ruleSaid = (grant: RuleGrant, language: Language): string =>
  [grantName(citeOf, grant), grant.level === undefined ? '' : shownLevel(grant.level, language)].filter(Boolean).join(' ');

export const rulesSaid = (grants: readonly RuleGrant[], language: Language): readonly string[] =>
  grants.map((grant) => ruleSaid(grant, language));

/** A weapon in short: its range, its damage, its rules, for all of its uses. */
export function weaponSaid(weapon: Weapon, language: Language): readonly string[] {
  const [melee, ranged] = [weapon.melee && meleeArm(weapon), rangedArm(weapon)];
  const arms = [melee, ranged].filter((arm) => arm !== undefined);
  return [
    ...(ranged ? [kitWords(language).longRange(urssWords(language).range(measured(ranged.range, language)))] : []),
    ...new Set([
      ...arms.flatMap((arm) => damageSaid(arm, language)),
      ...arms.flatMap(({ rules }) =>
        rulesSaid(
          rules.map(({ grant }) => grant),
          language,
        ),
      ),
    ]),
  ];
}

function damageSaid({ damage }: Arm, language: Language): readonly string[] {
  const level = damage.reduce((sum, { levels }) => sum + levels, 0);
  return level === 0 ? [] : [`${urssWords(language).damage} ${shownLevel(level, language)}`];
}

/** The save of an armour or of a shield, with a word where shots alone are saved against. */
export function saveSaid(piece: Armour | Shield, language: Language): readonly string[] {
  return [
    `${urssWords(language).save} ${shownLevel(piece.save, language)}`,
    ...('against' in piece && piece.against === 'shots' ? [kitWords(language).shots] : []),
    ...rulesSaid(piece.rules, language),
  ];
}
