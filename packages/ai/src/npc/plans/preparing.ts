import { figureOf, inPlay, type FigureIn, type Missile } from '@escarmouche/skirmish';
import { followed, leftBy } from '../attacks/followed.ts';
import type { Manned, Preparation } from '../game.ts';
import { nextTarget } from '../attacks/next-target.ts';
import type { ActionName, Plan, PlannedAttack } from './plan.ts';
import { attackFrom, attackNow, byChance, nameOf, standing } from './planned-attacks.ts';
import type { Planner } from './planner.ts';
import type { Result } from '../attacks/strikes.ts';

/** Plans that spend both actions on an attack from where the NPC stands (AI-ACT-TEMPLATE-G). */

/** [prepare, attack]: an aim, a prayer, a loading; then the attack. A shot or power of two actions is both. */
export function prepareAndAttack<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  return [...preparedAttacks(planner), ...preciseShots(planner), ...attackTwice(planner)];
}

/** [attack, attack], for figures that may take an action twice. */
function attackTwice<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { npcGame, state, npc, left, done } = planner.situation;
  if (left.actions < 2 || done.includes('shot') || !npcGame.binding.repeats(state, npc)) return [];
  return attackNow(planner).flatMap((plan) =>
    plan.attack
      ? [{ ...plan, actions: plan.actions.slice(0, 1).flatMap((name) => [name, name]), attack: twice(planner, plan.attack, state) }]
      : [],
  );
}

/** The same attack once more, in the battle that it leaves: on its target, on the nearest other one where that is no use any more (AI-ACT-ATTACK). */
function twice<S extends Manned, C>({ situation }: Planner<S, C>, first: PlannedAttack<S, C>, state: S): PlannedAttack<S, C> {
  const { npc, npcGame, strikesBy, pcs } = situation;
  const { odds } = npcGame.game;
  const { attack } = first;
  const again = (then: S, own: FigureIn<S>): readonly Missile<S, C>[] =>
    attack.how === 'shot'
      ? odds.shots(then, own)
      : [...odds.powers(then, own), ...odds.hindrances(then, own)].filter(({ id }) => id === attack.id);
  const second = (then: S): Result | undefined => {
    const own = figureOf(then, npc.id) as FigureIn<S>;
    if (!inPlay(own)) return undefined;
    const { strike } = strikesBy(again(then, own), then);
    const target = nextTarget(npcGame, then, own, attack.target.id, (pc) => strike(own, pc) !== undefined);
    return target && strike(own, target);
  };
  return { ...first, ...followed<S>(attack, leftBy(situation, state, attack), pcs, second) };
}

function preciseShots<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const strikes = situation.precise();
  const attack = strikes && attackFrom(planner, { at: situation.npc, touches: [] }, false, strikes);
  if (!attack) return [];
  const { command, how } = attack.attack;
  const actions = how === 'power' ? (['power'] as const) : (['aim', 'shoot'] as const);
  return [{ actions, first: command, there: standing(situation), length: 0, attack, obeys: aim.obliged === 'attack' }];
}

const PREPARING: Readonly<Record<Preparation<Manned, unknown>['kind'], ActionName>> = {
  aim: 'aim',
  load: 'reload',
  power: 'power',
  double: 'power',
};

function preparedAttacks<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const { npcGame, npc } = situation;
  return npcGame.binding
    .preparations(situation.state, npc)
    .flatMap(({ command, after, works, kind }: Preparation<S, C>): readonly Plan<S, C>[] => {
      const strikes = situation.strikesBy(undefined, after);
      const prepared = attackFrom(planner, { at: npc, touches: [] }, false, strikes);
      const better = prepared && kind === 'double' ? twice(planner, prepared, after) : prepared;
      const plain = attackFrom(planner, { at: npc, touches: [] }, false);
      if (!better) return [];
      const attack = byChance(works, better, plain);
      return [
        {
          actions: [PREPARING[kind], nameOf(better.attack)],
          first: command,
          there: standing(situation),
          length: 0,
          attack,
          obeys: aim.obliged === 'attack',
        },
      ];
    });
}
