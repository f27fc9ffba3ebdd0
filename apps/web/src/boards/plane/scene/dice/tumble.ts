/**
 * A thrown die at a time, worked out beforehand, so that dice come to lie on their seats and faces. Lengths in widths of a die, times from
 * 0 to 1.
 */
export interface Flight {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Turns still to go, about an axis of its own. */
  readonly spin: number;
}

export interface Seat {
  readonly x: number;
  readonly z: number;
}

const BOUNCES = 3;

/** Width of the tray from its left to its right, where so many dice lie. */
export const across = (count: number): number => Math.max(6.6, count * 1.68);

/** Seats of the dice after the throw: apart, a little uneven. */
export function landing(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * 1.55,
    z: (i % 2 === 0 ? -0.12 : 0.22) * (count > 1 ? 1 : 0),
  }));
}

/** Seats of the dice sorted then: the kept ones together in front, the dropped ones aside and behind. */
export function sorting(kept: readonly boolean[]): readonly Seat[] {
  const dropped = kept.filter((one) => !one).length;
  if (dropped === 0) return landing(kept.length);
  const width = kept.length - dropped;
  const start = -((width - 1) * 1.25 + 1.6 + (dropped - 1) * 1.1) / 2;
  let [front, aside] = [0, 0];
  return kept.map((one) =>
    one ? { x: start + front++ * 1.25, z: 0.15 } : { x: start + (width - 1) * 1.25 + 1.6 + aside++ * 1.1, z: -0.55 },
  );
}

/** A die on its way at a time: in from the right, with lower and lower bounces and slower and slower turns. */
export function flight(seat: Seat, order: number, time: number): Flight {
  const left = (1 - time) * (1 - time);
  const phase = time * (BOUNCES + 0.5);
  const bounce = Math.abs(Math.cos(phase * Math.PI)) * left * (2.6 - order * 0.25);
  return {
    x: seat.x + left * (5.5 + order * 0.9),
    y: time < 1 ? bounce : 0,
    z: seat.z - left * (1.6 - order * 0.5),
    spin: left * (2.1 + order * 0.35),
  };
}
