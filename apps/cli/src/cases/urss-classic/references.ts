import type { GroupSetup } from '@escarmouche/urss-classic';
import type { Path, Report } from '../../problem.ts';
import { checkGeometry, checkRolls, checkScenario, namesOf } from '../plane/references.ts';
import type { Case } from './schema.ts';
import { expectationKeys, type Expectation } from './schema-expect.ts';
import type { ActionSpec, Step } from './schema-step.ts';
import { memoriesOf } from './specials.ts';

/** Every name of a figure or group in a case must be one of the case's: a slip of the pen must not make a test that shows nothing. */
export function checkReferences(one: Case, groups: readonly GroupSetup[], report: Report): void {
  const names = namesOf(
    Object.keys(one.figures),
    groups.map(({ id }) => id),
    Object.keys(one.terrain ?? {}),
    report,
  );
  const { figure, group, feature } = names;
  const sides = groups.map(({ side }) => side);
  const expected = names.figureAmong(expectationKeys);

  const expectation = (expect: Expectation | undefined, path: Path): void => {
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
  const action = (given: ActionSpec, path: Path): void => {
    const { name, value, details } = given;
    if (name === 'climb' || name === 'ladder') {
      feature(value, [...path, name]);
    } else if (name === 'special') {
      if (given.aim !== 'weapon') figure(value, [...path, given.word]);
    } else if (name !== 'power') figure(value, [...path, name]);
    figure(details.target, [...path, 'target']);
    figure(details.facing, [...path, 'facing']);
  };
  const step = ({ action: given, by, choices, dice: thrown, expect }: Step, path: Path): void => {
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
  for (const { word, takes } of memoriesOf('activation')) {
    const given = one.activation?.remembered[word];
    if (takes === 'enemies' && Array.isArray(given)) given.forEach((enemy, i) => figure(enemy, ['activation', word, i]));
  }
  for (const [i, { on, by }] of (one.effects ?? []).entries()) {
    figure(on, ['effects', i, 'on']);
    figure(by, ['effects', i, 'by']);
  }
}
