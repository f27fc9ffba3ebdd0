import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from '../boards/board-point.ts';
import type { Intent, Means } from '../systems/preview.ts';

export type Target = NonNullable<Intent['target']>;

/** Do two targets mean the same? Places do that are nearer than `near` to each other, in the board's unit. */
export function sameTarget(a: Target | undefined, b: Target, near: number): boolean {
  if (a?.kind === 'ground' && b.kind === 'ground')
    return Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y, (a.at.z ?? 0) - (b.at.z ?? 0)) < near;
  return a !== undefined && a.kind !== 'ground' && b.kind !== 'ground' && a.kind === b.kind && a.id === b.id;
}

/** The command that a player is about to give: figure, action, target and way. Nothing of it has happened yet. */
export function createAim() {
  let selected = $state<string>();
  let action = $state<string>();
  /** A target that was clicked stays; one that is pointed at passes. */
  let pinned = $state.raw<Target>();
  let hovered = $state.raw<Target>();
  let via = $state.raw<readonly BoardPoint[]>([]);
  let facing = $state.raw<Vector>();
  /** Means, where the aim only makes another command possible. */
  let means = $state.raw<Means>();
  /** Dice added to what is aimed at. */
  let spent = $state(0);

  function clear(): void {
    action = undefined;
    pinned = undefined;
    hovered = undefined;
    via = [];
    facing = undefined;
    means = undefined;
    spent = 0;
  }

  return {
    get selected() {
      return selected;
    },
    get action() {
      return action;
    },
    get target() {
      return pinned ?? hovered;
    },
    get pinned() {
      return pinned;
    },
    get via() {
      return via;
    },
    get facing() {
      return facing;
    },
    get spent() {
      return spent;
    },
    spend(by: 1 | -1): void {
      spent = Math.max(0, spent + by);
    },
    /** The command to follow the one aimed at. */
    get means() {
      return means;
    },
    clear,
    /** Aims at what makes something else possible, which is to follow. */
    take(next: Means): void {
      clear();
      pinned = next.target;
      facing = next.facing;
      means = next;
    },
    select(figure: string | undefined): void {
      clear();
      selected = figure;
    },
    /** The figure that acts is the one selected, whatever is aimed at. */
    follow(figure: string): void {
      selected = figure;
    },
    choose(next: string | undefined): void {
      clear();
      action = next;
    },
    hover(target: Target | undefined): void {
      hovered = pinned ? undefined : target;
    },
    /** Aims at a target. A facing is kept only for a place: it is the one to end with. */
    pin(target: Target | undefined): void {
      if (target?.kind !== 'ground') facing = undefined;
      if (target === undefined) spent = 0;
      means = undefined;
      pinned = target;
      hovered = undefined;
    },
    face(next: Vector | undefined): void {
      facing = next;
    },
    /** Lays a point that the way must go through. */
    lay(point: BoardPoint): void {
      via = [...via, point];
    },
    /** Keeps what is aimed at as one point more. */
    keep(point: BoardPoint): void {
      via = [...via, point];
      pinned = undefined;
    },
    /** One step back; false when nothing but the selection was left to take back. */
    back(): boolean {
      if (via.length > 0) via = via.slice(0, -1);
      else if (pinned || facing) {
        pinned = undefined;
        facing = undefined;
        means = undefined;
      } else if (action !== undefined) action = undefined;
      else return false;
      return true;
    },
  };
}
