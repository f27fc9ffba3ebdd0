import type { Point } from '@escarmouche/space';
import type { BoardProps, Pointed, Spot } from '../../contract.ts';
import { orbit, pan, zoomAt, type Look, type Size } from './look.ts';

/** What a gesture needs to know and may do. */
export interface Hands extends Pick<BoardProps, 'onlook' | 'onpick' | 'ongrab' | 'ondrag' | 'onturn' | 'oninspect'> {
  readonly surface: () => HTMLElement;
  readonly table: () => Size;
  readonly view: () => Size;
  readonly look: () => Look;
  readonly setLook: (look: Look) => void;
  readonly pointed: (at: Point, touch: boolean) => Pointed;
  readonly spot: (at: Point) => Spot;
  readonly holds: (at: Point, touch: boolean) => 'handle' | 'ghost' | undefined;
  readonly movable: (figure: string) => boolean;
}

type Gesture =
  | {
      readonly kind: 'press';
      readonly from: Point;
      readonly touch: boolean;
      readonly on: 'ghost' | 'table' | { readonly figure: string };
      readonly timer: number;
    }
  | { readonly kind: 'orbit'; readonly from: Point; last: Point; moved: boolean; readonly inspects: boolean }
  | { readonly kind: 'pan'; readonly from: Point; readonly look: Look }
  | { readonly kind: 'move' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'pinch'; readonly one: Point; readonly two: Point; readonly look: Look }
  | { readonly kind: 'done' };

const DRAG = 6;
const LONG = 550;
const TURN = 0.0075;
const TILT = 0.006;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The pointer of the scene: the same gestures as in the plan; the right or middle button goes round the table, two fingers turn it. */
export function createGestures(hands: () => Hands) {
  let gesture: Gesture | undefined;
  let fingers: readonly { readonly id: number; readonly at: Point }[] = [];

  function place(event: MouseEvent): Point {
    const box = hands().surface().getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
  function release(): void {
    if (gesture?.kind === 'press') clearTimeout(gesture.timer);
  }

  function pinched(from: Extract<Gesture, { kind: 'pinch' }>, one: Point, two: Point): void {
    const { table, view, setLook } = hands();
    const [before, now] = [middle(from.one, from.two), middle(one, two)];
    const turn = Math.atan2(two.y - one.y, two.x - one.x) - Math.atan2(from.two.y - from.one.y, from.two.x - from.one.x);
    const panned = pan(from.look, table(), view(), before, now);
    const turned = orbit(panned, table(), view(), turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI)), 0);
    setLook(zoomAt(turned, table(), view(), now, away(one, two) / Math.max(1, away(from.one, from.two))));
  }

  return {
    down(event: PointerEvent): void {
      const { surface, look, holds, pointed, movable, oninspect } = hands();
      const at = place(event);
      const touch = event.pointerType !== 'mouse';
      surface().setPointerCapture(event.pointerId);
      fingers = [...fingers.filter(({ id }) => id !== event.pointerId), { id: event.pointerId, at }];
      release();
      const [one, two] = fingers.map((finger) => finger.at);
      if (one && two) {
        gesture = { kind: 'pinch', one, two, look: look() };
        return;
      }
      if (event.button === 1 || event.button === 2) {
        event.preventDefault();
        gesture = { kind: 'orbit', from: at, last: at, moved: false, inspects: event.button === 2 };
        return;
      }
      const held = holds(at, touch);
      if (held === 'handle') {
        gesture = { kind: 'turn' };
        return;
      }
      const target = pointed(at, touch);
      const own = target.kind === 'figure' && movable(target.id) ? { figure: target.id } : undefined;
      const timer = window.setTimeout(() => {
        if (!touch) return;
        if (target.kind === 'figure') oninspect?.(target.id);
        gesture = { kind: 'done' };
      }, LONG);
      gesture = { kind: 'press', from: at, touch, on: held ?? own ?? 'table', timer };
    },

    move(event: PointerEvent): void {
      const { table, view, look, setLook, pointed, spot, onlook, ongrab, ondrag, onturn } = hands();
      const at = place(event);
      fingers = fingers.map((finger) => (finger.id === event.pointerId ? { ...finger, at } : finger));
      if (!gesture) {
        if (event.pointerType === 'mouse') onlook?.(pointed(at, false));
        return;
      }
      if (gesture.kind === 'press' && away(at, gesture.from) > DRAG) {
        release();
        if (typeof gesture.on === 'object') ongrab?.(gesture.on.figure);
        gesture = gesture.on !== 'table' && ondrag ? { kind: 'move' } : { kind: 'pan', from: gesture.from, look: look() };
      }
      if (gesture.kind === 'pan') setLook(pan(gesture.look, table(), view(), gesture.from, at));
      else if (gesture.kind === 'move') ondrag?.(spot(at), false);
      else if (gesture.kind === 'turn') onturn?.(spot(at));
      else if (gesture.kind === 'orbit') {
        gesture.moved ||= away(at, gesture.from) > DRAG;
        if (gesture.moved) setLook(orbit(look(), table(), view(), (at.x - gesture.last.x) * TURN, (at.y - gesture.last.y) * TILT));
        gesture.last = at;
      } else if (gesture.kind === 'pinch') {
        const [one, two] = fingers.map((finger) => finger.at);
        if (one && two) pinched(gesture, one, two);
      }
    },

    up(event: PointerEvent): void {
      const { pointed, spot, onpick, ondrag, oninspect } = hands();
      const at = place(event);
      fingers = fingers.filter(({ id }) => id !== event.pointerId);
      release();
      if (gesture?.kind === 'press') onpick?.(pointed(at, gesture.touch));
      else if (gesture?.kind === 'move') ondrag?.(spot(at), true);
      else if (gesture?.kind === 'orbit' && gesture.inspects && !gesture.moved) {
        const target = pointed(at, false);
        if (target.kind === 'figure') oninspect?.(target.id);
      }
      gesture = fingers.length > 0 ? { kind: 'done' } : undefined;
    },

    cancel(event: PointerEvent): void {
      fingers = fingers.filter(({ id }) => id !== event.pointerId);
      release();
      gesture = undefined;
    },

    wheel(event: WheelEvent): void {
      const { table, view, look, setLook } = hands();
      event.preventDefault();
      setLook(zoomAt(look(), table(), view(), place(event), Math.exp(-event.deltaY * 0.0016)));
    },
  };
}
