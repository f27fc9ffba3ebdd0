import {
  enemiesOf,
  figureOf,
  inPlay,
  withFigures,
  type Aftermath,
  type Expected,
  type FigureIn,
  type Missile,
  type Seen,
} from '@escarmouche/skirmish';
import { bodyOf, coverOf, distanceBetween, hiddenBetween } from '@escarmouche/skirmish/placed';
import { arcOf, pcsOf } from '@escarmouche/skirmish/plane';
import { within } from '@escarmouche/space';
import { ghostAt, turnTo, type Ghost } from '../../plane/ghost.ts';
import type { Manned, NpcGame } from '../game.ts';
import { byNearness } from '../group/people.ts';
import { volleyLeaves } from './volley.ts';
import { wielding } from './wielding.ts';

/** One attack of an NPC that its rules allow, with its exact results (AI-MDA-DAMAGE). */
export interface Attack<S extends Manned, C> {
  readonly how: 'shot' | 'power' | 'fight';
  /** The weapon or power; absent for a fight. */
  readonly id?: string;
  /** Place of the weapon in the profile. */
  readonly rank: number;
  readonly target: FigureIn<S>;
  readonly command: C;
  /** Expected vitality points that player characters lose, states and modifiers that they suffer, less those of friends (D). */
  readonly damage: number;
  /** Chance of putting a player character out of combat. */
  readonly out: number;
  /** Can the NPC shoot at the target from there, by this attack or another one (AI-ACT-ATTACK)? */
  readonly shoots: boolean;
  /** Expected loss of the NPC itself in its own fight (part of E). */
  readonly own: number;
}

/** Attacks of an NPC from places. */
export interface Strikes<S extends Manned, C> {
  /** The best shot, damaging power or throw at a target from a place, with the NPC turned as the ghost is; undefined where none is legal or does more harm to friends. */
  readonly shot: (from: FigureIn<S>, target: FigureIn<S>) => Attack<S, C> | undefined;
  /** The best of those and of powers that only hinder. */
  readonly strike: (from: FigureIn<S>, target: FigureIn<S>) => Attack<S, C> | undefined;
  /** Each power that only hinders, used on a target. */
  readonly hindrances: (from: FigureIn<S>, target: FigureIn<S>) => readonly Attack<S, C>[];
  /** Is a legal shot possible there, were the NPC's actions not used up (AI-GEO-RANGE)? */
  readonly reaches: (from: FigureIn<S>, target: FigureIn<S>) => boolean;
  /** The fight with a target that the NPC touches at a place. */
  readonly fight: (from: FigureIn<S>, target: FigureIn<S>) => Attack<S, C>;
  /** Has the NPC any means to strike from afar? */
  readonly ranged: boolean;
  /** Longest distance of those means. */
  readonly reach: number;
  /** The weapon or power of an attack; undefined for a fight. */
  readonly missileOf: (attack: Attack<S, C>) => Missile<S, C> | undefined;
}

/** Worth of a state inflicted, and of a modifier that lasts until the next turn (AI-MDA-DAMAGE). */
const STATE = 0.25;
const MODIFIER = 0.15;

/** Expected harm to a figure: vitality points, states and modifiers. */
const harmOf = ({ points, hindrance }: Pick<Expected, 'points' | 'hindrance'>): number =>
  points + (hindrance ? STATE * hindrance.states + MODIFIER * hindrance.modifiers : 0);

/** Harm to the target of an attack. */
export const firstHarm = ([theirs]: readonly Expected[]): number => (theirs ? harmOf(theirs) : 0);

export const hundredths = (value: number): number => Math.floor(value * 100 + 0.5 + 1e-9) / 100;

