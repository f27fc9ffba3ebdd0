import type { Random } from '@escarmouche/referee';
import { figureOf, figuresInPlay, inPlay, sheetOf } from '@escarmouche/skirmish';
import { CROWDED_TERRAIN, CROWDED_ZONES, flawOfPlace, pick, randomCorrection } from '@escarmouche/skirmish/plane/testing';
import type { Command } from './commands.ts';
import type { RuleGrant } from './content.ts';
import { fullVitality } from './figures.ts';
import { MOST_CARRIED } from './hands.ts';
import { OPTION_KEYS, OPTION_VALUES, type Options } from './options.ts';
import { plane } from './plane.ts';
import { specialRules } from './registry.ts';
import type { Setup } from './setup.ts';
import type { Figure, State } from './state.ts';
import { ARMOURS, battle, blade, box, gun, SHIELDS, WEAPONS, type FigureSpec } from './testing.ts';

/** Random battles for the battery and the fuzzers. */

const level = (random: Random): number => random(5) - 2;

/** Some of a list, in its order. */
const some = <T>(list: readonly T[], one: number, random: Random): T[] => list.filter(() => random(one) === 0);

/** A few rules out of some, each with those it needs and none with those it excludes. */
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
  // Powers are for figures alone.
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
    zones: CROWDED_ZONES,
    terrain: [...CROWDED_TERRAIN, box('smoke', [-3, 5, 1, 6], { kind: 'opaque', top: 2 })],
    sides: random(2) ? { C: 'A' } : {},
    beforeDeployment: true,
  }).setup;
}

/** A random correction of a figure, possible or not. */
export function corrected(state: State, random: Random): Command {
  const items = sheetOf(state, pick(state.scene.roster, random)).weapons.map(({ id }) => id);
  const more = {
    stunned: random(2) === 0,
    fleeing: random(3) === 0,
    left: random(3),
    held: some(items, 2, random),
    lost: some(items, 2, random),
  };
  return randomCorrection(state, random, ['standing', 'low', 'prone', 'out', 'gone', 'fled'], more) as Command;
}

/** States that no battle may come to. */
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
  const { vitality, alert, fleeing } = figure;
  if (vitality < 1 || vitality > fullVitality(sheetOf(state, figure.id))) return `has vitality ${vitality}`;
  if (alert && fleeing !== undefined) return 'flees and is alert';
  return flawOfPlace(state, figure, plane.stepUp);
}
