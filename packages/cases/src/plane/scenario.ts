import type { Happening, Objective, Scenario, ScenarioState } from '@escarmouche/skirmish/plane';
import { objective as objectiveSchema, when as whenSchema } from '@escarmouche/skirmish/plane/scenario/schema';
import type { Path, Report } from '../problem.ts';
import { text, type Text } from '../text.ts';
import { differs } from '../run-case.ts';
import { wrongPlace, write, yesNo } from './facts.ts';
import { toPlace, type Frame } from './frame.ts';
import { zoneOf } from './groups.ts';
import type { HappeningCase, ObjectiveCase, ScenarioCase, ScenarioFacts } from './schema-scenario.ts';
import { shapeOf } from './terrain.ts';

const named = (name: string): { id: string; name: Text } => ({ id: name, name: text(name, name) });

/** Scenario of a case; the name of a group stands for its `members`. Missing names are reported. */
export function scenarioOf(given: ScenarioCase, frame: Frame, members: ReadonlyMap<string, readonly string[]>, report: Report): Scenario {
  const all = (names: readonly string[] = []): readonly string[] => names.flatMap((name) => members.get(name) ?? [name]);
  const incomplete = (path: Path): void =>
    report(['scenario', ...path], text('il y manque quelque chose, ou quelque chose y est de trop', 'something is missing, or too much'));

  const objectiveOf = ([name, { who, count, ...rest }]: [string, ObjectiveCase]): Objective[] => {
    const figures = who && all(who);
    const counted = rest.type === 'reach' || rest.type === 'survive';
    const parsed = objectiveSchema.safeParse({
      ...named(name),
      ...rest,
      ...(figures && { who: figures }),
      ...(counted ? { count: count ?? figures?.length } : count !== undefined && { count }),
    });
    if (!parsed.success) incomplete(['objectives', name]);
    return parsed.success ? [parsed.data] : [];
  };
  const happeningOf = ([name, { arrivals, zone, noise, by, ...when }]: [string, HappeningCase]): Happening[] => {
    const parsed = whenSchema.safeParse({ ...when, ...(by && { by: all(by) }) });
    if (!parsed.success) incomplete(['happenings', name]);
    const told = {
      id: name,
      text: text(name, name),
      ...(arrivals && { arrivals: { figures: all(arrivals), zone: zoneOf(zone, frame) } }),
      ...(noise && { noise: toPlace(frame, noise, () => 0) }),
    };
    return parsed.success ? [{ ...told, when: parsed.data }] : [];
  };
  return {
    ...named('case'),
    story: text('', ''),
    ...(given.turns !== undefined && { turns: given.turns }),
    zones: Object.entries(given.zones).map(([name, area]) => ({ ...named(name), shape: shapeOf(area, frame) })),
    tokens: Object.entries(given.tokens).map(([name, at]) => ({ ...named(name), at: toPlace(frame, at, () => 0) })),
    objectives: Object.entries(given.objectives).flatMap(objectiveOf),
    happenings: Object.entries(given.happenings).flatMap(happeningOf),
  };
}

/** Wrong expectations about the scenario. */
export function wrongScenario(expect: ScenarioFacts, state: ScenarioState, scores: Readonly<Record<string, number>>, frame: Frame): Text[] {
  const { met = {}, tokens = {} } = state.scenario ?? {};
  const wrong: Text[] = [];
  for (const [name, wanted] of Object.entries(expect.objectives ?? {})) {
    const found = met[name] ?? 0;
    const what = text(`objectif ${name}`, `objective ${name}`);
    if (typeof wanted === 'number' && wanted !== found) wrong.push(differs(what, String(wanted), String(found)));
    if (typeof wanted === 'boolean' && wanted !== found > 0) wrong.push(differs(what, yesNo(wanted), yesNo(found > 0)));
  }
  for (const [name, wanted] of Object.entries(expect.tokens ?? {})) {
    const token = tokens[name];
    const what = text(`jeton ${name}`, `token ${name}`);
    const found = token?.by ?? (token ? write(frame.fromPoint(token.at)) : 'none');
    if (typeof wanted === 'string') {
      if (wanted !== token?.by) wrong.push(differs(what, wanted, found));
    } else if (!token || token.by !== undefined || wrongPlace(token.at, { at: wanted }, frame))
      wrong.push(differs(what, write(wanted), found));
  }
  for (const [side, wanted] of Object.entries(expect.scores ?? {})) {
    const found = scores[side] ?? 0;
    if (wanted !== found) wrong.push(differs(text(`score de ${side}`, `score of ${side}`), String(wanted), String(found)));
  }
  return wrong;
}
