import { figureOf, withFigures, type Expected, type FigureId, type FigureIn } from '@escarmouche/skirmish';
import { arcOf, coverOf, distanceBetween, hiddenFrom, isEngaged, type PlaneRules, type ScenarioState } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { Aim as AimOf, Shots } from './tactics.ts';
import { worthOf } from './worth.ts';

/** What strikes from afar: a weapon that shoots, or a power. */
export interface Missile<W> {
  readonly with: W;
  /** What it counts for as an action. */
  readonly type: string;
  /** No shot reaches further. */
  readonly range: number;
  /** Up to here it counts as another missile. */
  readonly beyond?: number;
  /** It is heard. */
  readonly loud: boolean;
  /** Units around its target within which it strikes everybody: then its worth is not kept from one decision to the next. */
  readonly area: number;
  /** What befalls who uses it counts, as where a duel may turn it back. */
  readonly recoils: boolean;
}

/** What a missile is worth hangs on the places of the two only by how the target is seen; else on the vitality of both, and on what is in force. */
export interface Aim<W> extends AimOf, Missile<W> {
  /** Worth by vitality of the two and by how the target is seen. */
  readonly worths: Worths;
}

type Worths = (number | undefined)[];

/** How a target is seen. */
export interface Seen {
  readonly arc: 'front' | 'rear';
  readonly hidden: number;
}

/** What a system says of its missiles. */
export interface Firing<S extends ScenarioState, W> {
  readonly rules: PlaneRules<S>;
  /** Hidden shares that stand for no cover and for each better one. */
  readonly covers: readonly number[];
  readonly missiles: (state: S, shooter: FigureIn<S>) => readonly Missile<W>[];
  /** What tells apart states in which missiles of anybody are worth something else though everybody has the same vitality. */
  readonly under: (state: S) => string;
  /** What tells apart states in which missiles of a figure, or at it, are. */
  readonly manner: (state: S, figure: FigureIn<S>) => string;
  /** Mean losses of one action with it; `seen`: with the target seen like this, not as it is. */
  readonly losses: (state: S, shooter: FigureIn<S>, missile: Missile<W>, target: FigureIn<S>, seen?: Seen) => readonly Expected[];
  readonly legal: (state: S, shooter: FigureIn<S>, missile: Missile<W>, target: FigureIn<S>) => boolean;
  /** What being heard costs a shooter. */
  readonly noise: (state: S) => (shooter: FigureIn<S>) => number;
}

/** More than any figure has. */
const MOST_VITALITY = 32;

const aimOf = <W>({ with: means, type, range, beyond, loud, area, recoils }: Missile<W>): Aim<W> => ({
  with: means,
  type,
  range,
  beyond,
  loud,
  area,
  recoils,
  worths: [],
});

/** Aims of a battle with the same in force. */
interface Aims<W> {
  /** A number for each figure in each manner. */
  readonly numbers: Map<string, number>;
  /** By the numbers of shooter and target. */
  readonly lists: Map<number, readonly Aim<W>[]>;
}

/** More than there are figures in their manners in any battle. */
const MOST_NUMBERS = 1_000_000;

/** Whether a figure touches any enemy at a place. */
interface Crowding extends Place {
  readonly is: boolean;
}

/** A figure with vitality points. */
type Vital = { readonly vitality: number };

/** What shots and powers are worth as everybody stands now, by exact odds; the same one is worked out once. */
export function shotsBy<S extends ScenarioState & { readonly figures: Readonly<Record<FigureId, Vital>> }, W>(
  firing: Firing<S, W>,
): (state: S) => Shots<S, Aim<W>> {
  const { rules, covers } = firing;
  const battles = new WeakMap<S['scene'], Map<string, Aims<W>>>();

  function aimsUnder(state: S): Aims<W> {
    const known = battles.get(state.scene) ?? new Map<string, Aims<W>>();
    battles.set(state.scene, known);
    const key = firing.under(state) + (state.scenario ? JSON.stringify(state.scenario) : '');
    const aims = known.get(key) ?? { numbers: new Map(), lists: new Map() };
    known.set(key, aims);
    return aims;
  }

  const seenAs = (cover: number, arc: Seen['arc']): Seen => ({ arc, hidden: covers[cover] ?? 0 });

  return (state) => {
    const aims = aimsUnder(state);
    const numbers = new Map<FigureId, number>();
    /** Worth of what may strike others than its target, as everybody stands now. */
    const spread = new Map<Aim<W>, Worths>();
    const crowded = new Map<FigureIn<S>, Crowding>();
    const noise = firing.noise(state);

    function numberOf(figure: FigureIn<S>): number {
      const known = numbers.get(figure.id);
      if (known !== undefined) return known;
      const manner = `${figure.id} ${firing.manner(state, figure)}`;
      const number = aims.numbers.get(manner) ?? aims.numbers.size;
      aims.numbers.set(manner, number);
      numbers.set(figure.id, number);
      return number;
    }

    function aimsAt(shooter: FigureIn<S>, target: FigureId): readonly Aim<W>[] {
      const key = numberOf(shooter) * MOST_NUMBERS + numberOf(figureOf(state, target));
      const known = aims.lists.get(key);
      if (known) return known;
      const found = firing.missiles(state, shooter).map(aimOf);
      aims.lists.set(key, found);
      return found;
    }

    /** A ghost may have moved since it was last asked of. */
    function isCrowded(target: FigureIn<S>): boolean {
      const { x, y, z } = target;
      const known = crowded.get(target);
      if (known?.x === x && known.y === y && known.z === z) return known.is;
      const is = isEngaged(state, target);
      crowded.set(target, { x, y, z, is });
      return is;
    }

    function worthsOf(aim: Aim<W>, target: FigureIn<S>): Worths {
      if (aim.area === 0 && !isCrowded(target)) return aim.worths;
      const worths = spread.get(aim) ?? [];
      spread.set(aim, worths);
      return worths;
    }

    /** With the target covered like this; the shooter's own loss, which hangs on where it stands, left out. */
    function worthAs(aim: Aim<W>, shooter: FigureIn<S>, target: FigureIn<S>, cover: number): number {
      const arc = arcOf(target, shooter);
      const seen = cover * 2 + (arc === 'front' ? 0 : 1);
      const i = (shooter.vitality * MOST_VITALITY + target.vitality) * covers.length * 2 + seen;
      return (worthsOf(aim, target)[i] ??= worthOf(
        state,
        shooter.id,
        firing.losses(state, shooter, aim, target, seenAs(cover, arc)).filter(({ figure }) => figure !== shooter.id || aim.recoils),
      ));
    }

    const cost = (aim: Aim<W>, shooter: FigureIn<S>): number => (aim.loud ? noise(shooter) : 0);

    return {
      aims: aimsAt,
      most: (shooter, aim, target) => worthAs(aim, shooter, target, 0) - cost(aim, shooter),
      legal: (shooter, aim, target) => firing.legal(state, shooter, aim, target),
      worth(shooter, aim, target) {
        if (aim.area > 0 && distanceBetween(state, shooter, target) <= aim.area) {
          return worthOf(state, shooter.id, firing.losses(withFigures(state, shooter), shooter, aim, target)) - cost(aim, shooter);
        }
        return worthAs(aim, shooter, target, coverOf(rules, hiddenFrom(rules, state, shooter, target))) - cost(aim, shooter);
      },
    };
  };
}
