import { alliesOf, figureOf, type ActionsLeft, type FigureIn, type Missile } from '@escarmouche/skirmish';
import { engagedWith, moverOf, npcOptions, pcsOf, type Behaviour, type NpcOptions, type OwnMission } from '@escarmouche/skirmish/plane';
import { span, type Mover, type Place } from '@escarmouche/space';
import type { End } from './ground/end.ts';
import { jumpsOf, type Jumps } from './ground/jumps.ts';
import { walksOf } from './ground/walks.ts';
import { areMovesBarred, isPlaceBarred, isTargetBarred, type Bar } from './plans/barred.ts';
import { leapsOf } from './plans/leaps.ts';
import type { Manned, NpcGame, Slot } from './game.ts';
import { missionOf, leaderOf } from './memory.ts';
import { isDetected } from './attacks/in-sight.ts';
import { strikesOf, turnedAt, type Attack, type Strikes } from './attacks/strikes.ts';

/** An NPC in its activation, with all that its mission and behaviour ask about (AI-ACT-LOOP). */
export interface Situation<S extends Manned, C> {
  readonly npcGame: NpcGame<S, C>;
  readonly state: S;
  readonly npc: FigureIn<S>;
  readonly mission: OwnMission;
  readonly behaviour: Behaviour;
  readonly options: NpcOptions;
  /** Acts that the NPC cannot do on a real table. */
  readonly bars: readonly Bar[];
  /** Player characters in roster order (AI-CORE-SCOPE). */
  readonly pcs: readonly FigureIn<S>[];
  readonly friends: readonly FigureIn<S>[];
  readonly engaged: readonly FigureIn<S>[];
  /** The chief that controls the NPC. */
  readonly chief: FigureIn<S> | undefined;
  readonly left: ActionsLeft;
  readonly done: readonly Slot[];
  readonly strikes: Strikes<S, C>;
  /** Strikes of the NPC once its weapons are loaded. */
  readonly reaching: Strikes<S, C>;
  /** Strikes by the shots of one action, or in another state of the battle. */
  readonly strikesBy: (shots?: readonly Missile<S, C>[], then?: S) => Strikes<S, C>;
  /** Strikes by shots and powers that take a whole activation; undefined where there are none, or no actions left for one. */
  readonly precise: () => Strikes<S, C> | undefined;
  /** Allowance of a walk in units. */
  readonly walks: number;
  readonly mover: Mover;
  /** Ends of leaps of two actions. */
  readonly leaps: () => readonly End<C>[];
  /** Jumps with a run-up, or after the run-up just made, over what no walk crosses; undefined for those who make none. */
  readonly jumps: () => Jumps<C> | undefined;
  /** Ends of one walk, the stay included; worked out once asked. */
  readonly ends: () => readonly End<C>[];
  /** Player characters that the NPC may shoot at from a place, turned to each (`free`), or with its own facing. */
  readonly shots: (at: Place, free: boolean, among?: readonly FigureIn<S>[], by?: Strikes<S, C>) => readonly Attack<S, C>[];
  /** Player characters in charge range, with the end of a walk in contact with each (AI-GEO-CHARGE). */
  readonly charges: () => ReadonlyMap<string, readonly End<C>[]>;
}

/** Behaviours that may attack without a walk, by two actions of a shot (AI-ACT-TEMPLATE-G). */
const STEADY: ReadonlySet<Behaviour> = new Set(['cautious', 'zigzag', 'stalker', 'static']);

