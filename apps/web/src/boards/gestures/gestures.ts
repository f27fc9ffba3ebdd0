import type { Point } from '@escarmouche/space';
import type { BoardProps, Pointed } from '../board.ts';
import type { BoardPoint } from '../board-point.ts';
import { pinched } from './pinch.ts';

/** The eye in the hand of gestures; a view is a value of the board's own, points are pixels from the board's upper left corner. */
export interface Eye<View> {
  readonly now: () => View;
  readonly set: (view: View) => void;
  readonly pan: (view: View, from: Point, to: Point) => View;
  /** Comes nearer by a factor; the spot under a pixel stays there. */
  readonly zoom: (view: View, at: Point, factor: number) => View;
  /** Turns clockwise about a pixel, by radians; nothing while that is too little to turn at all. */
  readonly turn: (view: View, at: Point, radians: number) => View | undefined;
  /** Goes round what is looked at, by pixels that a second button was dragged; without it that drags the board. */
  readonly orbit?: (view: View, dx: number, dy: number) => View;
}

/** Readings and deeds of a board that gestures need. */
export interface Hands<View> extends Pick<BoardProps, 'onlook' | 'onpick' | 'ongrab' | 'ondrag' | 'onturn' | 'oninspect'> {
  readonly eye: Eye<View>;
  readonly pointed: (at: Point, touch: boolean) => Pointed;
  readonly spot: (at: Point) => BoardPoint;
  /** The part of a planned move at a point: the ghost, or the handle that turns it. `on`: the element that was hit. */
  readonly held: (at: Point, touch: boolean, on: EventTarget | null) => 'handle' | 'ghost' | undefined;
  readonly movable: (id: string) => boolean;
  /** The point of a dragging finger, until it is lifted. */
  readonly onfinger?: (at: Point | undefined) => void;
}

type Gesture =
  | {
      readonly kind: 'press';
      readonly from: Point;
      readonly touch: boolean;
      readonly target: Pointed;
      readonly on: 'ghost' | 'table' | { readonly own: string };
      readonly timer: number;
    }
  | { readonly kind: 'second'; readonly from: Point; last: Point; moved: boolean; readonly inspects: boolean }
  | { readonly kind: 'pan'; last: Point }
  | { readonly kind: 'move'; readonly touch: boolean }
  | { readonly kind: 'turn' }
  | { readonly kind: 'pinch'; last: readonly [Point, Point]; turned: number }
  | { readonly kind: 'done' };

/** Pixels from which a press is a drag, and milliseconds after which a finger that rests asks what is under it. */
const DRAG = 6;
const LONG = 550;

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Pointer, fingers and wheel on any board, as a Svelte action of the element that shows it. A press picks, or inspects where a finger rests; a drag moves
 * what may be moved, else the board; two fingers drag, zoom and turn the board; the second button inspects, or goes round the board.
 */
