import { copy, type Language } from '@escarmouche/referee';
import { PACE } from '@escarmouche/space';
import {
  baseMove,
  equipmentFaults,
  fullVitality,
  grantedTo,
  grantFaults,
  healthOf,
  isUndetectable,
  npcFacts,
  plane,
  rangedArms,
  specialRules,
  urssKit,
  weaponsOf,
  type Command,
  type Event,
  type Figure,
  type State,
} from '@escarmouche/urss-kit';
import { armRefusal, targetsLeft } from '@escarmouche/urss-kit/pools';
import { fold, text, type Text } from '../text.ts';
import { means } from '../plane/answers.ts';
import { wrongGeometry } from '../plane/facts.ts';
import { wrongBattle, wrongFigure, wrongQuestions, type FigureReading, type Noting } from '../plane/facts-figures.ts';
import { missingRolls, rollsAsAsked, wrongRolls } from '../plane/facts-rolls.ts';
import type { Frame } from '../plane/frame.ts';
import { isCalled } from '../plane/names.ts';
import { noteNpc, wrongThoughts } from '../plane/npc-facts.ts';
import type { NpcPlaying } from '../plane/npc-play.ts';
import { wrongScenario } from '../plane/scenario.ts';
import type { Happened as AnyHappened } from '../playable.ts';
import { differs } from '../run-case.ts';
import { NONE } from '../words.ts';
import { actionTaken, itemNamed, naming, ruleSpellings } from './lookup.ts';
import { wrongPools } from './pools.ts';
import { rollReading } from './rolls.ts';
import type { Expectation, FigureFacts } from './schema-expect.ts';
import { figureMemories, rememberedAs } from './specials.ts';

/** Facts to compare with expectations. */
interface Happened extends AnyHappened<State, Event> {
  readonly frame: Frame;
  /** Figures that only keep the battle going. */
  readonly witnesses: readonly string[];
  readonly npcs: NpcPlaying<State, Command>;
}

const list = (words: readonly string[]): string => `[${words.join(', ')}]`;

/** Wrong expectations. */
export function wrongFacts(expect: Expectation, happened: Happened): Text[] {
  const { state, frame, witnesses, questions } = happened;
  const rolled = rollsAsAsked(happened.events, happened.thrown);
  const figures = figureReading(happened);
  const rolls = rollReading(state);
  return [
    ...Object.entries(expect.figures ?? {}).flatMap(([id, facts]) =>
      wrongFigure(id, facts, state, figures, (noting, figure) => {
        noteOwn(noting, facts, state, figure);
        noteNpc(noting, facts, state, figure, { rules: plane, frame, reach });
      }),
    ),
    ...(expect.rolls ? wrongRolls(expect.rolls, rolled, rolls) : []),
    ...(expect.someRolls ? missingRolls(expect.someRolls, rolled, rolls) : []),
    ...(expect.questions ? wrongQuestions(expect.questions, questions, (one, option) => means(one, option, undefined), naming) : []),
    ...wrongBattle(expect, state, witnesses, happened.events),
    ...wrongPools(expect.pools ?? [], state),
    ...(expect.targets ?? []).flatMap((one) => wrongTargets(one, state)),
    ...wrongList(text('encore à agir', 'still to act'), expect.chosen, state.chosen),
    ...wrongThoughts(expect.npc, state, happened.npcs, actionWord),
    ...wrongLog(expect.log ?? [], happened),
    ...wrongScenario(expect, state, state.outcome?.scores?.bySide ?? {}, frame),
    ...wrongGeometry(plane, expect, state),
  ];
}

const USE_WORDS: Readonly<Record<string, string>> = { reload: 'reload', hide: 'hide', watch: 'alert', healing: 'heal', zigzag: 'zigzag' };

/** The word for the action of a special rule. */
function actionWord(rule: string): string {
  const { serves, meets } = specialRules.get(rule);
  return USE_WORDS[serves ?? meets ?? ''] ?? rule;
}

/** Units of the longest shot: twice the printed range where the option has long range count (AI-CORE-BIND-1D6). */
function reach(state: State, figure: Figure): number {
  return npcFacts.range(state, figure) * (state.scene.npcs?.options?.['range.longCounts'] === 'no' ? 1 : 2);
}

/** Has its activation ended, and no other one begun since? */
function hasEnded(past: readonly Event[], id: string): boolean {
  const last = past.findLast((event) => (event.type === 'activationBegan' || event.type === 'activationEnded') && event.figure === id);
  return last?.type === 'activationEnded';
}

function figureReading({ state, frame, witnesses, past }: Happened): FigureReading<State> {
  return {
    frame,
    witnesses,
    states({ id, posture, vitality, stunned, fleeing }) {
      const sheet = state.scene.sheets[id];
      const down = posture === 'out' || posture === 'gone' || !sheet;
      return [
        posture,
        ...(posture === 'gone' ? ['out'] : []),
        ...(down ? [] : [healthOf(sheet, vitality)]),
        ...(stunned ? ['stunned'] : []),
        ...(fleeing ? ['fleeing'] : []),
      ];
    },
    // Before its activation it has all its actions, and keeps what is left for a further one in the turn (UK-TURN-MULTI).
    left({ id, left, activations, activated }) {
      if (state.activation?.figure === id) return left;
      return activated || (activations === 0 && hasEnded(past, id)) ? 0 : left;
    },
    isUndetectable: (figure) => isUndetectable(state, figure),
    weapons: (figure) => weaponsOf(state, figure).map(({ id }) => id),
    unloaded({ marks }) {
      const known = marks[rememberedAs('unloaded') ?? ''];
      return Array.isArray(known) ? (known as readonly string[]) : [];
    },
    weaponNamed(figure, written) {
      const sheet = state.scene.sheets[figure.id];
      return weaponsOf(state, figure).find((weapon) => isCalled(weapon, written))?.id ?? (sheet && itemNamed(sheet, written));
    },
    ruleSpellings,
  };
}