/** `step`: of the lattice of end points, where another than the usual one is asked for. */
export function situationOf<S extends Manned, C>(
  npcGame: NpcGame<S, C>,
  state: S,
  npc: FigureIn<S>,
  bars: readonly Bar[] = [],
  step?: number,
): Situation<S, C> {
  const { game, binding } = npcGame;
  const role = state.scene.npcs?.roles[npc.id];
  const options = npcOptions(state.scene.npcs?.options);
  const pcs = visiblePcs(npcGame, state, npc, options);
  const strikesBy: Situation<S, C>['strikesBy'] = (shots, then = state) =>
    strikesOf(npcGame, then, npc, options['range.longCounts'] === 'yes', shots);
  const strikes = strikesBy();
  const loaded = binding.preparations(state, npc).find(({ kind }) => kind === 'load')?.after;
  const reaching = loaded ? strikesBy(undefined, loaded) : strikes;
  const allows = game.actions.left(state, npc);
  const stays = areMovesBarred(bars);
  const left = { ...allows, moves: allows.moves && !stays, runs: allows.runs && !stays && binding.runs(state, npc) };
  const leader = leaderOf(state, npc.id);
  const mover = moverOf(game.rules, state, npc);
  const own = missionOf(state, npc.id);
  const ends = once(() =>
    left.moves
      ? [...walksOf(game, state, npc, mover, [], step), ...leapsOf(npcGame, state, npc, mover, 1)].filter(
          ({ at, length }) => length === 0 || !isPlaceBarred(bars, at),
        )
      : [],
  );
  const precise = once(() => {
    if (left.actions < 2) return undefined;
    const powers = game.odds.hindrances(state, npc).filter(({ id }) => game.actions.cost(state, npc, id) === 2);
    const missiles = [...binding.precise(state, npc), ...powers];
    return missiles.length > 0 ? strikesBy(missiles) : undefined;
  });
  const steady = own.type === 'sniper' || own.type === 'guard' || STEADY.has(role?.behaviour ?? 'walker');
  return {
    npcGame,
    state,
    npc,
    mission: lacking(own, reaching.ranged, binding.healing(state, npc).length > 0),
    behaviour: role?.behaviour === 'evader' && !reaching.ranged ? 'walker' : (role?.behaviour ?? 'walker'),
    options,
    bars,
    pcs,
    friends: alliesOf(state, npc.id).filter(({ id }) => state.scene.npcs?.roles[id]),
    engaged: engagedWith<S>(state, npc),
    chief: leader === undefined ? undefined : figureOf(state, leader),
    left,
    done: binding.done(state, npc),
    strikes,
    reaching,
    strikesBy,
    precise,
    walks: game.movement.walks(state, npc),
    mover,
    leaps: once(() => (left.moves && left.actions > 1 ? leapsOf(npcGame, state, npc, mover, 2) : [])),
    jumps: once(() =>
      binding.runs(state, npc) && !npc.perch && left.actions > 0
        ? jumpsOf(game, state, npc, mover, left.moves ? left.actions : 1)
        : undefined,
    ),
    ends,
    shots(at, free, among = pcs, by = strikes) {
      return among.flatMap((pc) => {
        if (isTargetBarred(bars, pc.id)) return [];
        const from = free ? turnedAt<S>(npc, at, pc) : turnedAt<S>(npc, at, { x: at.x + npc.facing.x, y: at.y + npc.facing.y });
        return by.shot(from, pc) ?? (steady && span(at, npc) === 0 ? precise()?.shot(from, pc) : undefined) ?? [];
      });
    },
    charges: once(() => {
      const found = new Map<string, End<C>[]>();
      for (const end of ends()) for (const id of end.touches) found.set(id, [...(found.get(id) ?? []), end]);
      return new Map([...found].filter(([id]) => pcs.some((pc) => pc.id === id) && !isTargetBarred(bars, id)));
    }),
  };
}

/** Missions whose requirement is lost in play act as a Soldat (AI-CORE-VALIDATE). */
function lacking(mission: OwnMission, ranged: boolean, heals: boolean): OwnMission {
  if ((mission.type === 'sniper' && !ranged) || (mission.type === 'healer' && !heals)) return { type: 'soldier' };
  return mission;
}

/** With fog, undetectable player characters that are far away do not count, unless there is no other (AI-GEO-DIST). */
function visiblePcs<S extends Manned, C>(
  { binding }: NpcGame<S, C>,
  state: S,
  npc: FigureIn<S>,
  options: NpcOptions,
): readonly FigureIn<S>[] {
  const all = pcsOf(state, npc.id);
  if (options['fog.undetectable'] === 'no') return all;
  const seen = all.filter((pc) => isDetected(binding, state, npc, pc));
  return seen.length > 0 ? seen : all;
}

export function once<T>(work: () => T): () => T {
  let known: { readonly of: T } | undefined;
  return () => (known ??= { of: work() }).of;
}
