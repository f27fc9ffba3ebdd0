import { healthOf, isUndetectable, npcFacts, plane, specialRules, type Command, type Event, type State } from '@escarmouche/urss-classic';
import { fold, text, type Text } from '../text.ts';
import { means } from '../plane/answers.ts';
import { write, wrongGeometry, wrongPlace } from '../plane/facts.ts';
import { wrongBattle, wrongFigure, wrongQuestions, type FigureReading } from '../plane/facts-figures.ts';
import { missingRolls, rollsAsAsked, wrongRolls, type Rolled, type RollReading } from '../plane/facts-rolls.ts';
import type { Frame } from '../plane/frame.ts';
import { noteNpc, wrongThoughts } from '../plane/npc-facts.ts';
import type { NpcPlaying } from '../plane/npc-play.ts';
import { wrongScenario } from '../plane/scenario.ts';
import type { Happened as AnyHappened } from '../playable.ts';
import { differs } from '../run-case.ts';
import { naming, ruleSpellings, weaponNamed } from './lookup.ts';
import type { Expectation, RollFacts } from './schema-expect.ts';
import { rememberedAs } from './specials.ts';
import { toLevel } from './values.ts';

/** Facts to compare with expectations. */
interface Happened extends AnyHappened<State, Event> {
  readonly frame: Frame;
  /** Figures that only keep the battle going. */
  readonly witnesses: readonly string[];
  readonly npcs: NpcPlaying<State, Command>;
}

/** Wrong expectations. */
export function wrongFacts(expect: Expectation, happened: Happened): Text[] {
  const { state, frame, witnesses } = happened;
  const rolled = rollsAsAsked(happened.events, happened.thrown);
  const figures = figureReading(happened);
  const rolls = rollReading(state);
  return [
    ...Object.entries(expect.figures ?? {}).flatMap(([id, facts]) =>
      wrongFigure(id, facts, state, figures, (noting, figure) =>
        noteNpc(noting, facts, state, figure, { rules: plane, frame, reach: npcFacts.range }),
      ),
    ),
    ...(expect.rolls ? wrongRolls(expect.rolls, rolled, rolls) : []),
    ...(expect.someRolls ? missingRolls(expect.someRolls, rolled, rolls) : []),
    ...(expect.questions
      ? wrongQuestions(expect.questions, happened.questions, (one, option) => means(one, option, undefined), naming)
      : []),
    ...wrongBattle(expect, state, witnesses, happened.events),
    ...wrongThoughts(expect.npc, state, happened.npcs, actionWord),
    ...(expect.noise === undefined ? [] : wrongNoise(expect.noise, state, frame)),
    ...wrongScenario(expect, state, state.outcome?.scores?.bySide ?? {}, frame),
    ...wrongGeometry(plane, expect, state),
  ];
}

const USE_WORDS: Readonly<Record<string, string>> = { reload: 'reload', hide: 'hide', healing: 'heal' };

/** The word for the action of a special rule. */
function actionWord(rule: string): string {
  const { serves, meets } = specialRules.get(rule);
  return USE_WORDS[serves ?? meets ?? ''] ?? rule;
}

function figureReading({ state, frame, witnesses }: Happened): FigureReading<State> {
  const sheetOf = (id: string) => state.scene.sheets[id];
  return {
    frame,
    witnesses,
    states({ id, posture, vitality }) {
      const sheet = sheetOf(id);
      return posture === 'out' || !sheet ? [posture] : [posture, healthOf(sheet, vitality)];
    },
    left: ({ id }) => (state.activation?.figure === id ? state.activation.left : 0),
    isUndetectable: (figure) => isUndetectable(state, figure),
    weapons: ({ id }) => (sheetOf(id)?.weapons ?? []).map((weapon) => weapon.id),
    unloaded({ marks }) {
      const known = marks[rememberedAs('unloaded') ?? ''];
      return Array.isArray(known) ? (known as readonly string[]) : [];
    },
    weaponNamed({ id }, written) {
      const sheet = sheetOf(id);
      return sheet && weaponNamed(sheet, written);
    },
    ruleSpellings,
  };
}

const MODES: Readonly<Record<'normal' | 'bonus' | 'malus', Text>> = {
  normal: text('jet normal', 'a normal roll'),
  bonus: text('jet bonus', 'a bonus roll'),
  malus: text('jet malus', 'a malus roll'),
};

function modeOf({ roll }: Rolled): 'normal' | 'bonus' | 'malus' {
  const { keep } = roll.pool;
  return !keep ? 'normal' : keep.which === 'highest' ? 'bonus' : 'malus';
}

function rollReading(state: State): RollReading<RollFacts> {
  return {
    naming,
    wrong: ({ mode }, event) => (mode === undefined || mode === modeOf(event) ? [] : [MODES[mode]]),
    effect: (effect) => toLevel(effect) ?? effect,
    madeWith({ of, figure }) {
      if (of === undefined) return new Set();
      const sheet = figure === undefined ? undefined : state.scene.sheets[figure];
      const things = [...(sheet?.weapons ?? []), ...(sheet?.armour ?? [])].filter(({ id, cites }) => id === of || cites === of);
      const names = things.flatMap(({ id, cites, name }) => [id, cites, name.fr, name.en].map(fold));
      return new Set([fold(of), ...names, ...ruleSpellings(of)]);
    },
  };
}

function wrongNoise(expected: NonNullable<Expectation['noise']>, { noise }: State, frame: Frame): Text[] {
  const what = text('bruit', 'noise');
  const none = text('aucun', 'none');
  if (expected === 'none') return noise ? [differs(what, none, write(frame.fromPoint(noise.at)))] : [];
  if (!noise) return [differs(what, write(expected), none)];
  const place = wrongPlace(noise.at, { at: expected }, frame);
  return place ? [differs(what, place.expected, place.found)] : [];
}
