import { namesInRow, toldApart, type Language, type Seat, type Text } from '@escarmouche/referee';

/** Figures, groups and sides: the same in any skirmish, wherever figures stand. */

export type FigureId = string;
export type GroupId = string;

/**
 * A figure as the battle changes it. Reserve (not deployed yet), out (of action), fled (for good) and gone (out of action and off the table) are not in
 * play; every other posture is.
 */
export interface Figure {
  readonly id: FigureId;
  readonly posture: string;
}

/** A figure as the match began, whatever happens to it. */
export interface Sheet {
  /** Name as given: several figures may have one. Readers are told `nameOf`. */
  readonly name: string;
  readonly group: GroupId;
}

export interface Group {
  readonly id: GroupId;
  /** As a player typed it, or in both languages. */
  readonly name: string | Text;
  /** Groups of one side are allies. */
  readonly side: string;
  /** Seat that decides for the group; `NOBODY` where the rules do. */
  readonly seat: Seat;
  /** In roster order. */
  readonly figures: readonly FigureId[];
}

/** The part of a state that every skirmish has. The scene never changes in a battle. */
export interface Battle {
  readonly scene: {
    readonly groups: readonly Group[];
    readonly sheets: Readonly<Record<FigureId, Sheet>>;
    /** Figure ids, group after group. */
    readonly roster: readonly FigureId[];
  };
  readonly figures: Readonly<Record<FigureId, Figure>>;
}

/** A system's own figures, sheets and groups. */
export type FigureIn<S extends Battle> = S['figures'][FigureId];
export type SheetIn<S extends Battle> = S['scene']['sheets'][FigureId];
export type GroupIn<S extends Battle> = S['scene']['groups'][number];

export function figureOf<S extends Battle>(state: S, id: FigureId): FigureIn<S> {
  const figure = state.figures[id] as FigureIn<S> | undefined;
  if (!figure) throw new Error(`no figure ${id}`);
  return figure;
}

/** The same state with some figures otherwise. */
export function withFigures<S extends Battle>(state: S, ...changed: readonly FigureIn<S>[]): S {
  const figures = { ...state.figures } as Record<FigureId, FigureIn<S>>;
  for (const figure of changed) figures[figure.id] = figure;
  return { ...state, figures };
}

export function sheetOf<S extends Battle>(state: S, id: FigureId): SheetIn<S> {
  const sheet = state.scene.sheets[id] as SheetIn<S> | undefined;
  if (!sheet) throw new Error(`no sheet ${id}`);
  return sheet;
}

/** The group with this id. */
export function groupById<S extends Battle>(state: S, id: GroupId): GroupIn<S> {
  const group = state.scene.groups.find((one) => one.id === id);
  if (!group) throw new Error(`no group ${id}`);
  return group;
}

/** The group of a figure. */
export function groupOf<S extends Battle>(state: S, id: FigureId): GroupIn<S> {
  return groupById(state, sheetOf(state, id).group);
}

/** The name of a group for a reader. */
export function nameOfGroup({ name }: Pick<Group, 'name'>, language: Language): string {
  return typeof name === 'string' ? name : name[language];
}

/** The seats of each side. */
export function seatsBySide({ scene }: Battle): Readonly<Record<string, readonly Seat[]>> {
  const seats: Record<string, readonly Seat[]> = {};
  for (const { side, seat } of scene.groups) seats[side] = [...(seats[side] ?? []), seat];
  return seats;
}

/** A side is named by its groups. */
export function nameOfSide(groups: readonly Pick<Group, 'name' | 'side'>[], side: string, language: Language): string {
  const own = groups.filter((group) => group.side === side);
  return namesInRow(
    own.map((group) => nameOfGroup(group, language)),
    language,
  );
}

const names = new WeakMap<Battle['scene'], ReadonlyMap<FigureId, string>>();

/** Name of a figure, different from all others of its battle. */
export function nameOf({ scene }: Battle, id: FigureId): string {
  let known = names.get(scene);
  if (!known) names.set(scene, (known = namesIn(scene)));
  return known.get(id) ?? id;
}

function namesIn({ roster, sheets }: Battle['scene']): ReadonlyMap<FigureId, string> {
  const own = toldApart(roster.map((id) => sheets[id]?.name ?? id));
  return new Map(roster.map((id, i) => [id, own[i] ?? id]));
}

/** Neither in reserve, nor out of action, nor away from the table for good. */
export function inPlay({ posture }: Figure): boolean {
  return posture !== 'reserve' && posture !== 'out' && posture !== 'fled' && posture !== 'gone';
}

/** All figures still in play, in roster order. */
export function figuresInPlay<S extends Battle>(state: S): FigureIn<S>[] {
  const result: FigureIn<S>[] = [];
  for (const id of state.scene.roster) {
    const figure = figureOf(state, id);
    if (inPlay(figure)) result.push(figure);
  }
  return result;
}

/** Figures in play by an order of groups, then in roster order. */
export function figuresInOrder<S extends Battle>(state: S, order: readonly GroupId[]): FigureIn<S>[] {
  const result: FigureIn<S>[] = [];
  for (const group of order) {
    for (const id of groupById(state, group).figures) {
      const figure = figureOf(state, id);
      if (inPlay(figure)) result.push(figure);
    }
  }
  return result;
}

interface Sides {
  readonly of: ReadonlyMap<FigureId, string>;
  /** All of other sides, in roster order. */
  readonly against: ReadonlyMap<FigureId, readonly FigureId[]>;
}

const sides = new WeakMap<Battle['scene'], Sides>();

function sidesOf(scene: Battle['scene']): Sides {
  const known = sides.get(scene);
  if (known) return known;
  const of = new Map(scene.groups.flatMap((group) => group.figures.map((id) => [id, group.side] as const)));
  const against = new Map(scene.roster.map((id) => [id, scene.roster.filter((other) => of.get(other) !== of.get(id))] as const));
  const result = { of, against };
  sides.set(scene, result);
  return result;
}

/** Figures of one side are allies; a figure is its own ally. */
export function allied(state: Battle, a: FigureId, b: FigureId): boolean {
  const { of } = sidesOf(state.scene);
  return of.get(a) === of.get(b);
}

/** Figures in play of other sides, in roster order. */
export function enemiesOf<S extends Battle>(state: S, id: FigureId): FigureIn<S>[] {
  const result: FigureIn<S>[] = [];
  for (const other of sidesOf(state.scene).against.get(id) ?? []) {
    const figure = figureOf(state, other);
    if (inPlay(figure)) result.push(figure);
  }
  return result;
}

/** The other figures in play of its side, in roster order. */
export function alliesOf<S extends Battle>(state: S, id: FigureId): FigureIn<S>[] {
  return figuresInPlay(state).filter((other) => other.id !== id && allied(state, id, other.id));
}
