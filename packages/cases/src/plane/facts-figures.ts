import type { ChoiceQuestion, Outcome } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { engagedWith, type PlaneFigure, type ScenarioState } from '@escarmouche/skirmish/plane';
import { fold, text, type Text } from '../text.ts';
import { differs } from '../run-case.ts';
import { isFor, type Naming } from '../words.ts';
import { wrongFacing, wrongPlace, yesNo } from './facts.ts';
import type { Frame } from './frame.ts';
import type { PlaceFacts } from './schema-facts.ts';

/** Expectations about figures and the battle in every game of figures on a plane. */

interface Fighter extends PlaneFigure {
  readonly vitality: number;
  readonly activated: boolean;
  readonly alert: boolean;
  readonly demoralised: boolean;
}

export interface FightState extends ScenarioState {
  readonly figures: Readonly<Record<string, Fighter>>;
  readonly effects: readonly { readonly rule: string; readonly on: string }[];
  readonly order: readonly string[];
  readonly group: string;
  readonly phase: string;
  readonly outcome?: Outcome | undefined;
  readonly activation?: { readonly figure: string } | undefined;
}

/** Expectations about a figure. */
export interface FigureFacts extends PlaceFacts {
  readonly state?: readonly string[] | undefined;
  readonly vitality?: number | undefined;
  readonly left?: number | undefined;
  readonly weapons?: readonly string[] | undefined;
  readonly alert?: boolean | undefined;
  readonly engaged?: readonly string[] | undefined;
  readonly undetectable?: boolean | undefined;
  readonly loaded?: readonly string[] | undefined;
  readonly unloaded?: readonly string[] | undefined;
  readonly activated?: boolean | undefined;
  readonly tested?: boolean | undefined;
  readonly on?: string | undefined;
  readonly effects?: readonly string[] | undefined;
}

/** Reading of a figure by a game. */
export interface FigureReading<S extends FightState> {
  readonly frame: Frame;
  /** Figures that only keep the battle going. */
  readonly witnesses: readonly string[];
  /** Posture, health and whatever else is a state. */
  readonly states: (figure: FigureIn<S>) => readonly string[];
  readonly left: (figure: FigureIn<S>) => number;
  readonly isUndetectable: (figure: FigureIn<S>) => boolean;
  /** Ids of its weapons, and of those that must be reloaded. */
  readonly weapons: (figure: FigureIn<S>) => readonly string[];
  readonly unloaded: (figure: FigureIn<S>) => readonly string[];
  readonly weaponNamed: (figure: FigureIn<S>, written: string) => string | undefined;
  readonly ruleSpellings: (rule: string) => ReadonlySet<string>;
}

const list = (words: readonly (string | number)[]): string => `[${words.join(', ')}]`;

/** Notes what is not so of one figure. */
export interface Noting {
  readonly wrong: Text[];
  compare(what: Text, expected: Text | string, found: Text | string, same: boolean): void;
  flag(what: Text, expected: boolean | undefined, found: boolean): void;
  count(what: Text, expected: number | undefined, found: number): void;
  members(what: Text, expected: readonly string[] | undefined, found: readonly string[]): void;
}

function notingOf(id: string): Noting {
  const wrong: Text[] = [];
  const compare: Noting['compare'] = (what, expected, found, same) => {
    if (!same) wrong.push(differs(text(`${id}, ${what.fr}`, `${id}, ${what.en}`), expected, found));
  };
  return {
    wrong,
    compare,
    flag(what, expected, found) {
      if (expected !== undefined) compare(what, yesNo(expected), yesNo(found), expected === found);
    },
    count(what, expected, found) {
      if (expected !== undefined) compare(what, String(expected), String(found), expected === found);
    },
    members(what, expected, found) {
      if (expected) compare(what, list(expected), list(found), list(expected.toSorted()) === list(found.toSorted()));
    },
  };
}

