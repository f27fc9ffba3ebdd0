import { figureOf, inPlay, withFigures, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { inContact } from '@escarmouche/space';
import { aftermathsOf } from './aftermath.ts';
import type { Bouts } from './followed.ts';
import type { Manned } from '../game.ts';
import type { Situation } from '../situation.ts';
import type { Attack } from './strikes.ts';

/**
 * Fights in a row as exact chains (AI-MDA-DAMAGE): each is fought in the battle that those before it have left, without the enemies that these have
 * put out of action or pushed back.
 */

/** One fight with its chances. `lost[n]`: that of losing n points oneself. */
interface Bout<S extends Manned, C> {
  readonly attack: Attack<S, C>;
  /** Chance that the enemy is out of contact afterwards, as the rules have it. */
  readonly freed: number;
  readonly lost: readonly number[];
}

/** The fight with an enemy once others are in contact no longer. */
function boutWith<S extends Manned, C>(
  { npcGame, state, npc, strikesBy }: Situation<S, C>,
  foe: FigureIn<S>,
  away: readonly FigureIn<S>[],
): Bout<S, C> {
  const now = withFigures(state, ...away.map((one) => ({ ...one, posture: 'out' })));
  const { odds, command } = npcGame.game.odds.fight;
  const { losses } = odds(now, npc, foe);
  const attack = strikesBy(undefined, now).fight({ ...npc }, foe);
  const touches = (then: S): boolean => {
    const after = figureOf(then, foe.id) as FigureIn<S>;
    return inPlay(after) && inContact(bodyOf(now, npc), bodyOf(then, after));
  };
  const freed = aftermathsOf(npcGame, now, npc.id, command(foe.id)).reduce(
    (sum, { state: then, chance }) => sum + (touches(then) ? 0 : chance),
    0,
  );
  return { attack, freed, lost: losses[1].lost };
}

/** A fight with each enemy by one action; injuries of the attacker wait for the end. */
export function againstAll<S extends Manned, C>(situation: Situation<S, C>, foes: readonly FigureIn<S>[]): Bouts {
  interface Chances {
    readonly damage: number;
    readonly survives: number;
    readonly lost: readonly number[];
  }
  const from = ([foe, ...rest]: readonly FigureIn<S>[], away: readonly FigureIn<S>[]): Chances => {
    if (!foe) return { damage: 0, survives: 1, lost: [1] };
    const { attack, freed, lost } = boutWith(situation, foe, away);
    const [fewer, all] = [from(rest, [...away, foe]), from(rest, away)];
    const unhurt = Math.max(0, (lost[0] ?? 1) - freed);
    const hurt = [unhurt, ...lost.slice(1)];
    return {
      damage: attack.damage + freed * fewer.damage + (1 - freed) * all.damage,
      survives: (freed - attack.out) * fewer.survives + (1 - freed) * all.survives,
      lost: summed(fewer.lost, [freed], all.lost, hurt),
    };
  };
  const { damage, survives, lost } = from(foes, []);
  const { vitality } = situation.npc;
  return { damage, out: 1 - survives, own: lost.reduce((sum, chance, points) => sum + chance * Math.min(points, vitality), 0) };
}

/** Chances of the points lost in all: those of the one list with its weights, and those of the other. */
function summed(one: readonly number[], by: readonly number[], other: readonly number[], weights: readonly number[]): readonly number[] {
  const total: number[] = [];
  const add = (chances: readonly number[], factors: readonly number[]): void => {
    for (const [i, chance] of chances.entries())
      for (const [k, factor] of factors.entries()) total[i + k] = (total[i + k] ?? 0) + chance * factor;
  };
  add(one, by);
  add(other, weights);
  return total;
}