export function gestures<View>(
  surface: HTMLElement | SVGElement,
  hands: Hands<View>,
): { update(next: Hands<View>): void; destroy(): void } {
  let gesture: Gesture | undefined;
  let fingers: readonly { readonly id: number; readonly at: Point }[] = [];

  function place(event: MouseEvent): Point {
    const box = surface.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
  function pair(): readonly [Point, Point] | undefined {
    const [one, two] = fingers;
    return one && two && [one.at, two.at];
  }
  function release(): void {
    if (gesture?.kind === 'press') clearTimeout(gesture.timer);
    hands.onfinger?.(undefined);
  }
  function inspect(target: Pointed): void {
    hands.oninspect?.(target);
  }

  function down(event: PointerEvent): void {
    const at = place(event);
    const touch = event.pointerType !== 'mouse';
    surface.setPointerCapture(event.pointerId);
    fingers = [...fingers.filter(({ id }) => id !== event.pointerId), { id: event.pointerId, at }];
    release();
    const both = pair();
    if (both) {
      gesture = { kind: 'pinch', last: both, turned: 0 };
      return;
    }
    if (event.button === 1 || event.button === 2) {
      event.preventDefault();
      gesture = { kind: 'second', from: at, last: at, moved: false, inspects: event.button === 2 };
      return;
    }
    const held = hands.held(at, touch, event.target);
    gesture = held === 'handle' ? { kind: 'turn' } : pressed(at, touch, held);
  }

  function pressed(at: Point, touch: boolean, held: 'ghost' | undefined): Gesture {
    const target = hands.pointed(at, touch);
    const own = target.kind === 'figure' && hands.movable(target.id) ? { own: target.id } : undefined;
    const rested = (): void => {
      gesture = { kind: 'done' };
      inspect(target);
    };
    const timer = touch ? window.setTimeout(rested, LONG) : 0;
    return { kind: 'press', from: at, touch, target, on: held ?? own ?? 'table', timer };
  }

  function move(event: PointerEvent): void {
    const at = place(event);
    fingers = fingers.map((finger) => (finger.id === event.pointerId ? { ...finger, at } : finger));
    if (!gesture) {
      if (event.pointerType === 'mouse') hands.onlook?.(hands.pointed(at, false));
      return;
    }
    if (gesture.kind === 'press' && away(at, gesture.from) > DRAG) {
      release();
      if (typeof gesture.on === 'object') hands.ongrab?.(gesture.on.own);
      gesture = gesture.on !== 'table' && hands.ondrag ? { kind: 'move', touch: gesture.touch } : { kind: 'pan', last: gesture.from };
    }
    follow(gesture, at);
  }

  function follow(held: Gesture, at: Point): void {
    const { eye } = hands;
    switch (held.kind) {
      case 'pan':
        eye.set(eye.pan(eye.now(), held.last, at));
        held.last = at;
        break;
      case 'move':
        if (held.touch) hands.onfinger?.(at);
        hands.ondrag?.(hands.spot(at), false);
        break;
      case 'turn':
        hands.onturn?.(hands.spot(at));
        break;
      case 'second': {
        held.moved ||= away(at, held.from) > DRAG;
        const { last } = held;
        if (held.moved) eye.set(eye.orbit?.(eye.now(), at.x - last.x, at.y - last.y) ?? eye.pan(eye.now(), last, at));
        held.last = at;
        break;
      }
      case 'pinch': {
        const both = pair();
        if (both) pinch(held, both);
        break;
      }
    }
  }

  function pinch(held: Extract<Gesture, { kind: 'pinch' }>, now: readonly [Point, Point]): void {
    const { eye } = hands;
    const { from, to, larger, turn } = pinched(held.last, now);
    held.last = now;
    held.turned += turn;
    const nearer = eye.zoom(eye.pan(eye.now(), from, to), to, larger);
    const turned = eye.turn(nearer, to, held.turned);
    if (turned !== undefined) held.turned = 0;
    eye.set(turned ?? nearer);
  }

  function up(event: PointerEvent): void {
    const at = place(event);
    const ended = gesture;
    release();
    fingers = fingers.filter(({ id }) => id !== event.pointerId);
    gesture = fingers.length > 0 ? { kind: 'done' } : undefined;
    if (ended?.kind === 'press') hands.onpick?.(hands.pointed(at, ended.touch));
    else if (ended?.kind === 'move') hands.ondrag?.(hands.spot(at), true);
    else if (ended?.kind === 'second' && ended.inspects && !ended.moved) inspect(hands.pointed(at, false));
  }

  function cancel(event: PointerEvent): void {
    release();
    fingers = fingers.filter(({ id }) => id !== event.pointerId);
    gesture = undefined;
  }

  /** Asked for by other means than the second button: a finger that rests, a key held with the first button. */
  function menu(event: MouseEvent): void {
    event.preventDefault();
    if (gesture?.kind !== 'press') return;
    release();
    const { target } = gesture;
    gesture = { kind: 'done' };
    inspect(target);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    hands.eye.set(hands.eye.zoom(hands.eye.now(), place(event), Math.exp(-event.deltaY * 0.0016)));
  }

  const gone = new AbortController();
  function on<K extends keyof GlobalEventHandlersEventMap>(kind: K, heard: (event: GlobalEventHandlersEventMap[K]) => void): void {
    // Actively: a wheel that turns here must not scroll the page.
    surface.addEventListener(kind, heard as EventListener, { signal: gone.signal, passive: false });
  }
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', cancel);
  on('pointerleave', () => hands.onlook?.(undefined));
  on('contextmenu', menu);
  on('wheel', wheel);

  return {
    update: (next) => (hands = next),
    destroy() {
      release();
      gone.abort();
    },
  };
}