/** Wrong expectations about a figure; `more` checks those of one game. */
export function wrongFigure<S extends FightState>(
  id: string,
  facts: FigureFacts,
  state: S,
  game: FigureReading<S>,
  more?: (noting: Noting, figure: FigureIn<S>) => void,
): Text[] {
  const figure = state.figures[id] as FigureIn<S> | undefined;
  if (!figure) return [];
  const noting = notingOf(id);
  const place = wrongPlace(figure, facts, game.frame);
  if (place) noting.compare(text('position', 'position'), place.expected, place.found, false);
  const facing = wrongFacing(figure, facts, state.figures);
  if (facing) noting.compare(text('orientation', 'facing'), facing.expected, facing.found, false);
  const states = game.states(figure);
  for (const wanted of facts.state ?? [])
    noting.compare(text('état', 'state'), stateText([wanted]), stateText(states), states.includes(wanted));
  noting.count(text('vitalité', 'vitality'), facts.vitality, (figure as Fighter).vitality);
  noting.count(text('actions restantes', 'actions left'), facts.left, game.left(figure));
  noteStances(noting, facts, figure, game);
  noting.members(
    text('engagée avec', 'engaged with'),
    facts.engaged,
    engagedWith(state, figure).flatMap((enemy) => (game.witnesses.includes(enemy.id) ? [] : enemy.id)),
  );
  noteWeapons(noting, facts, figure, game);
  if (facts.on !== undefined) {
    const wanted = ['none', 'ground', 'sol', 'rien', 'aucun'].includes(fold(facts.on)) ? 'none' : facts.on;
    const found = figure.perch?.feature ?? 'none';
    noting.compare(text('accrochée à', 'hangs on'), orNone(wanted, 'rien'), orNone(found, 'rien'), wanted === found);
  }
  if (facts.effects) {
    const found = state.effects.filter((effect) => effect.on === id).map(({ rule }) => rule);
    const wanted = facts.effects.map((name) => found.find((rule) => game.ruleSpellings(rule).has(fold(name))) ?? name);
    noting.members(text('effets', 'effects'), wanted, found);
  }
  more?.(noting, figure);
  return noting.wrong;
}

function noteStances<S extends FightState>(noting: Noting, facts: FigureFacts, figure: FigureIn<S>, game: FigureReading<S>): void {
  const { alert, activated, demoralised } = figure as Fighter;
  noting.flag(text('posture d’alerte', 'alert stance'), facts.alert, alert);
  noting.flag(text('a été activée', 'has been activated'), facts.activated, activated);
  noting.flag(text('indécelable', 'undetectable'), facts.undetectable, game.isUndetectable(figure));
  noting.flag(text('a testé sa démoralisation', 'has tested its demoralisation'), facts.tested, demoralised);
}

function noteWeapons<S extends FightState>(noting: Noting, facts: FigureFacts, figure: FigureIn<S>, game: FigureReading<S>): void {
  const byName = (names: readonly string[] | undefined) => names?.map((name) => game.weaponNamed(figure, name) ?? name);
  noting.members(text('armes', 'weapons'), byName(facts.weapons), game.weapons(figure));
  const unloaded = game.unloaded(figure);
  noting.members(text('armes déchargées', 'unloaded weapons'), byName(facts.unloaded), unloaded);
  for (const name of facts.loaded ?? []) {
    const weapon = game.weaponNamed(figure, name);
    noting.flag(text(`${name} chargée`, `${name} loaded`), true, weapon !== undefined && !unloaded.includes(weapon));
  }
}

/** Postures and healths, and what else is a state. */
const STATES: Readonly<Record<string, Text>> = {
  sound: text('saine et sauve', 'sound'),
  wounded: text('blessée', 'wounded'),
  badlyWounded: text('très blessée', 'badly wounded'),
  out: text('hors de combat', 'out of action'),
  standing: text('debout', 'standing'),
  low: text('à plat ventre', 'lying low'),
  prone: text('à terre', 'prone'),
  stunned: text('sonnée', 'stunned'),
  fleeing: text('en fuite', 'fleeing'),
  fled: text('a fui', 'fled'),
  gone: text('retirée', 'gone'),
  reserve: text('en réserve', 'in reserve'),
};

function stateText(states: readonly string[]): Text {
  const all = states.map((state) => STATES[state] ?? text(state, state));
  return text(all.map(({ fr }) => fr).join(' + '), all.map(({ en }) => en).join(' + '));
}

const orNone = (name: string, none: string): Text => (name === 'none' ? text(none, 'none') : text(name, name));

