import {
  chancesOf,
  diceOf,
  poolOf,
  responsesOf,
  fightOdds,
  meleeWeapons,
  TEST_NAMES,
  throwsFigures,
  type AttackOdds,
  type Fight,
  type Response,
  type State,
  type Test,
  type Weapon,
} from '@escarmouche/deadzone';
import { diceInWords, type Language } from '@escarmouche/referee';
import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { labelled } from '../../../i18n/format.ts';
import { modifiersOf } from '../../plane/rolls.ts';
import { nameIn } from '../../plane/who.ts';
import type { Chance, Fact, Odds, Stage } from '../../preview.ts';
import { reading } from '../tell.ts';
import { adviceWords } from './words.ts';

/** Bars of chances smaller than this are not drawn. */
const LEAST = 0.0005;

const sum = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0);

/** Cases that the chances of a weapon that throws figures count, and cases left out. */
export const countsOf = (weapon: Weapon | undefined, language: Language): readonly Fact[] =>
  weapon && throwsFigures(weapon) ? [{ ...adviceWords(language).counts, rule: 'DZ-STATE-SCATTER' }] : [];

/** A test as a stage of a chain: the chances of its successes. */
function stageOf(state: State, test: Test, language: Language): Stage {
  const words = adviceWords(language);
  const who = 'figure' in test.by ? nameIn(state, test.by.figure) : '';
  const chances = chancesOf(test);
  const last = chances.findLastIndex((chance) => chance >= LEAST);
  const mean = chances.reduce((all, chance, n) => all + n * chance, 0);
  const none = diceOf(test) === 0 || test.need === null;
  return {
    label: labelled(who, TEST_NAMES[test.kind][language], language),
    pool: none ? words.noDice : diceInWords(poolOf(test), language),
    mode: words.mean(mean, language),
    need: 1,
    bars: { from: 0, chances: chances.slice(0, Math.max(2, last + 1)) },
    modifiers: modifiersOf(reading, poolOf(test), language),
  };
}

/** The chain of a shot, to the state of its target. */
export function shotView(state: State, { tests, difference, target }: AttackOdds, suppress: boolean, language: Language): Odds {
  const words = adviceWords(language);
  const hit = sum(difference.ahead);
  const stages = tests.map((test) => stageOf(state, test, language));
  if (suppress) {
    return {
      of: words.odds.pinned,
      chance: hit,
      stages,
      outcomes: [
        { label: words.odds.pinnedOut, chance: hit, tone: 'good' },
        { label: words.odds.nothing, chance: 1 - hit, tone: 'plain' },
      ],
      asides: [],
    };
  }
  return { ...told(state, target, language), stages, outcomes: ends(target, language), asides: [] };
}

/** The chance that an attack is told by: to kill, where there is one; else to wound. */
function told(state: State, { figure, dead, injured }: AttackOdds['target'], language: Language): Pick<Odds, 'of' | 'chance'> {
  const words = adviceWords(language).odds;
  const alone = figureOf(state, figure).counters > 0 || sheetOf(state, figure).size === 0;
  return alone ? { of: words.kills, chance: dead } : { of: words.hurts, chance: dead + injured };
}

function ends({ dead, injured, armoured }: AttackOdds['target'], language: Language): readonly Chance[] {
  const words = adviceWords(language).odds;
  const all: readonly Chance[] = [
    { label: words.dead, chance: dead, tone: 'good' },
    { label: words.injured, chance: injured, tone: 'good' },
    { label: words.armoured, chance: armoured, tone: 'warn' },
    { label: words.nothing, chance: Math.max(0, 1 - dead - injured - armoured), tone: 'plain' },
  ];
  return all.filter(({ chance }) => chance > 0);
}

/** The chances of a Fight by a response of its target. */
export function oddsOfFight(state: State, fight: Fight, { how, dice, weapon: id }: Response): AttackOdds {
  const weapon = meleeWeapons(state, figureOf(state, fight.target)).find((one) => one.id === id);
  return fightOdds(state, fight, { how, dice, ...(weapon && { weapon }) });
}

/** Losses that a response would leave, to the target less those to the attacker. */
const worthOf = ({ target, attacker }: AttackOdds): number =>
  (attacker ? 2 * attacker.dead + attacker.injured : 0) - 2 * target.dead - target.injured;

/** The response that is best for the target, without any Dé; a dodge where it may do nothing else. */
export function bestResponse(state: State, fight: Fight, dodges: boolean): { readonly response: Response; readonly odds: AttackOdds } {
  const free = responsesOf(state, figureOf(state, fight.target)).filter(({ how, dice }) => dice === 0 && (!dodges || how === 'survive'));
  const all = (free.length > 0 ? free : [{ how: 'survive', dice: 0 } as const]).map((response) => ({
    response,
    odds: oddsOfFight(state, fight, response),
  }));
  return all.reduce((best, one) => (worthOf(one.odds) > worthOf(best.odds) ? one : best));
}

/** The chain of a Fight, both ways. */
export function fightView(state: State, { tests, target, attacker }: AttackOdds, language: Language): Odds {
  const words = adviceWords(language).odds;
  const risk = attacker ? attacker.dead + attacker.injured : 0;
  return {
    ...told(state, target, language),
    stages: tests.map((test) => stageOf(state, test, language)),
    outcomes: ends(target, language),
    asides: attacker
      ? [
          { label: words.ownDead, chance: attacker.dead, tone: 'bad' },
          { label: words.ownHurt, chance: risk - attacker.dead, tone: 'warn' },
        ]
      : [],
  };
}
