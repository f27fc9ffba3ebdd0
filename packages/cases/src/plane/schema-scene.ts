import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import { flag } from '../values.ts';
import { id, paces, spot } from './values.ts';

/** Places where figures come on. */
export const deployment = keyed(
  {
    x: z.tuple([paces, paces]),
    y: z.tuple([paces, paces]),
    front: word({ north: ['nord'], south: ['sud'], east: ['est'], west: ['ouest'] }),
  },
  { front: ['devant', 'avant'] },
);

/** The figures of a group, or more about it. */
export const group = z.preprocess(
  (value) => (Array.isArray(value) ? { figures: value as unknown[] } : value),
  keyed(
    {
      figures: z.array(id).optional(),
      side: id.optional(),
      seat: id.optional(),
      name: id.optional(),
      automaton: flag.optional(),
      zone: deployment.optional(),
    },
    {
      figures: ['figurines', 'members'],
      side: ['camp'],
      seat: ['siège', 'player', 'joueur'],
      name: ['nom'],
      automaton: ['automate', 'automatic', 'by itself', 'd’elle-même'],
      zone: ['deployment', 'déploiement'],
    },
  ),
);

export type GroupCase = z.output<typeof group>;

export const table = keyed(
  {
    width: z.number().min(6).max(200),
    height: z.number().min(6).max(200),
    origin: z.union([spot, word({ corner: ['coin', 'south-west', 'sud-ouest', 'sw'], centre: ['center', 'middle', 'milieu'] })]).optional(),
  },
  { width: ['largeur'], height: ['hauteur', 'depth', 'profondeur'], origin: ['origine'] },
);

/** Things by their names, not too many. */
export const mapped = <S extends z.ZodType>(schema: S) =>
  z.record(id, schema).refine((entries) => Object.keys(entries).length <= 200, { error: 'at most 200' });
