import type { FigureIn } from '@escarmouche/skirmish';
import type { Aim } from '../aim.ts';
import { attackableOf } from '../attacks/attackable.ts';
import type { Manned } from '../game.ts';
import { byNearness, nearestOf } from '../group/people.ts';
import type { Situation } from '../situation.ts';
import { hundredths } from '../attacks/strikes.ts';

/** Heads for the nearest player character and attacks the nearest in range (AI-MIS-SOLDAT). */
export function soldier<S extends Manned, C>(situation: Situation<S, C>, pcs: readonly FigureIn<S>[] = situation.pcs): Aim<S> {
  const { state, npc, options, strikes } = situation;
  const most = options['soldier.target'] === 'most-damage';
  const best = (among: readonly FigureIn<S>[], from: FigureIn<S>): FigureIn<S> | undefined => {
    const near = byNearness(state, from, among);
    if (!most) return near[0];
    const attacks = strikes.ranged ? situation.shots(from, true, near) : near.map((pc) => strikes.fight(from, pc));
    return attacks.toSorted((a, b) => hundredths(b.damage) - hundredths(a.damage))[0]?.target ?? near[0];
  };
  const goal = nearestOf(state, npc, pcs);
  const attackable = attackableOf(situation).filter((pc) => pcs.includes(pc));
  const target = best(attackable, npc);
  return {
    rule: 'AI-MIS-SOLDAT',
    ...(goal && { goal: { kind: 'pc', figure: goal } }),
    ...(target && { target, obliged: 'attack' }),
    allowed: target ? attackable : pcs,
    charged: pcs,
    names: (among, from) => one(best(among, from)),
    incidental: () => false,
  };
}

export const one = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);
