import { NOBODY } from '@escarmouche/referee';
import { agrees, eachOnce, id, list, optionsOf, setupReader, type Data, type Report } from '@escarmouche/referee/schema';
import { judgeNpcs, judgeScenario, npcs, scenario } from '@escarmouche/skirmish/plane';
import { grouped, groups, judgeFigure, judgeNames, judgePosition, turn } from '@escarmouche/skirmish/plane/schema';
import { coordinate, shape, table } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import { sheet } from './content.ts';
import { equipmentFaults, type Reading } from './equipment.ts';
import { fullVitality } from './figures.ts';
import { grantFaults } from './grants.ts';
import { meetsNeed } from './npc-needs.ts';
import { OPTION_VALUES, withDefaults } from './options.ts';
import { specialRules } from './registry.ts';
import { activation, drops, effects, figure, passing, type Posture } from './state.ts';

const MOST_GROUPS = 12;
const MOST_FIGURES = 100;
const MOST_EXITS = 50;

const group = z.strictObject({ ...grouped, figures: list(sheet, MOST_FIGURES) });

/** A battle in progress. Members left out are as at the start of a turn with every figure sound. */
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

/** A battle about to begin, complete in itself: groups, table, readings of the rules. */
const setup = z
  .strictObject({
    options: optionsOf(OPTION_VALUES),
    table,
    groups: list(group, MOST_GROUPS).check(z.minLength(1)),
    /** Exits of the table; every point of its edge when absent. */
    exits: z.optional(list(shape, MOST_EXITS)),
    scenario: z.optional(scenario),
    npcs: z.optional(npcs),
    /** The real table is not on the map: persons tell what a deed needs of its target. */
    unmeasured: z.optional(z.literal(true)),
    /** To start in the middle: figures that have played, their places and states. */
    position: z.optional(position),
  })
  .check(agrees(judgeNames), agrees(judgeSeats), agrees(judgeEquipment), agrees(judgeProgress), agrees(judgeScenario), agrees(judgeRoles));

export type Setup = Data<typeof setup>;
export type GroupSetup = Data<typeof group>;
export type Position = Data<typeof position>;

/** Reads a set-up that comes from outside, such as the header of a match file. */
export const parseSetup = setupReader(setup);

type Found = z.output<typeof setup>;

function judgeRoles(found: Found, report: Report): void {
  judgeNpcs(found, meetsNeed, report);
}

/** The kit has no rules for groups that play by themselves. */
function judgeSeats({ groups: all }: Found, report: Report): void {
  all.forEach(({ seat }, i) => {
    if (seat === NOBODY) report(['groups', i, 'seat'], 'dans le kit, rien ne se joue tout seul', 'in the kit nothing plays itself');
  });
}

/** Rules and things of figures, and each weapon or shield of a figure under a name of its own. */
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

/** A battle in progress: facts of any position, figures chosen by the sides, and owners of weapons that lie about. */
function judgeProgress({ position: start, table: ground, groups: all }: Found, report: Report): void {
  if (!start) return;
  const at: Report = (path, fr, en) => report(['position', ...path], fr, en);
  const vitality = new Map(all.flatMap(({ figures }) => figures.map((own) => [own.id, fullVitality(own)] as const)));
  judgePosition(start, { table: ground, groups: all, vitality, postures: IN_PLAY, lasts }, at);
  const known = judgeFigure({ vitality }, at);
  start.chosen?.forEach((name, i) => known(name, ['chosen', i]));
  start.drops?.forEach(({ owner }, i) => known(owner, ['drops', i, 'owner']));
}

const lasts = (rule: string): boolean => specialRules.has(rule) && specialRules.get(rule).effect !== undefined;

const IN_PLAY: readonly Posture[] = ['standing', 'low', 'prone'];
