import type { FigureIn } from '@escarmouche/skirmish';
import type { Place } from '@escarmouche/space';
import { ghostAt, type Ghost } from '../../plane/ghost.ts';
import type { Aim } from '../aim.ts';
import type { Manned } from '../game.ts';
import type { End } from '../ground/end.ts';
import { isWet } from '../ground/water.ts';
import type { ActionName, Plan, PlannedAttack } from './plan.ts';
import type { Planner } from './planner.ts';
import type { Situation } from '../situation.ts';
import { turnedAt, type Attack, type Strikes } from '../attacks/strikes.ts';

/** Attacks as plans make them (AI-ACT-ATTACK). */

/** Attacks that mission and behaviour allow from a place: shots and powers, or the fight with a figure touched there. */
export function attackFrom<S extends Manned, C>(
  { situation, aim }: Planner<S, C>,
  end: Pick<End<C>, 'at' | 'touches' | 'facing'>,
  free: boolean,
  strikes: Strikes<S, C> = situation.strikes,
  among: readonly FigureIn<S>[] = aim.allowed,
): PlannedAttack<S, C> | undefined {
  const { npc, npcGame, state } = situation;
  if (!npcGame.binding.fightsInWater && isWet(state.scene.table, end.at)) return undefined;
  const touched = end.touches.filter((id) => situation.pcs.some((pc) => pc.id === id));
  if (touched.length > 0) {
    const foe = [...(aim.target ? [aim.target] : []), ...aim.charged].find(({ id }) => touched.includes(id));
    if (!foe || !aim.charged.some(({ id }) => id === foe.id)) return undefined;
    const attack = strikes.fight(turnedAt<S>(npc, end.at, foe), foe);
    return planned(aim, [attack], (aim.target ?? foe).id === foe.id);
  }
  const shot = (pc: FigureIn<S>): Attack<S, C> | undefined => {
    const from = free ? turnedAt<S>(npc, end.at, pc) : facingAs(npc, end);
    // An incidental attack is a shot or a damaging power (AI-MDA-PLANS e).
    return aim.incidental(pc) ? strikes.shot(from, pc) : strikes.strike(from, pc);
  };
  const selected = aim.target && among.some(({ id }) => id === aim.target?.id) && shot(aim.target);
  if (selected) return planned(aim, [selected], true);
  const shots = among.flatMap((pc) => shot(pc) ?? []);
  if (shots.length === 0) return undefined;
  const named = aim.names(
    shots.map(({ target }) => target),
    ghostAt<S>(npc, end.at),
  );
  const chosen = named.flatMap((pc) => shots.find(({ target }) => target.id === pc.id) ?? []);
  return planned(aim, chosen.length > 0 ? chosen : shots.slice(0, 1), aim.target === undefined);
}

function facingAs<S extends Manned>(
  npc: FigureIn<S>,
  { at, facing }: { readonly at: Place; readonly facing?: Ghost<S>['facing'] },
): Ghost<S> {
  const there = ghostAt<S>(npc, at);
  there.facing = facing ?? npc.facing;
  return there;
}

/** Attacks with equal chances as one: the mean of their results. */
function planned<S extends Manned, C>(aim: Aim<S>, attacks: readonly Attack<S, C>[], selected: boolean): PlannedAttack<S, C> | undefined {
  const [attack] = attacks;
  if (!attack) return undefined;
  const mean = (of: (one: Attack<S, C>) => number): number => attacks.reduce((sum, one) => sum + of(one), 0) / attacks.length;
  const incidental = attacks.every(({ target }) => aim.incidental(target));
  return {
    attack,
    damage: mean(({ damage }) => damage),
    out: mean(({ out }) => out),
    own: mean(({ own }) => own),
    // A target shot at in passing is not the one that the mission selects (AI-MDA-KEYS).
    selected: selected && !incidental,
    incidental,
  };
}

/** An attack that is made by some chance, and another one, or none, in its place. */
export function byChance<S extends Manned, C>(
  chance: number,
  made: PlannedAttack<S, C>,
  instead: PlannedAttack<S, C> | undefined,
): PlannedAttack<S, C> {
  const mean = (of: 'damage' | 'out' | 'own'): number => chance * made[of] + (1 - chance) * (instead?.[of] ?? 0);
  return { ...made, damage: mean('damage'), out: mean('out'), own: mean('own') };
}

export const nameOf = <S extends Manned, C>({ how }: Attack<S, C>): ActionName =>
  how === 'fight' ? 'combat' : how === 'power' ? 'power' : 'shoot';

/** [attack, …]: an attack from where the NPC stands; its other actions come after. */
export function attackNow<S extends Manned, C>(
  planner: Planner<S, C>,
  among: readonly FigureIn<S>[] = planner.aim.allowed,
): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const attack = attackFrom(planner, { at: situation.npc, touches: [] }, false, situation.strikes, among);
  if (!attack) return [];
  return [
    {
      actions: [nameOf(attack.attack), 'nothing'],
      first: attack.attack.command,
      there: standing(situation),
      length: 0,
      attack,
      obeys: aim.obliged === 'attack',
    },
  ];
}

export function standing<S extends Manned, C>({ npc }: Situation<S, C>): Ghost<S> {
  return { ...ghostAt<S>(npc, npc), facing: npc.facing };
}
