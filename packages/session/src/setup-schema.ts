import type { Json, Text } from '@escarmouche/referee';
import { fullVitality, OPTION_KEYS, OPTION_VALUES, specialRules, upgradePosition, type Setup } from '@escarmouche/urss-classic';
import { z } from 'zod';
import { because, parseWith, type Parsed } from './schema-reasons.ts';

/**
 * Set-ups of URSS classic that come from outside: the header of a match file. Everything is named, bounded and checked against everything else,
 * so that what passes can be played, and what does not is told with its place and the reason.
 */

/** Largest coordinate: products of such stay exact. In units. */
const FARTHEST = 1_000_000;
const MOST_FEATURES = 500;
const MOST_GROUPS = 12;
const MOST_FIGURES = 100;

const slugs: ReadonlySet<string> = new Set(specialRules.ids());

/** Names become keys of plain objects: none may be one that every object has. */
const id = z
  .string()
  .min(1)
  .max(100)
  .refine((name) => !(name in {}), because('ce nom est réservé', 'this name is reserved'));
const words = z.string().max(300);
const text = z.strictObject({ fr: words, en: words });
const coordinate = z.int().min(-FARTHEST).max(FARTHEST);
const length = z.int().min(0).max(FARTHEST);
const point = z.strictObject({ x: coordinate, y: coordinate });
const place = z.strictObject({ x: coordinate, y: coordinate, z: coordinate });
const vector = point.refine(({ x, y }) => x !== 0 || y !== 0, because('direction nulle', 'a direction of no length'));
const level = z.enum(['bonus', 'normal', 'malus']);

const shape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('disc'), x: coordinate, y: coordinate, r: length.min(1) }),
  z
    .strictObject({ type: z.literal('polygon'), points: z.array(point).min(3).max(200) })
    .refine(({ points }) => isCounterClockwise(points), because('polygone à l’envers ou sans surface', 'polygon clockwise or empty')),
]);

function isCounterClockwise(points: readonly { x: number; y: number }[]): boolean {
  let area = 0;
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    area += from.x * to.y - to.x * from.y;
  });
  return area > 0;
}

const feature = z
  .strictObject({
    id,
    kind: z.enum(['solid', 'linear', 'small', 'difficult', 'water', 'ladder', 'void']),
    shape,
    base: coordinate,
    top: coordinate,
    climbable: z.boolean().optional(),
    name: text.optional(),
  })
  .refine(({ base, top }) => top >= base, because('le haut est sous le bas', 'the top lies below the base'));

const table = z.strictObject({ width: length.min(1000), height: length.min(1000), features: z.array(feature).max(MOST_FEATURES) });

const grant = z.strictObject({
  id: z.string().refine((slug) => slugs.has(slug), because('règle spéciale inconnue', 'unknown special rule')),
  level: level.optional(),
  value: z.int().min(1).max(100).optional(),
  kind: words.optional(),
});
const grants = z.array(grant).max(40);

const weaponHead = { id, cites: words, name: text, damage: level, rules: grants };
const weapon = z.discriminatedUnion('class', [
  z.strictObject({ ...weaponHead, class: z.literal('melee'), hands: z.union([z.literal(1), z.literal(2)]).optional() }),
  z.strictObject({ ...weaponHead, class: z.enum(['shooting', 'thrown']), range: length }),
]);

const armour = z.strictObject({
  id,
  cites: words,
  name: text,
  class: z.enum(['armour', 'shield']),
  save: level,
  arc: z.enum(['all', 'front']),
  against: z.array(z.enum(['melee', 'shooting', 'powers'])).optional(),
});

const sheet = z.strictObject({
  id,
  name: words,
  group: id,
  profile: z.strictObject({ id: words, cites: words, name: text }),
  types: z.array(words).max(20),
  combat: level,
  shooting: level,
  morale: level,
  damage: level,
  actions: z.int().min(1).max(4),
  weapons: z.array(weapon).max(20),
  armour: z.array(armour).max(5),
  rules: grants,
});

const zone = z.strictObject({
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  front: z.enum(['north', 'south', 'east', 'west']),
});

const group = z.strictObject({ id, name: words, side: id, seat: id, zone, figures: z.array(sheet).max(MOST_FIGURES) });

const mark = z.union([z.string().max(300), z.number(), z.boolean(), z.array(z.string().max(300)).max(500)]);
const marks = z.record(id, mark);
const ids = z.array(id).max(1000);

const figure = z.strictObject({
  ...place.partial({ z: true }).shape,
  id: id.optional(),
  facing: vector.optional(),
  posture: z.enum(['reserve', 'standing', 'prone', 'out', 'fled']).optional(),
  vitality: z.int().min(0).max(6).optional(),
  activated: z.boolean().optional(),
  alert: z.boolean().optional(),
  perch: z.strictObject({ feature: id, on: z.enum(['wall', 'ladder']) }).optional(),
  demoralised: z.boolean().optional(),
  marks: marks.optional(),
});

const activation = z
  .strictObject({
    figure: id,
    left: z.int().min(0).max(10).optional(),
    done: ids.optional(),
    runUp: z.strictObject({ from: place, direction: vector, length: z.number().min(0).max(FARTHEST) }).optional(),
    encore: id.optional(),
    fled: z.boolean().optional(),
    marks: marks.optional(),
  })
  // Files from before may hold marks, which no rule read.
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'marks')));

const passing = z
  .array(z.strictObject({ rule: id, figure: id, of: id.optional(), value: mark, until: z.enum(['activation', 'turn']) }))
  .max(1000);