/** Strikes of an NPC in a state of the battle, by its weapons and powers or by those of one action; equal strikes are worked out once. */
export function strikesOf<S extends Manned, C>(
  npcGame: NpcGame<S, C>,
  state: S,
  npc: FigureIn<S>,
  longCounts: boolean,
  missiles: readonly Missile<S, C>[] = meansOf(npcGame.game, state, npc),
): Strikes<S, C> {
  const { game, binding } = npcGame;
  const { odds, rules } = game;
  const hindering = missiles.filter(({ hinders }) => hinders);
  const shooting = missiles.filter(({ hinders }) => !hinders);
  const { covers } = odds.unmoved;
  const known = new Map<string, Result>();
  const arms = binding.arms(state, npc);
  /** The battle with each of the weapons that the NPC may fight with. */
  const wielded = arms.length > 1 ? arms.map((weapon) => wielding(state, npc.id, weapon)) : [state];
  const hostile = new Set(enemiesOf(state, npc.id).map(({ id }) => id));
  const pcs = pcsOf(state, npc.id);
  const others = state.scene.roster.flatMap((id) => (id === npc.id ? [] : (figureOf(state, id) as FigureIn<S>))).filter(inPlay);
  const volleys = new WeakMap<S, Map<string, readonly Aftermath<S>[]>>();
  const rangeOf = ({ range, near }: Missile<S, C>): number => (longCounts ? range : (near ?? range));
  const isWithin = (from: FigureIn<S>, target: FigureIn<S>, range: number): boolean => within(distanceBetween(state, from, target), range);

  /** All that the odds of a shot know of the places of shooter and target. */
  function sightOf(now: S, missile: Missile<S, C>, from: FigureIn<S>, target: FigureIn<S>, away: number) {
    const { near, placeKey } = missile;
    const cover = coverOf(rules, hiddenBetween(rules, now, from, target, bodyOf(now, from), bodyOf(now, target)));
    const arc = arcOf(now, target, from);
    const far = near !== undefined && !within(away, near);
    return { cover, arc, far, key: `${missile.id} ${target.id} ${cover} ${arc} ${far} ${placeKey?.(now, from, target) ?? ''}` };
  }

  function resultOf(missile: Missile<S, C>, from: FigureIn<S>, target: FigureIn<S>, away: number): Result {
    if (missile.goesOn && pcs.some((pc) => pc.id !== target.id && isWithin(from, pc, missile.range)))
      return resultOfAll(missile, from, target);
    const { cover, arc, far, key: sight } = sightOf(state, missile, from, target, away);
    const isStruck = missile.area > 0 && within(away, missile.area);
    // The way that a target is pushed depends on the place of the pusher.
    const at = missile.hinders ? `${from.x} ${from.y}` : '';
    const key = `${sight} ${isStruck} ${at}`;
    const seen: Seen = { arc, hidden: covers[cover] ?? 0, ...(missile.near !== undefined && { far }) };
    const found = known.get(key);
    if (found) return found;
    const once = totalOf(missile.means(isStruck ? withFigures(state, from) : state, from, target, seen));
    const result = missile.uses === undefined ? once : { ...once, damage: damageOfUses(missile, from, target, missile.uses) };
    known.set(key, result);
    return result;
  }

  /** Results of all shots of an action, those included that go to other targets. */
  function resultOfAll(missile: Missile<S, C>, from: FigureIn<S>, first: FigureIn<S>): Result {
    const leaves: NonNullable<Missile<S, C>['leaves']> = (now, by, target, shots) => {
      const key = `${sightOf(now, missile, by, target, distanceBetween(state, by, target)).key} ${shots}`;
      const alike = volleys.get(now) ?? new Map<string, readonly Aftermath<S>[]>();
      volleys.set(now, alike);
      const found = alike.get(key) ?? missile.leaves?.(now, by, target, shots) ?? [];
      alike.set(key, found);
      return found;
    };
    const isStruck = missile.area > 0 && isWithin(from, first, missile.area);
    const before = isStruck ? withFigures(state, from) : state;
    return resultAfter(volleyLeaves(npcGame, { ...missile, leaves }, before, from, first));
  }

  /** Results over the battles that an action may leave. */
  function resultAfter(left: readonly Aftermath<S>[]): Result {
    let [damage, out] = [0, 0];
    for (const { state: then, chance } of left) {
      const changed = others.filter((one) => figureOf(then, one.id) !== one);
      for (const was of changed) {
        const { vitality, posture } = figureOf(then, was.id);
        const states = posture === 'prone' && was.posture !== 'prone' ? 1 : 0;
        const harm = harmOf({ points: was.vitality - vitality, hindrance: { states, modifiers: 0 } });
        damage += chance * (hostile.has(was.id) ? harm : -harm);
      }
      if (changed.some(({ id }) => hostile.has(id) && !inPlay(figureOf(then, id)))) out += chance;
    }
    return { damage, out };
  }

  /** Harm by one use of a power that only hinders, and the chance that the power works; the same from everywhere. */
  const uses = new Map<string, { readonly harm: number; readonly works: number }>();
  function useOn(missile: Missile<S, C>, on: FigureIn<S>): { readonly harm: number; readonly works: number } {
    const key = `${missile.id} ${on.id}`;
    const found = uses.get(key);
    if (found) return found;
    const { works } = odds.power(state, npc, missile.id, on);
    const use = { harm: firstHarm(missile.means(state, npc, on)), works };
    uses.set(key, use);
    return use;
  }

  /** Damage of all uses of such a power: each further one is on the nearest that it does something to yet (AI-ACT-ATTACK). */
  function damageOfUses(missile: Missile<S, C>, from: FigureIn<S>, first: FigureIn<S>, most: number): number {
    const near = byNearness(
      state,
      from,
      pcsOf(state, npc.id).filter((one) => useOn(missile, one).harm > 0),
    );
    const damage = (target: FigureIn<S> | undefined, left: number, hindered: readonly FigureIn<S>[]): number => {
      if (!target) return 0;
      const { harm, works } = useOn(missile, target);
      const next = (now: readonly FigureIn<S>[]): number =>
        left === 1
          ? 0
          : damage(
              near.find((one) => !now.includes(one) && missile.may(state, from, one)),
              left - 1,
              now,
            );
      return harm + works * next([...hindered, target]) + (1 - works) * next(hindered);
    };
    return damage(first, most, []);
  }

  const totalOf = (losses: readonly Expected[]): Result => {
    let damage = 0;
    let survives = 1;
    for (const loss of losses) {
      const { figure, out } = loss;
      if (figure === npc.id) continue;
      damage += hostile.has(figure) ? harmOf(loss) : -harmOf(loss);
      if (hostile.has(figure)) survives *= 1 - out;
    }
    return { damage, out: 1 - survives };
  };

  const own = figureOf(state, npc.id) as FigureIn<S>;
  /** The NPC at a place as this battle has it: a preparation may have loaded its weapons. */
  const placed = (from: FigureIn<S>): FigureIn<S> => {
    if (own === npc) return from;
    const { x, y, z, facing } = from;
    return { ...own, x, y, z, facing };
  };

  /** Attacks by missiles that may be used and do more good than harm; `spent`: those too that the activation has used up. */
  function* attacksBy(of: readonly Missile<S, C>[], from: FigureIn<S>, target: FigureIn<S>, spent = false): Generator<Attack<S, C>> {
    if (of.length === 0) return;
    const away = distanceBetween(state, from, target);
    for (const missile of of) {
      if ((!spent && missile.isSpent(state, npc)) || !within(away, rangeOf(missile)) || !missile.may(state, from, target)) continue;
      const result = resultOf(missile, from, target, away);
      if (hundredths(result.damage) <= 0) continue;
      const { how, id, hinders } = missile;
      yield { how, id, rank: missiles.indexOf(missile), target, command: missile.command(target.id), ...result, own: 0, shoots: !hinders };
    }
  }

  const shot = (from: FigureIn<S>, target: FigureIn<S>): Attack<S, C> | undefined => bestOf(attacksBy(shooting, placed(from), target));

  return {
    ranged: shooting.length > 0,
    reach: Math.max(0, ...shooting.map(rangeOf)),
    shot,
    strike(from, target) {
      const best = shot(from, target);
      const other = bestOf(attacksBy(hindering, placed(from), target));
      return other && (!best || compared(other, best) > 0) ? { ...other, shoots: best !== undefined } : best;
    },
    hindrances: (from, target) => [...attacksBy(hindering, placed(from), target)],
    reaches: (from, target) => attacksBy(shooting, placed(from), target, true).next().done === false,
    fight(from, target) {
      const daring = isTouching(npc, from) ? 1 : odds.dares(state, npc, target);
      const means = wielded.map((one) => odds.fight.means(withFigures(one, from), from, target));
      const results = means.reduce((best, one) => (firstHarm(one) > firstHarm(best) ? one : best));
      const [theirs, mine] = results;
      return {
        how: 'fight',
        rank: -1,
        target,
        command: odds.fight.command(target.id),
        damage: daring * firstHarm(results),
        out: daring * (theirs?.out ?? 0),
        own: daring * (mine?.points ?? 0),
        shoots: false,
      };
    },
    missileOf: ({ how, id }) => missiles.find((one) => one.how === how && one.id === id),
  };
}

