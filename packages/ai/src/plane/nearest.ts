import { span, type Point } from '@escarmouche/space';

/** The nearest of several, the first of equals. */
export function nearest<T extends Point>(from: Point, several: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const one of several) if (!best || span(from, one) < span(from, best)) best = one;
  return best;
}
