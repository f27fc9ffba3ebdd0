import type { Path, Report } from '../../problem.ts';
import { meant, text, type Text } from '../../text.ts';
import type { DiceEntry } from '../script.ts';
import type { GeometryFacts } from './schema-facts.ts';
import type { ScenarioCase, ScenarioFacts } from './schema-scenario.ts';

/** Reports a name at a place of the case that is none of its own; what is no name is left alone. */
type Check = (name: unknown, path: Path) => void;

/** The names of a case: a slip of the pen must not make a test that shows nothing. */
export interface Names {
  readonly figure: Check;
  /** The same where these words might be meant as well. */
  readonly figureAmong: (words: readonly string[]) => Check;
  readonly group: Check;
  /** Who may roll. */
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
    report(path, text(`${what.fr} « ${name} »${hint.fr}`, `${what.en} "${name}"${hint.en}`));
  };

export function namesOf(figures: readonly string[], groups: readonly string[], features: readonly string[], report: Report): Names {
  const known = among(report);
  const figure = text('figurine inconnue :', 'unknown figure');
  return {
    figure: known(figures, figure),
    figureAmong: (words) => known(figures, figure, words),
    group: known(groups, text('groupe inconnu :', 'unknown group')),
    roller: known([...figures, ...groups], text('figurine ou groupe inconnu :', 'unknown figure or group')),
    feature: known(features, text('élément de décor inconnu :', 'unknown terrain feature')),
  };
}

/** Whose dice a case scripts, or whose rolls it expects. */
export function checkRolls(
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
export function checkGeometry({ figure }: Names, expect: GeometryFacts, path: Path): void {
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
export function checkScenario(
  scenario: ScenarioCase | undefined,
  sides: readonly string[],
  expect: ScenarioFacts,
  path: Path,
  report: Report,
): void {
  const known = among(report);
  const checks = {
    objectives: known(Object.keys(scenario?.objectives ?? {}), text('objectif inconnu :', 'unknown objective')),
    tokens: known(Object.keys(scenario?.tokens ?? {}), text('jeton inconnu :', 'unknown token')),
    scores: known(sides, text('camp inconnu :', 'unknown side')),
  };
  for (const key of ['objectives', 'tokens', 'scores'] as const) {
    for (const name of Object.keys(expect[key] ?? {})) checks[key](name, [...path, key, name]);
  }
}
