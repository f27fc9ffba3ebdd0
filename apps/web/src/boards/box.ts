/** A rectangle on a board or on the screen; `top` is where y is least. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box about its middle. */
export function boxAt(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The area of a box that others share with it; an area that two of them share counts twice. */
export const covered = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);

/** True when one of these boxes covers part of the box. */
export const isCovered = (box: Box, boxes: readonly Box[]): boolean => boxes.some((one) => overlap(box, one) > 0);

export const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
