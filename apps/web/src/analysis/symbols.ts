import { lookOf, shapeCorners } from '../boards/sides.ts';

/** A side's shape as Observable Plot draws points with it: a disc, or a polygon a little wider; `size` in square pixels. */
export function sideSymbol(side: number) {
  const { shape } = lookOf(side);
  return {
    draw(context: CanvasPath, size: number): void {
      const radius = Math.sqrt(size / Math.PI);
      if (shape === 'disc') {
        context.arc(0, 0, radius, 0, 2 * Math.PI);
        return;
      }
      shapeCorners(shape, radius * 1.2).forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
      context.closePath();
    },
  };
}
