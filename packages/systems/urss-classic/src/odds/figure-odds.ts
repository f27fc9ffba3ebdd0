import {
  allied,
  featsBy,
  filling,
  groupById,
  inPlay,
  LAST_POINT,
  oncePer,
  sheetOf,
  type FightChances,
  type Missile,
  type Shot,
} from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { engagedWith, type Aid, type PlaneFigureOdds } from '@escarmouche/skirmish/plane';
import { pointBody } from '@escarmouche/space';
import { actionsOf } from '../act.ts';
import { mayAim, mayShoot, rangeOf, shootingWeapons, shotRefusal } from '../aiming.ts';
import { areaRule } from '../area.ts';
import { isHeard, listeners } from '../automaton/noise.ts';
import { preyInSight } from '../automaton/prey.ts';
import type { Command } from '../commands.ts';
import { daring } from '../fear.ts';
import { opponents } from '../fights/fight-action.ts';
import { fullVitality } from '../figures.ts';
import { grantedByWeapon, grantedTo } from '../granted.ts';
import { fallBlow } from '../movement/fall.ts';
import type { Power } from '../power.ts';
import { specialRules } from '../registry.ts';
import { shotsOf } from '../shooting.ts';
import type { CarriedWeapon, Figure, State } from '../state.ts';
import { blowOdds } from './blow.ts';
import { danger } from './danger.ts';
import { expectedFight, expectedPower, expectedShot } from './expected.ts';
import { fightOdds } from './fight.ts';
import { powerOdds } from './power.ts';
import { shotAftermaths, shotOdds } from './shot.ts';

/** Has a figure used up this type of action in its activation (UC-ACT-ONCE)? */
const isSpent = ({ activation }: State, { id }: Figure, type: string): boolean =>
  activation?.figure === id && activation.encore !== type && activation.done.includes(type);

const shotWith = oncePer((weapon: CarriedWeapon): Shot<State, Command> => {
  const area = areaRule(weapon);
  const shots = shotsOf(weapon);
  const strays = filling(grantedByWeapon(weapon), 'strays').length > 0;
  const may: Shot<State, Command>['may'] = (state, by, on) => mayShoot(state, by, weapon, on);
  return {
    id: weapon.id,
    how: 'shot',
    name: weapon.name,
    range: rangeOf(weapon),
    area: area?.radius ?? 0,
    areaRule: area?.rule,
    shots,
    loud: (state) => isHeard(state, weapon),
    recoils: false,
    isSpent: (state, by) => isSpent(state, by, 'shoot'),
    refusal: (state, by, on) => shotRefusal(state, by, weapon, on),
    may,
    command: (target) => ({ type: 'shoot', weapon: weapon.id, target }),
    odds: (state, by, on, { left } = {}) => shotOdds(state, by, weapon, on, left),
    means: (state, by, on, seen) => expectedShot(state, by, weapon, on, seen),
    // A miss may come down on a figure, which is seen from the shooter's place, or on the shooter before its next shot.
    ...(strays && (shots > 1 || !area) && { placeKey: (_state, { x, y }) => `${x} ${y}` }),
    leaves: (state, by, on, left = shots) => shotAftermaths(state, by, weapon, on, left),
    ...(shots > 1 && { goesOn: may }),
  };
});

/** A power used on an enemy within a range, as a strike from afar. */
const strikeOf = oncePer(({ id, blows, range, worth, parry, area = 0, refusal, uses }: Power): readonly Missile<State, Command>[] => {
  if (range === undefined || !parry) return [];
  const rolls = blows !== undefined && worth === undefined;
  return [
    {
      id,
      how: 'power',
      ...(!rolls && { hinders: true }),
      range,
      area,
      loud: () => false,
      recoils: true,
      ...(uses !== undefined && { uses }),
      isSpent: (state, by) => isSpent(state, by, id),
      refusal: (state, by, on) => refusal?.(state, by, on),
      may: (state, by, on) => mayAim(state, by, on, range),
      command: (target) => ({ type: 'special', rule: id, target }),
      odds: (state, by, on) => powerOdds(state, by, id, on),
      means: (state, by, on, seen) => expectedPower(state, by, id, on, seen),
    },
  ];
});

