import type { Random } from '@escarmouche/referee';
import { figureOf } from '../roster.ts';
import type { CorrectedState } from './correction/index.ts';
import { pick } from './testing-odds.ts';

const REACH = 4000;

/** Random corrections for the battery, and facts told of two figures: places near by, postures and states, many of them impossible. `more`: members of a system's own. */
export function randomCorrection(state: CorrectedState, random: Random, postures: readonly string[], more: object = {}) {
  return random(3) === 0 ? randomTelling(state, random) : correctionOf(state, random, postures, more);
}

function randomTelling({ scene: { roster } }: CorrectedState, random: Random) {
  const all = { distance: random(20_000), hidden: random(101), seen: random(2) === 0, side: pick(['front', 'rear'] as const, random) };
  const said = Object.fromEntries(Object.entries(all).filter(() => random(2) === 0));
  return { type: 'tell', from: pick(roster, random), to: pick(roster, random), ...said } as const;
}

function correctionOf(state: CorrectedState, random: Random, postures: readonly string[], more: object) {
  const figure = figureOf(state, pick(state.scene.roster, random));
  const near = (from: number): number => from + random(2 * REACH + 1) - REACH;
  const all = {
    at: { x: near(figure.x), y: near(figure.y), z: random(3) === 0 ? figure.z : 0 },
    facing: { x: random(2001) - 1000, y: 1 + random(1000) },
    posture: pick(postures, random),
    vitality: random(4),
    alert: random(2) === 0,
    activated: random(2) === 0,
    demoralised: random(2) === 0,
    ...more,
  };
  const said = Object.fromEntries(Object.entries(all).filter(() => random(4) === 0));
  return { type: 'correct', figure: figure.id, ...said } as const;
}