interface QuestionFacts {
  readonly to?: string | undefined;
  readonly for?: string | undefined;
  readonly options?: readonly unknown[] | undefined;
}

/** Other questions than those expected. `means`: is this what an option says? */
export function wrongQuestions(
  expected: readonly QuestionFacts[],
  questions: readonly ChoiceQuestion[],
  means: (written: unknown, option: NonNullable<ChoiceQuestion['options']>[number], question: ChoiceQuestion) => boolean,
  naming: Naming,
): Text[] {
  const told = (asked: readonly { readonly seat?: string | undefined; readonly purpose?: string | undefined }[]): Text => {
    const all = (language: 'fr' | 'en'): string[] =>
      asked.map(({ seat, purpose }) =>
        [seat, purpose === undefined ? undefined : naming(purpose)[language]].filter(Boolean).join(language === 'fr' ? ' : ' : ': '),
      );
    return text(list(all('fr')), list(all('en')));
  };
  const fits = ({ to, for: purpose, options }: QuestionFacts, asked: ChoiceQuestion | undefined): boolean =>
    asked !== undefined &&
    (to === undefined || to === asked.seat) &&
    (purpose === undefined || isFor(purpose, asked.purpose, naming)) &&
    (options === undefined ||
      (options.length === (asked.options?.length ?? 0) &&
        options.every((one) => asked.options?.some((option) => means(one, option, asked)))));
  if (expected.length === questions.length && expected.every((one, i) => fits(one, questions[i]))) return [];
  const wanted = told(expected.map(({ to, for: purpose }) => ({ seat: to, purpose })));
  return [differs(text('questions posées', 'questions asked'), wanted, told(questions))];
}

interface BattleFacts {
  readonly winner?: string | undefined;
  readonly over?: boolean | undefined;
  readonly turn?: number | undefined;
  readonly plays?: string | undefined;
  readonly activation?: string | undefined;
  readonly order?: readonly string[] | undefined;
  readonly activations?: readonly string[] | undefined;
}

/** The figures whose activations have begun among some events, in their order. */
const begunIn = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'activationBegan' ? [String((event as { figure?: string }).figure)] : []));

/** Wrong expectations about the battle. */
export function wrongBattle(
  expect: BattleFacts,
  state: FightState,
  witnesses: readonly string[],
  events: readonly { readonly type: string }[],
): Text[] {
  const wrong: Text[] = [];
  const compare = (what: Text, expected: string | undefined, found: string): void => {
    if (expected !== undefined && expected !== found) wrong.push(differs(what, expected, found));
  };
  compare(text('tour', 'turn'), expect.turn?.toString(), String(state.turn));
  compare(text('groupe qui joue', 'group to play'), expect.plays, state.group);
  const active = state.activation?.figure ?? 'none';
  if (expect.activation !== undefined && expect.activation !== active)
    wrong.push(differs(text('figurine activée', 'activated figure'), orNone(expect.activation, 'aucune'), orNone(active, 'aucune')));
  const order = state.order.filter((id) => !witnesses.includes(id));
  compare(text('ordre de jeu', 'order of play'), expect.order && list(expect.order), list(order));
  compare(
    text('activations', 'activations'),
    expect.activations && list(expect.activations),
    list(begunIn(events).filter((id) => !witnesses.includes(id))),
  );
  const { outcome } = state;
  if (expect.over !== undefined && expect.over !== (state.phase === 'over')) {
    wrong.push(differs(text('partie finie', 'battle over'), yesNo(expect.over), yesNo(state.phase === 'over')));
  }
  if (expect.winner !== undefined) {
    const winners = outcome?.winners ?? [];
    const names = state.scene.groups.filter(({ side }) => winners.includes(side)).flatMap(({ id, side, seat }) => [id, side, seat]);
    const draw = ['draw', 'nul', 'matchnul', 'none', 'egalite'].includes(fold(expect.winner));
    const right = outcome !== undefined && (draw ? winners.length === 0 : names.includes(expect.winner));
    const found = outcome ? winners.join(', ') || text('match nul', 'a draw') : text('partie en cours', 'battle going on');
    if (!right) wrong.push(differs(text('vainqueur', 'winner'), expect.winner, found));
  }
  return wrong;
}
