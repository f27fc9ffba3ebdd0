import type { ChoiceQuestion } from '@escarmouche/referee';
import { engagedWith } from '@escarmouche/skirmish/plane';
import { healthOf, isUndetectable, plane, type Event, type Figure, type Sheet, type State } from '@escarmouche/urss-classic';
import { fold, text, type Text } from '../../text.ts';
import { differs, type Happened as AnyHappened } from '../run-case.ts';
import { means } from './answers.ts';
import { missingRolls, wrongRolls, type Rolled } from './facts-rolls.ts';
import { write, wrongFacing, wrongGeometry, wrongPlace, yesNo } from '../plane/facts.ts';
import type { Frame } from '../plane/frame.ts';
import { wrongScenario } from '../plane/scenario.ts';
import { ruleSpellings, weaponNamed } from './lookup.ts';
import type { Expectation, FigureFacts } from './schema-expect.ts';
import { rememberedAs } from './specials.ts';

/** What there is to compare with what was expected. */
interface Happened extends AnyHappened<State, Event> {
  readonly frame: Frame;
  /** Figures that only keep the battle going. */
  readonly witnesses: readonly string[];
}

const list = (words: readonly (string | number)[]): string => `[${words.join(', ')}]`;

/** Everything expected that is not so. */
export function wrongFacts(expect: Expectation, happened: Happened): Text[] {
  const rolled = happened.events.filter((event): event is Rolled => event.type === 'rolled');
  return [
    ...Object.entries(expect.figures ?? {}).flatMap(([id, facts]) => wrongFigure(id, facts, happened)),
    ...(expect.rolls ? wrongRolls(expect.rolls, rolled, happened.state) : []),
    ...(expect.someRolls ? missingRolls(expect.someRolls, rolled, happened.state) : []),
    ...(expect.questions ? wrongQuestions(expect.questions, happened) : []),
    ...wrongBattle(expect, happened),
    ...wrongScenario(expect, happened.state, happened.state.outcome?.scores?.bySide ?? {}, happened.frame),
    ...wrongGeometry(plane, expect, happened.state),
  ];
}

function wrongFigure(id: string, facts: FigureFacts, happened: Happened): Text[] {
  const { state } = happened;
  const figure = state.figures[id];
  const sheet = state.scene.sheets[id];
  if (!figure || !sheet) return [];
  const wrong: Text[] = [];
  const compare = (what: Text, expected: Text | string, found: Text | string, same: boolean): void => {
    if (!same) wrong.push(differs(text(`${id}, ${what.fr}`, `${id}, ${what.en}`), expected, found));
  };
  const flag = (what: Text, expected: boolean | undefined, found: boolean): void => {
    if (expected !== undefined) compare(what, yesNo(expected), yesNo(found), expected === found);
  };
  const members = (what: Text, expected: readonly string[] | undefined, found: readonly string[]): void => {
    if (expected) compare(what, list(expected), list(found), list(expected.toSorted()) === list(found.toSorted()));
  };

  const place = wrongPlace(figure, facts, happened.frame);
  if (place) compare(text('position', 'position'), place.expected, place.found, false);
  const facing = wrongFacing(figure, facts, state.figures);
  if (facing) compare(text('orientation', 'facing'), facing.expected, facing.found, false);
  for (const wanted of facts.state ?? []) {
    const found = [figure.posture, ...(figure.posture === 'out' ? [] : [healthOf(sheet, figure.vitality)])];
    compare(text('état', 'state'), wanted, found.join(' + '), (found as string[]).includes(wanted));
  }
  const count = (what: Text, expected: number | undefined, found: number): void => {
    if (expected !== undefined) compare(what, String(expected), String(found), expected === found);
  };
  count(text('vitalité', 'vitality'), facts.vitality, figure.vitality);
  count(text('actions restantes', 'actions left'), facts.left, state.activation?.figure === id ? state.activation.left : 0);
  flag(text('posture d’alerte', 'alert stance'), facts.alert, figure.alert);
  flag(text('a été activée', 'has been activated'), facts.activated, figure.activated);
  flag(text('indécelable', 'undetectable'), facts.undetectable, isUndetectable(state, figure));
  flag(text('a testé sa démoralisation', 'has tested its demoralisation'), facts.tested, figure.demoralised);
  members(
    text('engagée avec', 'engaged with'),
    facts.engaged,
    engagedWith(state, figure).flatMap((enemy) => (happened.witnesses.includes(enemy.id) ? [] : enemy.id)),
  );
  const byName = (names: readonly string[]): string[] => names.map((name) => weaponNamed(sheet, name) ?? name);
  members(
    text('armes', 'weapons'),
    facts.weapons && byName(facts.weapons),
    sheet.weapons.map((weapon) => weapon.id),
  );
  const unloaded = unloadedOf(figure);
  members(text('armes déchargées', 'unloaded weapons'), facts.unloaded && byName(facts.unloaded), unloaded);
  for (const name of facts.loaded ?? []) flag(text(`${name} chargée`, `${name} loaded`), true, isLoaded(sheet, name, unloaded));
  if (facts.on !== undefined) {
    const wanted = ['none', 'ground', 'sol', 'rien', 'aucun'].includes(fold(facts.on)) ? 'none' : facts.on;
    compare(text('accrochée à', 'hangs on'), wanted, figure.perch?.feature ?? 'none', wanted === (figure.perch?.feature ?? 'none'));
  }
  if (facts.effects) {
    const found = state.effects.filter((effect) => effect.on === id).map(({ rule }) => rule);
    const wanted = facts.effects.map((name) => found.find((rule) => ruleSpellings(rule).has(fold(name))) ?? name);
    members(text('effets', 'effects'), wanted, found);
  }
  return wrong;
}

