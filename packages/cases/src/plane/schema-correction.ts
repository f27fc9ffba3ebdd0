import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import { flag, listOf } from '../values.ts';
import { facing, id, spot } from './values.ts';

/** Facts that persons tell of a real table: how a figure is, and how two stand to each other. */

const FARTHEST = 300;

export const telling = keyed(
  {
    from: id,
    to: id,
    distance: z.number().min(0).max(FARTHEST).optional(),
    hidden: z.int().min(0).max(100).optional(),
    seen: flag.optional(),
    side: word({ front: ['face', 'de face'], rear: ['dos', 'dans le dos', 'behind'] }).optional(),
  },
  {
    from: ['de', 'depuis'],
    to: ['à', 'vers'],
    hidden: ['cachée', 'caché', 'cover', 'couvert'],
    seen: ['vue', 'vu', 'en vue'],
    side: ['côté', 'arc'],
  },
);

/** Members of the correction of a figure in every game on a plane; `condition`: states as a game calls them. */
export const correctionMembers = <C extends z.ZodType>(condition: C) => ({
  figure: id,
  at: spot.optional(),
  facing: facing.optional(),
  state: listOf(condition).optional(),
  vitality: z.int().min(0).max(100).optional(),
  alert: flag.optional(),
  activated: flag.optional(),
  tested: flag.optional(),
  left: z.int().min(0).max(10).optional(),
  unloaded: listOf(id).optional(),
  on: id.optional(),
});

export const correctionSpellings = {
  figure: ['figurine', 'who', 'qui'],
  at: ['position', 'à', 'place', 'pos'],
  facing: ['orientation', 'faces', 'regarde', 'face'],
  state: ['état', 'posture', 'states'],
  vitality: ['vitalité', 'pv', 'vie'],
  alert: ['alerte', 'en alerte'],
  activated: ['activée', 'has played', 'a joué'],
  tested: ['démoralisée', 'demoralised', 'a testé'],
  left: ['actions left', 'reste', 'actions restantes'],
  unloaded: ['déchargée', 'déchargées', 'not loaded', 'à recharger'],
  on: ['sur', 'hangs on', 'accrochée à'],
};

export type TellingSpec = z.output<typeof telling>;
export type CorrectionSpec = z.output<z.ZodObject<ReturnType<typeof correctionMembers<z.ZodType<string>>>>>;
