import { inPlay, withFigures, type FigureIn } from '@escarmouche/skirmish';
import { followed } from './followed.ts';
import type { Manned, Preparation } from './game.ts';
import { byNearness } from './people.ts';
import type { ActionName, Plan, PlannedAttack } from './plan.ts';
import { attackFrom, attackNow, byChance, nameOf, standing } from './planned-attacks.ts';
import type { Planner } from './planner.ts';
import type { Result } from './strikes.ts';

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
      ? [{ ...plan, actions: plan.actions.slice(0, 1).flatMap((name) => [name, name]), attack: twice(planner, plan.attack) }]
      : [],
  );
}

/** The same attack once more: on what it leaves of its target, on the nearest other one in range once that is out of combat (AI-ACT-ATTACK). */
function twice<S extends Manned, C>({ situation, aim }: Planner<S, C>, first: PlannedAttack<S, C>): PlannedAttack<S, C> {
  const { npc, state, strikes, strikesBy } = situation;
  const { attack } = first;
  const others = byNearness(
    state,
    npc,
    aim.allowed.filter(({ id }) => id !== attack.target.id),
  );
  const then = (target: FigureIn<S>): Result | undefined => {
    const { shot } = strikesBy(undefined, withFigures(state, target));
    if (inPlay(target)) return shot(npc, target);
    const [next] = others.flatMap((pc) => shot(npc, pc) ?? []);
    return next;
  };
  return { ...first, ...followed<S>(attack, strikes.losses(attack, npc), then) };
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
      const better = prepared && kind === 'double' ? twice(planner, prepared) : prepared;
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
