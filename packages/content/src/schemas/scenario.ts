import { MOST_PARTS, objective, turn, when, who } from '@escarmouche/skirmish/plane/scenario/schema';
import { OPTION_VALUES, type Options } from '@escarmouche/urss-classic/options';
import { z } from 'zod';
import { $schema, shortText, slug, text } from './common.ts';
import { height, place, shape, zone } from './map.ts';
import { bandFigure } from './pack.ts';

/** What a scenario of any system says of itself. */
const head = {
  $schema,
  id: slug,
  name: text,
  story: text,
  minutes: z.int().min(5).max(240).meta({ description: 'How long it takes two people.' }),
  difficulty: z.int().min(1).max(3).meta({ description: '1: a first battle; 3: for those who know the rules.' }),
  balance: z
    .strictObject({
      opponent: shortText.meta({ description: 'Which machine player played every side, and of which day.' }),
      battles: z.int().min(1),
      seed: shortText,
      wins: z.record(slug, z.int().min(0)).meta({ description: 'Battles won, by side.' }),
      draws: z.int().min(0),
      meanTurns: z.number().min(0),
      intended: text.optional().meta({ description: 'Why one side is meant to win more often.' }),
    })
    .optional()
    .meta({ description: 'What `escarmouche simulate --scenario` measured.' }),
};

const parts = <S extends z.core.SomeType>(part: S) => z.array(part).max(MOST_PARTS);
const spot = z.strictObject({ x: place, y: place, z: height.optional() }).meta({ description: 'A place, in paces.' });
const deployment = z
  .union([z.int().min(1).max(6), zone], { error: 'deployment' })
  .meta({ description: 'The number of a zone of the map, from 1, or a rectangle in paces.' });
const whose = who.check(z.meta({ description: 'Ids of figures, or of groups: all their figures.' }));

const group = z
  .strictObject({
    id: slug,
    name: text,
    side: slug,
    seat: z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'automaton']).meta({ description: 'Who plays it; zombies play themselves: automaton.' }),
    zone: deployment,
    figures: z
      .array(bandFigure.extend({ id: slug.optional() }))
      .min(1)
      .max(40)
      .optional(),
    choices: z.array(slug).min(1).max(20).optional().meta({ description: 'Ready bands to choose from, the usual one first.' }),
    budget: z.int().min(1).optional().meta({ description: 'Beside the choices: any band of this world that is worth no more.' }),
  })
  .refine(({ figures, choices }) => (figures === undefined) !== (choices === undefined), { error: 'figuresOrChoices', path: ['figures'] })
  .refine(({ choices, budget }) => budget === undefined || choices !== undefined, { error: 'budgetOfChoices', path: ['budget'] });

const options = Object.entries(OPTION_VALUES).map(([key, values]) => [key, z.enum(values).optional()]);

/** A battle of figures on a ready map. Lengths in paces. */
const battle = z.strictObject({
  ...head,
  system: z.literal('urss-classic'),
  adaptation: slug,
  map: slug.meta({ description: 'A ready map.' }),
  turns: z.optional(turn).meta({ description: 'The last turn; without end when absent.' }),
  options: (z.strictObject(Object.fromEntries(options)) as unknown as z.ZodType<Partial<Options>, Partial<Options>>).optional(),
  groups: z.array(group).min(2).max(12),
  zones: parts(z.strictObject({ id: slug, name: text, shape })),
  tokens: parts(z.strictObject({ id: slug, name: text, at: spot })),
  objectives: parts(objective),
  happenings: parts(
    z.strictObject({
      id: slug,
      text,
      when: z.union(when.def.options, { error: 'when' }),
      arrivals: z
        .strictObject({ figures: whose, zone: deployment })
        .optional()
        .meta({ description: 'Figures that wait off the table until now, and where they come on.' }),
      noise: spot.optional(),
    }),
  ),
});

/** One kind a system. */
export const scenario = z.discriminatedUnion('system', [battle]);
