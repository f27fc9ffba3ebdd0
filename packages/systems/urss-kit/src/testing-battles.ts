import type { Random } from '@escarmouche/referee';
import { figureOf, figuresInPlay, inPlay, sheetOf } from '@escarmouche/skirmish';
import { bodyOf, type Zone } from '@escarmouche/skirmish/plane';
import { gap, standAt } from '@escarmouche/space';
import type { RuleGrant } from './content.ts';
import { MOST_CARRIED } from './hands.ts';
import { fullVitality } from './figures.ts';
import { OPTION_KEYS, OPTION_VALUES, type Options } from './options.ts';
import { specialRules } from './rule.ts';
import type { Setup } from './setup.ts';
import type { Figure, State } from './state.ts';
import { ARMOURS, battle, blade, box, disc, gun, SHIELDS, WEAPONS, type FigureSpec } from './testing.ts';

/** Random battles for the battery and the fuzzers. */

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

const level = (random: Random): number => random(5) - 2;

/** Some of a list, in its order. */
const some = <T>(list: readonly T[], one: number, random: Random): T[] => list.filter(() => random(one) === 0);

/** A few rules out of some, each with what it needs and none with what it excludes. */
function randomRules(random: Random, from = specialRules.all()): RuleGrant[] {
  const chosen = new Set<string>();
  for (let left = random(5); left > 0; left--) {
    const { id, needs, excludes = [] } = pick(from, random);
    const barred = excludes.some((one) => chosen.has(one)) || [...chosen].some((one) => specialRules.get(one).excludes?.includes(id));
    if (!barred) for (const one of [needs ?? id, id]) chosen.add(one);
  }
  return [...chosen].map((id) => ({ id, level: level(random), value: 1 + random(4), kind: 'Humain' }));
}

/** Any skills, rules, weapons, armour and shield as chance has it. */
function randomFigure(random: Random): FigureSpec {
  const skills = { combat: level(random), shooting: level(random), throwing: level(random), initiative: level(random) };
  // A power is nobody's but a figure's.
  const forWeapons = specialRules.all().filter(({ power }) => !power);
  const odd = [
    blade('odd blade', level(random), randomRules(random, forWeapons), 1 + random(2)),
    gun('odd gun', 3 + random(12), level(random), randomRules(random, forWeapons), 1 + random(2)),
  ];
  return {
    skills: { ...skills, morale: level(random) },
    rules: randomRules(random),
    weapons: [...some(odd, 3, random), ...some(Object.keys(WEAPONS) as (keyof typeof WEAPONS)[], 4, random)].slice(0, MOST_CARRIED),
    armour: some(Object.keys(ARMOURS) as (keyof typeof ARMOURS)[], 4, random).slice(0, 1),
    shields: some(Object.keys(SHIELDS) as (keyof typeof SHIELDS)[], 4, random),
    character: random(4) === 0,
    ...(random(3) === 0 && { fullVitality: 1 + random(3) }),
  };
}

function zone(y: number, front: Zone['front']): Zone {
  return { x: 20000, y, width: 20000, height: 6000, front };
}

/** A crowd of two or three groups in a small place with some of every terrain, under any options. */
export function randomSetup(random: Random): Setup {
  const figures: Record<string, FigureSpec> = {};
  for (const group of ['a', 'b', 'c'].slice(0, 2 + random(2))) {
    for (let n = 1, count = 2 + random(4); n <= count; n++) figures[`${group}${n}`] = randomFigure(random);
  }
  const options = Object.fromEntries(OPTION_KEYS.map((key) => [key, pick<string>(OPTION_VALUES[key], random)])) as Partial<Options>;
  return battle({
    figures,
    options,
    zones: { A: zone(21000, 'north'), B: zone(32000, 'south'), C: zone(39000, 'south') },
    terrain: [
      box('hut', [-7, -2, -4, 1], { top: 3 }),
      box('step', [-4, -2, -2, 0], { top: 0.5 }),
      box('low-wall', [-2, -0.6, 3, 0], { kind: 'linear', top: 1 }),
      box('smoke', [-3, 5, 1, 6], { kind: 'opaque', top: 2 }),
      disc('bog', [4, 4, 2], 'difficult'),
      box('pool', [5, -3, 8, 0], { kind: 'water', base: -1, top: 0 }),
      box('pit', [-1, 2, 2, 4], { kind: 'void', base: -3, top: 0 }),
      box('court', [5, -8, 9, -4.5], { kind: 'void', base: -1, top: 0 }),
      box('stair', [5, -8, 6, -7], { base: -1, top: -0.5 }),
      box('ladder', [-7.2, -1, -7, -0.5], { kind: 'ladder', top: 3 }),
    ],
    sides: random(2) ? { C: 'A' } : {},
    beforeDeployment: true,
  }).setup;
}

/** What no battle may come to, whatever happens in it. */
export function flawOf(state: State): string | undefined {
  for (const figure of figuresInPlay(state)) {
    const flaw = figureFlaw(state, figure);
    if (flaw !== undefined) return `${figure.id} ${flaw}`;
  }
  const { activation } = state;
  if (!activation) return undefined;
  const active = figureOf(state, activation.figure);
  if (!inPlay(active)) return `${active.id} is activated and not in play`;
  return active.stunned || active.left === 0 ? `${active.id} is activated and can do nothing` : undefined;
}

function figureFlaw(state: State, figure: Figure): string | undefined {
  const { x, y, z, facing, vitality, posture, alert, fleeing } = figure;
  const { width, height } = state.scene.table;
  const body = bodyOf(state, figure);
  const { r } = body;
  if (![x, y, z, facing.x, facing.y].every(Number.isInteger)) return 'is not at whole units';
  if (facing.x === 0 && facing.y === 0) return 'faces nowhere';
  if (x < r - 1 || y < r - 1 || x > width - r + 1 || y > height - r + 1) return 'is off the table';
  if (vitality < 1 || vitality > fullVitality(sheetOf(state, figure.id))) return `has vitality ${vitality}`;
  if (alert && fleeing !== undefined) return 'flees and is alert';
  if (!figure.perch && !standAt(state.scene.table, body, [], { stepUp: 999, wet: true }).includes(z))
    return `stands on nothing at ${x}, ${y}, ${z} (${posture})`;
  const other = figuresInPlay(state).find((one) => one.id !== figure.id && overlap(state, figure, one));
  return other && `overlaps ${other.id}`;
}

/** Bases that touch may overlap by what rounding takes (UK-SYS-BASES). */
function overlap(state: State, a: Figure, b: Figure): boolean {
  const [one, other] = [bodyOf(state, a), bodyOf(state, b)];
  return one.z < other.z + other.h && other.z < one.z + one.h && gap(one, other) < -3;
}
