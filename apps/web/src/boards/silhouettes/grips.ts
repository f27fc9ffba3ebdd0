import type { Held, Kind, Silhouette } from '@escarmouche/content/silhouettes';

/** Middle of the grip of each thing in hand, in the drawing of a grown figure. */
const GRIPS: Readonly<Record<Held, readonly [x: number, y: number]>> = {
  pistol: [6.2, 3],
  rifle: [0.8, 2],
  long: [0.5, 1],
  heavy: [0, 3],
  bow: [6.8, 1],
  crossbow: [2, 2.5],
  blade: [6.6, 2.4],
  saber: [7, 2.6],
  axe: [7, 3],
  club: [7.2, 3],
  spear: [7.6, 0.6],
  staff: [7.2, 0.4],
  bomb: [6.5, 2],
};

/** Bodies that hold things elsewhere: so much to the right and down, and the size of things there. */
const BODIES: Readonly<Partial<Record<Kind, readonly [x: number, y: number, size: number]>>> = {
  sniper: [0, -2, 1],
  small: [-1, 3.5, 0.75],
  dwarf: [0, 2, 0.9],
  beast: [1, -6, 0.8],
  huge: [2.4, 1, 1],
  robed: [0, 0.5, 1],
};

/** Things that are aimed when raised, and things that are lifted over the head: degrees they turn by. */
const RAISED: Readonly<Partial<Record<Held, number>>> = { pistol: -35, rifle: -28, long: -12, heavy: -18, crossbow: -28 };
const LIFTED = -3;

/** The transform that puts the thing in a figure's hand. */
export function grip({ kind, held }: Silhouette, raised: boolean): string | undefined {
  if (held === undefined) return undefined;
  const [x, y] = GRIPS[held];
  const [right, down, size] = BODIES[kind] ?? [0, 0, 1];
  const turn = raised ? (RAISED[held] ?? 0) : 0;
  const lift = raised && turn === 0 ? LIFTED : 0;
  return `translate(${x + right} ${y + down + lift}) scale(${size}) rotate(${turn})`;
}
