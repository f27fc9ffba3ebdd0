import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import { specialRolls } from './specials.ts';
import { id } from '../plane/values.ts';

const face = z.int().min(1).max(100);

/** What a roll decides. */
export const purpose = word<string>({
  order: ['ordre', 'order of play', 'initiative', 'ordre de jeu'],
  combat: ['fight', 'combattre'],
  shooting: ['tir', 'shoot', 'shot', 'tirer'],
  damage: ['dégâts', 'dégât', 'damages'],
  save: ['svg', 'sauvegarde', 'saves'],
  morale: ['moral', 'fear', 'peur', 'terror', 'terreur', 'demoralisation'],
  d3: ['1d3', 'coup fatal'],
  power: ['pouvoir', 'force', 'heal', 'guérison', 'test'],
  scatter: ['tirage', 'random target'],
  ...specialRolls,
});

/** Dice with what they are thrown for, which is compared with the roll that asks for them. */
const marked = keyed(
  { for: purpose.optional(), who: id.optional(), against: id.optional(), faces: z.array(face).min(1).max(100) },
  {
    for: ['pour', 'purpose', 'roll', 'jet'],
    who: ['qui', 'figure', 'by', 'of', 'de', 'par'],
    against: ['contre', 'target', 'cible', 'on', 'sur'],
    faces: ['dice', 'dés', 'throws', 'values'],
  },
).transform((roll) => ({ ...roll, whole: true }));

/** A plain face, a whole roll as a list, or a roll with what it is for. */
const entry = z.union([
  face.transform((one) => ({ faces: [one], whole: false })),
  z
    .array(face)
    .min(1)
    .max(100)
    .transform((faces) => ({ faces, whole: true })),
  marked,
]);

/** A list; or the faces as text: "3 4 6". */
export const dice = z.preprocess((value) => {
  if (typeof value === 'number') return [value];
  return typeof value === 'string'
    ? value
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number)
    : value;
}, z.array(entry).max(2000));
