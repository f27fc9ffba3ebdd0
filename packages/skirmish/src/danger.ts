import type { Loss } from './chain.ts';
import { enemiesOf, withFigures, type Battle, type Figure, type FigureId, type FigureIn } from './roster.ts';

/** One thing a figure could do to another. */
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
  /** It may be done by a figure that stands and faces as it does now: it has neither to get up nor to turn first. */
  readonly asItStands: boolean;
  /** It takes a walk first. */
  readonly walks?: true;
  /** When it comes, of what could be done to a figure before it acts again; absent where it acts again first. */
  readonly comes?: 'thisTurn' | 'nextTurn';
}

/** Both ways: what could be done to a figure, and what it could do. The worst of each enemy, the worst first. */
export interface Danger {
  readonly taken: readonly Threat[];
  readonly dealt: readonly Threat[];
}

/** One that may be done as the figure stands. */
export function threat(by: Figure, how: Threat['how'], { figure: on, lost, out }: Loss, tool?: string): Threat {
  return { by: by.id, on, how, ...(tool !== undefined && { with: tool }), hurt: 1 - (lost[0] ?? 0), out, asItStands: true };
}

/** The worst first. */
export const byWorst = (a: Threat, b: Threat): number => b.out - a.out || b.hurt - a.hurt;

/** The worst of each list, the worst first. */
function worstOf(threats: readonly (readonly Threat[])[]): readonly Threat[] {
  return threats.flatMap((list) => list.toSorted(byWorst).slice(0, 1)).toSorted(byWorst);
}

/** What one figure could do to another in its next activation, the two standing as they do. */
type Ways<S extends Battle> = (state: S, by: FigureIn<S>, on: FigureIn<S>) => readonly Threat[];

/** How a system's figures threaten each other: from afar, in reach of their arms, and by what they could walk up to; and when they act. */
export interface Threatening<S extends Battle> {
  readonly fromAfar: Ways<S>;
  readonly inReach: Ways<S>;
  readonly closeBy: Ways<S>;
  /** Where a walk could bring one that may act again after it, to do something to another from afar. */
  readonly approaches: (state: S, by: FigureIn<S>, on: FigureIn<S>) => Iterable<FigureIn<S>>;
  /** It is acting, or still acts this turn. */
  readonly awaits: (state: S, figure: FigureIn<S>) => boolean;
}

/** What a figure would be exposed to where its ghost is, in the next activation of each enemy, and what it could do to them from there. */
export function dangerOf<S extends Battle & { readonly activation?: { readonly figure: FigureId } | undefined }>(
  threatening: Threatening<S>,
  state: S,
  ghost: FigureIn<S>,
): Danger {
  const { fromAfar, inReach, closeBy, awaits } = threatening;
  const there = withFigures(state, ghost);
  const enemies = enemiesOf(there, ghost.id);
  // Who has played acts before it in the next turn, unless it has yet to act in this one.
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

/** What can be done from afar from the first place that a walk leads to and that allows it. */
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
