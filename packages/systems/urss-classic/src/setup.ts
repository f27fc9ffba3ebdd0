import { agrees, eachOnce, id, list, optionsOf, setupReader, type Data, type Report } from '@escarmouche/referee/schema';
import { grouped, judgeNames } from '@escarmouche/skirmish/plane/schema';
import { coordinate, table } from '@escarmouche/space/schema';
import { judgeScenario, scenario } from '@escarmouche/skirmish/plane';
import * as z from 'zod/mini';
import { sheet, type RuleGrant } from './content.ts';
import { fullVitality } from './figures.ts';
import { OPTION_VALUES } from './options.ts';
import { specialRules } from './rule.ts';
import { activation, effects, figure, groups, noise, passing, turn, type Posture } from './state.ts';
import { upgradePosition } from './upgrade.ts';

const MOST_GROUPS = 12;
const MOST_FIGURES = 100;

const group = z.strictObject({ ...grouped, figures: list(sheet, MOST_FIGURES) });

/** A battle in progress. What is not said is as at the start of a turn with every figure sound. */
const position = z.strictObject({
  order: groups,
  turn: z.optional(turn),
  group: z.optional(id),
  figures: z.record(id, z.extend(z.partial(figure), { x: coordinate, y: coordinate })),
  effects: z.optional(effects),
  passing: z.optional(passing),
  activation: z.optional(z.extend(z.partial(activation), { figure: id })),
  noise: z.optional(noise),
});

/** A battle about to begin, complete in itself: who fights, on which table, by which readings of the rules. */
const setup = z
  .strictObject({
    adaptation: id,
    options: optionsOf(OPTION_VALUES),
    table,
    groups: list(group, MOST_GROUPS).check(z.minLength(1)),
    scenario: z.optional(scenario),
    /** To start in the middle: who has played, who is where, in what state. */
    position: z.pipe(z.transform(upgradePosition), z.optional(position)),
  })
  .check(agrees(judgeNames), agrees(judgeGear), agrees(judgePosition), agrees(judgeScenario));

export type Setup = Data<typeof setup>;
export type GroupSetup = Data<typeof group>;
export type Position = Data<typeof position>;

/** Reads a set-up that comes from outside, such as the header of a match file. */
export const parseSetup = setupReader(setup);

type Found = z.output<typeof setup>;

const sheetsOf = ({ groups: all }: Found) =>
  all.flatMap(({ figures }, i) => figures.map((one, j) => ({ sheet: one, path: ['groups', i, 'figures', j] as const })));

/** Each weapon of a figure once, and special rules that exist. */
function judgeGear(found: Found, report: Report): void {
  const known = (rules: readonly RuleGrant[], path: readonly PropertyKey[]): void => {
    rules.forEach(({ id: slug }, i) => {
      if (!specialRules.has(slug)) report([...path, 'rules', i, 'id'], 'règle spéciale inconnue', 'unknown special rule');
    });
  };
  for (const { sheet: own, path } of sheetsOf(found)) {
    known(own.rules, path);
    own.weapons.forEach(({ rules }, i) => known(rules, [...path, 'weapons', i]));
    eachOnce(
      own.weapons.map((one) => one.id),
      (i) => [...path, 'weapons', i, 'id'],
      report,
    );
  }
}

/** Who and what a battle in progress names, and states that figures cannot be in. */
function judgePosition(found: Found, report: Report): void {
  const { position: start, table: ground } = found;
  if (!start) return;
  const at: Report = (path, fr, en) => report(['position', ...path], fr, en);
  const sheets = new Map(sheetsOf(found).map(({ sheet: own }) => [own.id, own]));
  const judgeFigure = (name: string | undefined, path: readonly PropertyKey[]): void => {
    if (name !== undefined && !sheets.has(name)) at(path, `figurine inconnue : « ${name} »`, `unknown figure "${name}"`);
  };
  const names = found.groups.map((one) => one.id);
  if (start.order.toSorted().join('\n') !== names.toSorted().join('\n'))
    at(['order'], 'tous les groupes, chacun une fois', 'every group, each once');
  if (start.group !== undefined && !names.includes(start.group)) at(['group'], 'groupe inconnu', 'unknown group');
  for (const [name, state] of Object.entries(start.figures)) {
    judgeFigure(name, ['figures', name]);
    const own = sheets.get(name);
    if (own && (state.vitality ?? 0) > fullVitality(own)) at(['figures', name, 'vitality'], 'trop élevée', 'too high');
    if (state.id !== undefined && state.id !== name) at(['figures', name, 'id'], 'autre nom', 'another name');
    const { perch } = state;
    if (perch && !ground.features.some((one) => one.id === perch.feature)) {
      at(['figures', name, 'perch'], 'élément inconnu', 'unknown feature');
    }
  }
  start.noise?.heardBy.forEach((name, i) => {
    if (!names.includes(name)) at(['noise', 'heardBy', i], 'groupe inconnu', 'unknown group');
  });
  if (!Object.values(start.figures).some(isInPlay)) at(['figures'], 'personne n’est en jeu', 'nobody is in play');
  start.passing?.forEach((one, i) => {
    judgeFigure(one.figure, ['passing', i, 'figure']);
    judgeFigure(one.of, ['passing', i, 'of']);
  });
  start.effects?.forEach(({ rule, on, by }, i) => {
    judgeFigure(on, ['effects', i, 'on']);
    judgeFigure(by, ['effects', i, 'by']);
    if (!specialRules.has(rule) || !specialRules.get(rule).effect) at(['effects', i, 'rule'], 'effet inconnu', 'unknown effect');
  });
  const active = start.activation?.figure;
  if (active === undefined) return;
  judgeFigure(active, ['activation', 'figure']);
  if (!isInPlay(start.figures[active] ?? { posture: 'reserve' })) {
    at(['activation', 'figure'], 'cette figurine n’est pas en jeu', 'this figure is not in play');
  }
  if (sheets.get(active)?.group !== (start.group ?? start.order[0])) {
    at(['activation', 'figure'], 'ce n’est pas à son groupe de jouer', 'it is not its group’s turn');
  }
}

/** A figure of a position stands unless it says otherwise. */
const isInPlay = ({ posture = 'standing' }: { readonly posture?: Posture }): boolean => posture === 'standing' || posture === 'prone';
