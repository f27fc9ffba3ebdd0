import { z } from 'zod';
import { keyed } from '../keyed.ts';
import { id } from './values.ts';

const face = z.int().min(1).max(100);

/** Dice with what they are thrown for, which is compared with the roll that asks for them. */
const marked = (purpose: z.ZodType<string>) =>
  keyed(
    { for: purpose.optional(), who: id.optional(), against: id.optional(), faces: z.array(face).min(1).max(100) },
    {
      for: ['pour', 'purpose', 'roll', 'jet'],
      who: ['qui', 'figure', 'by', 'of', 'de', 'par'],
      against: ['contre', 'target', 'cible', 'on', 'sur'],
      faces: ['dice', 'dés', 'throws', 'values'],
    },
  ).transform((roll) => ({ ...roll, whole: true }));

/** A plain face, a whole roll as a list, or a roll with what it is for. */
const entry = (purpose: z.ZodType<string>) =>
  z.union([
    face.transform((one) => ({ faces: [one], whole: false })),
    z
      .array(face)
      .min(1)
      .max(100)
      .transform((faces) => ({ faces, whole: true })),
    marked(purpose),
  ]);

/** A list; or the faces as text: "3 4 6". `purpose`: the words for what a roll decides. */
export const diceOf = (purpose: z.ZodType<string>) =>
  z.preprocess(
    (value) => {
      if (typeof value === 'number') return [value];
      return typeof value === 'string'
        ? value
            .split(/[\s,]+/)
            .filter(Boolean)
            .map(Number)
        : value;
    },
    z.array(entry(purpose)).max(2000),
  );