function chancesOfFight(state: State, by: Figure, on: Figure): FightChances {
  const { combat, blow, losses } = fightOdds(state, by, on);
  return { combat, steps: blow.steps, losses };
}

const powersOf = (state: State, { id }: Figure): readonly Power[] =>
  grantedTo(sheetOf(state, id)).own.flatMap(({ rule }) => rule.power ?? []);

const strikesFromAfar = (state: State, figure: Figure) => powersOf(state, figure).flatMap(strikeOf);

const works = (state: State, user: Figure, power: string, on: Figure): number => powerOdds(state, user, power, on).works;

/** The vitality that a power may give back, and the friend itself where it is out of action. */
function gives(state: State, user: Figure, power: string, friend: Figure): number {
  const missing = fullVitality(sheetOf(state, friend.id)) - friend.vitality;
  return works(state, user, power, friend) * (missing + (inPlay(friend) ? 0 : LAST_POINT));
}

/** Aids by the powers of a figure, for friends near enough or not. */
function aids(state: State, figure: Figure): readonly Aid[] {
  return powersOf(state, figure)
    .filter(({ targets, parry }) => targets && !parry)
    .flatMap(({ id, range = 0, targets }) =>
      (targets?.(state, figure) ?? []).flatMap((friend) => {
        const value = gives(state, figure, id, friend);
        const at = inPlay(friend) ? bodyOf(state, friend) : pointBody(friend);
        return value > 0 && friend !== figure ? [{ for: friend.id, at, reach: range, value }] : [];
      }),
    );
}

/** Figures that hear noises and see no prey come to a loud shooter (UC-SV-AI-NOISE). */
function drawn(state: State): (shooter: Figure) => number {
  let idle: readonly Figure[] | undefined;
  const found = (): readonly Figure[] =>
    listeners(state)
      .flatMap((group) => groupById(state, group).figures)
      .flatMap((id) => state.figures[id] ?? [])
      .filter((figure) => inPlay(figure) && !preyInSight(state, figure));
  return (shooter) => (idle ??= found()).filter(({ id }) => !allied(state, id, shooter.id)).length;
}

/** The exact chances of all that figures of URSS classic do to each other and for each other. */
export const figureOdds: PlaneFigureOdds<State, Command> = {
  shots: (state, figure) => shootingWeapons(state, figure).map(shotWith),
  powers: (state, figure) => strikesFromAfar(state, figure).filter(({ hinders }) => !hinders),
  hindrances: (state, figure) => strikesFromAfar(state, figure).filter(({ hinders }) => hinders),
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
        opponents: engagedWith,
      },
      state,
      figure,
    ),
  aids,
  dares: daring,
  danger,
  fallRisk(state, figure, height) {
    const blow = fallBlow(figure.id, height);
    return blow && blowOdds(state, blow).hurts;
  },
  frontal: (state, { id }) => sheetOf(state, id).armour.some(({ arc }) => arc === 'front'),
  listeners: drawn,
  unmoved: {
    state: ['phase', 'order', 'turn', 'stirred', 'group', 'deployed', 'noise'],
    figure: ['activated', 'alert', 'demoralised', 'entered'],
    activation: ['left', 'done', 'runUp', 'encore', 'fled'],
    covers: [0, 1],
    lenders: () => [],
    lent(state) {
      const reaching = state.effects.flatMap((effect) => {
        const reaches = specialRules.get(effect.rule).effect?.reaches?.(state, effect);
        return reaches ? [{ rule: effect.rule, reaches }] : [];
      });
      return reaching.length === 0 ? undefined : (figure) => reaching.map(({ rule, reaches }) => (reaches(figure) ? rule : '')).join();
    },
  },
};
