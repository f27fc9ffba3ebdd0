import type { Loss } from './chain.ts';
import { enemiesOf, withFigures, type Battle, type Figure, type FigureId, type FigureIn } from './roster.ts';

/** One attack that a figure could make on another. */
export interface Threat {
  readonly by: FigureId;
  readonly on: FigureId;
  /** charge: a straight move into contact, then a fight. */
  readonly how: 'shot' | 'power' | 'fight' | 'charge';
  /** The weapon shot with, or the power. */
  readonly with?: string;
  /** Chances of losing vitality, and of going out of action. */
  readonly hurt: number;
  readonly out: number;
  /** The attack needs no getting up and no turning first. */
  readonly asItStands: boolean;
  /** The attack needs a walk first. */
  readonly walks?: true;
  /** Turn of the attack, where it comes before its target acts again; absent where the target acts first. */
  readonly comes?: 'thisTurn' | 'nextTurn';
}

/** Threats from enemies to a figure (`taken`), and from the figure to them (`dealt`): the worst with each enemy, the worst first. */
export interface Danger {
  readonly taken: readonly Threat[];
  readonly dealt: readonly Threat[];
}

/** A threat that needs neither getting up nor turning. */
export function threat(by: Figure, how: Threat['how'], { figure: on, lost, out }: Loss, tool?: string): Threat {
  return { by: by.id, on, how, ...(tool !== undefined && { with: tool }), hurt: 1 - (lost[0] ?? 0), out, asItStands: true };
}

/** The worst first. */
export const byWorst = (a: Threat, b: Threat): number => b.out - a.out || b.hurt - a.hurt;

/** The worst of each list, the worst first. */
function worstOf(threats: readonly (readonly Threat[])[]): readonly Threat[] {
  return threats.flatMap((list) => list.toSorted(byWorst).slice(0, 1)).toSorted(byWorst);
}

/** Threats of one figure to another in its next activation, with both where they stand. */
type Ways<S extends Battle> = (state: S, by: FigureIn<S>, on: FigureIn<S>) => readonly Threat[];

/** Rules of a system about threats: attacks, walks before them, and the order of activations. */
export interface Threatening<S extends Battle> {
  /** Shots and powers. */
  readonly fromAfar: Ways<S>;
  /** Fights without a movement. */
  readonly inReach: Ways<S>;
  /** The same, and charges. */
  readonly closeBy: Ways<S>;
  /** Places where a walk could bring a figure that may strike another from afar after it. */
  readonly approaches: (state: S, by: FigureIn<S>, on: FigureIn<S>) => Iterable<FigureIn<S>>;
  /** Is the figure acting, or has it yet to act this turn? */
  readonly awaits: (state: S, figure: FigureIn<S>) => boolean;
}

/** Threats to a figure where its ghost is, in the next activation of each enemy, and the threats to them from there. */
export function dangerOf<S extends Battle & { readonly activation?: { readonly figure: FigureId } | undefined }>(
  threatening: Threatening<S>,
  state: S,
  ghost: FigureIn<S>,
): Danger {
  const { fromAfar, inReach, closeBy, awaits } = threatening;
  const there = withFigures(state, ghost);
  const enemies = enemiesOf(there, ghost.id);
  // A figure that has played acts before an enemy in the next turn, unless that enemy has yet to act in this one.
  const later = awaits(state, ghost) && state.activation?.figure !== ghost.id ? {} : ({ comes: 'nextTurn' } as const);
  const taken = (enemy: FigureIn<S>): readonly Threat[] => {
    const when = awaits(there, enemy) ? ({ comes: 'thisTurn' } as const) : later;
    const shots = fromAfar(there, enemy, ghost);
    const strikes = [...(shots.length > 0 ? shots : afterWalk(threatening, there, enemy, ghost)), ...closeBy(there, enemy, ghost)];
    return strikes.map((strike) => ({ ...strike, ...when }));
  };
  return {
    taken: worstOf(enemies.map(taken)),
    dealt: worstOf(enemies.map((enemy) => [...fromAfar(there, ghost, enemy), ...inReach(there, ghost, enemy)])),
  };
}

/** The strike from afar from the first place of a walk that allows one. */
function afterWalk<S extends Battle>(
  { fromAfar, approaches }: Threatening<S>,
  state: S,
  by: FigureIn<S>,
  on: FigureIn<S>,
): readonly Threat[] {
  for (const walked of approaches(state, by, on)) {
    const found = fromAfar(withFigures(state, walked), walked, on);
    if (found.length > 0) return found.map((one) => ({ ...one, asItStands: false, walks: true }));
  }
  return [];
}
