import { share, withFigures, type FigureIn } from '@escarmouche/skirmish';
import type { Manned } from './game.ts';
import type { Situation } from './situation.ts';
import { compared, type Attack, type Result } from './strikes.ts';

/**
 * Fights in a row as exact chains (AI-MDA-DAMAGE): each is fought in the battle that those before it have left. An enemy that has lost one is out of action
 * or pushed back, and no longer in contact; so is the NPC itself once it has lost.
 */

/** Results of fights, with the expected loss of the NPC itself. */
interface Bouts extends Result {
  readonly own: number;
}

/** One fight with its chances. `lost[n]`: that of losing n points oneself. */
interface Bout<S extends Manned, C> {
  readonly attack: Attack<S, C>;
  readonly won: number;
  readonly tied: number;
  readonly lost: readonly number[];
}

/** The fight with an enemy once others are in contact no longer. */
function boutWith<S extends Manned, C>(
  { npcGame, state, npc, strikesBy }: Situation<S, C>,
  foe: FigureIn<S>,
  away: readonly FigureIn<S>[],
): Bout<S, C> {
  const now = withFigures(state, ...away.map((one) => ({ ...one, posture: 'out' })));
  const { combat, losses } = npcGame.game.odds.fight.odds(now, npc, foe);
  const attack = strikesBy(undefined, now).fight({ ...npc }, foe);
  return { attack, won: combat ? share(combat.win) : 1, tied: combat ? share(combat.tie) : 0, lost: losses[1].lost };
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
    const { attack, won, lost } = boutWith(situation, foe, away);
    const [freed, held] = [from(rest, [...away, foe]), from(rest, away)];
    const unhurt = Math.max(0, (lost[0] ?? 1) - won);
    const hurt = [unhurt, ...lost.slice(1)];
    return {
      damage: attack.damage + won * freed.damage + (1 - won) * held.damage,
      survives: (won - attack.out) * freed.survives + (1 - won) * held.survives,
      lost: summed(freed.lost, [won], held.lost, hurt),
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

/** A fight and another one: with the best of the others once the first is won, with the same enemy after a tie, with nobody once it is lost. */
export function foughtTwice<S extends Manned, C>(situation: Situation<S, C>, target: FigureIn<S>): Bouts {
  const { attack, won, tied } = boutWith(situation, target, []);
  const others = situation.engaged.filter(({ id }) => id !== target.id).map((foe) => boutWith(situation, foe, [target]).attack);
  const [next] = others.toSorted((a, b) => compared(b, a));
  const then = (of: 'damage' | 'out' | 'own'): number => won * (next?.[of] ?? 0) + tied * attack[of];
  const survives = (won - attack.out) * (1 - (next?.out ?? 0)) + tied * (1 - attack.out) + (1 - won - tied);
  return { damage: attack.damage + then('damage'), out: 1 - survives, own: attack.own + then('own') };
}
