import type { Language } from '@escarmouche/referee';
import {
  baseMove,
  fullVitality,
  healthName,
  healthOf,
  type Figure,
  type GroupSheet,
  type Level,
  type RuleGrant,
  type Sheet,
  type State,
} from '@escarmouche/urss-classic';
import { measured } from '../../i18n/format.ts';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Tone } from '../../boards/overlay.ts';
import type { Banner, Card, RosterFigure, RosterGroup } from '../game-adapter.ts';
import { groupOfFigure, nameIn, sheetIn, sideIndex, sideOf, tagOf } from '../plane/who.ts';
import { citeOf, playing } from './look.ts';
import { sideName } from './side-names.ts';
import { wordsOf } from './words.ts';

export function rosterOf(state: State, language: Language): readonly RosterGroup[] {
  return state.scene.groups.map((group) => ({
    id: group.id,
    name: sideName(group.name, language),
    side: sideIndex(state, group.side),
    seat: group.seat,
    playing: state.phase !== 'over' && state.phase !== 'order' && state.group === group.id,
    figures: group.figures.flatMap((id) => {
      const figure = state.figures[id];
      const sheet = sheetIn(state, id);
      return figure && sheet ? [inRoster(state, group, figure, sheet, language)] : [];
    }),
  }));
}

/** Who is alone in a group is called by the group's name as well. */
function inRoster(state: State, group: GroupSheet, figure: Figure, sheet: Sheet, language: Language): RosterFigure {
  const words = wordsOf(language);
  const full = fullVitality(sheet);
  const active = state.activation?.figure === figure.id;
  return {
    id: figure.id,
    tag: tagOf(state, figure.id),
    name: sheet.name,
    called: [sheet.name, sheet.profile.name[language], ...(group.figures.length === 1 ? [sideName(group.name, language)] : [])],
    profile: sheet.profile.name[language],
    vitality: { left: figure.vitality, full, said: words.vitality(figure.vitality, full) },
    state: stateWord(figure, sheet, language),
    tone: toneOf(figure, sheet),
    gone: figure.posture === 'out' || figure.posture === 'fled',
    active,
    spent: state.phase === 'play' && figure.activated && !active,
    badges: figure.alert ? [words.alert] : [],
  };
}

/** A figure on the board, as a screen reader says it: tag and name, side, profile, state. */
export function spokenOf(state: State, figure: Figure, language: Language): string {
  const sheet = sheetIn(state, figure.id);
  const side = sideName(groupOfFigure(state, figure.id)?.name ?? '', language);
  if (!sheet) return figure.id;
  return [`${tagOf(state, figure.id)} ${sheet.name}`, side, sheet.profile.name[language], stateWord(figure, sheet, language)]
    .filter(Boolean)
    .join(', ');
}

function stateWord(figure: Figure, sheet: Sheet, language: Language): string {
  const words = wordsOf(language);
  const health = healthOf(sheet, figure.vitality);
  switch (figure.posture) {
    case 'out':
      return healthName('out', language);
    case 'fled':
      return words.fled;
    case 'reserve':
      return words.reserve;
    case 'prone':
      return words.prone;
    case 'standing':
      if (figure.perch) return figure.perch.on === 'wall' ? words.onWall : words.onLadder;
      return health === 'sound' ? '' : healthName(health, language);
  }
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
    state: stateWord(figure, sheet, language),
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
        detail: [
          weapon.range === undefined ? undefined : words.range(measured(weapon.range, language)),
          weapon.damage === 'normal' ? undefined : `${words.damage} ${words.level[weapon.damage]}`,
          ...weapon.rules.map((grant) => grantName(grant)),
        ]
          .filter((part) => part !== undefined)
          .join(', '),
      })),
      ...sheet.armour.map((armour) => ({
        name: armour.name[language],
        rule: armour.cites,
        detail: [`${words.save} ${words.level[armour.save]}`, armour.arc === 'front' ? words.front : undefined]
          .filter((part) => part !== undefined)
          .join(', '),
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
  const turn = state.turn > 0 ? words.turn(state.turn) : words.before;
  const group = playing(state, language);
  switch (state.phase) {
    case 'order':
      return { turn, phase: words.phase.order };
    case 'deployment':
      return { turn, phase: words.phase.deployment(group?.name ?? ''), side: group?.side };
    case 'over':
      return { turn, phase: words.phase.over };
    case 'play': {
      const { activation } = state;
      const phase = activation
        ? words.phase.activation(nameIn(state, activation.figure), activation.left, sheetIn(state, activation.figure)?.actions ?? 2)
        : words.phase.group(group?.name ?? '');
      return { turn, phase, side: group?.side };
    }
  }
}