function unloadedOf({ marks }: Figure): readonly string[] {
  const known = marks[rememberedAs('unloaded') ?? ''];
  return Array.isArray(known) ? (known as readonly string[]) : [];
}

function isLoaded(sheet: Sheet, name: string, unloaded: readonly string[]): boolean {
  const weapon = weaponNamed(sheet, name);
  return weapon !== undefined && !unloaded.includes(weapon);
}

function wrongQuestions(expected: NonNullable<Expectation['questions']>, { questions }: Happened): Text[] {
  const told = (asked: readonly ChoiceQuestion[]): string => list(asked.map(({ seat, purpose }) => `${seat}: ${purpose}`));
  const fits = ({ to, for: purpose, options }: (typeof expected)[number], asked: ChoiceQuestion | undefined): boolean =>
    asked !== undefined &&
    (to === undefined || to === asked.seat) &&
    (purpose === undefined || fold(purpose) === fold(asked.purpose)) &&
    (options === undefined ||
      (options.length === (asked.options?.length ?? 0) &&
        options.every((one) => asked.options?.some((option) => means(one, option, undefined)))));
  if (expected.length === questions.length && expected.every((one, i) => fits(one, questions[i]))) return [];
  const wanted = list(expected.map(({ to, for: purpose }) => [to, purpose].filter(Boolean).join(': ')));
  return [differs(text('questions posées', 'questions asked'), wanted, told(questions))];
}

function wrongNoise(expected: NonNullable<Expectation['noise']>, { noise }: State, frame: Frame): Text[] {
  const what = text('bruit', 'noise');
  const none = text('aucun', 'none');
  if (expected === 'none') return noise ? [differs(what, none, write(frame.fromPoint(noise.at)))] : [];
  if (!noise) return [differs(what, write(expected), none)];
  const place = wrongPlace(noise.at, { at: expected }, frame);
  return place ? [differs(what, place.expected, place.found)] : [];
}

function wrongBattle(expect: Expectation, { state, witnesses, frame }: Happened): Text[] {
  const wrong: Text[] = [];
  const compare = (what: Text, expected: string | undefined, found: string): void => {
    if (expected !== undefined && expected !== found) wrong.push(differs(what, expected, found));
  };
  compare(text('tour', 'turn'), expect.turn?.toString(), String(state.turn));
  compare(text('groupe qui joue', 'group to play'), expect.plays, state.group);
  compare(text('figurine activée', 'activated figure'), expect.activation, state.activation?.figure ?? 'none');
  if (expect.noise !== undefined) wrong.push(...wrongNoise(expect.noise, state, frame));
  const order = state.order.filter((id) => !witnesses.includes(id));
  compare(text('ordre de jeu', 'order of play'), expect.order && list(expect.order), list(order));
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
