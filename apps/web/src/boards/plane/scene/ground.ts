import { blocksSight, type Point } from '@escarmouche/space';
import type { Texture } from 'three';
import type { PlaneBoard, Terrain } from '../model.ts';
import { FLAT_TINTS } from '../looks/tints.ts';
import { PALETTES } from '../palette.ts';
import { pave } from './dressed/paving.ts';
import { outlineOf } from './solids.ts';
import { canvasOf, chance, textureOf } from './textures.ts';

/** Longest side of the painted ground, in pixels. */
const LARGEST = 2048;
const FINEST = 64;

/** Pixels a pace of a painting of the whole table. */
export const paintScale = ({ width, height }: { width: number; height: number }, largest = LARGEST): number =>
  Math.min(FINEST, largest / (Math.max(width, height) / 1000));

/** Adds an outline in paces to the path, north upwards. */
export function trace(context: CanvasRenderingContext2D, outline: readonly Point[], scale: number, height: number): void {
  outline.forEach(({ x, y }, i) => {
    if (i === 0) context.moveTo(x * scale, height - y * scale);
    else context.lineTo(x * scale, height - y * scale);
  });
  context.closePath();
}

/**
 * The ground of a table as one painting: its colour and grain, the grid, difficult ground, the shade around standing terrain; holes are
 * left out.
 */
export function groundTexture(board: PlaneBoard): Texture | undefined {
  const scale = paintScale(board);
  const [width, height] = [Math.round((board.width / 1000) * scale), Math.round((board.height / 1000) * scale)];
  const context = canvasOf(width, height);
  if (!context) return undefined;
  const palette = PALETTES[board.ground];
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, width, height);
  blotches(context, palette.specks, width, height);
  pave(
    context,
    board,
    scale,
    (outline) => trace(context, outline, scale, height),
    (specks) => blotches(context, specks, width, height),
  );
  for (const piece of board.terrain) {
    if (piece.kind === 'difficult') rough(context, piece, FLAT_TINTS[piece.look ?? ''] ?? palette.difficult, scale, height);
  }
  grid(context, board, scale, width, height);
  if (board.ground === 'deck') joints(context, scale, width, height);
  shades(context, board.terrain, scale, height);
  holes(context, board.terrain, scale, height);
  return textureOf(context, false);
}

function blotches(context: CanvasRenderingContext2D, specks: readonly [string, string], width: number, height: number): void {
  for (let i = 0; i < 260; i++) {
    context.globalAlpha = 0.1 + chance(i, 5) * 0.16;
    context.fillStyle = specks[i % 2] ?? specks[0];
    context.beginPath();
    context.ellipse(chance(i, 1) * width, chance(i, 2) * height, 20 + chance(i, 3) * 110, 14 + chance(i, 4) * 70, chance(i, 6) * 3, 0, 7);
    context.fill();
  }
  for (let i = 0; i < 9000; i++) {
    context.globalAlpha = 0.25 + chance(i, 7) * 0.4;
    context.fillStyle = specks[i % 2] ?? specks[0];
    const size = 1 + chance(i, 8) * 2;
    context.fillRect(chance(i, 9) * width, chance(i, 10) * height, size, size);
  }
  context.globalAlpha = 1;
}

function rough(context: CanvasRenderingContext2D, piece: Terrain, colour: string, scale: number, height: number): void {
  const outline = outlineOf(piece.shape);
  context.save();
  context.shadowColor = colour;
  context.shadowBlur = scale * 0.35;
  context.globalAlpha = 0.8;
  context.fillStyle = colour;
  context.beginPath();
  trace(context, outline, scale, height);
  context.fill();
  context.shadowColor = 'transparent';
  context.clip();
  const [xs, ys] = [outline.map(({ x }) => x * scale), outline.map(({ y }) => height - y * scale)];
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x0, Math.max(...ys) - y0];
  for (let i = 0; i < (w * h) / 90; i++) {
    context.globalAlpha = 0.12 + chance(i, 41) * 0.25;
    context.fillStyle = i % 3 === 0 ? '#fff' : '#000';
    const size = 0.5 + chance(i, 42) * 1.6;
    context.globalAlpha *= i % 3 === 0 ? 0.4 : 1;
    context.beginPath();
    context.ellipse(x0 + chance(i, 43) * w, y0 + chance(i, 44) * h, size, size * (1 + chance(i, 45)), chance(i, 46) * 3, 0, 7);
    context.fill();
  }
  context.restore();
}

function grid(context: CanvasRenderingContext2D, board: PlaneBoard, scale: number, width: number, height: number): void {
  for (let i = 1; i < Math.max(board.width, board.height) / 1000; i++) {
    context.fillStyle = i % 5 === 0 ? 'rgb(0 0 0 / 0.24)' : 'rgb(0 0 0 / 0.055)';
    const thick = i % 5 === 0 ? 2.5 : 1.5;
    context.fillRect(i * scale - thick / 2, 0, thick, height);
    context.fillRect(0, height - i * scale - thick / 2, width, thick);
  }
}

/** A deck is made of plates: a light edge beside every coarse line. */
function joints(context: CanvasRenderingContext2D, scale: number, width: number, height: number): void {
  context.fillStyle = 'rgb(255 255 255 / 0.07)';
  for (let x = 0; x < width; x += 5 * scale) context.fillRect(x + 2, 0, 2, height);
  for (let y = height; y > 0; y -= 5 * scale) context.fillRect(0, y + 2, width, 2);
}

/** Less light comes in round standing terrain: a shadow alone is painted, of a piece that lies beside the picture. */
function shades(context: CanvasRenderingContext2D, terrain: readonly Terrain[], scale: number, height: number): void {
  const { width } = context.canvas;
  context.save();
  context.shadowOffsetX = 2 * width;
  context.translate(-2 * width, 0);
  for (const piece of terrain) {
    if (!blocksSight(piece) || piece.base !== 0) continue;
    context.shadowColor = 'rgb(0 0 0 / 0.55)';
    context.shadowBlur = scale * Math.min(0.9, 0.25 + piece.top / 4000);
    context.fillStyle = '#000';
    context.beginPath();
    trace(context, outlineOf(piece.shape), scale, height);
    context.fill();
  }
  context.restore();
}

function holes(context: CanvasRenderingContext2D, terrain: readonly Terrain[], scale: number, height: number): void {
  const open = terrain.filter(({ kind }) => kind === 'void' || kind === 'water');
  context.save();
  context.strokeStyle = 'rgb(0 0 0 / 0.4)';
  context.lineWidth = scale * 0.24;
  for (const { shape } of open) {
    context.beginPath();
    trace(context, outlineOf(shape), scale, height);
    context.stroke();
  }
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  for (const { shape } of open) {
    context.beginPath();
    trace(context, outlineOf(shape), scale, height);
    context.fill();
  }
  context.restore();
}
