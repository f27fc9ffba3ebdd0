import type { Language } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import {
  baseMove,
  fullVitality,
  healthName,
  healthOf,
  type Figure,
  type Level,
  type RuleGrant,
  type Sheet,
  type State,
  citeOf,
} from '@escarmouche/urss-classic';
import { measured } from '../../i18n/format.ts';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Tone } from '../../boards/overlay.ts';
import type { Banner, Card } from '../game-adapter.ts';
import type { Condition } from '../plane/game.ts';
import { postureWord } from '../plane/roster.ts';
import { sideName } from '../plane/side-names.ts';
import { carriedBy } from '../plane/tokens.ts';
import { groupIn, nameIn, sheetIn, sideIndex, sideOf, tagOf } from '../plane/who.ts';
import { figureWords } from '../plane/figure-words.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { armourFacts, weaponFacts, wordsOf } from './words.ts';

/** How a figure is: for the board, for lists, for its card. */
export function conditionOf(state: State, figure: Figure, language: Language): Condition {
  const words = wordsOf(language);
  const sheet = sheetOf(state, figure.id);
  const full = fullVitality(sheet);
  const active = state.activation?.figure === figure.id;
  return {
    profile: sheet.profile.name[language],
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
    figure: id,
    tag: tagOf(state, id),
    side: sideOf(state, id),
    name: sheet.name,
    profile: { name: sheet.profile.name[language], rule: sheet.profile.cites },
    state: [stateWord(state, figure, sheet, language), ...carriedBy(state, id, language).map(figureWords(language).carries)]
      .filter(Boolean)
      .join(' · '),
    skills: [
      level('combat'),
      level('shooting'),
      level('morale'),
      level('damage'),
      { label: words.skills.actions, value: left, tone: 'plain' },
      { label: words.skills.move, value: measured(baseMove(sheet), language), tone: 'plain' },
    ],
    headings: words.headings,
    gear: [
      ...sheet.weapons.map((weapon) => ({
        name: weapon.name[language],
        rule: weapon.cites,
        detail: [...weaponFacts(weapon, language), ...weapon.rules.map((grant) => grantName(grant))].join(', '),
      })),
      ...sheet.armour.map((armour) => ({
        name: armour.name[language],
        rule: armour.cites,
        detail: armourFacts(armour, language).join(', '),
      })),
    ],
    rules: [
      ...sheet.rules.map((grant) => ({ name: grantName(grant), rule: citeOf(grant.id), detail: grant.level && words.level[grant.level] })),
      ...state.effects
        .filter((effect) => effect.on === id)
        .map((effect) => ({ name: rules.title(citeOf(effect.rule)), rule: citeOf(effect.rule), detail: `← ${nameIn(state, effect.by)}` })),
    ],
  };
}

function grantName({ id, value, kind }: RuleGrant): string {
  const title = rules.title(citeOf(id));
  return [value === undefined && kind === undefined ? title : title.replace(/ X$/, ''), value, kind]
    .filter((part) => part !== undefined)
    .join(' ');
}

export function bannerOf(state: State, language: Language): Banner {
  const words = wordsOf(language);
  const turn = state.turn > 0 ? words.turn(state.turn, state.scene.scenario?.turns) : words.before;
  const group = groupIn(state, state.group);
  const name = sideName(group?.name ?? '', language, GIVEN_NAMES);
  const side = group && sideIndex(state, group.side);
  switch (state.phase) {
    case 'order':
      return { turn, phase: words.phase.order };
    case 'deployment':
      return { turn, phase: words.phase.deployment(name), side };
    case 'over':
      return { turn, phase: words.phase.over };
    case 'play': {
      const { activation } = state;
      const phase = activation
        ? words.phase.activation(nameIn(state, activation.figure), activation.left, sheetIn(state, activation.figure)?.actions ?? 2)
        : words.phase.group(name);
      return { turn, phase, side };
    }
  }
}
