import { featsBy, figureOf, oncePer, sheetOf, type FightChances, type Missile } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type Aid, type PlaneFigureOdds } from '@escarmouche/skirmish/plane';
import { actionsOf } from '../act.ts';
import { opponents } from '../actions/fight.ts';
import { rangedArms } from '../arms.ts';
import type { Command, SpecialCommand } from '../commands.ts';
import { daring } from '../fear.ts';
import { fullVitality } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import { lendersIn } from '../levels.ts';
import { fallBlow } from '../movement/fall.ts';
import type { Power } from '../power.ts';
import { specialRules } from '../registry.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { blowOdds } from './blow.ts';
import { danger } from './danger.ts';
import { expectedFight, expectedPower } from './expected.ts';
import { fightOdds } from './fight.ts';
import { powerOdds } from './power.ts';
import { isSpent, shotWith } from './shots.ts';

/** A power as a strike from afar; `aimed`: its command at a target. */
function missileOf({ id, range = 0, refusal }: Power, aimed: (target: FigureId) => SpecialCommand): Missile<State, Command> {
  const refused = (state: State, by: Figure, on: Figure) => refusal?.(state, by, on, aimed(on.id));
  return {
    id,
    how: 'power',
    range,
    area: 0,
    loud: () => false,
    recoils: true,
    isSpent: (state, by) => isSpent(state, by, id),
    refusal: refused,
    may: (state, by, on) => !refused(state, by, on),
    command: aimed,
    odds: (state, by, on) => powerOdds(state, by, id, on),
    means: (state, by, on, seen) => expectedPower(state, by, id, on, seen),
  };
}

const hasRolls = ({ blows, worth }: Power): boolean => blows !== undefined && worth === undefined;

/** A power that makes damage rolls on an enemy within a range. */
const strikeOf = oncePer((power: Power): readonly Missile<State, Command>[] =>
  hasRolls(power) && power.range !== undefined ? [missileOf(power, (target) => ({ type: 'special', rule: power.id, target }))] : [],
);

/** A power that only leaves something on an enemy; of several things to aim at in its target, the first. */
function hindranceBy(state: State, user: Figure, power: Power): readonly Missile<State, Command>[] {
  const { id, range, inflicts, effects, aims } = power;
  if (range === undefined || hasRolls(power) || !(inflicts ?? effects)) return [];
  const aimed = (target: FigureId): SpecialCommand => {
    const [aim = { target }] = aims?.(state, user, figureOf(state, target)) ?? [];
    return { type: 'special', rule: id, ...aim };
  };
  return [{ ...missileOf(power, aimed), hinders: true }];
}

function chancesOfFight(state: State, by: Figure, on: Figure): FightChances {
  const { combat, wins, losses } = fightOdds(state, by, on);
  return { combat, steps: wins.flatMap(({ blows }) => blows)[0]?.steps ?? [], losses };
}

const powersOf = (state: State, { id }: Figure): readonly Power[] =>
  grantedTo(sheetOf(state, id)).own.flatMap(({ rule }) => rule.power ?? []);

const works = (state: State, user: Figure, power: string, on: Figure): number => powerOdds(state, user, power, on).works;

/** The vitality that a power may give back. */
const gives = (state: State, user: Figure, power: string, friend: Figure): number =>
  works(state, user, power, friend) * (fullVitality(sheetOf(state, friend.id)) - friend.vitality);

/** Aids by the powers of a figure, for friends near enough or not. */
function aids(state: State, figure: Figure): readonly Aid[] {
  const helpful = powersOf(state, figure).filter((power) => power.targets && !power.blows && power.counters === undefined);
  return helpful.flatMap(({ id, range = 0, targets }) =>
    (targets?.(state, figure) ?? []).flatMap((friend) => {
      const value = gives(state, figure, id, friend);
      return value > 0 && friend !== figure ? [{ for: friend.id, at: bodyOf(state, friend), reach: range, value }] : [];
    }),
  );
}

/** The exact chances of all that figures of the URSS kit do to each other and for each other. */
export const figureOdds: PlaneFigureOdds<State, Command> = {
  shots: (state, figure) => rangedArms(state, figure).map(shotWith),
  powers: (state, figure) => powersOf(state, figure).flatMap(strikeOf),
  hindrances: (state, figure) => powersOf(state, figure).flatMap((power) => hindranceBy(state, figure, power)),
  power: powerOdds,
  opponents,
  fight: { command: (target) => ({ type: 'fight', target }), odds: chancesOfFight, means: expectedFight },
  feats: (state, figure) =>
    featsBy(
      {
        kinds: actionsOf,
        powerOf: (rule) => specialRules.get(rule).power,
        works,
        gives,
        opponents,
      },
      state,
      figure,
    ),
  aids,
  dares: daring,
  danger,
  fallRisk(state, figure, height) {
    const blow = fallBlow(state, figure.id, height);
    return blow && blowOdds(state, blow).hurts;
  },
  frontal: (state, { id, held }) => sheetOf(state, id).shields.some((shield) => held.includes(shield.id)),
  unmoved: {
    state: ['phase', 'order', 'turn', 'stirred', 'group', 'deployed', 'chosen', 'drops'],
    figure: ['left', 'done', 'activations', 'activated', 'alert', 'demoralised', 'entered', 'fleeing'],
    activation: ['taken', 'runUp', 'fled'],
    // Hidden for less than a third, between a third and two, and for more (UK-COVER-LIGHT, UK-COVER-HEAVY).
    covers: [0, 0.5, 0.9],
    lenders: ({ scene }) => [...lendersIn(scene).values()].flat(),
  },
};
