import type { Path, Report } from '../problem.ts';
import { meant, text, type Text } from '../text.ts';
import type { DiceEntry } from '../script.ts';
import type { GeometryFacts } from './schema-facts.ts';
import type { ScenarioCase, ScenarioFacts } from './schema-scenario.ts';
import type { AnswerSpec } from './schema-step.ts';
import type { AimedAt, Memory, WrittenMemory } from './specials.ts';

/** Reports a name at a place of the case that is none of its own; what is no name is left alone. */
type Check = (name: unknown, path: Path) => void;

/** The names of a case: a slip of the pen must not make a test that shows nothing. */
interface Names {
  readonly figure: Check;
  /** The same where these words might be meant as well. */
  readonly figureAmong: (words: readonly string[]) => Check;
  readonly group: Check;
  /** Figures that may roll. */
  readonly roller: Check;
  readonly feature: Check;
}

/** Reports names that are none of the list. */
const among =
  (report: Report) =>
  (list: readonly string[], what: Text, others: readonly string[] = []): Check =>
  (name, path) => {
    if (typeof name !== 'string' || list.includes(name)) return;
    const hint = meant(name, [...list, ...others]);
    report(path, text(`${what.fr} « ${name} »${hint.fr}`, `${what.en} "${name}"${hint.en}`));
  };

function namesOf(figures: readonly string[], groups: readonly string[], features: readonly string[], report: Report): Names {
  const known = among(report);
  const figure = text('figurine inconnue :', 'unknown figure');
  return {
    figure: known(figures, figure),
    figureAmong: (words) => known(figures, figure, words),
    group: known(groups, text('groupe inconnu :', 'unknown group')),
    roller: known([...figures, ...groups], text('figurine ou groupe inconnu :', 'unknown figure or group')),
    feature: known(features, text('élément de décor inconnu :', 'unknown terrain feature')),
  };
}

/** Names in the dice that a case scripts, and in the rolls it expects. */
function checkRolls(
  { roller, figure }: Names,
  entries: readonly (DiceEntry | Pick<DiceEntry, 'who' | 'against'>)[] | undefined,
  path: Path,
): void {
  (entries ?? []).forEach(({ who, against }, i) => {
    roller(who, [...path, i, 'who']);
    figure(against, [...path, i, 'against']);
  });
}

/** The figures between which something is measured. */
function checkGeometry({ figure }: Names, expect: GeometryFacts, path: Path): void {
  for (const key of ['sight', 'distance'] as const) {
    (expect[key] ?? []).forEach(({ from, to }, i) => {
      figure(from, [...path, key, i, 'from']);
      figure(to, [...path, key, i, 'to']);
    });
  }
  (expect.arc ?? []).forEach(({ of, holds }, i) => {
    figure(of, [...path, 'arc', i, 'of']);
    figure(holds, [...path, 'arc', i, 'holds']);
  });
}

/** The objectives, tokens and sides of which something is expected. */
function checkScenario(
  scenario: ScenarioCase | undefined,
  sides: readonly string[],
  expect: ScenarioFacts,
  path: Path,
  report: Report,
): void {
  const known = among(report);
  const checks = {
    objectives: known(Object.keys(scenario?.objectives ?? {}), text('objectif inconnu :', 'unknown objective')),
    tokens: known(Object.keys(scenario?.tokens ?? {}), text('jeton inconnu :', 'unknown token')),
    scores: known(sides, text('camp inconnu :', 'unknown side')),
  };
  for (const key of ['objectives', 'tokens', 'scores'] as const) {
    for (const name of Object.keys(expect[key] ?? {})) checks[key](name, [...path, key, name]);
  }
}

/** A case of any game, as far as it names things. */
interface NamingCase {
  readonly figures: Readonly<Record<string, unknown>>;
  readonly terrain?: Readonly<Record<string, unknown>> | undefined;
  readonly scenario?: ScenarioCase | undefined;
  readonly do: readonly NamingStep[];
  readonly dice?: readonly DiceEntry[] | undefined;
  readonly expect?: NamingFacts | undefined;
  readonly order?: readonly string[] | undefined;
  readonly plays?: string | undefined;
  readonly activation?: { readonly figure: string; readonly remembered: Readonly<Record<string, unknown>> } | undefined;
  readonly effects?: readonly { readonly on: string; readonly by: string }[] | undefined;
}

interface NamingAction {
  readonly name: string;
  readonly value: unknown;
  readonly details: {
    readonly target?: string | undefined;
    readonly facing?: unknown;
    readonly proposals?: readonly { readonly target?: string | undefined }[] | undefined;
  };
  readonly word?: string;
  readonly aim?: AimedAt;
}

