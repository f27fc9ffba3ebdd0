import {
  agrees,
  eachOnce,
  id,
  list,
  optionsOf,
  setupReader,
  text,
  whole,
  words,
  type Data,
  type Report,
} from '@escarmouche/referee/schema';
import { cubeNamed, gridOf, isOn } from '@escarmouche/space/cubes';
import { cubeMap } from '@escarmouche/space/cubes/schema';
import { coordinate } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import { mission, sheet } from './content.ts';
import { OPTION_VALUES } from './options.ts';
import { setup as open } from './opening.ts';
import { specialRules } from './registry.ts';
import { activation, changing, figure, turn } from './state.ts';
import { validate } from './validate.ts';

const MOST_FIGURES = 40;
const MOST_POINTS = 100;

const group = z.strictObject({
  id,
  name: z.union([words, text]),
  side: id,
  seat: id,
  /** Victory points that the team begins with: a handicap of the other one. */
  points: z.optional(whole(0, MOST_POINTS)),
  figures: list(sheet, MOST_FIGURES).check(z.minLength(1)),
});

/** A battle in progress. Members left out are as at the start of a Turn with every figure sound. */
const position = z.strictObject({
  round: z.optional(changing.shape.round),
  initiative: z.optional(id),
  zones: z.optional(changing.shape.zones),
  figures: z.record(id, z.extend(z.partial(figure), { x: coordinate, y: coordinate, z: coordinate })),
  pools: z.optional(changing.shape.pools),
  points: z.optional(changing.shape.points),
  tokens: z.optional(changing.shape.tokens),
  smoke: z.optional(changing.shape.smoke),
  finished: z.optional(id),
  turn: z.extend(z.partial(turn), { seat: id }),
  activation: z.optional(z.extend(z.partial(activation), { figure: id })),
});

/** A battle about to begin, complete in itself: two strike teams, scenery, a mission, readings of the rules. */
const setup = z
  .strictObject({
    options: optionsOf(OPTION_VALUES),
    map: cubeMap,
    mission,
    /** Item tokens in the bag (DZ-ITEM-POOL). */
    bag: changing.shape.bag,
    groups: list(group, 2).check(z.minLength(2)),
    position: z.optional(position),
  })
  .check(agrees(judgeTeams), agrees(judgeMission), agrees(judgeState));

export type Setup = Data<typeof setup>;
export type Position = Data<typeof position>;

/** Reads a set-up that comes from outside, such as the header of a match file. */
export const parseSetup = setupReader(setup);

type Found = z.output<typeof setup>;

function judgeTeams({ groups, position: start }: Found, report: Report): void {
  for (const key of ['id', 'side', 'seat'] as const) {
    eachOnce(
      groups.map((one) => one[key]),
      (i) => ['groups', i, key],
      report,
    );
  }
  const all = groups.flatMap(({ figures }, i) => figures.map((own, j) => ({ own, at: ['groups', i, 'figures', j] as const })));
  eachOnce(
    all.map(({ own }) => own.id),
    (i) => [...(all[i]?.at ?? []), 'id'],
    report,
  );
  for (const { own, at } of all) {
    const grants = [...own.rules, ...own.weapons.flatMap(({ rules }) => rules)];
    for (const { rule } of grants) {
      if (!specialRules.has(rule)) report([...at, 'rules'], `règle inconnue : ${rule}`, `unknown rule: ${rule}`);
    }
    if (own.splat !== undefined && !specialRules.has(own.splat))
      report([...at, 'splat'], `règle inconnue : ${own.splat}`, `unknown rule: ${own.splat}`);
  }
  const names = new Set(all.map(({ own }) => own.id));
  for (const name of Object.keys(start?.figures ?? {})) {
    if (!names.has(name)) report(['position', 'figures', name], 'figurine inconnue', 'unknown figure');
  }
}

function judgeMission({ mission: found, bag, map, groups }: Found, report: Report): void {
  const isThere = (name: string): boolean => {
    const cube = cubeNamed(name);
    return cube !== undefined && isOn(gridOf(map), cube);
  };
  if (found.zones.length < 2) report(['mission', 'zones'], 'deux zones au moins', 'two zones at least');
  groups.forEach(({ points = 0 }, i) => {
    if (points >= found.target) report(['groups', i, 'points'], 'la partie serait gagnée d’avance', 'the battle would be won already');
  });
  bag.forEach((item, i) => {
    if (!specialRules.has(item)) report(['bag', i], 'objet inconnu', 'unknown item');
  });
  found.zones.forEach(({ squares }, i) => {
    squares.forEach((name, j) => {
      if (!isThere(name)) report(['mission', 'zones', i, 'squares', j], 'une case se nomme ainsi : C3R2', 'a square is named like C3R2');
    });
  });
  const cubes = [
    ...(found.exits ?? []).map((at, i) => ({ at, path: ['mission', 'exits', i] })),
    ...found.objectives.map(({ at }, i) => ({ at, path: ['mission', 'objectives', i, 'at'] })),
  ];
  for (const { at, path } of cubes) if (!isThere(at)) report(path, 'un cube se nomme ainsi : C3R2L1', 'a cube is named like C3R2L1');
}

/** The rules check the state when nothing else is wrong. */
function judgeState(found: Found, report: Report): void {
  const flaw = found.position && validate(open(found));
  if (flaw !== undefined) report(['position'], `impossible à jouer : ${flaw}`, `cannot be played: ${flaw}`);
}
