import type { Language } from '@escarmouche/referee';
import { healthName, sheetOf } from '@escarmouche/skirmish';
import { baseMove, citeOf, fullVitality, healthOf, type Figure, type Level, type Sheet, type State } from '@escarmouche/urss-classic';
import { measured } from '../../i18n/format.ts';
import type { Tone } from '../../boards/overlay.ts';
import type { Banner, Card } from '../game-adapter.ts';
import type { Condition } from '../plane/game.ts';
import { postureWord } from '../plane/roster.ts';
import { sheetIn } from '../plane/who.ts';
import { cardHead, effectsOn, grantName } from '../urss/card.ts';
import { urssBanner } from '../urss/table.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { silhouetteIn } from './silhouette.ts';
import { armourFacts, weaponFacts, wordsOf } from './words.ts';

/** The condition of a figure, for the board, for lists, for its card. */
export function conditionOf(state: State, figure: Figure, language: Language): Condition {
  const words = wordsOf(language);
  const sheet = sheetOf(state, figure.id);
  const full = fullVitality(sheet);
  const active = state.activation?.figure === figure.id;
  return {
    profile: sheet.profile.name[language],
    silhouette: silhouetteIn(state, figure),
    vitality: { left: figure.vitality, full, said: words.vitality(figure.vitality, full) },
    state: stateWord(state, figure, sheet, language),
    tone: toneOf(figure, sheet),
    alert: figure.alert,
    spent: state.phase === 'play' && figure.activated && !active,
    badges: figure.alert ? [words.alert] : [],
  };
}

function stateWord(state: State, figure: Figure, sheet: Sheet, language: Language): string {
  const health = figure.posture === 'out' ? 'out' : healthOf(sheet, figure.vitality);
  return postureWord(state, figure, language) || (health === 'sound' ? '' : healthName(health, language));
}

function toneOf(figure: Figure, sheet: Sheet): Tone {
  const health = healthOf(sheet, figure.vitality);
  if (figure.posture === 'out' || figure.posture === 'fled' || health === 'badlyWounded') return 'bad';
  return figure.posture === 'prone' || health === 'wounded' ? 'warn' : 'plain';
}

const TONES: Record<Level, Tone> = { bonus: 'good', normal: 'plain', malus: 'bad' };

export function cardOf(state: State, id: string, language: Language): Card | undefined {
  const figure = state.figures[id];
  const sheet = sheetIn(state, id);
  if (!figure || !sheet) return undefined;
  const words = wordsOf(language);
  const level = (skill: 'combat' | 'shooting' | 'morale' | 'damage') => ({
    label: words.skills[skill],
    value: words.level[sheet[skill]],
    tone: TONES[sheet[skill]],
  });
  const left = state.activation?.figure === id ? `${state.activation.left}/${sheet.actions}` : String(sheet.actions);
  return {
    ...cardHead(state, figure, [stateWord(state, figure, sheet, language)], language),
    profile: { name: sheet.profile.name[language], rule: sheet.profile.cites },
    silhouette: silhouetteIn(state, figure),
    skills: [
      level('combat'),
      level('shooting'),
      level('morale'),
      level('damage'),
      { label: words.skills.actions, value: left, tone: 'plain' },
      { label: words.skills.move, value: measured(baseMove(sheet), language), tone: 'plain' },
    ],
    gear: [
      ...sheet.weapons.map((weapon) => ({
        name: weapon.name[language],
        rule: weapon.cites,
        detail: [...weaponFacts(weapon, language), ...weapon.rules.map((grant) => grantName(citeOf, grant))].join(', '),
      })),
      ...sheet.armour.map((armour) => ({
        name: armour.name[language],
        rule: armour.cites,
        detail: armourFacts(armour, language).join(', '),
      })),
    ],
    rules: [
      ...sheet.rules.map((grant) => ({
        name: grantName(citeOf, grant),
        rule: citeOf(grant.id),
        detail: grant.level && words.level[grant.level],
      })),
      ...effectsOn(citeOf, state, id),
    ],
  };
}

export const bannerOf = (state: State, language: Language): Banner =>
  urssBanner(GIVEN_NAMES, state, (figure) => ({ left: state.activation?.left ?? 0, all: sheetIn(state, figure)?.actions ?? 2 }), language);
