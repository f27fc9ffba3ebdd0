import type { Covering, PlaneBoard } from '../../model.ts';
import { PALETTES } from '../../palette.ts';
import { outlineOf } from '../solids.ts';
import { canvasOf, chance } from '../textures.ts';

type Context = CanvasRenderingContext2D;
type Painter = (context: Context, pace: number) => void;

/** Side of the tile that a pattern repeats by, in paces. */
const SIDE = 4;

/** Stones in rows, one row shifted against the next. */
function rows(pace: number, high: number, wide: number, stone: (x: number, y: number, w: number, h: number, i: number) => void): void {
  for (let row = 0, i = 0; row * high < SIDE; row++)
    for (let column = -1; column * wide < SIDE; column++, i++)
      stone((column + (row % 2) / 2) * wide * pace, row * high * pace, wide * pace, high * pace, i);
}

const slabs: Painter = (context, pace) => {
  rows(pace, 0.8, 0.8, (x, y, w, h, i) => {
    context.fillStyle = `rgb(255 255 255 / ${chance(i % 30, 61) * 0.07})`;
    context.fillRect(x, y, w, h);
    context.strokeStyle = 'rgb(0 0 0 / 0.3)';
    context.lineWidth = pace * 0.04;
    context.strokeRect(x, y, w, h);
  });
};

const tiles: Painter = (context, pace) => {
  const side = 0.8 * pace;
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++) {
      context.fillStyle = (row + column) % 2 === 0 ? 'rgb(255 255 255 / 0.16)' : 'rgb(60 40 20 / 0.07)';
      context.fillRect(column * side, row * side, side, side);
      context.strokeStyle = 'rgb(0 0 0 / 0.18)';
      context.lineWidth = pace * 0.025;
      context.strokeRect(column * side, row * side, side, side);
    }
};

const cobbles: Painter = (context, pace) => {
  rows(pace, 0.25, 0.32, (x, y, w, h, i) => {
    context.beginPath();
    context.roundRect(x + w * 0.06, y + h * 0.08, w * 0.88, h * 0.84, h * 0.35);
    context.fillStyle = `rgb(255 255 255 / ${0.03 + chance(i % 14, 62) * 0.14})`;
    context.fill();
    context.strokeStyle = 'rgb(0 0 0 / 0.38)';
    context.lineWidth = pace * 0.03;
    context.stroke();
  });
};

const asphalt: Painter = (context, pace) => {
  context.strokeStyle = 'rgb(0 0 0 / 0.32)';
  context.lineWidth = pace * 0.04;
  for (let i = 0; i < 3; i++) {
    let [x, y] = [chance(i, 63) * 3 * pace, chance(i, 64) * 3 * pace];
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 4; step++) {
      x += (chance(i * 4 + step, 65) - 0.2) * 0.5 * pace;
      y += (chance(i * 4 + step, 66) - 0.4) * 0.5 * pace;
      context.lineTo(x, y);
    }
    context.stroke();
  }
};

const earth: Painter = (context, pace) => {
  for (let i = 0; i < 60; i++) {
    context.fillStyle = i % 3 === 0 ? 'rgb(0 0 0 / 0.22)' : 'rgb(255 240 210 / 0.2)';
    context.beginPath();
    context.ellipse(chance(i, 67) * SIDE * pace, chance(i, 68) * SIDE * pace, pace * 0.05, pace * 0.035, chance(i, 69) * 3, 0, 7);
    context.fill();
  }
};

const PATTERNS: Readonly<Partial<Record<Covering, Painter>>> = { slabs, tiles, cobbles, asphalt, earth };

function patternOf(ground: Covering, scale: number): CanvasPattern | undefined {
  const paint = PATTERNS[ground];
  const side = Math.round(SIDE * scale);
  const context = paint && canvasOf(side, side);
  if (!context) return undefined;
  paint(context, side / SIDE);
  return context.createPattern(context.canvas, 'repeat') ?? undefined;
}

function fill(context: Context, style: string | CanvasPattern, width: number, height: number): void {
  context.fillStyle = style;
  context.fillRect(0, 0, width, height);
}

/** Paves the ground, then the patches, covering by covering in the order of the map; `grain` speckles a soil. */
export function pave(
  context: Context,
  board: PlaneBoard,
  scale: number,
  trace: (outline: ReturnType<typeof outlineOf>) => void,
  grain: (specks: readonly [string, string]) => void,
): void {
  const { width, height } = context.canvas;
  const whole = patternOf(board.ground, scale);
  if (whole) fill(context, whole, width, height);
  const patches = board.patches ?? [];
  for (const ground of new Set(patches.map((patch) => patch.ground))) {
    context.save();
    context.beginPath();
    for (const patch of patches) if (patch.ground === ground) trace(outlineOf(patch.shape));
    if (ground === 'paint') {
      context.fillStyle = 'rgb(230 223 201 / 0.75)';
      context.fill();
    } else {
      context.lineWidth = scale * 0.16;
      context.strokeStyle = ground === 'slabs' ? '#bdb7a8' : 'rgb(30 24 14 / 0.35)';
      context.stroke();
      context.clip();
      fill(context, PALETTES[ground].ground, width, height);
      grain(PALETTES[ground].specks);
      const pattern = patternOf(ground, scale);
      if (pattern) fill(context, pattern, width, height);
    }
    context.restore();
  }
}
