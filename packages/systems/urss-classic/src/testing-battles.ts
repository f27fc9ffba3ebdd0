import type { Random } from '@escarmouche/referee';
import { figureOf, figuresInPlay, inPlay, sheetOf } from '@escarmouche/skirmish';
import { CROWDED_TERRAIN, CROWDED_ZONES, flawOfPlace, pick, randomCorrection } from '@escarmouche/skirmish/plane/testing';
import type { Command } from './commands.ts';
import { fullVitality } from './figures.ts';
import { OPTION_KEYS, OPTION_VALUES, type Options } from './options.ts';
import { plane } from './plane.ts';
import { specialRules } from './registry.ts';
import type { Setup } from './setup.ts';
import type { Figure, State } from './state.ts';
import { battle, grant, PROFILES, WEAPONS, type FigureSpec, type ProfileName } from './testing.ts';

/** Random battles for the battery and the fuzzers. */

const LEVELS = ['bonus', 'normal', 'malus'] as const;

/** A ready profile, with rules and a weapon that chance adds; nothing twice. */
function randomFigure(random: Random): FigureSpec {
  const like = pick(Object.keys(PROFILES) as ProfileName[], random);
  const profile: FigureSpec = PROFILES[like];
  const known = new Set((profile.rules ?? []).map((one) => grant(one).id));
  const added = Array.from({ length: random(4) }, () => pick(specialRules.ids(), random)).filter((id) => !known.has(id));
  const rules = [...new Set(added)].map((id) => ({ id, level: pick(LEVELS, random), value: 1 + random(4), kind: 'Rebelle' }));
  const weapon = pick(Object.keys(WEAPONS) as (keyof typeof WEAPONS)[], random);
  return { like, rules, weapons: [...new Set([...(profile.weapons ?? []), weapon])] };
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
    terrain: CROWDED_TERRAIN,
    sides: random(2) ? { C: 'A' } : {},
    beforeOrder: true,
  }).setup;
}

/** A random correction of a figure, possible or not. */
export const corrected = (state: State, random: Random): Command =>
  randomCorrection(state, random, ['standing', 'prone', 'out', 'fled'], { left: random(3) }) as Command;

/** States that no battle may come to. */
export function flawOf(state: State): string | undefined {
  for (const figure of figuresInPlay(state)) {
    const flaw = figureFlaw(state, figure);
    if (flaw !== undefined) return `${figure.id} ${flaw}`;
  }
  const { activation } = state;
  if (activation && !inPlay(figureOf(state, activation.figure))) return `${activation.figure} is activated and not in play`;
  return undefined;
}

function figureFlaw(state: State, figure: Figure): string | undefined {
  const { vitality, posture, alert } = figure;
  if (vitality < 1 || vitality > fullVitality(sheetOf(state, figure.id))) return `has vitality ${vitality}`;
  if (alert && posture === 'prone') return 'is prone and alert';
  return flawOfPlace(state, figure, plane.stepUp);
}
