import { withFigures, type FigureIn, type Missile, type Seen } from '@escarmouche/skirmish';
import { coverOf, distanceBetween, hiddenFrom } from '@escarmouche/skirmish/placed';
import { arcOf, isEngaged } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { Game, Weighed } from './game.ts';
import { memoryKeys } from './memory.ts';
import { worthOf } from './worth.ts';

/** A salvo: one missile of a shooter at one target, within the range without a loss or beyond. */
export interface Salvo<S extends Weighed, C> {
  readonly missile: Missile<S, C>;
  /** Greatest distance of the salvo, in units. */
  readonly range: number;
  /** Distance up to which another salvo of the missile serves; absent where this one serves from contact on. */
  readonly beyond?: number;
  /** Worth by cover and arc of the target. */
  readonly worths: Worths;
}

type Worths = (number | undefined)[];

/** Missiles between figures at their places, or at a ghost's place. */
export interface Shots<S extends Weighed, C> {
  readonly salvos: (shooter: FigureIn<S>, target: FigureIn<S>) => readonly Salvo<S, C>[];
  /** The greatest worth of a shot from there: as if the target were in full sight. Quick. */
  readonly most: (shooter: FigureIn<S>, salvo: Salvo<S, C>, target: FigureIn<S>) => number;
  readonly legal: (shooter: FigureIn<S>, salvo: Salvo<S, C>, target: FigureIn<S>) => boolean;
  readonly worth: (shooter: FigureIn<S>, salvo: Salvo<S, C>, target: FigureIn<S>) => number;
}

/** A missile with a normal range is two: a shot beyond that is worth less. */
function salvosWith<S extends Weighed, C>(missile: Missile<S, C>): readonly Salvo<S, C>[] {
  const { range, near } = missile;
  if (near === undefined) return [{ missile, range, worths: [] }];
  return [
    { missile, range: near, worths: [] },
    { missile, range, beyond: near, worths: [] },
  ];
}

/** Salvos of states with one key of the battle (`MemoryKeys`). */
interface Salvos<S extends Weighed, C> {
  /** A number for each key of a figure. */
  readonly numbers: Map<string, number>;
  /** By the numbers of shooter and target. */
  readonly lists: Map<number, readonly Salvo<S, C>[]>;
}

/** More than the different keys of figures in any battle. */
const MOST_NUMBERS = 1_000_000;

/** Cost of a noise for each listening figure that it draws near, in vitality points. */
const DRAWN = 0.06;

/** Contact of a figure with any enemy at a place. */
interface Crowding extends Place {
  readonly is: boolean;
}

const battles = new WeakMap<object, WeakMap<object, Map<string, unknown>>>();

/** Salvos kept of a battle, by the key of what the battle remembers beside its figures. */
function salvosUnder<S extends Weighed, C>(game: Game<S, C>, state: S, key: string): Salvos<S, C> {
  const scenes = battles.get(game) ?? new WeakMap<object, Map<string, unknown>>();
  battles.set(game, scenes);
  const known = scenes.get(state.scene) ?? new Map<string, unknown>();
  scenes.set(state.scene, known);
  const salvos = (known.get(key) as Salvos<S, C> | undefined) ?? { numbers: new Map(), lists: new Map() };
  known.set(key, salvos);
  return salvos;
}

/**
 * Worth of shots and powers with all figures where they stand, by exact odds; the same shot is worked out once. A shot depends on the places of the
 * two only by the target's sight, on the battle's memory of the two, and on nothing else.
 */
export function shotsOf<S extends Weighed, C>(game: Game<S, C>, state: S): Shots<S, C> {
  const { rules, odds } = game;
  const { covers } = odds.unmoved;
  const keys = memoryKeys(odds.unmoved, state);
  const kept = salvosUnder(game, state, keys.battle);
  const numbers = new Map<FigureIn<S>, number>();
  /** Worth of missiles that strike others than the target, with all figures where they stand. */
  const spread = new Map<Salvo<S, C>, Worths>();
  const crowded = new Map<FigureIn<S>, Crowding>();
  const listeners = odds.listeners?.(state);

  function numberOf(figure: FigureIn<S>): number {
    const known = keys.byPlace ? undefined : numbers.get(figure);
    if (known !== undefined) return known;
    const key = keys.of(figure);
    const number = kept.numbers.get(key) ?? kept.numbers.size;
    kept.numbers.set(key, number);
    numbers.set(figure, number);
    return number;
  }

  function salvos(shooter: FigureIn<S>, target: FigureIn<S>): readonly Salvo<S, C>[] {
    const key = numberOf(shooter) * MOST_NUMBERS + numberOf(target);
    const known = kept.lists.get(key);
    if (known) return known;
    const missiles = [...odds.shots(state, shooter), ...odds.powers(state, shooter)];
    const found = missiles.flatMap((missile) => salvosWith(missile));
    kept.lists.set(key, found);
    return found;
  }

  /** Is the target in contact with an enemy? Asked anew when the ghost has moved. */
  function isCrowded(target: FigureIn<S>): boolean {
    const { x, y, z } = target;
    const known = crowded.get(target);
    if (known?.x === x && known.y === y && known.z === z) return known.is;
    const is = isEngaged(state, target);
    crowded.set(target, { x, y, z, is });
    return is;
  }

  function worthsOf(salvo: Salvo<S, C>, target: FigureIn<S>): Worths {
    if (salvo.missile.area === 0 && !isCrowded(target)) return salvo.worths;
    const worths = spread.get(salvo) ?? [];
    spread.set(salvo, worths);
    return worths;
  }

  /** Worth with the target covered like this; without the shooter's own loss, which depends on its place. */
  function worthAs(salvo: Salvo<S, C>, shooter: FigureIn<S>, target: FigureIn<S>, cover: number): number {
    const arc = arcOf(state, target, shooter);
    const seen: Seen = { arc, hidden: covers[cover] ?? 0, ...(salvo.missile.near !== undefined && { far: salvo.beyond !== undefined }) };
    return (worthsOf(salvo, target)[cover * 2 + (arc === 'front' ? 0 : 1)] ??= worthOf(
      state,
      shooter.id,
      salvo.missile.means(state, shooter, target, seen).filter(({ figure }) => figure !== shooter.id || salvo.missile.recoils),
    ));
  }

  const cost = (salvo: Salvo<S, C>, shooter: FigureIn<S>): number =>
    listeners && salvo.missile.loud(state) ? DRAWN * listeners(shooter) : 0;

  return {
    salvos,
    most: (shooter, salvo, target) => worthAs(salvo, shooter, target, 0) - cost(salvo, shooter),
    legal: (shooter, { missile }, target) => !missile.isSpent(state, shooter) && missile.may(state, shooter, target),
    worth(shooter, salvo, target) {
      if (salvo.missile.area > 0 && distanceBetween(state, shooter, target) <= salvo.missile.area) {
        return worthOf(state, shooter.id, salvo.missile.means(withFigures(state, shooter), shooter, target)) - cost(salvo, shooter);
      }
      return worthAs(salvo, shooter, target, coverOf(rules, hiddenFrom(rules, state, shooter, target))) - cost(salvo, shooter);
    },
  };
}
