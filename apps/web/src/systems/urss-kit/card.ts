import type { Language } from '@escarmouche/referee';
import {
  baseMove,
  grantedTo,
  meleeArm,
  rangedArm,
  weaponsOf,
  type Arm,
  type Armour,
  type Figure,
  type Granted,
  type RuleGrant,
  type Shield,
  type Skills,
  type State,
  type Weapon,
} from '@escarmouche/urss-kit';
import type { Tone } from '../../boards/overlay.ts';
import { measured } from '../../i18n/format.ts';
import type { Card } from '../game-adapter.ts';
import { sheetIn } from '../plane/who.ts';
import { cardHead, effectsOn, grantName } from '../urss/card.ts';
import { urssWords } from '../urss/words.ts';
import { citeOf } from './cite.ts';
import { stateWords } from './condition.ts';
import { shownLevel } from './level.ts';
import { kitWords } from './words.ts';

type Skill = Card['skills'][number];
type Gear = Card['gear'][number];

const LISTED = ['combat', 'shooting', 'throwing', 'initiative', 'morale'] as const satisfies readonly (keyof Skills)[];

export function cardOf(state: State, id: string, language: Language): Card | undefined {
  const figure = state.figures[id];
  const sheet = sheetIn(state, id);
  if (!figure || !sheet) return undefined;
  const { rules, profile, armour, shields, objects } = sheet;
  return {
    ...cardHead(state, figure, stateWords(state, figure, language), language),
    profile: { name: profile.name[language], rule: profile.cites },
    skills: skillsOf(state, figure, language),
    gear: [
      ...weaponsOf(state, figure).map((weapon) => weaponGear(weapon, figure, language)),
      ...armour.map((one) => saveGear(one, language)),
      ...shields.map((one) => saveGear(one, language, figure.held)),
      ...objects.map(({ name, cites, rules: given }) => ({ name: name[language], rule: cites, detail: listed(given, language) })),
    ],
    rules: [
      ...rules.map((grant) => ({
        name: grantName(citeOf, grant),
        rule: citeOf(grant.id),
        detail: grant.level === undefined ? undefined : shownLevel(grant.level, language),
      })),
      ...effectsOn(citeOf, state, id),
    ],
  };
}

/** Skills that the profile lists, its damage and save where it has them, actions and movement (UK-PROFILE-FORMAT). */
function skillsOf(state: State, figure: Figure, language: Language): readonly Skill[] {
  const words = urssWords(language);
  const skills = sheetIn(state, figure.id)?.skills ?? {};
  const sheet = state.scene.sheets[figure.id];
  const all = sheet ? grantedTo(sheet).actions : figure.left;
  const acts = state.activation?.figure === figure.id || figure.left !== all;
  const level = (label: string, value: number | undefined): readonly Skill[] =>
    value === undefined ? [] : [{ label, value: shownLevel(value, language), tone: toneOf(value) }];
  return [
    ...LISTED.flatMap((skill) => level(words.skills[skill], skills[skill])),
    ...level(words.skills.damage, skills.damage),
    ...level(words.save, skills.save),
    { label: words.skills.actions, value: acts ? `${figure.left}/${all}` : String(all), tone: 'plain' },
    { label: words.skills.move, value: measured(baseMove(state, figure), language), tone: 'plain' },
  ];
}

const toneOf = (level: number): Tone => (level > 0 ? 'good' : level < 0 ? 'bad' : 'plain');

const joined = (parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(', ');

const listed = (grants: readonly RuleGrant[], language: Language): string =>
  joined(
    grants.map((grant) => joined([grantName(citeOf, grant), grant.level === undefined ? undefined : shownLevel(grant.level, language)])),
  );

/** A weapon in each of its uses: how far, how much, by which rules; and whether it is in hand (UK-EQ-HANDS). */
function weaponGear(weapon: Weapon, { held }: Figure, language: Language): Gear {
  const words = kitWords(language);
  const [melee, ranged] = [weapon.melee && meleeArm(weapon), rangedArm(weapon)];
  return {
    name: weapon.name[language],
    rule: weapon.cites,
    detail: joined([
      held.includes(weapon.id) ? words.held : undefined,
      ranged && words.longRange(urssWords(language).range(measured(ranged.range, language))),
      ...[melee, ranged].flatMap((arm) => (arm ? [damageOf(arm, language)] : [])),
      ...new Set([melee, ranged].flatMap((arm) => arm?.rules.map(({ grant }: Granted) => grantName(citeOf, grant)) ?? [])),
    ]),
  };
}

function damageOf({ damage }: Arm, language: Language): string | undefined {
  const level = damage.reduce((sum, { levels }) => sum + levels, 0);
  return level === 0 ? undefined : `${urssWords(language).damage} ${shownLevel(level, language)}`;
}

/** An armour or a shield: its save, whether that is against shots alone, whether it is in hand. */
function saveGear(piece: Armour | Shield, language: Language, held: readonly string[] = []): Gear {
  const words = kitWords(language);
  return {
    name: piece.name[language],
    rule: piece.cites,
    detail: joined([
      held.includes(piece.id) ? words.held : undefined,
      `${urssWords(language).save} ${shownLevel(piece.save, language)}`,
      'against' in piece && piece.against === 'shots' ? words.shots : undefined,
      listed(piece.rules, language),
    ]),
  };
}