/** Means to strike from afar with one action. */
const meansOf = <S extends Manned, C>({ odds, actions }: NpcGame<S, C>['game'], state: S, npc: FigureIn<S>): readonly Missile<S, C>[] => [
  ...odds.shots(state, npc),
  ...odds.powers(state, npc),
  ...odds.hindrances(state, npc).filter(({ id }) => actions.cost(state, npc, id) === 1),
];

function bestOf<A extends Result>(attacks: Iterable<A>): A | undefined {
  let best: A | undefined;
  for (const attack of attacks) if (!best || compared(attack, best) > 0) best = attack;
  return best;
}

/** Results by their damage, then by their chance of putting somebody out, both to 0.01; above 0: the first is the better. */
export const compared = (a: Result, b: Result): number =>
  hundredths(a.damage) - hundredths(b.damage) || hundredths(a.out) - hundredths(b.out);

/** Results of an attack as the ranking of plans counts them. */
export interface Result {
  readonly damage: number;
  readonly out: number;
}

const isTouching = (npc: { readonly x: number; readonly y: number }, from: { readonly x: number; readonly y: number }): boolean =>
  npc.x === from.x && npc.y === from.y;

/** The NPC at another place, turned to a point. */
export function turnedAt<S extends Manned>(
  npc: FigureIn<S>,
  at: { readonly x: number; readonly y: number; readonly z: number },
  towards: { readonly x: number; readonly y: number },
): Ghost<S> {
  const ghost = ghostAt<S>(npc, at);
  turnTo(ghost, towards);
  return ghost;
}
