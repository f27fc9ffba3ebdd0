import { NOBODY } from '@escarmouche/referee';
import { agrees, eachOnce, id, list, optionsOf, setupReader, type Data, type Report } from '@escarmouche/referee/schema';
import { grouped, groups, judgeNames, judgePosition, turn } from '@escarmouche/skirmish/plane/schema';
import { coordinate, table } from '@escarmouche/space/schema';
import { judgeNpcs, judgeScenario, npcs, scenario } from '@escarmouche/skirmish/plane';
import * as z from 'zod/mini';
import { sheet, type RuleGrant } from './content.ts';
import { fullVitality } from './figures.ts';
import { meetsNeed } from './npc-needs.ts';
import { OPTION_VALUES } from './options.ts';
import { specialRules } from './registry.ts';
import { activation, effects, figure, noise, passing, type Posture } from './state.ts';
import { upgradePosition } from './upgrade.ts';

const MOST_GROUPS = 12;
const MOST_FIGURES = 100;

const group = z.strictObject({ ...grouped, figures: list(sheet, MOST_FIGURES) });

/** A battle in progress. Members left out are as at the start of a turn with every figure sound. */
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

/** A battle about to begin, complete in itself: groups, table, readings of the rules. */
const setup = z
  .strictObject({
    adaptation: id,
    options: optionsOf(OPTION_VALUES),
    table,
    groups: list(group, MOST_GROUPS).check(z.minLength(1)),
    scenario: z.optional(scenario),
    npcs: z.optional(npcs),
    /** The real table is not on the map: persons tell what a deed needs of its target. */
    unmeasured: z.optional(z.literal(true)),
    /** To start in the middle: figures that have played, their places and states. */
    position: z.pipe(z.transform(upgradePosition), z.optional(position)),
  })
  .check(agrees(judgeNames), agrees(judgeGear), agrees(judgeProgress), agrees(judgeScenario), agrees(judgeRoles));

export type Setup = Data<typeof setup>;
export type GroupSetup = Data<typeof group>;
export type Position = Data<typeof position>;

/** Reads a set-up that comes from outside, such as the header of a match file. */
export const parseSetup = setupReader(setup);

type Found = z.output<typeof setup>;

function judgeRoles(found: Found, report: Report): void {
  judgeNpcs(found, meetsNeed, report);
}

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

/** A battle in progress: facts of any position, groups that have heard a noise, and the group that plays. */
function judgeProgress(found: Found, report: Report): void {
  const { position: start, table: ground, groups: all } = found;
  if (!start) return;
  const at: Report = (path, fr, en) => report(['position', ...path], fr, en);
  const sheets = sheetsOf(found).map(({ sheet: own }) => own);
  const vitality = new Map(sheets.map((own) => [own.id, fullVitality(own)]));
  judgePosition(start, { table: ground, groups: all, vitality, postures: IN_PLAY, lasts }, at);
  const played = new Set(all.flatMap(({ seat, figures }) => (seat === NOBODY ? [] : figures.map((own) => own.id))));
  for (const [name, { alert }] of Object.entries(start.figures)) {
    if (alert && !played.has(name))
      at(['figures', name, 'alert'], 'qui se joue tout seul ne se met pas en alerte', 'who plays by itself takes no alert stance');
  }
  start.noise?.heardBy.forEach((name, i) => {
    if (!all.some((one) => one.id === name)) at(['noise', 'heardBy', i], 'groupe inconnu', 'unknown group');
  });
  const active = start.activation?.figure;
  const own = sheets.find((one) => one.id === active)?.group;
  if (active !== undefined && own !== (start.group ?? start.order[0]))
    at(['activation', 'figure'], 'ce n’est pas à son groupe de jouer', 'it is not its group’s turn');
}

const lasts = (rule: string): boolean => specialRules.has(rule) && specialRules.get(rule).effect !== undefined;

const IN_PLAY: readonly Posture[] = ['standing', 'prone'];
