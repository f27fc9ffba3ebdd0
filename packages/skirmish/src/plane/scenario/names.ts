import { eachOnce, type Report } from '@escarmouche/referee/schema';
import type { Happening, Objective, Scenario } from './schema.ts';

/** A set-up, as far as a scenario names what is in it. */
interface Setting {
  readonly scenario?: Scenario;
  readonly groups: readonly { readonly side: string; readonly figures: readonly { readonly id: string }[] }[];
}

const known = (list: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

/** Checks of names in a scenario: sides, figures, zones, tokens, objectives must exist. */
export function judgeScenario({ scenario, groups }: Setting, report: Report): void {
  if (!scenario) return;
  const figures = new Set(groups.flatMap((group) => group.figures.map(({ id }) => id)));
  const sides = new Set(groups.map(({ side }) => side));
  const [zones, tokens, objectives] = [known(scenario.zones), known(scenario.tokens), known(scenario.objectives)];
  for (const list of ['zones', 'tokens', 'objectives', 'happenings'] as const) {
    eachOnce(
      scenario[list].map(({ id }) => id),
      (i) => ['scenario', list, i, 'id'],
      report,
    );
  }
  const named = (where: ReadonlySet<string>, name: string, path: readonly PropertyKey[]): void => {
    if (!where.has(name)) report(['scenario', ...path], `inconnu : « ${name} »`, `unknown: "${name}"`);
  };
  const all = (who: readonly string[], path: readonly PropertyKey[]): void => {
    who.forEach((name, i) => named(figures, name, [...path, i]));
  };
  const judgeObjective = (objective: Objective, path: readonly PropertyKey[]): void => {
    const given: Readonly<Record<string, unknown>> = objective;
    for (const [member, where] of Object.entries({ side: sides, zone: zones, token: tokens })) {
      const name = given[member];
      if (typeof name === 'string') named(where, name, [...path, member]);
    }
    if ('who' in objective) all(objective.who, [...path, 'who']);
  };
  const judgeHappening = ({ when, arrivals }: Happening, path: readonly PropertyKey[]): void => {
    if ('met' in when) named(objectives, when.met, [...path, 'when', 'met']);
    if ('taken' in when) named(tokens, when.taken, [...path, 'when', 'taken']);
    if ('entered' in when) {
      named(zones, when.entered, [...path, 'when', 'entered']);
      all(when.by, [...path, 'when', 'by']);
    }
    if (arrivals) all(arrivals.figures, [...path, 'arrivals', 'figures']);
  };
  scenario.objectives.forEach((objective, i) => judgeObjective(objective, ['objectives', i]));
  scenario.happenings.forEach((happening, i) => judgeHappening(happening, ['happenings', i]));
}