const position = z.strictObject({
  order: ids,
  turn: z.int().min(0).max(100_000).optional(),
  group: id.optional(),
  figures: z.record(id, figure),
  effects: z
    .array(z.strictObject({ rule: id, on: id, by: id }))
    .max(1000)
    .optional(),
  passing: passing.optional(),
  activation: activation.optional(),
});

const options = z.strictObject(
  Object.fromEntries(OPTION_KEYS.map((key) => [key, z.enum(OPTION_VALUES[key] as unknown as readonly [string, ...string[]]).optional()])),
);

const setupSchema = z
  .strictObject({
    adaptation: id,
    options,
    table,
    groups: z.array(group).min(1).max(MOST_GROUPS),
    position: z.preprocess(upgradePosition, position.optional()),
  })
  .superRefine((found, context) => {
    for (const { path, fr, en } of contradictions(found as unknown as Setup)) {
      context.addIssue({ code: 'custom', message: en, params: { reason: { fr, en } }, path: [...path] });
    }
  });

interface Contradiction extends Text {
  readonly path: readonly PropertyKey[];
}

/** What each part allows and the whole does not: names used twice or by nobody, figures in no state to be in. */
function contradictions({ table: { features }, groups, position: start }: Setup): Contradiction[] {
  const wrong: Contradiction[] = [];
  const report = (path: readonly PropertyKey[], fr: string, en: string): void => void wrong.push({ path, fr, en });
  const taken = (names: readonly string[], path: (i: number) => readonly PropertyKey[]): void => {
    names.forEach((name, i) => names.indexOf(name) < i && report(path(i), `« ${name} » est déjà pris`, `"${name}" is already taken`));
  };
  taken(
    features.map((one) => one.id),
    (i) => ['table', 'features', i, 'id'],
  );
  taken(
    groups.map((one) => one.id),
    (i) => ['groups', i, 'id'],
  );
  const sheets = groups.flatMap((one, i) =>
    one.figures.map((own, j) => ({ own, group: one.id, path: ['groups', i, 'figures', j] as const })),
  );
  taken(
    sheets.map(({ own }) => own.id),
    (i) => [...(sheets[i]?.path ?? []), 'id'],
  );
  for (const { own, group: of, path } of sheets) {
    if (own.group !== of) report([...path, 'group'], 'autre groupe que celui où elle est', 'another group than the one it is in');
    taken(
      own.weapons.map((one) => one.id),
      (i) => [...path, 'weapons', i, 'id'],
    );
  }
  if (start) wrong.push(...contradictionsOfStart(start, groups, features));
  return wrong;
}

function contradictionsOfStart(
  start: NonNullable<Setup['position']>,
  groups: Setup['groups'],
  features: Setup['table']['features'],
): Contradiction[] {
  const wrong: Contradiction[] = [];
  const at = (path: readonly PropertyKey[], fr: string, en: string): void => void wrong.push({ path: ['position', ...path], fr, en });
  const sheets = new Map(groups.flatMap((one) => one.figures.map((own) => [own.id, own])));
  const isFigure = (name: string, path: readonly PropertyKey[]): void => {
    if (!sheets.has(name)) at(path, `figurine inconnue : « ${name} »`, `unknown figure "${name}"`);
  };
  const names = groups.map((one) => one.id);
  if (start.order.toSorted().join('\n') !== names.toSorted().join('\n'))
    at(['order'], 'tous les groupes, chacun une fois', 'every group, each once');
  if (start.group !== undefined && !names.includes(start.group)) at(['group'], 'groupe inconnu', 'unknown group');
  for (const [name, state] of Object.entries(start.figures)) {
    isFigure(name, ['figures', name]);
    const own = sheets.get(name);
    if (own && (state.vitality ?? 0) > fullVitality(own)) at(['figures', name, 'vitality'], 'trop élevée', 'too high');
    if (state.id !== undefined && state.id !== name) at(['figures', name, 'id'], 'autre nom', 'another name');
    const { perch } = state;
    if (perch && !features.some((one) => one.id === perch.feature)) at(['figures', name, 'perch'], 'élément inconnu', 'unknown feature');
  }
  const inPlay = Object.values(start.figures).some(({ posture = 'standing' }) => posture === 'standing' || posture === 'prone');
  if (!inPlay) at(['figures'], 'personne n’est en jeu', 'nobody is in play');
  (start.passing ?? []).forEach((one, i) => {
    isFigure(one.figure, ['passing', i, 'figure']);
    if (one.of !== undefined) isFigure(one.of, ['passing', i, 'of']);
  });
  (start.effects ?? []).forEach((effect, i) => {
    isFigure(effect.on, ['effects', i, 'on']);
    isFigure(effect.by, ['effects', i, 'by']);
    if (!slugs.has(effect.rule) || !specialRules.get(effect.rule).effect) at(['effects', i, 'rule'], 'effet inconnu', 'unknown effect');
  });
  const active = start.activation?.figure;
  if (active === undefined) return wrong;
  isFigure(active, ['activation', 'figure']);
  const { posture } = start.figures[active] ?? { posture: 'reserve' };
  if (posture !== undefined && posture !== 'standing' && posture !== 'prone') {
    at(['activation', 'figure'], 'cette figurine n’est pas en jeu', 'this figure is not in play');
  }
  if (sheets.get(active)?.group !== (start.group ?? start.order[0])) {
    at(['activation', 'figure'], 'ce n’est pas à son groupe de jouer', 'it is not its group’s turn');
  }
  return wrong;
}

export type ParsedSetup = Parsed<Setup>;

/** Reads a set-up that comes from outside. Never throws; the reason begins with the place: "setup.groups[0].figures[2].combat: …". */
export const parseSetup = (json: Json): ParsedSetup => parseWith<Setup>(setupSchema, json);
