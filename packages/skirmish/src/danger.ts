import type { Loss } from './chain.ts';
import type { Figure, FigureId } from './roster.ts';

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
export function worstOf(threats: readonly (readonly Threat[])[]): readonly Threat[] {
  return threats.flatMap((list) => list.toSorted(byWorst).slice(0, 1)).toSorted(byWorst);
}