interface NamingStep {
  readonly action: NamingAction;
  readonly by?: string | undefined;
  readonly choices: readonly { readonly answer: AnswerSpec<NamingAction> }[];
  readonly dice?: readonly DiceEntry[] | undefined;
  readonly expect?: NamingFacts | undefined;
}

type NamingRoll = Pick<DiceEntry, 'who' | 'against'>;

interface NamingFacts extends GeometryFacts, ScenarioFacts {
  readonly figures?: Readonly<Record<string, { readonly engaged?: readonly string[] | undefined; readonly facing?: unknown }>> | undefined;
  readonly rolls?: readonly NamingRoll[] | undefined;
  readonly someRolls?: readonly NamingRoll[] | undefined;
  readonly order?: readonly string[] | undefined;
  readonly plays?: string | undefined;
  readonly activation?: string | undefined;
}

/** Names of a game that its cases may use. */
interface Naming {
  readonly groups: readonly { readonly id: string; readonly side: string }[];
  /** Words of expectations, which are no names of figures. */
  readonly words: readonly string[];
  /** Actions whose value names something else than a figure or a feature. */
  readonly unnamed: readonly string[];
  /** Marks of rules for the activation going on. */
  readonly memories: readonly WrittenMemory<Memory>[];
}

/** Every name of a figure or group in a case must be one of the case's. */
export function checkReferences(one: NamingCase, { groups, words, unnamed, memories }: Naming, report: Report): void {
  const names = namesOf(
    Object.keys(one.figures),
    groups.map(({ id }) => id),
    Object.keys(one.terrain ?? {}),
    report,
  );
  const { figure, group, feature } = names;
  const sides = groups.map(({ side }) => side);
  const expected = names.figureAmong(words);

  const expectation = (expect: NamingFacts | undefined, path: Path): void => {
    if (!expect) return;
    for (const [id, facts] of Object.entries(expect.figures ?? {})) {
      expected(id, [...path, 'figures', id]);
      (facts.engaged ?? []).forEach((enemy, i) => figure(enemy, [...path, 'figures', id, 'engaged', i]));
      figure(facts.facing, [...path, 'figures', id, 'facing']);
    }
    for (const key of ['rolls', 'someRolls'] as const) checkRolls(names, expect[key], [...path, key]);
    (expect.order ?? []).forEach((id, i) => group(id, [...path, 'order', i]));
    group(expect.plays, [...path, 'plays']);
    if (expect.activation !== 'none') figure(expect.activation, [...path, 'activation']);
    checkGeometry(names, expect, path);
    checkScenario(one.scenario, sides, expect, path, report);
  };
  const action = ({ name, value, details, word, aim }: NamingAction, path: Path): void => {
    if (name === 'climb' || name === 'ladder') feature(value, [...path, name]);
    else if (name === 'special') {
      if (aim !== 'weapon') figure(value, [...path, word ?? name]);
    } else if (name === 'npc') {
      names.roller(value, [...path, name]);
      (details.proposals ?? []).forEach(({ target }, i) => figure(target, [...path, 'proposals', i, 'target']));
    } else if (name === 'correct' || name === 'tell') {
      const said = value as Readonly<Record<string, unknown>>;
      for (const key of ['figure', 'from', 'to', 'facing']) figure(said[key], [...path, name, key]);
      feature(said['on'], [...path, name, 'on']);
    } else if (!unnamed.includes(name)) figure(value, [...path, name]);
    figure(details.target, [...path, 'target']);
    figure(details.facing, [...path, 'facing']);
  };
  const step = ({ action: given, by, choices, dice: thrown, expect }: NamingStep, path: Path): void => {
    action(given, path);
    figure(by, [...path, 'by']);
    checkRolls(names, thrown, [...path, 'dice']);
    choices.forEach(({ answer }, i) => {
      if (answer.kind === 'react') action(answer.action, [...path, 'choices', i, 'react']);
    });
    expectation(expect, [...path, 'expect']);
  };

  one.do.forEach((given, i) => step(given, ['do', i]));
  checkRolls(names, one.dice, ['dice']);
  expectation(one.expect, ['expect']);
  (one.order ?? []).forEach((id, i) => group(id, ['order', i]));
  group(one.plays, ['plays']);
  figure(one.activation?.figure, ['activation']);
  for (const { word, takes } of memories) {
    const given = one.activation?.remembered[word];
    if (takes === 'enemies' && Array.isArray(given)) given.forEach((enemy, i) => figure(enemy, ['activation', word, i]));
  }
  for (const [i, { on, by }] of (one.effects ?? []).entries()) {
    figure(on, ['effects', i, 'on']);
    figure(by, ['effects', i, 'by']);
  }
}
