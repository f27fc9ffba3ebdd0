/** Sides are told apart by colour, by shape and by letter, never by colour alone. */
export interface SideLook {
  readonly letter: string;
  readonly shape: 'disc' | 'diamond' | 'square' | 'triangle' | 'hexagon' | 'pentagon';
  /** Name of the CSS custom properties: --side-a, --side-a-deep … */
  readonly key: string;
}

const LOOKS: readonly SideLook[] = [
  { letter: 'A', shape: 'disc', key: 'a' },
  { letter: 'B', shape: 'diamond', key: 'b' },
  { letter: 'C', shape: 'square', key: 'c' },
  { letter: 'D', shape: 'triangle', key: 'd' },
  { letter: 'E', shape: 'hexagon', key: 'e' },
  { letter: 'F', shape: 'pentagon', key: 'f' },
];

export function lookOf(side: number): SideLook {
  return LOOKS[side % LOOKS.length] ?? { letter: '?', shape: 'disc', key: 'a' };
}

const CORNERS: Record<Exclude<SideLook['shape'], 'disc'>, { count: number; turn: number }> = {
  diamond: { count: 4, turn: 0 },
  square: { count: 4, turn: 0.5 },
  triangle: { count: 3, turn: 0 },
  hexagon: { count: 6, turn: 0 },
  pentagon: { count: 5, turn: 0 },
};

/** Corners of a side's shape around (0,0), in the unit of its radius; none for the disc. */
export function shapeCorners(shape: SideLook['shape'], radius: number): readonly (readonly [number, number])[] {
  if (shape === 'disc') return [];
  const { count, turn } = CORNERS[shape];
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Corners of a side's shape around (0,0) as an SVG `points` list; undefined for the disc. */
export function shapePoints(shape: SideLook['shape'], radius: number): string | undefined {
  if (shape === 'disc') return undefined;
  return shapeCorners(shape, radius)
    .map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(' ');
}
