import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import { flag, listOf } from '../values.ts';
import { facing, id, paces, spot } from './values.ts';

/** Place and facing of a figure. */
export const placeFacts = {
  at: spot.optional(),
  within: paces.optional(),
  facing: facing.optional(),
  degrees: z.number().min(0).max(180).optional(),
};

export const placeSpellings = {
  at: ['position', 'à', 'place', 'pos'],
  within: ['tolerance', 'tolérance', 'à près'],
  facing: ['orientation', 'faces', 'regarde', 'face'],
  degrees: ['facing tolerance', 'degrés'],
};

export type PlaceFacts = z.output<z.ZodObject<typeof placeFacts>>;

const sight = keyed(
  {
    from: id,
    to: id,
    hidden: z.number().min(0).max(1).optional(),
    within: z.number().optional(),
    visible: flag.optional(),
    cover: z.union([word({ none: ['aucun', 'sans'], light: ['léger', 'legere'], heavy: ['lourd', 'lourde'] }), flag]).optional(),
  },
  {
    from: ['de', 'looker', 'by'],
    to: ['à', 'vers', 'target', 'of'],
    hidden: ['cachée', 'hidden share', 'part cachée'],
    within: ['tolerance', 'tolérance'],
    visible: ['vue', 'seen'],
    cover: ['couvert'],
  },
);

const distance = keyed(
  {
    from: id,
    to: id,
    is: paces.optional(),
    within: z.number().optional(),
    atLeast: paces.optional(),
    atMost: paces.optional(),
  },
  {
    from: ['de'],
    to: ['à', 'vers'],
    is: ['paces', 'pas', 'vaut', 'value', 'distance'],
    within: ['tolerance', 'tolérance'],
    atLeast: ['au moins', 'min', 'least'],
    atMost: ['au plus', 'max', 'most'],
  },
);

const arc = keyed(
  { of: id, holds: id, is: word({ front: ['avant'], rear: ['arrière', 'back'] }) },
  { of: ['de', 'figure'], holds: ['who', 'qui', 'for', 'contains', 'to', 'target'], is: ['arc', 'est'] },
);

/** Geometry between two figures. */
export const geometryFacts = {
  sight: listOf(sight).optional(),
  distance: listOf(distance).optional(),
  arc: listOf(arc).optional(),
};

export const geometrySpellings = {
  sight: ['vue', 'sees', 'line of sight', 'ligne de vue'],
  distance: ['distances'],
  arc: ['arcs'],
};

export type GeometryFacts = z.output<z.ZodObject<typeof geometryFacts>>;
