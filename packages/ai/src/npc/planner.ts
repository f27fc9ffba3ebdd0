import { withFigures, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/plane';
import { distance, PACE, span, type Place } from '@escarmouche/space';
import { ghostAt, turnTo, type Ghost } from '../plane/ghost.ts';
import type { Aim } from './aim.ts';
import type { Manned, Preparation } from './game.ts';
import { BEYOND, middleOf, remOf, type Manner, type Rem } from './goals.ts';
import type { End } from './ground/end.ts';
import { healingEnds, heals, skillsFor } from './healing.ts';
import { byNearness, nearestOf } from './people.ts';
import type { ActionName, Plan, PlannedAttack } from './plan.ts';
import { once, type Situation } from './situation.ts';
import { followed } from './followed.ts';
import { turnedAt, type Attack, type Result, type Strikes } from './strikes.ts';

/** Maker of plans for one activation: the sequences of actions that templates are made of (AI-MDA-PLANS). */
export interface Planner<S extends Manned, C> {
  readonly situation: Situation<S, C>;
  readonly aim: Aim<S>;
  readonly rem: Rem;
  /** Way left where the NPC stands. */
  readonly here: () => number;
  /** No place behind the target can be reached, so that a Harceleur attacks from anywhere (AI-BEH-HARCELEUR). */
  readonly dropsRear: () => boolean;
  /** Ends of walks that serve the mission (AI-MDA-PLANS c). */
  readonly ways: () => readonly End<C>[];
}

/** Units within which two lengths are equal. */
const EQUAL = 1;
/** An NPC that shoots keeps this far from player characters (AI-GEO-PATH). */
const APART = PACE;

export function plannerOf<S extends Manned, C>(situation: Situation<S, C>, aim: Aim<S>, manner: Manner): Planner<S, C> {
  const rem: Rem = (at) => measure().rem(at);
  const measure = once((): { readonly rem: Rem; readonly dropsRear: boolean; readonly here: number } => {
    const { goal } = aim;
    if (!goal) return { rem: () => 0, dropsRear: false, here: 0 };
    const own = remOf(situation, goal, manner);
    const here = own(situation.npc);
    if (manner !== 'rear' || here < BEYOND) return { rem: own, dropsRear: false, here };
    const hunter = remOf(situation, goal, 'shot');
    return { rem: hunter, dropsRear: true, here: hunter(situation.npc) };
  });
  let served: readonly End<C>[] | undefined;
  const planner: Planner<S, C> = {
    situation,
    aim,
    rem,
    here: () => measure().here,
    dropsRear: () => measure().dropsRear,
    ways: () => (served ??= situation.ends().filter((end) => serves(planner, end))),
  };
  return planner;
}

/** Does the end of a movement serve the mission: no farther from the goal, and from a hunted player character already in range (AI-MDA-PLANS c)? */
function serves<S extends Manned, C>({ situation, aim, rem, here: left }: Planner<S, C>, { at, length }: End<C>): boolean {
  if (length === 0) return true;
  if (aim.holds) return false;
  const here = left();
  if (rem(at) > here + EQUAL) return false;
  if (aim.goal?.kind !== 'pc' || here > 0) return true;
  return span(at, aim.goal.figure) <= span(situation.npc, aim.goal.figure) + EQUAL;
}

/** Is the place far enough from player characters for a figure that does not come to fight (AI-GEO-PATH)? */
function keepsApart<S extends Manned, C>({ state, npc, pcs }: Situation<S, C>, { at }: End<C>): boolean {
  const here = bodyOf(state, npc);
  const there = bodyOf(state, ghostAt<S>(npc, at));
  return pcs.every((pc) => {
    const body = bodyOf(state, pc);
    const away = distance(there, body);
    return away >= APART - EQUAL || away >= distance(here, body) - EQUAL;
  });
}

/** Facing at the end of a movement without an attack: towards the goal, else the nearest player character. */
function resting<S extends Manned, C>({ situation: { npc, state, pcs }, aim }: Planner<S, C>, { at, facing }: End<C>): Ghost<S> {
  const there = ghostAt<S>(npc, at);
  if (facing) there.facing = facing;
  else {
    const middle = aim.goal && middleOf(aim.goal);
    const towards = middle && span(middle, at) > 0 ? middle : nearestOf(state, there, pcs);
    if (towards) turnTo(there, towards);
  }
  return there;
}

/** Attacks that mission and behaviour allow from a place: shots, or the fight with a figure touched there. */
export function attackFrom<S extends Manned, C>(
  { situation, aim }: Planner<S, C>,
  end: Pick<End<C>, 'at' | 'touches' | 'facing'>,
  free: boolean,
  strikes: Strikes<S, C> = situation.strikes,
  among: readonly FigureIn<S>[] = aim.allowed,
): PlannedAttack<S, C> | undefined {
  const { npc } = situation;
  const touched = end.touches.filter((id) => situation.pcs.some((pc) => pc.id === id));
  if (touched.length > 0) {
    const foe = [...(aim.target ? [aim.target] : []), ...aim.charged].find(({ id }) => touched.includes(id));
    if (!foe || !aim.charged.some(({ id }) => id === foe.id)) return undefined;
    const attack = strikes.fight(turnedAt<S>(npc, end.at, foe), foe);
    return planned(aim, [attack], (aim.target ?? foe).id === foe.id);
  }
  const shot = (pc: FigureIn<S>): Attack<S, C> | undefined => strikes.shot(free ? turnedAt<S>(npc, end.at, pc) : facingAs(npc, end), pc);
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
  return {
    attack,
    damage: mean(({ damage }) => damage),
    out: mean(({ out }) => out),
    own: mean(({ own }) => own),
    selected,
    incidental: attacks.every(({ target }) => aim.incidental(target)),
  };
}

const nameOf = <S extends Manned, C>({ how }: Attack<S, C>): ActionName =>
  how === 'fight' ? 'combat' : how === 'power' ? 'power' : 'shoot';

const nameOfEnd = <C>({ how }: End<C>): ActionName => (how === 'run' || how === 'zigzag' ? how : how === 'leap' ? 'jump' : 'walk');

/** [walk, attack]: a walk, and an attack from its end. */
export function walkAndAttack<S extends Manned, C>(planner: Planner<S, C>, ends: readonly End<C>[]): readonly Plan<S, C>[] {
  const { situation } = planner;
  const plans = ends.flatMap((end): readonly Plan<S, C>[] => {
    const touches = end.touches.some((id) => situation.pcs.some((pc) => pc.id === id));
    if (!touches && !keepsApart(situation, end)) return [];
    const attack = attackFrom(planner, end, end.facing === undefined);
    if (!attack) return [];
    const there = turnedAt<S>(situation.npc, end.at, attack.attack.target);
    if (end.facing) there.facing = end.facing;
    const facing = end.facing ?? there.facing;
    const charge = touches ? shootingCharge(situation, end, attack) : undefined;
    const first = charge?.first ?? (touches ? end.command() : end.command(facing));
    return [
      {
        actions: [nameOfEnd(end), nameOf(attack.attack)],
        first,
        there,
        length: end.length,
        attack: charge?.attack ?? attack,
        obeys: planner.aim.obliged === 'attack',
      },
    ];
  });
  // A charge is made only where no shot is possible (AI-ACT-ATTACK).
  if (situation.options['attack.charge'] === 'best-damage') return plans;
  const shots = plans.filter(({ attack }) => attack?.attack.how !== 'fight');
  return shots.length > 0 ? shots : plans;
}

/** A charge with a shot at its start, for figures with such a rule: the shot's damage comes to that of the fight (AI-GEO-PATH). */
function shootingCharge<S extends Manned, C>(
  { npcGame, state, npc, strikesBy }: Situation<S, C>,
  end: End<C>,
  fight: PlannedAttack<S, C>,
): { readonly first: C; readonly attack: PlannedAttack<S, C> } | undefined {
  const { charge } = npcGame.binding.shooting(state, npc);
  const { target } = fight.attack;
  if (!charge || end.how !== 'walk') return undefined;
  const from = turnedAt<S>(npc, npc, target);
  const strikes = strikesBy(charge.shots);
  const shot = strikes.shot(from, target);
  if (!shot) return undefined;
  const first = charge.command(end.command(), target.id, shot.id ?? '');
  if (first === undefined) return undefined;
  const there = turnedAt<S>(npc, end.at, target);
  const then = (weaker: FigureIn<S>): Result => strikesBy(undefined, withFigures(state, weaker)).fight(there, weaker);
  return { first, attack: { ...fight, ...followed(shot, strikes.losses(shot, from), then) } };
}

/** A movement alone, with whatever is left after it. */
export function moveOnly<S extends Manned, C>(planner: Planner<S, C>, ends: readonly End<C>[]): readonly Plan<S, C>[] {
  const { situation } = planner;
  return ends.flatMap((end): readonly Plan<S, C>[] => {
    const hunted = planner.aim.goal?.kind === 'pc' ? planner.aim.goal.figure.id : undefined;
    if (end.touches.some((id) => id !== hunted && situation.pcs.some((pc) => pc.id === id))) return [];
    const there = resting(planner, end);
    const turned = end.facing ? undefined : end.command;
    return [
      {
        actions: [nameOfEnd(end), 'nothing'],
        first: turned ? end.command(there.facing) : end.command(),
        ...(turned && { turned }),
        there,
        ...((end.how === 'run' || end.how === 'zigzag') && { ran: end.how }),
        length: end.length,
        obeys: false,
      },
    ];
  });
}

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

/** [attack, walk]: the attack from where the NPC stands, then a walk. */
export function attackAndWalk<S extends Manned, C>(planner: Planner<S, C>, ends: readonly End<C>[]): readonly Plan<S, C>[] {
  const [now] = attackNow(planner);
  if (!now) return [];
  return ends
    .filter((end) => end.length > 0 && keepsApart(planner.situation, end))
    .map((end) => ({ ...now, actions: [now.actions[0] ?? 'shoot', nameOfEnd(end)], there: resting(planner, end), length: end.length }));
}

/** [prepare, attack]: an aim, a prayer, a loading; then the attack. A shot of two actions is both. */
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
  const then = (weaker: FigureIn<S>): Result | undefined => strikesBy(undefined, withFigures(state, weaker)).shot(npc, weaker);
  const others = byNearness(
    state,
    npc,
    aim.allowed.filter(({ id }) => id !== attack.target.id),
  );
  const [next] = others.flatMap((pc) => strikes.shot(npc, pc) ?? []);
  return { ...first, ...followed<S>(attack, strikes.losses(attack, npc), then, next) };
}

