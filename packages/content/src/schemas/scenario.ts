import { MOST_PARTS, objective, turn, when, who } from '@escarmouche/skirmish/plane/scenario/schema';
import { OPTION_VALUES, type Options } from '@escarmouche/urss-classic/options';
import { OPTION_VALUES as KIT_OPTION_VALUES, type Options as KitOptions } from '@escarmouche/urss-kit/options';
import { z } from 'zod';
import { $schema, optionsOf, shortText, slug, text } from './common.ts';
import * as kit from './kit.ts';
import { battleMap, height, place, shape, zone } from './map.ts';
import { bandFigure } from './pack.ts';
import { npcsWith, role } from './roles.ts';

const balance = z
  .strictObject({
    opponent: shortText.meta({ description: 'The bot of every side, with its day.' }),
    battles: z.int().min(1),
    seed: shortText,
    wins: z.record(slug, z.int().min(0)).meta({ description: 'Battles won, by side.' }),
    draws: z.int().min(0),
    meanTurns: z.number().min(0),
    intended: text.optional().meta({ description: 'Why one side is meant to win more often.' }),
  })
  .optional()
  .meta({ description: 'Results of `escarmouche simulate --scenario`.' });

/** The head of a scenario of any system. */
const head = {
  $schema,
  id: slug,
  name: text,
  story: text,
  minutes: z.int().min(5).max(240).meta({ description: 'Length for two people.' }),
  difficulty: z.int().min(1).max(3).meta({ description: '1: a first battle; 3: for players who know the rules.' }),
  balance,
};

const parts = <S extends z.core.SomeType>(part: S) => z.array(part).max(MOST_PARTS);
const spot = z.strictObject({ x: place, y: place, z: height.optional() }).meta({ description: 'A place, in paces.' });
const deployment = z
  .union([z.int().min(1).max(6), zone], { error: 'deployment' })
  .meta({ description: 'The number of a zone of the map, from 1, or a rectangle in paces.' });
const whose = who.check(z.meta({ description: 'Ids of figures, or of groups: all their figures.' }));

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const MOST_FIGURES = 40;

const readyBands = z.array(slug).min(1).max(20).meta({ description: 'Ready bands to choose from, the usual one first.' });

/** Groups whose figures are given, or whose bands are to be chosen. */
const groupsOf = <Seat extends z.core.SomeType, Figure extends z.core.SomeType>(seat: Seat, figure: Figure) =>
  z
    .array(
      z
        .strictObject({
          id: slug,
          name: text,
          side: slug,
          zone: deployment,
          seat,
          figures: z.array(figure).min(1).max(MOST_FIGURES).optional(),
          choices: readyBands.optional(),
          by: z
            .enum(['person', 'npc'])
            .optional()
            .meta({ description: 'The player that the scenario is made for: a person, or the NPC document.' }),
          budget: z.int().min(1).optional().meta({ description: 'Beside the choices: any band of this world with no higher worth.' }),
        })
        .refine(({ figures, choices }) => (figures === undefined) !== (choices === undefined), {
          error: 'figuresOrChoices',
          path: ['figures'],
        })
        .refine(({ choices, budget }) => budget === undefined || choices !== undefined, { error: 'budgetOfChoices', path: ['budget'] }),
    )
    .min(2)
    .max(12);

/** A figure of a group may have an id, and a role as an NPC. */
const own = { id: slug.optional(), role: z.optional(role).check(z.meta({ description: 'Mission and behaviour as an NPC.' })) };
const classicGroups = groupsOf(
  z.enum([...SEATS, 'automaton']).meta({ description: 'The player; zombies play themselves: automaton.' }),
  bandFigure.extend(own),
);
const kitFigure = kit.bandFigure.extend({
  ...own,
  rules: kit.grants.optional().meta({ description: 'Special rules beside those of the profile, such as Zig-Zag.' }),
});
const kitGroups = groupsOf(z.enum(SEATS).meta({ description: 'The player.' }), kitFigure);

const happening = z.strictObject({
  id: slug,
  text,
  when: z.union(when.def.options, { error: 'when' }),
  arrivals: z
    .strictObject({ figures: whose, zone: deployment })
    .optional()
    .meta({ description: 'Figures that wait off the table until now, and their place of arrival.' }),
});

const namedZone = z.strictObject({ id: slug, name: text, shape });

/** A battle of figures on a ready map. Lengths in paces. */
const battle = {
  ...head,
  adaptation: slug.meta({ description: 'The world, or the pack, of its figures.' }),
  map: z.union([slug, battleMap]).meta({ description: 'A ready map, or one of its own, as in a file of maps.' }),
  turns: z.optional(turn).meta({ description: 'The last turn; without end when absent.' }),
  zones: parts(namedZone),
  tokens: parts(z.strictObject({ id: slug, name: text, at: spot })),
  objectives: parts(objective),
  npcs: npcsWith(parts(namedZone)),
};

const kitOptions = optionsOf<KitOptions>(KIT_OPTION_VALUES);

const classicBattle = z.strictObject({
  ...battle,
  system: z.literal('urss-classic'),
  options: optionsOf<Options>(OPTION_VALUES),
  editions: z
    .strictObject({
      'urss-kit': z.strictObject({
        options: kitOptions,
        choices: z.record(slug, readyBands).optional(),
        deployment: z.record(slug, deployment).optional(),
        balance,
      }),
    })
    .optional()
    .meta({
      description:
        'Other editions that it can be played in, with its readings of their rules, its choices and deployment zones by group in place of the usual ones, and what was measured.',
    }),
  groups: classicGroups,
  happenings: parts(happening.extend({ noise: spot.optional() })),
});

/** The kit has no rule for noise. */
const kitBattle = z.strictObject({
  ...battle,
  system: z.literal('urss-kit'),
  options: kitOptions,
  groups: kitGroups,
  happenings: parts(happening),
});

/** One kind a system. */
export const scenario = z.discriminatedUnion('system', [classicBattle, kitBattle]);
