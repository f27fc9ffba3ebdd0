import { agrees, eachOnce, id, list, optionsOf, setupReader, type Data, type Report } from '@escarmouche/referee/schema';
import { judgeScenario, scenario } from '@escarmouche/skirmish/plane';
import { grouped, judgeNames } from '@escarmouche/skirmish/plane/schema';
import { coordinate, shape, table } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import { sheet } from './content.ts';
import { equipmentFaults, type Reading } from './equipment.ts';
import { fullVitality } from './figures.ts';
import { grantFaults } from './grants.ts';
import { OPTION_VALUES, withDefaults } from './options.ts';
import { specialRules } from './rule.ts';
import { activation, drops, effects, figure, groups, passing, turn, type Posture } from './state.ts';

const MOST_GROUPS = 12;
const MOST_FIGURES = 100;
const MOST_EXITS = 50;

const group = z.strictObject({ ...grouped, figures: list(sheet, MOST_FIGURES) });

/** A battle in progress. What is not said is as at the start of a turn with every figure sound. */
const position = z.strictObject({
  order: z.optional(groups),
  turn: z.optional(turn),
  group: z.optional(id),
  chosen: z.optional(groups),
  figures: z.record(id, z.extend(z.partial(figure), { x: coordinate, y: coordinate })),
  effects: z.optional(effects),
  passing: z.optional(passing),
  drops: z.optional(drops),
  activation: z.optional(z.extend(z.partial(activation), { figure: id })),
});

/** A battle about to begin, complete in itself: who fights, on which table, by which readings of the rules. */
const setup = z
  .strictObject({
    options: optionsOf(OPTION_VALUES),
    table,
    groups: list(group, MOST_GROUPS).check(z.minLength(1)),
    /** Where figures leave the table; every point of its edge when absent. */
    exits: z.optional(list(shape, MOST_EXITS)),
    scenario: z.optional(scenario),
    /** To start in the middle: who has played, who is where, in what state. */
    position: z.optional(position),
  })
  .check(agrees(judgeNames), agrees(judgeEquipment), agrees(judgePosition), agrees(judgeScenario));

export type Setup = Data<typeof setup>;
export type GroupSetup = Data<typeof group>;
export type Position = Data<typeof position>;

/** Reads a set-up that comes from outside, such as the header of a match file. */
export const parseSetup = setupReader(setup);

type Found = z.output<typeof setup>;

/** What figures are given and carry, and each weapon or shield of a figure under a name of its own. */
function judgeEquipment(found: Found, report: Report): void {
  const reading: Reading = {
    options: withDefaults(found.options),
    rules: (slug) => (specialRules.has(slug) ? specialRules.get(slug) : undefined),
  };
  found.groups.forEach(({ figures }, i) => {
    figures.forEach((own, j) => {
      const at = ['groups', i, 'figures', j] as const;
      for (const { path, rule, fr, en } of [...grantFaults(own, reading), ...equipmentFaults(own, reading)])
        report([...at, ...path], `${fr} (${rule})`, `${en} (${rule})`);
      const names = [...own.weapons, ...own.shields].map((one) => one.id);
      eachOnce(names, (k) => [...at, ...placeOf(k, own.weapons.length), 'id'], report);
    });
  });
}

/** Weapons and shields are counted through. */
const placeOf = (k: number, weapons: number): readonly PropertyKey[] => (k < weapons ? ['weapons', k] : ['shields', k - weapons]);

/** Who and what a battle in progress names, and states that figures cannot be in. */
function judgePosition(found: Found, report: Report): void {
  const { position: start, table: ground } = found;
  if (!start) return;
  const at: Report = (path, fr, en) => report(['position', ...path], fr, en);
  const sheets = new Map(found.groups.flatMap(({ figures }) => figures.map((own) => [own.id, own] as const)));
  const names = found.groups.map((one) => one.id);
  const judgeFigure = (name: string | undefined, path: readonly PropertyKey[]): void => {
    if (name !== undefined && !sheets.has(name)) at(path, `figurine inconnue : « ${name} »`, `unknown figure "${name}"`);
  };
  if (start.order && start.order.toSorted().join('\n') !== names.toSorted().join('\n'))
    at(['order'], 'tous les groupes, chacun une fois', 'every group, each once');
  if (start.group !== undefined && !names.includes(start.group)) at(['group'], 'groupe inconnu', 'unknown group');
  for (const [name, state] of Object.entries(start.figures)) {
    judgeFigure(name, ['figures', name]);
    const own = sheets.get(name);
    if (own && (state.vitality ?? 0) > fullVitality(own)) at(['figures', name, 'vitality'], 'trop élevée', 'too high');
    if (state.id !== undefined && state.id !== name) at(['figures', name, 'id'], 'autre nom', 'another name');
    const { perch } = state;
    if (perch && !ground.features.some((one) => one.id === perch.feature))
      at(['figures', name, 'perch'], 'élément inconnu', 'unknown feature');
  }
  if (!Object.values(start.figures).some(isInPlay)) at(['figures'], 'personne n’est en jeu', 'nobody is in play');
  start.chosen?.forEach((name, i) => judgeFigure(name, ['chosen', i]));
  start.drops?.forEach(({ owner }, i) => judgeFigure(owner, ['drops', i, 'owner']));
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
  if (!isInPlay(start.figures[active] ?? { posture: 'reserve' }))
    at(['activation', 'figure'], 'cette figurine n’est pas en jeu', 'this figure is not in play');
}

/** A figure of a position stands unless it says otherwise. */
const isInPlay = ({ posture = 'standing' }: { readonly posture?: Posture }): boolean => ['standing', 'low', 'prone'].includes(posture);
