import {
  FACE_NAMES,
  poolFaces,
  splatRuleOf,
  sprays,
  vpOf,
  type CommandFace,
  type Figure,
  type State,
  type Weapon,
} from '@escarmouche/deadzone';
import type { Language, Seat } from '@escarmouche/referee';
import { figureOf, inPlay, sheetOf, type Group } from '@escarmouche/skirmish';
import type { Card, RosterFigure, RosterGroup } from '../game-adapter.ts';
import { figureIn, nameIn, sideIndex, sideOf, tagOf } from '../plane/who.ts';
import { conditionOf } from './condition.ts';
import { FACE_GLYPHS } from './faces.ts';
import { ruleName, teamName } from './look.ts';
import { profileName, profileRule } from './names.ts';
import { ruleOf } from './rules.ts';
import { silhouetteIn } from './silhouette.ts';
import { wordsOf } from './words.ts';

/** Both teams, each with its score and the command dice left to it. */
export function rosterOf(state: State, language: Language): readonly RosterGroup[] {
  return state.scene.groups.map((group) => ({
    id: group.id,
    name: teamName(state, group.seat, language),
    side: sideIndex(state, group.side),
    seat: group.seat,
    playing: state.turn?.seat === group.seat,
    score: scoreOf(state, group.seat, language),
    pool: { label: wordsOf(language).pool, dice: diceOf(state, group.seat, language) },
    figures: group.figures.flatMap((id) => {
      const figure = figureIn(state, id);
      return figure ? [inRoster(state, group, figure, language)] : [];
    }),
  }));
}

function inRoster(state: State, { figures }: Group, figure: Figure, language: Language): RosterFigure {
  const { id } = figure;
  const name = nameIn(state, id);
  const profile = profileName(state, id, language);
  const alone = figures.filter((one) => profileName(state, one, language) === profile).length === 1;
  return {
    id,
    tag: tagOf(state, id),
    name,
    called: [name, ...(alone ? [profile] : [])],
    ...conditionOf(state, figure, language),
    gone: !inPlay(figure) && figure.posture !== 'reserve',
    active: state.activation?.figure === id,
  };
}

/** Points on the way to victory; those for losses stand on the sheets of the dead (DZ-VP-KILL). */
function scoreOf(state: State, seat: Seat, language: Language): RosterGroup['score'] {
  const { score } = wordsOf(language);
  const count = state.points[seat] ?? 0;
  const dead = state.scene.groups.filter((group) => group.seat !== seat).flatMap(({ figures }) => figures);
  const kills = dead.reduce((sum, id) => sum + (figureOf(state, id).posture === 'out' ? vpOf(state, id) : 0), 0);
  const handicap = state.scene.groups.find((group) => group.seat === seat)?.points ?? 0;
  const rest = Math.max(0, count - kills - handicap);
  return {
    label: score.label,
    count,
    of: state.scene.mission.target,
    from: [
      ...(kills > 0 ? [score.kills(kills)] : []),
      ...(rest > 0 ? [score.rest(rest)] : []),
      ...(handicap > 0 ? [score.handicap(handicap)] : []),
    ],
  };
}

/** The use of a press on a die, for the player whose turn it is; a Splat only where the army's rule is an act of its own (DZ-CMD-SPLAT). */
const USES: Readonly<Partial<Record<CommandFace, NonNullable<RosterGroup['pool']>['dice'][number]['use']>>> = {
  die: 'spend',
  move: { action: 'free move' },
  shoot: { action: 'free shoot' },
  fight: { action: 'free fight' },
  splat: { action: 'splat' },
};

function diceOf(state: State, seat: Seat, language: Language): NonNullable<RosterGroup['pool']>['dice'] {
  const { spends } = wordsOf(language);
  const mine = state.turn?.seat === seat;
  const useOf = (face: CommandFace) => (face === 'splat' && !splatRuleOf({ state }, seat)?.splat ? undefined : USES[face]);
  return poolFaces(state, seat).map((face) => ({
    glyph: FACE_GLYPHS[face],
    label: FACE_NAMES[face][language],
    does: spends[face],
    ...(mine && useOf(face) && { use: useOf(face) }),
  }));
}

/** "4+", or "-" where there is no such test (DZ-DICE-NULL). */
const need = (value: number | null): string => (value === null ? '–' : `${value}+`);

const skill = (label: string, value: string): Card['skills'][number] => ({ label, value, tone: 'plain' });

export function cardOf(state: State, id: string, language: Language): Card | undefined {
  const figure = figureIn(state, id);
  if (!figure) return undefined;
  const words = wordsOf(language);
  const sheet = sheetOf(state, id);
  const { card } = words;
  const ruleLine = (rule: string, value?: number) => ({ name: ruleName(rule, language, value), rule: ruleOf(rule) });
  const { state: how } = conditionOf(state, figure, language);
  return {
    figure: id,
    tag: tagOf(state, id),
    side: sideOf(state, id),
    name: nameIn(state, id),
    profile: { name: profileName(state, id, language), rule: profileRule(state, id) },
    silhouette: silhouetteIn(state, figure),
    state: how,
    skills: [
      skill(card.speed, sheet.speed ? sheet.speed.join('-') : '–'),
      skill(card.shoot, need(sheet.shoot)),
      skill(card.fight, need(sheet.fight)),
      skill(card.survive, need(sheet.survive)),
      skill(card.armour, String(sheet.armour)),
      skill(card.size, String(sheet.size)),
      skill(card.vp, String(vpOf(state, id))),
      ...(sheet.recon === undefined ? [] : [skill(card.recon, need(sheet.recon))]),
    ],
    headings: { gear: card.gear, rules: card.rules },
    gear: sheet.weapons.map((weapon) => ({ name: weapon.name[language], detail: weaponSaid(weapon, language), rule: weaponRule(weapon) })),
    rules: [
      ...figure.carried.map(({ item }) => ({ ...ruleLine(item), detail: '■' })),
      ...figure.marks.map((mark) => ({ ...ruleLine(mark), detail: '●' })),
      ...sheet.rules.map(({ rule, value }) => ruleLine(rule, value)),
      ...(sheet.splat === undefined ? [] : [{ ...ruleLine(sheet.splat), detail: 'Splat' }]),
    ],
  };
}

/** "Portée 6 · Perforant 1 · Tir rapide". */
export function weaponSaid(weapon: Weapon, language: Language): string {
  const { card } = wordsOf(language);
  return [
    weapon.range === 'fight' ? card.melee : card.range(weapon.range),
    ...(weapon.ap > 0 ? [card.ap(weapon.ap)] : []),
    ...weapon.rules.map(({ rule, value }) => ruleName(rule, language, value)),
  ].join(' · ');
}

const weaponRule = (weapon: Weapon): string => {
  const [first] = weapon.rules;
  if (first) return ruleOf(first.rule);
  return sprays(weapon) ? 'DZ-SHOOT-SUPPRESS' : weapon.range === 'fight' ? 'DZ-FIGHT-WEAPON' : 'DZ-SHOOT-ACTION';
};