function preciseShots<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const strikes = situation.precise();
  const attack = strikes && attackFrom(planner, { at: situation.npc, touches: [] }, false, strikes);
  if (!attack) return [];
  const { command } = attack.attack;
  return [{ actions: ['aim', 'shoot'], first: command, there: standing(situation), length: 0, attack, obeys: aim.obliged === 'attack' }];
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
      const worth = (of: 'damage' | 'out'): number => works * better[of] + (1 - works) * (plain?.[of] ?? 0);
      const attack = { ...better, damage: worth('damage'), out: worth('out') };
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

/** [pivot, attack]: a turn on the spot by a walk of no length, then the attack; for NPCs that hold their place (AI-ACT-HOLD). */
export function pivotAndAttack<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const stay = planner.situation.ends().filter(({ length, touches }) => length === 0 && touches.length === 0);
  return walkAndAttack(planner, stay);
}

/** [heal] where the patient is within reach, [walk, heal] otherwise, by the skill that gives back most (AI-MDA-PLANS b). */
export function healing<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, aim } = planner;
  const [patient] = aim.patients ?? [];
  if (!patient) return [];
  const healed = { heals: patient, obeys: true };
  for (const skill of skillsFor(situation, patient)) {
    if (heals(situation, skill, patient)) {
      return [{ actions: ['heal', 'nothing'], first: skill.command(patient.id), there: standing(situation), length: 0, ...healed }];
    }
    const walks = moveOnly(planner, healingEnds(situation, skill, patient));
    if (walks.length > 0) return walks.map((plan) => ({ ...plan, ...healed, actions: ['walk', 'heal'] }));
  }
  return [];
}

export function standing<S extends Manned, C>({ npc }: Situation<S, C>): Ghost<S> {
  return { ...ghostAt<S>(npc, npc), facing: npc.facing };
}
