import type { GroupSetup } from '@escarmouche/urss-classic';
import type { Path } from '../../problem.ts';
import { meant, text } from '../../text.ts';
import type { Report } from './build-sheet.ts';
import type { DiceEntry } from '../script.ts';
import type { Case } from './schema.ts';
import { expectationKeys, type Expectation } from './schema-expect.ts';
import type { ActionSpec, Step } from './schema-step.ts';
import { memoriesOf } from './specials.ts';

/** Every name of a figure or group in a case must be one of the case's: a slip of the pen must not make a test that shows nothing. */
export function checkReferences(one: Case, groups: readonly GroupSetup[], report: Report): void {
  const figures = Object.keys(one.figures);
  const groupIds = groups.map(({ id }) => id);
  const known =
    (list: readonly string[], what: { fr: string; en: string }, others: readonly string[] = []) =>
    (name: unknown, path: Path) => {
      if (typeof name !== 'string' || list.includes(name)) return;
      const hint = meant(name, [...list, ...others]);
      report(path, text(`${what.fr} « ${name} »${hint.fr}`, `${what.en} "${name}"${hint.en}`));
    };
  const figure = known(figures, text('figurine inconnue :', 'unknown figure'));
  const expected = known(figures, text('figurine inconnue :', 'unknown figure'), expectationKeys);
  const group = known(groupIds, text('groupe inconnu :', 'unknown group'));
  const roller = known([...figures, ...groupIds], text('figurine ou groupe inconnu :', 'unknown figure or group'));

  const dice = (entries: readonly DiceEntry[] | undefined, path: Path): void => {
    (entries ?? []).forEach(({ who, against }, i) => {
      roller(who, [...path, i, 'who']);
      figure(against, [...path, i, 'against']);
    });
  };
  const expectation = (expect: Expectation | undefined, path: Path): void => {
    if (!expect) return;
    for (const [id, facts] of Object.entries(expect.figures ?? {})) {
      expected(id, [...path, 'figures', id]);
      (facts.engaged ?? []).forEach((enemy, i) => figure(enemy, [...path, 'figures', id, 'engaged', i]));
      figure(facts.facing, [...path, 'figures', id, 'facing']);
    }
    for (const key of ['rolls', 'someRolls'] as const) {
      (expect[key] ?? []).forEach(({ who, against }, i) => {
        roller(who, [...path, key, i, 'who']);
        figure(against, [...path, key, i, 'against']);
      });
    }
    (expect.order ?? []).forEach((id, i) => group(id, [...path, 'order', i]));
    group(expect.plays, [...path, 'plays']);
    if (expect.activation !== 'none') figure(expect.activation, [...path, 'activation']);
    for (const [i, { from, to }] of (expect.sight ?? []).entries()) {
      figure(from, [...path, 'sight', i, 'from']);
      figure(to, [...path, 'sight', i, 'to']);
    }
    for (const [i, { from, to }] of (expect.distance ?? []).entries()) {
      figure(from, [...path, 'distance', i, 'from']);
      figure(to, [...path, 'distance', i, 'to']);
    }
    for (const [i, { of, holds }] of (expect.arc ?? []).entries()) {
      figure(of, [...path, 'arc', i, 'of']);
      figure(holds, [...path, 'arc', i, 'holds']);
    }
  };
  const action = (given: ActionSpec, path: Path): void => {
    const { name, value, details } = given;
    if (name === 'climb' || name === 'ladder') {
      known(Object.keys(one.terrain ?? {}), text('élément de décor inconnu :', 'unknown terrain feature'))(value, [...path, name]);
    } else if (name === 'special') {
      if (given.aim !== 'weapon') figure(value, [...path, given.word]);
    } else if (name !== 'power') figure(value, [...path, name]);
    figure(details.target, [...path, 'target']);
    figure(details.facing, [...path, 'facing']);
  };
  const step = ({ action: given, by, choices, dice: thrown, expect }: Step, path: Path): void => {
    action(given, path);
    figure(by, [...path, 'by']);
    dice(thrown, [...path, 'dice']);
    choices.forEach(({ answer }, i) => {
      if (answer.kind === 'react') action(answer.action, [...path, 'choices', i, 'react']);
    });
    expectation(expect, [...path, 'expect']);
  };

  one.do.forEach((given, i) => step(given, ['do', i]));
  dice(one.dice, ['dice']);
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