const SKILLS = {
  combat: text('Combat', 'combat'),
  shooting: text('Tir', 'shooting'),
  throwing: text('Lancer', 'throwing'),
  initiative: text('Initiative', 'initiative'),
  morale: text('Moral', 'morale'),
  damage: text('Dégâts', 'damage'),
  save: text('Sauvegarde', 'save'),
};

const levelText = (level: number | string | undefined): Text =>
  level === undefined || level === 'none' ? NONE : text(String(level), String(level));

/** Own facts of a figure of URSS kit. */
function noteOwn(noting: Noting, facts: FigureFacts, state: State, figure: Figure): void {
  const sheet = state.scene.sheets[figure.id];
  if (!sheet) return;
  for (const skill of Object.keys(SKILLS) as (keyof typeof SKILLS)[]) {
    const wanted = facts[skill];
    if (wanted === undefined) continue;
    const found = sheet.skills[skill];
    noting.compare(SKILLS[skill], levelText(wanted), levelText(found), wanted === (found ?? 'none'));
  }
  noting.count(text('vitalité totale', 'full vitality'), facts.fullVitality, fullVitality(sheet));
  noting.count(text('déplacement de base', 'base move'), facts.baseMove, baseMove(state, figure) / PACE);
  noting.count(text('actions d’un tour', 'actions of a turn'), facts.actions, grantedTo(sheet).actions);
  noting.count(text('jets de dégâts', 'damage rolls'), facts.blows, figure.blows);
  const byName = (names: readonly string[] | undefined) =>
    names?.map((name) => weaponsOf(state, figure).find((one) => isCalled(one, name))?.id ?? itemNamed(sheet, name) ?? name);
  noting.members(text('en main', 'in hand'), byName(facts.held), figure.held);
  noting.members(text('armes perdues', 'lost weapons'), byName(facts.lost), figure.lost);
  noting.members(
    text('types d’action faits', 'types of action taken'),
    facts.done?.flatMap((name) => actionTaken(name)?.types ?? name),
    figure.done,
  );
  const has = (rule: string): boolean =>
    state.passing.some((mark) => mark.figure === figure.id && mark.rule === rule && mark.value !== false);
  noting.flag(text('a couru', 'has run'), facts.ran, has('UK-SAVE-RUN'));
  noting.flag(text('a rampé', 'has crawled'), facts.crawled, figure.posture === 'low' || has('UK-ACT-CRAWL'));
  for (const [weapon, wanted] of Object.entries(facts.range ?? {})) {
    const found = rangedArms(state, figure).find((arm) => isCalled(arm, weapon));
    noting.count(text(`portée de ${weapon}`, `range of ${weapon}`), wanted, (found?.range ?? 0) / PACE);
  }
  for (const { word, written, rule, takes } of figureMemories) {
    const wanted = Object.entries(facts).find(([key]) => key === word)?.[1];
    if (takes === 'yes' && typeof wanted === 'boolean')
      noting.flag(text(written[1] ?? word, word), wanted, figure.marks[rule] !== undefined || has(rule));
  }
  if (facts.faults) noting.members(text('fautes d’équipement', 'faults of equipment'), facts.faults, faultsOf(state, figure));
}

/** Rules that refuse what the figure carries. */
function faultsOf({ scene }: State, { id }: Figure): readonly string[] {
  const sheet = scene.sheets[id];
  if (!sheet) return [];
  const reading = { options: scene.options, rules: (slug: string) => (specialRules.has(slug) ? specialRules.get(slug) : undefined) };
  return [...new Set([...grantFaults(sheet, reading), ...equipmentFaults(sheet, reading)].map(({ rule }) => rule))];
}

/** Other figures than those that may be shot at. */
function wrongTargets({ of, with: weapon, are }: NonNullable<Expectation['targets']>[number], state: State): Text[] {
  const shooter = state.figures[of];
  const held = shooter ? rangedArms(state, shooter).filter((arm) => !armRefusal(state, shooter, arm)) : [];
  const arms = held.filter((arm) => weapon === undefined || isCalled(arm, weapon));
  const found = shooter ? [...new Set(arms.flatMap((arm) => targetsLeft(state, shooter, arm, {}).map(({ id }) => id)))] : [];
  return wrongList(text(`cibles de ${of}`, `targets of ${of}`), are.toSorted(), found.toSorted());
}

function wrongList(what: Text, wanted: readonly string[] | undefined, found: readonly string[]): Text[] {
  return wanted === undefined || list(wanted) === list(found) ? [] : [differs(what, list(wanted), list(found))];
}

/** Sentences that the log does not have, in either language. */
function wrongLog(expected: readonly string[], { before, events }: Happened): Text[] {
  if (expected.length === 0) return [];
  const told = (language: Language): readonly string[] => {
    const state = copy(before);
    return events.flatMap((event) => {
      const sentence = urssKit.describe(state, event, language);
      urssKit.reduce(state, event);
      return sentence === undefined ? [] : [plain(sentence)];
    });
  };
  const all = [...told('fr'), ...told('en')];
  return expected
    .filter((wanted) => !all.some((one) => fold(one).includes(fold(wanted))))
    .map((wanted) => differs(text('journal', 'log'), wanted, told('en').join(' | ')));
}

/** A sentence without its links. */
function plain(sentence: NonNullable<ReturnType<typeof urssKit.describe>>): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
