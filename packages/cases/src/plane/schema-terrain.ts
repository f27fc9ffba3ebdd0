import { blocksSight } from '@escarmouche/space';
import { z } from 'zod';
import { reject } from '../problem.ts';
import { text } from '../text.ts';
import { keyed, word } from '../keyed.ts';
import { flag } from '../values.ts';
import { id, paces, spot } from './values.ts';

const interval = z.tuple([paces, paces]).refine(([from, to]) => from < to, {
  error: 'from < to',
  params: { reason: text('attendu [du plus petit, au plus grand]', 'expected [from the smaller, to the larger]') },
});

const kind = word({
  solid: [
    'building',
    'bâtiment',
    'blocking',
    'wall',
    'mur',
    'crate',
    'caisse',
    'platform',
    'plateforme',
    'plate-forme',
    'roof',
    'toit',
    'rock',
    'rocher',
    'solide',
  ],
  linear: ['linear obstacle', 'obstacle linéaire', 'low wall', 'muret', 'linéaire'],
  small: ['small obstacle', 'petit obstacle'],
  opaque: ['smoke', 'fumée', 'hedge', 'haie', 'fog', 'brouillard'],
  difficult: ['difficult ground', 'terrain difficile', 'difficile'],
  water: ['deep water', 'eau profonde', 'eau'],
  ladder: ['rope', 'échelle', 'corde', 'ladder or rope'],
  void: ['hole', 'vide', 'trou', 'pit', 'fosse'],
});

/** Place of a thing: x and y, a polygon or a disc. */
const shape = {
  x: interval.optional(),
  y: interval.optional(),
  polygon: z.array(spot).min(3).max(100).optional(),
  disc: keyed({ at: spot, radius: z.number().gt(0).max(100) }, { at: ['centre', 'center', 'à'], radius: ['r', 'rayon'] }).optional(),
};

const shapeSpellings = { polygon: ['polygone', 'points'], disc: ['disque', 'circle', 'cercle'] };

export type ShapeSpec = z.output<z.ZodObject<typeof shape>>;

/** Has it one shape and only one? */
function hasOneShape(one: ShapeSpec, context: z.RefinementCtx): boolean {
  const shapes = [one.x !== undefined && one.y !== undefined, one.polygon !== undefined, one.disc !== undefined].filter(Boolean).length;
  if (shapes === 1 && (one.x === undefined) === (one.y === undefined)) return true;
  reject(
    context,
    text(
      'une forme et une seule : « x: [ouest, est] » avec « y: [sud, nord] », « polygon » ou « disc »',
      'one shape and only one: "x: [west, east]" with "y: [south, north]", "polygon" or "disc"',
    ),
  );
  return false;
}

/** A part of the table. */
export const area = keyed(shape, shapeSpellings).transform((one, context) => (hasOneShape(one, context) ? one : z.NEVER));

/** A piece of terrain: where it is (x and y, polygon or disc), how high, and of which kind. */
const feature = keyed(
  {
    id: id.optional(),
    kind,
    ...shape,
    base: paces.optional(),
    height: z.number().gt(0).max(100).optional(),
    top: paces.optional(),
    depth: z.number().gt(0).max(100).optional(),
    climbable: flag.optional(),
  },
  {
    kind: ['type', 'genre', 'sorte'],
    ...shapeSpellings,
    base: ['bottom', 'bas', 'level', 'niveau'],
    height: ['hauteur', 'h', 'high', 'haut'],
    top: ['sommet'],
    depth: ['profondeur', 'deep'],
    climbable: ['escaladable'],
  },
).transform((one, context) => {
  if (!hasOneShape(one, context)) return z.NEVER;
  const upright = blocksSight(one) || one.kind === 'ladder';
  if (upright && one.height === undefined && one.top === undefined) {
    return reject(context, text('il faut sa hauteur : « height: 3 » (pas)', 'its height is needed: "height: 3" (paces)'));
  }
  if (one.kind === 'void' && one.depth === undefined && (one.base ?? 0) >= 0) {
    return reject(context, text('il faut sa profondeur : « depth: 3 » (pas)', 'its depth is needed: "depth: 3" (paces)'));
  }
  return one;
});

export type FeatureSpec = z.output<typeof feature>;

/** Features by name; or a list of features, each with its id. */
export const terrain = z.union([
  z.array(feature).transform((features, context) => {
    const named = features.map((one, i): [string, FeatureSpec] => [one.id ?? `${one.kind}-${i + 1}`, one]);
    if (new Set(named.map(([name]) => name)).size < named.length)
      return reject(context, text('deux éléments du même nom', 'two features of one name'));
    return Object.fromEntries(named);
  }),
  z.record(id, feature),
]);
