import type { Language } from '@escarmouche/referee';
import { baseMove, grantedTo, weaponsOf, type Figure, type Item, type Skills, type State, citeOf } from '@escarmouche/urss-kit';
import type { Tone } from '../../boards/overlay.ts';
import { measured } from '../../i18n/format.ts';
import type { Card } from '../game-adapter.ts';
import { sheetIn } from '../plane/who.ts';
import { cardHead, effectsOn, grantName } from '../urss/card.ts';
import { urssWords } from '../urss/words.ts';
import { stateWords } from './condition.ts';
import { rulesSaid, saveSaid, weaponSaid } from './gear.ts';
import { shownLevel } from './level.ts';
import { silhouetteIn } from './silhouette.ts';
import { kitWords } from './words.ts';

type Skill = Card['skills'][number];

const LISTED = ['combat', 'shooting', 'throwing', 'initiative', 'morale'] as const satisfies readonly (keyof Skills)[];

export function cardOf(state: State, id: string, language: Language): Card | undefined {
  const figure = state.figures[id];
  const sheet = sheetIn(state, id);
  if (!figure || !sheet) return undefined;
  const { rules, profile, armour, shields, objects } = sheet;
  const { held } = figure;
  const piece = (item: Item, said: readonly string[]): Card['gear'][number] => ({
    name: item.name[language],
    rule: item.cites,
    detail: [...(held.includes(item.id) ? [kitWords(language).held] : []), ...said].join(', '),
  });
  return {
    ...cardHead(state, figure, stateWords(state, figure, language), language),
    profile: { name: profile.name[language], rule: profile.cites },
    silhouette: silhouetteIn(state, figure),
    skills: skillsOf(state, figure, language),
    gear: [
      ...weaponsOf(state, figure).map((weapon) => piece(weapon, weaponSaid(weapon, language))),
      ...armour.map((one) => piece(one, saveSaid(one, language))),
      ...shields.map((one) => piece(one, saveSaid(one, language))),
      ...objects.map((one) => piece(one, rulesSaid(one.rules, language))),
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

/** Skills that the profile lists, damage and save where the profile has them, actions and movement (UK-PROFILE-FORMAT). */
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
